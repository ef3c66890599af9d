"""How sums went from night to night: what a chart draws. Half-points and minor units."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from datetime import date
from itertools import accumulate

from django.db.models import Sum

from chouette.models import LedgerEntry, Player, StatementLine
from chouette.models.ledger import POINTS
from chouette.selectors.merged import accounts_of_player
from chouette.selectors.spans import within
from chouette.selectors.unstated import UnstatedTable, unstated_tables


@dataclass(frozen=True)
class Course:
    """One sum through the nights: `start` before the first, then what it was after each.

    `unit` is "points" or a currency.
    """

    unit: str
    start: int
    nights: tuple[date, ...]
    sums: tuple[int, ...]

    @property
    def end(self) -> int:
        """What it came to."""
        return self.sums[-1] if self.sums else self.start

    @property
    def highest(self) -> int:
        """The most it ever was, the start included."""
        return max((self.start, *self.sums))

    @property
    def lowest(self) -> int:
        """The least it ever was, the start included."""
        return min((self.start, *self.sums))


def player_courses(
    player: Player,
    *,
    since: date | None = None,
    until: date | None = None,
    unstated: Iterable[UnstatedTable] | None = None,
) -> tuple[Course, ...]:
    """A player's balance in points, then what he won in each currency he played for.

    Each begins with what it was before `since`. Balances brought in from before count from their
    day. Four queries, and those of the unstated tables.
    """
    if unstated is None:
        unstated = unstated_tables(player.club_id)
    changes: dict[str, Counter[date]] = {POINTS: _opened(player)}
    lines = StatementLine.objects.filter(player=player).order_by()
    rows = lines.values_list("night_on", "currency").annotate(Sum("points"), Sum("money"))
    fresh = (
        (table.row.night_on, table.row.currency, night.points, night.money)
        for table in unstated
        for night in table.nights
        if night.player == player.pk
    )
    for night_on, currency, points, money in (*rows, *fresh):
        changes[POINTS][night_on] += points
        if currency:
            changes.setdefault(currency, Counter())[night_on] += money
    courses = (_course(unit, changed, since, until) for unit, changed in changes.items())
    return tuple(course for course in courses if course.nights)


def club_courses(
    club_id: int,
    players: Iterable[int],
    *,
    since: date | None = None,
    until: date | None = None,
    unstated: Iterable[UnstatedTable] | None = None,
) -> dict[int, Course]:
    """How the points of these players went over the nights of this span, each beginning with 0.

    All have the same nights: those on which any of them played. One query, and those of the
    unstated tables.
    """
    chosen = list(players)
    if unstated is None:
        unstated = unstated_tables(club_id, since=since, until=until)
    lines = StatementLine.objects.filter(club_id=club_id, player_id__in=chosen).order_by()
    by_night = within(lines, since, until).values_list("player_id", "night_on")
    changes: dict[int, Counter[date]] = {player: Counter() for player in chosen}
    for player, night_on, points in by_night.annotate(Sum("points")):
        changes[player][night_on] += points
    for table in unstated:
        for night in table.nights:
            if night.player in changes:
                changes[night.player][table.row.night_on] += night.points
    nights = sorted({night for changed in changes.values() for night in changed})
    return {
        player: Course(POINTS, 0, tuple(nights), _sums(0, changed, nights))
        for player, changed in changes.items()
    }


def _course(
    unit: str, changes: Mapping[date, int], since: date | None, until: date | None
) -> Course:
    start = sum(change for night, change in changes.items() if since and night < since)
    nights = sorted(
        night
        for night in changes
        if (since is None or night >= since) and (until is None or night <= until)
    )
    return Course(unit, start, tuple(nights), _sums(start, changes, nights))


def _sums(start: int, changes: Mapping[date, int], nights: Iterable[date]) -> tuple[int, ...]:
    return tuple(accumulate((changes.get(night, 0) for night in nights), initial=start))[1:]


def _opened(player: Player) -> Counter[date]:
    """Points that came with no game: balances brought in, by their day."""
    accounts = [pk for pk, unit in accounts_of_player(player.pk).items() if unit == POINTS]
    opened: Counter[date] = Counter()
    for side, sign in (("payee", 1), ("payer", -1)):
        loose = LedgerEntry.objects.filter(
            club_id=player.club_id, game=None, **{f"{side}__in": accounts}
        )
        for night_on, amount in loose.order_by().values_list("night_on").annotate(Sum("amount")):
            opened[night_on] += sign * amount
    return opened
