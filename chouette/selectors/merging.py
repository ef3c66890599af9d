"""Whether two players can be one person, and what each brings along."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from datetime import date

from django.db.models import Count, Max, Min, Q

from chouette.merging_refusals import TwoLogIns
from chouette.models import (
    Account,
    ChouetteSession,
    EntryKind,
    Event,
    LedgerEntry,
    Player,
    Statement,
    StatementLine,
)
from chouette.refusals import HasLogIn, NotFound, Refused, SamePerson, StillSeated, TwoPeople
from chouette.rules.events import PlayerJoined, TableMerged, TableOpened
from chouette.selectors.balances import Balance, player_balance
from chouette.selectors.logs import states_of
from chouette.selectors.unstated import unstated_tables


@dataclass(frozen=True)
class Past:
    """What is known of a player: tables, first and last night, balances.

    All of it with the tables that still play, which `unfinished` says are among them.
    """

    player: Player
    tables: int
    first: date | None
    last: date | None
    balance: Balance
    unfinished: bool

    @property
    def money(self) -> dict[str, int]:
        """Booked and provisional money together, by currency; zeros left out."""
        units = sorted({*self.balance.money, *self.balance.provisional})
        return {unit: total for unit in units if (total := self.balance.total(unit))}


def past_of(player: Player) -> Past:
    """What a merger would bring along."""
    lines = StatementLine.objects.filter(player=player).order_by()
    found = lines.aggregate(tables=Count("pk"), first=Min("night_on"), last=Max("night_on"))
    playing = [
        table.row.night_on
        for table in unstated_tables(player.club_id)
        if any(night.player == player.pk for night in table.nights)
    ]
    nights = [night for night in (found["first"], found["last"], *playing) if night]
    return Past(
        player=player,
        tables=found["tables"] + len(playing),
        first=min(nights, default=None),
        last=max(nights, default=None),
        balance=player_balance(player),
        unfinished=bool(playing),
    )


@dataclass(frozen=True)
class Merger:
    """Two players side by side before they are one, and what speaks against it, if anything."""

    player: Past
    into: Past
    hindrance: Refused | None


def merger_of(player: Player, into: Player) -> Merger:
    """What merging the first into the second would bring together."""
    return Merger(past_of(player), past_of(into), _hindrance(player, into))


@dataclass(frozen=True)
class Choice:
    """One of two players who may be one, and what speaks against it that he is the one to stay."""

    stays: Past
    hindrance: Refused | None


def choices_of(one: Player, other: Player) -> tuple[Choice, Choice]:
    """Which of the two could stay, in this order."""
    return (
        Choice(past_of(one), _hindrance(other, one)),
        Choice(past_of(other), _hindrance(one, other)),
    )


def _hindrance(player: Player, into: Player) -> Refused | None:
    try:
        refuse_merger(player, into)
    except Refused as error:
        return error
    return None


def refuse_merger(player: Player, into: Player) -> None:
    """Raises SamePerson, NotFound for who was merged before, TwoLogIns, HasLogIn, StillSeated,
    TwoPeople."""
    if player == into:
        raise SamePerson
    if player.merged_into_id is not None:
        raise NotFound
    if _logs_in(player):
        if _logs_in(into):
            raise TwoLogIns(name=player.name, other=into.name)
        raise HasLogIn(name=player.name)
    if player.seats.exists():
        raise StillSeated(name=player.name)
    if known_apart(player, into):
        raise TwoPeople(name=player.name, other=into.name)


def _logs_in(player: Player) -> bool:
    return player.user_id is not None or getattr(player, "membership", None) is not None


def known_apart(player: Player, other: Player) -> bool:
    """Whether they must be two people: both were at one table, practice too and whether or not
    they finished a game there, or one paid the other. Whoever was merged into one of them is part
    of him. At most ten queries."""
    mine, others = _numbers(player), _numbers(other)
    return (
        any(mine & people and others & people for people in _tables_of(player, mine))
        or _dealt(mine, others)
        or _sat_together(player.club_id, mine, others)
    )


def _numbers(player: Player) -> set[int]:
    return {player.pk, *player.merged_from.values_list("pk", flat=True)}


def _tables_of(player: Player, mine: set[int]) -> Iterator[set[int]]:
    """Who was at each table where he may have been."""
    sessions = StatementLine.objects.filter(player__in=mine).values("chouette_session")
    lines = StatementLine.objects.filter(chouette_session__in=sessions).order_by()
    by_table: dict[int, set[int]] = {}
    for table, number in lines.values_list("chouette_session_id", "player_id"):
        by_table.setdefault(table, set()).add(number)
    yield from by_table.values()
    tables = ChouetteSession.objects.filter(club_id=player.club_id)
    for state in states_of(tables.filter(stated_seq=None)).values():
        yield {int(number) for number in state.levels}
    practice = Statement.objects.filter(chouette_session__in=tables.filter(is_practice=True))
    for body in practice.values_list("body", flat=True):
        yield {int(row["player"]) for row in body["players"]}


def _sat_together(club_id: int, mine: set[int], others: set[int]) -> bool:
    """Whether both were seated at one table, though not both played; not if it was undone."""
    came = Event.objects.filter(chouette_session__club=club_id, kind__in=_WHO_CAME).order_by()
    by_table: dict[int, set[int]] = {}
    for table, payload in came.values_list("chouette_session_id", "payload"):
        seats = payload.get("players") or [payload]
        by_table.setdefault(table, set()).update(int(seat["player"]) for seat in seats)
    both = [table for table, people in by_table.items() if mine & people and others & people]
    if not both:
        return False
    states = states_of(ChouetteSession.objects.filter(pk__in=both)).values()
    sat = [{int(number) for number in state.levels} for state in states]
    return any(mine & people and others & people for people in sat)


_WHO_CAME = (TableOpened.kind, PlayerJoined.kind, TableMerged.kind)


def _dealt(mine: Iterable[int], others: Iterable[int]) -> bool:
    """Whether there is a point or a payment from one to the other, even if it was taken back."""
    own = list(Account.objects.filter(player__in=mine).values_list("pk", flat=True))
    other = list(Account.objects.filter(player__in=others).values_list("pk", flat=True))
    both = Q(payer__in=own, payee__in=other) | Q(payer__in=other, payee__in=own)
    dealt = Q(game__isnull=False) | Q(kind=EntryKind.PAYMENT)
    return LedgerEntry.objects.filter(both, dealt).exists()
