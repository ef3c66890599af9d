"""A finished chouette game turned into points, transfers and the next order.

`settle_game` settles a game that was played action by action; `score_game` does the same for one
JSON object of the scoring tool, and is all that the tool does.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from .actions import Action, Player, points_json
from .errors import AnswersMissing, BadJson, GameOver, RuleViolation, UnfinishedGame
from .game import Game, in_event, open_game, play
from .parsing import parse_action
from .results import contract_results
from .ruleset import Ruleset
from .seat import seats_after
from .settlement import Settlement, Transfer
from .transfers import gain_of, points_of, share_of_partner, transfers_of
from .wording import explain, warning_text


def settle_game(game: Game) -> Settlement:
    """Points, transfers, contracts and the next order of a finished game.

    Raises UnfinishedGame while anything is open, AnswersMissing while a double of the one cube
    waits for the sale of a cube.
    """
    _check_finished(game)
    transfers = transfers_of(game)
    box_sum = gain_of(game.box, transfers)
    transfers = (*transfers, *share_of_partner(game, box_sum))
    seats = seats_after(game, box_sum)
    return Settlement(
        transfers=transfers,
        points=points_of(game.everybody, transfers),
        rotation=seats.rotation,
        moved=seats.moved,
        reason=seats.reason,
        contracts=contract_results(game),
        warnings=game.warnings,
    )


def _check_finished(game: Game) -> None:
    if game.awaiting:
        raise AnswersMissing(players=", ".join(game.awaiting))
    if not game.is_over:
        open_holders = {c.holder: None for c in game.all_contracts if c.is_open}
        raise UnfinishedGame(players=", ".join(open_holders))


@dataclass(frozen=True, slots=True)
class GameScore:
    """One scored game of the tool: the game as played and its settlement."""

    game: Game
    settlement: Settlement

    def to_json(self) -> dict[str, Any]:
        """The tool's row without its id: points, order, partner, why, warnings; then the reason as
        a code, the contracts and the transfers. Points are whole or x.5."""
        settled = self.settlement
        return {
            "points": {player: points_json(won) for player, won in settled.points.items()},
            "order": list(settled.rotation.order),
            "partner": settled.rotation.partner,
            "why": explain(settled),
            "warnings": [
                {"code": warning.code, "detail": warning_text(warning)}
                for warning in settled.warnings
            ],
            "reason": {"code": settled.reason.code, "args": dict(settled.reason.args)},
            "transfers": [_transfer_json(transfer) for transfer in settled.transfers],
        }


def _transfer_json(transfer: Transfer) -> dict[str, Any]:
    return {
        "payer": transfer.payer,
        "payee": transfer.payee,
        "points": points_json(transfer.amount),
        "kind": transfer.kind,
    }


def score_game(obj: Mapping[str, Any]) -> GameScore:
    """Score one JSON object of the scoring tool: `order`, `events`, and if wanted `partner`,
    `rules`, `auto_doubles` and `start_levels`. Other keys are ignored, but not those of an event.

    Raises the RuleViolation of the first fault: first of the players, the rules and the start, then
    in the order of the events.
    """
    game = _opened(obj)
    events = obj.get("events")
    if not isinstance(events, list | tuple):
        raise BadJson(reason="events must be a list", field="events")
    for number, event in enumerate(events):
        if game.is_over:
            # Whatever it is: once nothing is open any event is one too many.
            raise GameOver()
        if game.awaiting and not _is_sale(event):
            # The fault is the double's, an event before.
            raise AnswersMissing(players=", ".join(game.awaiting))
        action = _parsed(event, number)
        try:
            game = play(game, action)
        except RuleViolation as fault:
            raise in_event(number, fault) from None
    return GameScore(game, settle_game(game))


def _parsed(event: object, number: int) -> Action:
    try:
        return parse_action(event)
    except RuleViolation as fault:
        raise fault.within(number).within("events") from None


def _is_sale(event: object) -> bool:
    return isinstance(event, Mapping) and event.get("type") == "buy"


def _opened(obj: Mapping[str, Any]) -> Game:
    if not isinstance(obj, Mapping):
        raise BadJson(reason="a game must be an object")
    order = obj.get("order")
    if not isinstance(order, list | tuple):
        raise BadJson(reason="order must be a list of players", field="order")
    partner = obj.get("partner")
    start_levels = obj.get("start_levels")
    if start_levels is not None and not isinstance(start_levels, Mapping):
        raise BadJson(reason="start_levels must be an object", field="start_levels")
    auto_doubles = obj.get("auto_doubles")
    return open_game(
        order=[_player(name) for name in order],
        partner=None if partner is None else _player(partner),
        ruleset=Ruleset.from_json(obj.get("rules")),
        auto_doubles=0 if auto_doubles is None else auto_doubles,
        start_levels=start_levels,
    )


def _player(name: object) -> Player:
    if not isinstance(name, str) or not name:
        raise BadJson(reason="a player must be a name")
    return name
