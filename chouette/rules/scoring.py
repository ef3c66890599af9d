"""A finished chouette game turned into points, transfers and the next order.

`settle_game` settles a game that was played action by action; `score_game` does the same for one
JSON object of the scoring tool.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from .actions import Halves, Player, parse_action, points_json
from .contracts import Game
from .cubes import Contract
from .errors import AnswersMissing, UnfinishedGame
from .game import open_game, play
from .ruleset import Ruleset
from .seat import seat_after
from .settlement import (
    ContractResult,
    Reason,
    Settlement,
    Transfer,
    TransferKind,
    Warning,
)

__all__ = [
    "ContractResult",
    "GameScore",
    "Reason",
    "Settlement",
    "Transfer",
    "Warning",
    "score_game",
    "settle_game",
]


def settle_game(game: Game) -> Settlement:
    """Points, transfers, contracts and the next order of a finished game.

    Raises UnfinishedGame while anything is open, AnswersMissing while a double of the one cube
    waits for the sale of a cube.
    """
    if game.awaiting:
        raise AnswersMissing(players=", ".join(game.awaiting))
    if not game.is_over:
        raise UnfinishedGame(players=", ".join(game.open_members) or "extras or bought cubes")
    transfers = _transfers(game)
    box_sum = sum(_gain(transfer, game.box) for transfer in transfers)
    transfers = _netted((*transfers, *_share(game, box_sum)))
    seat = seat_after(game, box_sum)
    return Settlement(
        transfers=transfers,
        points=_points(game, transfers),
        rotation=seat.rotation,
        moved=seat.moved,
        reason=seat.reason,
        contracts=(),
        warnings=game.warnings,
    )


def _gain(transfer: Transfer, player: Player) -> Halves:
    if transfer.payee == player:
        return transfer.amount
    return -transfer.amount if transfer.payer == player else 0


def _transfers(game: Game) -> tuple[Transfer, ...]:
    owed = [
        *_owed(game.contracts.values(), "contract"),
        *_owed(game.extras.values(), "extra"),
        *_owed(game.bought.values(), "bought"),
    ]
    return (*owed, *game.prices)


def _owed(contracts: Iterable[Contract], kind: TransferKind) -> Iterable[Transfer]:
    for contract in contracts:
        points = contract.ending.points if contract.ending is not None else 0
        if points > 0:
            yield Transfer(contract.other, contract.holder, points, kind)
        elif points < 0:
            yield Transfer(contract.holder, contract.other, -points, kind)


def _share(game: Game, box_sum: Halves) -> tuple[Transfer, ...]:
    """The partner's half, the smaller one, win or lose (row 44): in whole points, or in halves."""
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


def _netted(transfers: Iterable[Transfer]) -> tuple[Transfer, ...]:
    """One transfer for each pair and kind, none of zero."""
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


def _points(game: Game, transfers: Iterable[Transfer]) -> dict[Player, Halves]:
    everybody = (game.box, *game.members, *([game.partner] if game.partner is not None else []))
    points = dict.fromkeys(everybody, 0)
    for transfer in transfers:
        points[transfer.payer] -= transfer.amount
        points[transfer.payee] += transfer.amount
    return points


@dataclass(frozen=True, slots=True)
class GameScore:
    """One scored line of the tool."""

    settlement: Settlement

    def to_json(self) -> dict[str, Any]:
        """points, order, partner, why, warnings."""
        settled = self.settlement
        return {
            "points": {p: points_json(h) for p, h in settled.points.items()},
            "order": list(settled.rotation.order),
            "partner": settled.rotation.partner,
        }


def score_game(obj: Mapping[str, Any]) -> GameScore:
    """Score one JSON object of the scoring tool: parse, fold, settle."""
    game = open_game(
        order=obj["order"],
        partner=obj.get("partner"),
        ruleset=Ruleset.from_json(obj.get("rules")),
        auto_doubles=obj.get("auto_doubles", 0),
        start_levels=obj.get("start_levels"),
    )
    for event in obj["events"]:
        game = play(game, parse_action(event))
    return GameScore(settle_game(game))
