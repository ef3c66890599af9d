"""How everybody stands: points of all time, money owed, and what tonight adds to it.

Points come from statement lines (one row a player and table), the tables not yet stated, and
opening balances; money from the entries. Half-points and minor units throughout.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field

from django.db.models import Q, QuerySet, Sum

from chouette.models import LedgerEntry, Player
from chouette.models.ledger import POINTS
from chouette.rules.squaring import Payment, square_up
from chouette.selectors.unstated import (
    UnstatedTable,
    current_lines,
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

    `accounts` is what the club's own accounts (kitty, fees, opening) hold together, by currency.
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
    players = Player.objects.filter(club_id=club_id)
    unstated = unstated_tables(club_id)
    money = _booked(LedgerEntry.objects.filter(club_id=club_id).exclude(unit=POINTS))
    points = _points(club_id, unstated, Q(club_id=club_id))
    provisional = unplanned_money(club_id, unstated)
    all_balances = _balances(players, points, money, provisional)
    shown = (b for b in all_balances if b.is_active or b.points or b.money or b.provisional)
    return ClubBalances(
        balances=tuple(sorted(shown, key=lambda b: (-b.points, b.name))),
        currencies=tuple(sorted({*money, *provisional})),
        accounts={unit: sums[None] for unit, sums in money.items() if sums.get(None)},
    )


def player_balance(player: Player) -> Balance:
    """One player's balance, by sums over his own rows and the unfinished nights."""
    unstated = unstated_tables(player.club_id)
    his = Q(payer__player=player) | Q(payee__player=player)
    money = _booked(LedgerEntry.objects.filter(his).exclude(unit=POINTS))
    points = _points(player.club_id, unstated, his, Q(player=player))
    provisional = unplanned_money(player.club_id, unstated)
    (balance,) = _balances([player], points, money, provisional)
    return balance


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
    club_id: int, unstated: tuple[UnstatedTable, ...], entries: Q, lines: Q | None = None
) -> dict[int | None, int]:
    stated = current_lines(club_id).filter(lines or Q())
    points: Counter[int | None] = Counter()
    points.update(dict(stated.values_list("player_id").annotate(Sum("points"))))
    for table in unstated:
        for night in table.nights:
            points[night.player] += night.points
    # Points that belong to no table: opening balances.
    loose = LedgerEntry.objects.filter(entries, chouette_session=None, unit=POINTS)
    points.update(_booked(loose).get(POINTS, {}))
    return dict(points)


def _booked(entries: QuerySet[LedgerEntry]) -> dict[str, dict[int | None, int]]:
    sums: dict[str, Counter[int | None]] = {}
    for side, sign in (("payee__player", 1), ("payer__player", -1)):
        for unit, player, amount in (
            entries.order_by().values_list("unit", side).annotate(Sum("amount"))
        ):
            sums.setdefault(unit, Counter())[player] += sign * amount
    return {unit: dict(counted) for unit, counted in sums.items()}
