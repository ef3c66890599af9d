"""A player's account in one unit: every entry with what he had after it, a page at a time.

Entries come in the order they were made. What an account came to is read from the sums that are
kept anyway (statement lines, unfinished nights, entries of no game), never by adding up the entries
of games; a page further back takes off what is newer than it. Half-points in `points`, minor units
in a currency. Whoever was merged into the player is part of him.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import date

from django.db.models import Q, QuerySet, Sum

from chouette.models import ChouetteSession, Command, LedgerEntry, Player, Season, StatementLine
from chouette.models.ledger import POINTS
from chouette.selectors.ledger import ENTRIES_PAGE, EntryLine, entry_lines
from chouette.selectors.logs import states_of
from chouette.selectors.merged import accounts_of_player, everybody_he_is
from chouette.selectors.unstated import unplanned_money, unstated_tables

SIDES = (("payee", 1), ("payer", -1))


@dataclass(frozen=True)
class Span:
    """The nights from `since` to `until`, both among them; None: without an end on that side."""

    since: date | None = None
    until: date | None = None

    @property
    def nights(self) -> Q:
        """Condition on rows that have a night."""
        return _from(self.since) & self.upto

    @property
    def upto(self) -> Q:
        """Condition on rows of these nights and of all before."""
        return Q(night_on__lte=self.until) if self.until else Q()


@dataclass(frozen=True)
class GameSeats:
    """Who sat where in a finished game; numbers of players as its log has them."""

    box: int
    captain: int
    partner: int | None

    def seat_of(self, player: int | None) -> str:
        """`box`, its `partner`, the `captain`, or one of the `crew`."""
        named = {self.captain: "captain", self.partner: "partner", self.box: "box"}
        return named.get(player, "crew")


@dataclass(frozen=True)
class AccountLine:
    """An entry as its owner sees it.

    `change` is what it gave him and `balance` what he had after it. `mine` says which side he was
    (True: the payee); `seats` is None where the game is not in the log any more. `by` is the kind
    of command that made the entry.
    """

    entry: EntryLine
    change: int
    balance: int
    mine: bool
    table: str
    by: str
    seats: GameSeats | None

    @property
    def other(self) -> tuple[int | None, str]:
        """Number and name of who is on the other side; a club's account has no number."""
        entry = self.entry
        return (entry.payer_id, entry.payer) if self.mine else (entry.payee_id, entry.payee)

    @property
    def seat(self) -> str | None:
        """Where he sat in the game, if the entry is of one that is in the log."""
        own = self.entry.payee_id if self.mine else self.entry.payer_id
        return self.seats.seat_of(own) if self.seats else None

    @property
    def other_seat(self) -> str | None:
        """Where the other one sat."""
        return self.seats.seat_of(self.other[0]) if self.seats else None


@dataclass(frozen=True)
class AccountPage:
    """Some entries of a span, the newest first; `carried` is what the account had before the span,
    `closing` after it. `older` is the number to ask below for what comes next, None at the end;
    `newer` that for the page before, 0 where it is the first, None where this one is."""

    unit: str
    lines: tuple[AccountLine, ...]
    carried: int
    closing: int
    older: int | None
    newer: int | None


@dataclass(frozen=True)
class NightTotal:
    """What a night changed in an account, and what was there after it."""

    night_on: date
    change: int
    balance: int


def units_of(player: Player) -> list[str]:
    """The units a player may have something in, points first: his accounts', and his club's."""
    units = {POINTS, player.club.currency, *accounts_of_player(player.pk).values()} - {""}
    return sorted(units, key=lambda unit: (unit != POINTS, unit))


def spans_of_seasons(club_id: int) -> list[tuple[str, Span]]:
    """The club's seasons by name, the latest first; one query."""
    seasons = Season.objects.filter(club_id=club_id)
    columns = ("name", "starts_on", "ends_on")
    return [(name, Span(first, last)) for name, first, last in seasons.values_list(*columns)]


def account_page(
    player: Player,
    unit: str,
    *,
    span: Span = Span(),
    before: int | None = None,
    limit: int = ENTRIES_PAGE,
) -> AccountPage:
    """At most `limit` entries of the span, numbered below `before`, the newest first.

    The same number of queries whatever there is, a few less where there is nothing.
    """
    accounts = _accounts(player, unit)
    carried, closing = _ends(player, unit, accounts, span)
    entries = LedgerEntry.objects.filter(span.nights)
    above, newer, below = 0, list[int](), entries
    if before is not None:
        newest, below = entries.filter(pk__gte=before), entries.filter(pk__lt=before)
        above, newer = _change(newest, accounts), _first(newest, accounts, "pk", limit + 1)
    numbers = _first(below, accounts, "-pk", limit + 1)
    shown = entry_lines(LedgerEntry.objects.filter(pk__in=numbers[:limit]).order_by("-pk"))
    return AccountPage(
        unit=unit,
        lines=tuple(_with_balances(shown, accounts, closing - above)),
        carried=carried,
        closing=closing,
        older=numbers[limit - 1] if len(numbers) > limit else None,
        newer=newer[limit] if len(newer) > limit else 0 if newer else None,
    )


