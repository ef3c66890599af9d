"""What is sent to make a board, and to play on one."""

from __future__ import annotations

from typing import Any

from rest_framework import serializers
from rest_framework.exceptions import ValidationError

from clubsite.api.inputs import Input, Whole
from games.boards.deciding import KINDS, Order
from games.boards.deeds import RESULTS, SIDES
from games.engine import Rules
from games.engine.rules import CUBE_LIMITS
from games.engine.variants import USUAL
from games.models.boards import COMMANDS_MAX, LENGTH_MAX, NAME_LENGTH_MAX, Opponent
from games.services.making_boards import Agreed

PLAY_LENGTH_MAX = 80
OF_KIND = {
    "play": "play",
    "result": "resign",
    "side": "resign",
    "secret": "sit",
    "name": "sit",
}
"""Which kind of command each of the other fields is of."""
NEEDED = {"play": "play", "resign": "result", "sit": "secret"}
"""Which of them a kind does not go without."""
RULES = (
    "cube_limit",
    "jacoby",
    "beavers",
    "automatic_doubles",
    "crawford",
    "holland",
    "backgammon",
)


USUALLY = Rules()
"""What holds where nothing is said."""


class NewBoard(Input):
    """What is agreed on before the first throw. Rules of money play hold in money play only, those
    of matches in matches only, whatever is set here."""

    command_id = serializers.UUIDField(help_text="Made by the sender; sent again, it is one board.")
    variant = serializers.ChoiceField([USUAL], required=False, default=USUAL)
    length = Whole(
        required=False, default=0, min_value=0, max_value=LENGTH_MAX, help_text="0: for money."
    )
    jacoby = serializers.BooleanField(required=False, default=USUALLY.jacoby)
    beavers = Whole(
        required=False,
        default=USUALLY.beavers,
        min_value=0,
        max_value=3,
        help_text="Of three turns, how many.",
    )
    automatic_doubles = Whole(
        required=False, default=USUALLY.automatic_doubles, min_value=0, max_value=10
    )
    cube_limit = serializers.ChoiceField(
        list(CUBE_LIMITS), required=False, default=USUALLY.cube_limit, help_text="1: no cube."
    )
    crawford = serializers.BooleanField(required=False, default=USUALLY.crawford)
    holland = serializers.BooleanField(required=False, default=USUALLY.holland)
    backgammon = serializers.ChoiceField(
        [2, 3], required=False, default=USUALLY.backgammon, help_text="What a backgammon counts."
    )
    white = serializers.CharField(required=False, default="White", max_length=NAME_LENGTH_MAX)
    black = serializers.CharField(required=False, default="Black", max_length=NAME_LENGTH_MAX)
    opponent = serializers.ChoiceField(
        Opponent.values,
        required=False,
        default=Opponent.HERE.value,
        help_text="`here`: both sides on one device. `invited`: somebody who is given the secret.",
    )
    side = serializers.ChoiceField(
        list(SIDES), required=False, default="white", help_text="Whoever invites plays this one."
    )


def agreed(given: dict[str, Any]) -> Agreed:
    """The same as the services know it."""
    return Agreed(
        length=given["length"],
        rules=Rules(**{name: given[name] for name in RULES}),
        opponent=given["opponent"],
        side=SIDES[given["side"]],
        white_name=given["white"],
        black_name=given["black"],
        variant=given["variant"],
    )


class BoardCommandIn(Input):
    """A command. `play`, `result`, `side`, `secret` and `name` are for the kinds they are of."""

    command_id = serializers.UUIDField(help_text="Made by the sender; sent again, it is done once.")
    expected_seq = Whole(
        min_value=0, max_value=COMMANDS_MAX, help_text="The `seq` of the state that the sender saw."
    )
    kind = serializers.ChoiceField(KINDS)
    play = serializers.CharField(
        required=False,
        allow_blank=True,
        max_length=PLAY_LENGTH_MAX,
        help_text='Of `play`: in any usual notation; "" where no checker can move.',
    )
    result = serializers.ChoiceField(
        list(RESULTS), required=False, help_text="Of `resign`: what it loses."
    )
    side = serializers.ChoiceField(
        list(SIDES),
        required=False,
        help_text="Of `resign`, where one device plays both: by default who is to decide.",
    )
    secret = serializers.CharField(
        required=False, max_length=80, help_text="Of `sit`: what the maker of the board was shown."
    )
    name = serializers.CharField(
        required=False,
        max_length=NAME_LENGTH_MAX,
        help_text="Of `sit`: what he is called there; unless sent, as the maker called that side.",
    )

    def validate(self, attrs: dict[str, Any]) -> dict[str, Any]:
        """Raises ValidationError for a field of another kind, and for one that is missing."""
        kind = attrs["kind"]
        if strange := [name for name in OF_KIND if name in attrs and OF_KIND[name] != kind]:
            raise ValidationError({name: [f"{kind} has no such field."] for name in strange})
        needed = NEEDED.get(kind)
        if needed and needed not in attrs:
            raise ValidationError({needed: [f"{kind} needs it."]})
        return attrs


def order_of(given: dict[str, Any]) -> Order:
    """The same as the services know it."""
    return Order(
        kind=given["kind"],
        play=given.get("play", ""),
        result=given.get("result", "single"),
        side=SIDES.get(given.get("side", "")),
    )
