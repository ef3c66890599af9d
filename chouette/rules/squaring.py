"""Squaring up: points into money once, and the fewest payments that bring every balance to zero.

Money is counted in minor units (cents), as integers. A balance is positive for who is to receive.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from .actions import Halves, Player
from .errors import UnbalancedPoints

EXACT_UP_TO = 12
"""Above this many people with a balance the payments are found greedily, not exactly."""


@dataclass(frozen=True, slots=True)
class Payment:
    """`payer` gives `payee` `amount` minor units (more than zero)."""

    payer: Player
    payee: Player
    amount: int


def square_up(balances: Mapping[Player, int]) -> tuple[Payment, ...]:
    """The payments that bring every balance to zero: the fewest possible up to 12 people.

    People are split into as many groups as possible that balance among themselves; inside a group
    who owes most pays whom is owed most, until nothing is left. Ties go by amount, then player id,
    so the same balances always give the same payments, the largest first.
    Raises UnbalancedPoints if the balances do not add up to zero.
    """
    total = sum(balances.values())
    if total != 0:
        raise UnbalancedPoints(sum=total)
    people = sorted((p for p, owed in balances.items() if owed), key=_id_order)
    groups = _groups(people, balances) if len(people) <= EXACT_UP_TO else [people]
    payments = [payment for group in groups for payment in _greedy(group, balances)]
    return tuple(sorted(payments, key=_largest_first))


def square_up_keeping(
    balances: Mapping[Player, int], promised: Iterable[Payment]
) -> tuple[Payment, ...]:
    """As `square_up`, with no more payments, keeping what was promised wherever that is possible.

    A promise stays, the largest first, if nobody would pay or get more by it than his balance and
    the list would be no longer for it. For a list of which something was paid already: who was told
    whom to pay is told something else only where he must be.
    Raises UnbalancedPoints if the balances do not add up to zero.
    """
    left, rest = dict(balances), square_up(balances)
    kept = []
    for promise in sorted(promised, key=_largest_first):
        owed, due = -left.get(promise.payer, 0), left.get(promise.payee, 0)
        if promise.amount > min(owed, due):
            continue
        after = {**left, promise.payer: promise.amount - owed, promise.payee: due - promise.amount}
        others = square_up(after)
        if len(others) < len(rest):
            left, rest = after, others
            kept.append(promise)
    return tuple(sorted((*kept, *rest), key=_largest_first))


def _id_order(player: Player) -> tuple[bool, int, str]:
    """Ids that are numbers by number, before names by spelling."""
    is_number = player.isascii() and player.isdecimal() and len(player) < 20
    return (not is_number, int(player) if is_number else 0, player)


def _largest_first(payment: Payment) -> tuple[object, ...]:
    return (-payment.amount, _id_order(payment.payer), _id_order(payment.payee))


def _groups(people: Sequence[Player], balances: Mapping[Player, int]) -> list[list[Player]]:
    """The most groups that balance by themselves: a table over all subsets, 2**12 at the most.

    `most[subset]` is the largest number of balanced groups that can be closed one after the other
    while its people are added one by one; `last[subset]` is whom to add last for that.
    """
    size = 1 << len(people)
    sums, most, last = [0] * size, [0] * size, [0] * size
    for subset in range(1, size):
        low = subset & -subset
        sums[subset] = sums[subset ^ low] + balances[people[low.bit_length() - 1]]
        best = -1
        for index in range(len(people)):
            if subset >> index & 1 and most[subset ^ (1 << index)] > best:
                best, last[subset] = most[subset ^ (1 << index)], index
        most[subset] = best + (sums[subset] == 0)
    return _walk_back(people, sums, last)


def _walk_back(
    people: Sequence[Player], sums: Sequence[int], last: Sequence[int]
) -> list[list[Player]]:
    groups: list[list[Player]] = []
    subset = len(sums) - 1
    while subset:
        if sums[subset] == 0:
            groups.append([])
        groups[-1].append(people[last[subset]])
        subset ^= 1 << last[subset]
    return groups


def _greedy(group: Iterable[Player], balances: Mapping[Player, int]) -> list[Payment]:
    """Who owes most pays whom is owed most; each payment settles at least one of the two."""
    left = {player: balances[player] for player in sorted(group, key=_id_order)}
    payments = []
    while any(left.values()):
        payer = min(left, key=left.__getitem__)
        payee = max(left, key=left.__getitem__)
        amount = min(-left[payer], left[payee])
        left[payer] += amount
        left[payee] -= amount
        payments.append(Payment(payer, payee, amount))
    return payments


def worth_of(games: Iterable[tuple[Mapping[Player, Halves], int]]) -> dict[Player, int]:
    """Exact sums per player in half minor units: half-points times the stake of each game.

    `games` are (half-points by player, stake in minor units in force when the game began).
    """
    worth: dict[Player, int] = {}
    for points, stake_minor in games:
        for player, halves in points.items():
            worth[player] = worth.get(player, 0) + halves * stake_minor
    return worth


def money_of(worth: Mapping[Player, int], seating: Sequence[Player]) -> dict[Player, int]:
    """Half minor units as minor units, once, so that the total stays zero (W45).

    The halves that are left over go by largest remainder; all remainders being equal, to those who
    were seated first. Players not in `seating` come after those who are, by id.
    Raises UnbalancedPoints if the sums do not add up to zero.
    """
    total = sum(worth.values())
    if total != 0:
        raise UnbalancedPoints(sum=total)
    place = {player: index for index, player in enumerate(seating)}
    uneven = sorted(
        (player for player, halves in worth.items() if halves % 2),
        key=lambda player: (place.get(player, len(place)), _id_order(player)),
    )
    rounded_up = set(uneven[: len(uneven) // 2])
    return {player: halves // 2 + (player in rounded_up) for player, halves in worth.items()}


def money_from_points(
    games: Iterable[tuple[Mapping[Player, Halves], int]], seating: Sequence[Player]
) -> dict[Player, int]:
    """Each player's money in minor units for games played at their stakes; it sums to zero."""
    return money_of(worth_of(games), seating)
