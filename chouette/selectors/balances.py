"""How everybody stands: points of all time, money owed, and what tonight adds to it.

Points come from statement lines (one row a player and table), the tables not yet stated, and
opening balances; money from the entries. Whoever was merged into another is that other, with all
that stands on his accounts. Half-points and minor units throughout.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from django.db.models import F, Q, QuerySet, Sum
from django.db.models.functions import Coalesce

from chouette.models import Account, LedgerEntry, Player, StatementLine
from chouette.models.ledger import POINTS
from chouette.rules.squaring import Payment, square_up
from chouette.selectors.merged import merged_players
from chouette.selectors.unstated import (
    UnstatedTable,
    unplanned_money,
    unstated_tables,
)

Sums = Mapping[str, Mapping[int | None, int]]
"""unit -> player (None: the club's own accounts) -> amount."""


@dataclass(frozen=True)
class Balance:
    """One player: half-points in all; minor units by currency, what the others owe him.

    `money` is booked, `provisional` (by currency, too) is what unfinished nights add to it.
    """

    player_id: int
    name: str
    is_active: bool
    points: int = 0
    money: Mapping[str, int] = field(default_factory=dict)
    provisional: Mapping[str, int] = field(default_factory=dict)

    def total(self, currency: str) -> int:
        """Booked and provisional money together."""
        return self.money.get(currency, 0) + self.provisional.get(currency, 0)


@dataclass(frozen=True)
class ClubBalances:
    """Everybody who is active or has a balance, most points first.

    `accounts` is what the club's own accounts (kitty, fees, opening) hold together, by unit.
    """

    balances: tuple[Balance, ...]
    currencies: tuple[str, ...]
    accounts: Mapping[str, int]

    def payments(self, currency: str) -> tuple[Payment, ...]:
        """The fewest payments that would bring the booked balances of all players to zero.

        None are suggested while the club's own accounts hold a part of the sum.
        """
        booked = {str(b.player_id): b.money.get(currency, 0) for b in self.balances}
        return square_up(booked) if sum(booked.values()) == 0 else ()


def club_balances(club_id: int) -> ClubBalances:
    """The balances of a club; the same number of queries whatever its size."""
    players = Player.objects.filter(club_id=club_id, merged_into=None)
    unstated = unstated_tables(club_id)
    booked = _loose_sums(club_id, Account.objects.filter(club_id=club_id))
    lines = StatementLine.objects.filter(club_id=club_id)
    merged = merged_players(club_id)
    points = _points(unstated, booked, lines, lambda number: merged.get(number, number))
    money = {unit: sums for unit, sums in booked.items() if unit != POINTS}
    provisional = unplanned_money(club_id, unstated)
    all_balances = _balances(players, points, money, provisional)
    shown = (b for b in all_balances if b.is_active or b.points or b.money or b.provisional)
    return ClubBalances(
        balances=tuple(sorted(shown, key=lambda b: (-b.points, b.name))),
        currencies=tuple(sorted({*money, *provisional})),
        accounts={unit: sums[None] for unit, sums in booked.items() if sums.get(None)},
    )


def player_balance(player: Player) -> Balance:
    """One player's balance, by sums over his own rows and the unfinished nights."""
    unstated = unstated_tables(player.club_id)
    his = Account.objects.filter(Q(player=player) | Q(player__merged_into=player))
    booked = _loose_sums(player.club_id, his, only_these=True)
    lines = StatementLine.objects.filter(Q(player=player) | Q(player__merged_into=player))
    points = _points(unstated, booked, lines, lambda _: player.pk)
    money = {unit: sums for unit, sums in booked.items() if unit != POINTS}
    provisional = unplanned_money(player.club_id, unstated)
    (balance,) = _balances([player], points, money, provisional)
    return balance


def _loose_sums(
    club_id: int, accounts: QuerySet[Account], *, only_these: bool = False
) -> dict[str, dict[int | None, int]]:
    """What the accounts have from entries of no game: unit -> player -> amount.

    That is money, and opening balances in points. Three queries over small indexes: nothing is
    joined to the entries, of which there are many.
    """
    owners = {pk: (unit, player) for pk, unit, player in accounts.values_list(*_OWNER)}
    sums: dict[str, Counter[int | None]] = {}
    for side, sign in (("payee", 1), ("payer", -1)):
        entries = LedgerEntry.objects.filter(club_id=club_id, game=None).order_by()
        if only_these:
            entries = entries.filter(**{f"{side}__in": owners})
        for account, amount in entries.values_list(side).annotate(Sum("amount")):
            unit, player = owners[account]
            sums.setdefault(unit, Counter())[player] += sign * amount
    return {unit: dict(counted) for unit, counted in sums.items()}


_OWNER = ("pk", "unit", Coalesce(F("player__merged_into_id"), F("player_id")))


def _balances(
    players: QuerySet[Player] | list[Player],
    points: Mapping[int | None, int],
    money: Sums,
    provisional: Mapping[str, Mapping[int, int]],
) -> list[Balance]:
    return [
        Balance(
            player_id=player.pk,
            name=player.name,
            is_active=player.is_active,
            points=points.get(player.pk, 0),
            money={unit: sums[player.pk] for unit, sums in money.items() if sums.get(player.pk)},
            provisional={u: s[player.pk] for u, s in provisional.items() if s.get(player.pk)},
        )
        for player in players
    ]


def _points(
    unstated: tuple[UnstatedTable, ...],
    booked: Sums,
    lines: QuerySet[StatementLine],
    whose: Callable[[int], int],
) -> dict[int | None, int]:
    points: Counter[int | None] = Counter(booked.get(POINTS, {}))
    for player, halves in lines.order_by().values_list("player_id").annotate(Sum("points")):
        # Lines are written anew after a merge, but not at the same moment.
        points[whose(player)] += halves
    for table in unstated:
        for night in table.nights:
            points[night.player] += night.points
    return dict(points)