def account_nights(player: Player, unit: str, *, span: Span = Span()) -> tuple[NightTotal, ...]:
    """Each night of the span that has entries, the earliest first."""
    accounts = _accounts(player, unit)
    balance, _ = _ends(player, unit, accounts, span)
    nights: dict[date, int] = {}
    for side, sign in SIDES:
        mine = LedgerEntry.objects.filter(span.nights, **{f"{side}__in": accounts}).order_by()
        for night_on, amount in mine.values_list("night_on").annotate(Sum("amount")):
            nights[night_on] = nights.get(night_on, 0) + sign * amount
    totals = []
    for night_on, change in sorted(nights.items()):
        balance += change
        totals.append(NightTotal(night_on, change, balance))
    return tuple(totals)


def unfinished_of(player: Player, unit: str, *, span: Span = Span()) -> int | None:
    """What the nights of the span that are not stated yet give him; None: he played in none.

    Points are among his entries already; money stands in no entry before there is a plan, so it
    comes on top and is provisional. Six queries at most.
    """
    tables = unstated_tables(player.club_id, since=span.since, until=span.until)
    if unit != POINTS:
        return unplanned_money(player.club_id, tables).get(unit, {}).get(player.pk)
    points = [n.points for table in tables for n in table.nights if n.player == player.pk]
    return sum(points) if points else None


def _from(since: date | None) -> Q:
    return Q(night_on__gte=since) if since else Q()


def _accounts(player: Player, unit: str) -> list[int]:
    return [pk for pk, of in accounts_of_player(player.pk).items() if of == unit]


def _ends(player: Player, unit: str, accounts: Sequence[int], span: Span) -> tuple[int, int]:
    """What he had before the first night of the span, and after its last."""
    loose = LedgerEntry.objects.filter(span.upto, club_id=player.club_id, game=None)
    in_span = loose.filter(_from(span.since))
    closing = _change(loose, accounts)
    carried = closing - _change(in_span, accounts) if span.since else 0
    if unit != POINTS:
        return carried, closing
    for night_on, points in _points_of_nights(player, span):
        closing += points
        carried += points if span.since and night_on < span.since else 0
    return carried, closing


def _points_of_nights(player: Player, span: Span) -> Iterator[tuple[date, int]]:
    """Half-points of games by night: all stated nights of the span as one, and those before."""
    first = span.since or date.min
    lines = StatementLine.objects.filter(span.upto, player__in=_numbers(player)).order_by()
    sums = lines.aggregate(
        before=Sum("points", filter=Q(night_on__lt=first)),
        within=Sum("points", filter=Q(night_on__gte=first)),
    )
    yield date.min, sums["before"] or 0
    yield first, sums["within"] or 0
    tables = unstated_tables(player.club_id, until=span.until)
    he = set(_numbers(player).values_list("pk", flat=True)) if tables else set()
    for table in tables:
        yield from ((table.row.night_on, n.points) for n in table.nights if n.player in he)


def _numbers(player: Player) -> QuerySet[Player]:
    return Player.objects.filter(everybody_he_is(player.pk))


def _change(entries: QuerySet[LedgerEntry], accounts: Sequence[int]) -> int:
    """What these entries gave these accounts."""
    total = 0
    for side, sign in SIDES:
        mine = entries.filter(**{f"{side}__in": accounts}).order_by()
        total += sign * (mine.aggregate(sum=Sum("amount"))["sum"] or 0)
    return total


def _first(
    entries: QuerySet[LedgerEntry], accounts: Sequence[int], order: str, limit: int
) -> list[int]:
    """Numbers of the first entries of these accounts in this order, `pk` or `-pk`."""
    found: set[int] = set()
    for side, _ in SIDES:
        mine = entries.filter(**{f"{side}__in": accounts}).order_by(order)
        found.update(mine.values_list("pk", flat=True)[:limit])
    return sorted(found, reverse=order == "-pk")[:limit]


def _with_balances(
    entries: Sequence[EntryLine], accounts: Iterable[int], balance: int
) -> Iterable[AccountLine]:
    tables, seats, kinds = _told_by_logs(entries)
    own = set(accounts)
    for entry in entries:
        mine = entry.payee_account in own
        change = entry.amount * (mine - (entry.payer_account in own))
        place = (entry.session_id or 0, entry.game or 0)
        yield AccountLine(
            entry=entry,
            change=change,
            balance=balance,
            mine=mine,
            table=tables.get(place[0], ""),
            by=kinds.get(entry.command_id or 0, ""),
            seats=seats.get(place),
        )
        balance -= change


def _told_by_logs(
    entries: Iterable[EntryLine],
) -> tuple[dict[int, str], Mapping[tuple[int, int], GameSeats], dict[int, str]]:
    """The names of tables, who sat where by (table, game), and the kinds of commands."""
    numbers = {entry.session_id for entry in entries if entry.session_id}
    rows = ChouetteSession.objects.in_bulk(sorted(numbers))
    games = {entry.session_id for entry in entries if entry.game}
    states = states_of(row for pk, row in rows.items() if pk in games)
    seats = {
        (pk, record.number): _seats_of(record.order, record.partner)
        for pk, state in states.items()
        for record in state.records
    }
    made_by = {entry.command_id for entry in entries if entry.command_id}
    kinds = dict(Command.objects.filter(pk__in=made_by).values_list("pk", "kind"))
    return {pk: row.table for pk, row in rows.items()}, seats, kinds


def _seats_of(order: Sequence[str], partner: str | None) -> GameSeats:
    return GameSeats(int(order[0]), int(order[1]), int(partner) if partner else None)
