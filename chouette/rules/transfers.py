"""Who owes whom after a game: box contracts, extras, bought cubes, the partner's share."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from .actions import Halves, Player
from .contracts import Game
from .cubes import Contract
from .settlement import Transfer, TransferKind


def transfers_of(game: Game) -> tuple[Transfer, ...]:
    """What each pair owes, netted for each kind, none of zero; the partner's share not included.

    An open contract owes nothing yet.
    """
    owed = (
        *_owed(game.contracts.values(), "contract"),
        *_owed(game.extras.values(), "extra"),
        *_owed(game.bought.values(), "bought"),
        *game.prices,
    )
    return _netted(owed)


def share_of_partner(game: Game, box_sum: Halves) -> tuple[Transfer, ...]:
    """The transfer between the box and his partner: the smaller half of the box's sum (row 44).

    `box_sum` is in half-points, before the split. Counted in whole points, or in half-points under
    `half_points`; what is left over stays with the box, win or lose.
    """
    if game.partner is None:
        return ()
    half = abs(box_sum) // 2
    if game.ruleset.partner_split == "odd_point_to_box":
        half -= half % 2
    if not half:
        return ()
    if box_sum > 0:
        return (Transfer(game.box, game.partner, half, "share"),)
    return (Transfer(game.partner, game.box, half, "share"),)


def gain_of(player: Player, transfers: Iterable[Transfer]) -> Halves:
    """What these transfers bring the player, in half-points."""
    gain = 0
    for transfer in transfers:
        if transfer.payee == player:
            gain += transfer.amount
        elif transfer.payer == player:
            gain -= transfer.amount
    return gain


def points_of(players: Iterable[Player], transfers: Iterable[Transfer]) -> Mapping[Player, Halves]:
    """Each player's half-points; they sum to zero."""
    points = dict.fromkeys(players, 0)
    for transfer in transfers:
        points[transfer.payer] -= transfer.amount
        points[transfer.payee] += transfer.amount
    return points


def _owed(contracts: Iterable[Contract], kind: TransferKind) -> Iterable[Transfer]:
    for contract in contracts:
        points = contract.ending.points if contract.ending is not None else 0
        if points > 0:
            yield Transfer(contract.other, contract.holder, points, kind)
        elif points < 0:
            yield Transfer(contract.holder, contract.other, -points, kind)


def _netted(transfers: Iterable[Transfer]) -> tuple[Transfer, ...]:
    net: dict[tuple[Player, Player, TransferKind], Halves] = {}
    for transfer in transfers:
        there = (transfer.payer, transfer.payee, transfer.kind)
        back = (transfer.payee, transfer.payer, transfer.kind)
        if back in net:
            net[back] -= transfer.amount
        else:
            net[there] = net.get(there, 0) + transfer.amount
    return tuple(_directed(*pair, amount) for pair, amount in net.items() if amount)


def _directed(payer: Player, payee: Player, kind: TransferKind, amount: Halves) -> Transfer:
    if amount > 0:
        return Transfer(payer, payee, amount, kind)
    return Transfer(payee, payer, -amount, kind)
