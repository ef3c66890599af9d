"""What is answered about boards, as the document of the API describes it."""

from __future__ import annotations

from typing import Any

from rest_framework import serializers

from games.boards.deciding import KINDS
from games.boards.deeds import RESULTS, SIDES
from games.boards.state import MATCH_OVER, OPENING, PHASES, SEATS
from games.engine import Ending
from games.engine.cube import TURNS
from games.models.boards import BoardStatus, Opponent

SIDE = list(SIDES)
ENDINGS = [ending.name.lower() for ending in Ending]
MAY = [kind for kind in KINDS if kind != "sit"]


class BoardSideOut(serializers.Serializer[Any]):
    """One side of a board."""

    name = serializers.CharField()
    seated = serializers.BooleanField(help_text="Whether somebody plays it.")
    score = serializers.IntegerField()


class BoardRowOut(serializers.Serializer[Any]):
    """A board, without what happened there."""

    id = serializers.IntegerField()
    variant = serializers.CharField()
    length = serializers.IntegerField(help_text="0: for money.")
    opponent = serializers.ChoiceField(Opponent.values)
    status = serializers.ChoiceField(BoardStatus.values, help_text="`over`: the match is won.")
    seq = serializers.IntegerField(help_text="The number of its last command.")
    made_at = serializers.DateTimeField()
    white = BoardSideOut()
    black = BoardSideOut()
    you = serializers.ListField(
        child=serializers.ChoiceField(SIDE), help_text="What the caller plays."
    )


class BoardRulesOut(serializers.Serializer[Any]):
    """What was agreed on."""

    cube_limit = serializers.IntegerField()
    jacoby = serializers.BooleanField()
    beavers = serializers.IntegerField()
    automatic_doubles = serializers.IntegerField()
    crawford = serializers.BooleanField()
    holland = serializers.BooleanField()
    backgammon = serializers.IntegerField()


class BoardCubeOut(serializers.Serializer[Any]):
    """The cube; an offer changes level and owner once it is taken."""

    level = serializers.IntegerField()
    owner = serializers.ChoiceField(SIDE, allow_null=True)
    offer = serializers.ChoiceField(TURNS, allow_null=True)
    if_taken = serializers.IntegerField(help_text="The level once the offer is taken.")


class ResignationOut(serializers.Serializer[Any]):
    """An offer to lose so much, which waits for an answer."""

    side = serializers.ChoiceField(SIDE)
    result = serializers.ChoiceField(list(RESULTS))


class BoardResultOut(serializers.Serializer[Any]):
    """How a game ended."""

    winner = serializers.ChoiceField(SIDE)
    result = serializers.ChoiceField(list(RESULTS))
    ending = serializers.ChoiceField(ENDINGS)
    points = serializers.IntegerField()


class BoardMayOut(serializers.Serializer[Any]):
    """The kinds of commands that each side may send now."""

    white = serializers.ListField(child=serializers.ChoiceField(MAY))
    black = serializers.ListField(child=serializers.ChoiceField(MAY))


class BoardDeedOut(serializers.Serializer[Any]):
    """Something that was done: `did`, and what belongs to it."""

    did = serializers.CharField(
        help_text="`open` tells both dice of an opening throw as `white` and `black`, `throw` its"
        " `dice`; the others are called as their commands."
    )
    side = serializers.ChoiceField(SIDE, required=False)
    white = serializers.IntegerField(required=False)
    black = serializers.IntegerField(required=False)
    dice = serializers.ListField(child=serializers.IntegerField(), required=False)
    play = serializers.CharField(required=False)
    level = serializers.IntegerField(required=False)
    result = serializers.ChoiceField(list(RESULTS), required=False)
    game = serializers.IntegerField(required=False)


class BoardLastOut(serializers.Serializer[Any]):
    """The last command, and what it did."""

    seq = serializers.IntegerField()
    kind = serializers.ChoiceField(KINDS)
    deeds = BoardDeedOut(many=True)


class BoardCommandOut(BoardLastOut):
    """A command of the log."""

    sent_at = serializers.DateTimeField(source="recorded_at")


class BoardOut(BoardRowOut):
    """A board as it stands, and what may be done next."""

    rules = BoardRulesOut()
    game = serializers.IntegerField(help_text="Which game of the match, from 1.")
    is_crawford = serializers.BooleanField()
    phase = serializers.ChoiceField(
        [SEATS, OPENING, *PHASES.values(), MATCH_OVER], help_text="What is to be done next."
    )
    on_roll = serializers.ChoiceField(SIDE, allow_null=True)
    decides = serializers.ChoiceField(
        SIDE, allow_null=True, help_text="Who is to do it; null where either may, or nobody."
    )
    dice = serializers.ListField(child=serializers.IntegerField(), allow_null=True)
    cube = BoardCubeOut()
    resignation = ResignationOut(allow_null=True)
    xgid = serializers.CharField(
        allow_null=True, help_text="null before the opening throw, and for an otter."
    )
    position_id = serializers.CharField(allow_null=True, help_text="Of the checkers.")
    legal_plays = serializers.ListField(
        child=serializers.CharField(),
        allow_null=True,
        help_text="Of the dice on the table; empty where no checker can move: play that as an empty"
        " text. null where nothing is to be played.",
    )
    may = BoardMayOut()
    last_result = BoardResultOut(allow_null=True, help_text="Of the last game that has ended.")
    winner = serializers.ChoiceField(SIDE, allow_null=True, help_text="Of the match.")
    last = BoardLastOut(allow_null=True)


class MadeBoardOut(BoardOut):
    """The same; with the secret of its empty side, which is shown now and never again."""

    secret = serializers.CharField(required=False, help_text="Sent with `sit`.")


class BoardDoneOut(serializers.Serializer[Any]):
    """What a command did, and the board right after it."""

    seq = serializers.IntegerField(help_text="The next `expected_seq`.")
    deeds = BoardDeedOut(many=True)
    state = BoardOut()


class StaleBoardOut(serializers.Serializer[Any]):
    """The problem of a command that came too late, with the state as it is."""

    code = serializers.CharField(help_text="`stale`.")
    status = serializers.IntegerField()
    title = serializers.CharField()
    type = serializers.CharField()
    detail = serializers.CharField()
    seq = serializers.IntegerField(required=False, help_text="The next `expected_seq`.")
    state = BoardOut(required=False)
