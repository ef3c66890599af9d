"""How the document describes the state of a table: what `table_body` makes."""

from __future__ import annotations

from drf_spectacular.utils import extend_schema_field
from rest_framework import serializers

from chouette.api.event_schema import EventOut
from chouette.api.game_schema import (
    OpenGameOut,
    Out,
    PointsByPlayer,
    RecordOut,
    SideField,
    by_player,
    one,
    several,
)


class KeeperOut(Out):
    """Who was given the table to score. Others who may score still can."""

    name = serializers.CharField()
    since = serializers.DateTimeField(allow_null=True)


class PersonOut(Out):
    """Somebody who sat at this table."""

    id = one()
    name = serializers.CharField()


class RotationOut(Out):
    """Who sits where; nobody anywhere before the order is drawn."""

    box = one(allow_null=True)
    partner = one("Shares the box's result.", allow_null=True)
    captain = one("Moves for the team.", allow_null=True)
    crew = several("The rest of the team, in order.")


class AwayOut(Out):
    """Somebody who takes a break."""

    player = one()
    missed = serializers.IntegerField(help_text="Games missed so far.")


class GoingOut(Out):
    """Somebody who leaves or takes a break once the open game is over."""

    player = one()
    how = serializers.ChoiceField(["leave", "sit_out"])


class PairOut(Out):
    """Who may give whom an extra."""

    giver = one()
    taker = one()


class ExtraToDoubleOut(PairOut):
    """An extra that a side may double."""

    side = SideField()


class BoughtToDoubleOut(Out):
    """A bought cube that a side may double."""

    side = SideField()
    seller = one()


class MayOut(Out):
    """A kind of command that the caller may send now. What is not here is refused."""

    kind = serializers.CharField(help_text="As `kind` of a command.")
    players = serializers.ListField(
        child=serializers.CharField(),
        required=False,
        help_text="Whom its field `player`, `member` (or `seller`) may name. `answer` names those"
        " too who have answered and may still answer otherwise; `game.pending.waiting` are the"
        " rest. Left out where nobody is named, as in the box's answer with one cube.",
    )
    box = serializers.ListField(
        child=serializers.CharField(), required=False, help_text="Whom the box may double."
    )
    team = serializers.ListField(
        child=serializers.CharField(),
        required=False,
        help_text="Who of the team may double. With one cube all double as one: `double` names"
        " nobody and is empty here; `offer` may name whoever decides, so that a member may send it"
        " for himself.",
    )
    pairs = PairOut(many=True, required=False)
    extras = ExtraToDoubleOut(many=True, required=False)
    bought = BoughtToDoubleOut(many=True, required=False)


@extend_schema_field({"type": "object", "additionalProperties": True})
class RulesField(serializers.DictField):
    """Every house rule by its name."""


class TableOut(Out):
    """The state of a table after `seq` events. Players are their numbers as text."""

    id = serializers.IntegerField()
    club = serializers.SlugField()
    night_on = serializers.DateField()
    table = serializers.CharField()
    status = serializers.ChoiceField(["open", "closed"])
    practice = serializers.BooleanField(help_text="Its points reach no balance.")
    seq = serializers.IntegerField(help_text="The number of the last event: `expected_seq`.")
    stake_minor = serializers.IntegerField(
        allow_null=True, help_text="Of the next game, in minor units; null for the public."
    )
    currency = serializers.CharField(
        allow_null=True, help_text="Empty where only points count; null for the public."
    )
    rules_name = serializers.CharField()
    rules = RulesField(help_text="Of the next game.")
    keeper = KeeperOut(allow_null=True)
    players = PersonOut(many=True, help_text="Everybody who ever sat here.")
    rotation = RotationOut()
    waiting = several("Who comes in after the open game.")
    away = AwayOut(many=True)
    going = GoingOut(many=True)
    levels = by_player(serializers.IntegerField(), "Stake levels, 1 the table's stake.")
    proxies = by_player(serializers.CharField(), "Who decides on whose cube.")
    partner_asked = one("Who was asked to be the box's partner.", allow_null=True)
    game = OpenGameOut(allow_null=True)
    games_played = serializers.IntegerField()
    last_game = RecordOut(allow_null=True)
    totals = PointsByPlayer(help_text="Points of this table.")
    money_minor = serializers.DictField(
        child=serializers.IntegerField(),
        allow_null=True,
        help_text="The same in minor units, provisional until the night is squared up; null for"
        " whoever may not see money, empty where only points count.",
    )
    may = MayOut(many=True)


class EventsOut(Out):
    """A part of a log."""

    seq = serializers.IntegerField(help_text="Where the log ends now.")
    events = EventOut(many=True)


class DoneOut(EventsOut):
    """What a command led to."""

    seq = serializers.IntegerField(help_text="The next `expected_seq`.")
    other_session = serializers.IntegerField(
        allow_null=True, help_text="The table that a split opened or a merge closed."
    )


class LiveOut(Out):
    """Whether there is something new."""

    seq = serializers.IntegerField()
    status = serializers.ChoiceField(["open", "closed"])
