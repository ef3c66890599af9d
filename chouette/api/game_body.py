"""An open game and the last one as a program reads them: every cube, what waits, and why."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from chouette.rules.actions import action_json, points_json
from chouette.rules.cubes import Contract
from chouette.rules.settlement import Reason, Warning
from chouette.rules.state import GameRecord, OpenGame, PendingDouble
from chouette.rules.wording import Words, explain, warning_text

Json = dict[str, Any]


def open_game_body(game: OpenGame, words: Words) -> Json:
    """The game being played; `cubes` are those with the box, in order of the line."""
    position = game.position
    return {
        **_start_body(game),
        "cubes": [
            {"player": member, **cube_body(contract)}
            for member, contract in position.contracts.items()
        ],
        "extras": [
            {"giver": key.giver, "taker": key.taker, **cube_body(contract)}
            for key, contract in position.extras.items()
        ],
        "bought": [
            {"seller": seller, "buyer": contract.holder, **cube_body(contract)}
            for seller, contract in position.bought.items()
        ],
        "pending": _pending_body(game.pending),
        "warnings": warnings_body(position.warnings, words),
    }


def record_body(record: GameRecord, words: Words) -> Json:
    """A finished game: its points, and in `why` how they came and who has the box now."""
    return {
        **_start_body(record),
        "revision": record.revision,
        "points": {player: points_json(halves) for player, halves in record.points.items()},
        **told_body(record, words),
    }


def told_body(record: GameRecord | None, words: Words) -> Json:
    """How each contract of a game ended, why the box went as it did, what the house rules say;
    of no game nothing."""
    if record is None:
        return {"contracts": [], "reason": None, "why": None, "warnings": []}
    return {
        "contracts": [
            {
                "kind": each.kind,
                "holder": each.holder,
                "other": each.other,
                "level": each.level,
                "points": points_json(each.points),
                "winner": {"holder": each.holder, "other": each.other}.get(each.winner or ""),
            }
            for each in record.contracts
        ],
        "reason": _reason_body(record.reason),
        "why": explain(record, words, whole=True),
        "warnings": warnings_body(record.warnings, words),
    }


def cube_body(contract: Contract) -> Json:
    """A cube: `owner` may double next, null while it is in the middle; `result` once it is closed,
    with the points of the member (or taker, or buyer) and who won."""
    ending = contract.ending
    result = ending and {
        "points": points_json(ending.points),
        "winner": {"holder": contract.holder, "other": contract.other}.get(ending.winner or ""),
        "reason": ending.code,
    }
    return {
        "level": contract.level,
        "owner": contract.owner,
        "turned": contract.turned,
        "result": result,
    }


def warnings_body(warnings: Iterable[Warning], words: Words) -> list[Json]:
    """What the house rules frown at, with the sentence."""
    return [{"code": each.code, "detail": warning_text(each, words)} for each in warnings]


def _start_body(game: OpenGame | GameRecord) -> Json:
    return {
        "number": game.number,
        "order": list(game.order),
        "partner": game.partner,
        "start_levels": dict(game.start_levels),
        "auto_doubles": game.auto_doubles,
        "stake_minor": game.stake_minor,
        "events": [action_json(action) for action in game.actions],
    }


def _pending_body(pending: PendingDouble | None) -> Json | None:
    """A double that waits: `waiting` are those who still answer; with one cube the box answers a
    double of the team for everybody, and the only member is the empty text."""
    if pending is None:
        return None
    return {
        "side": pending.side,
        "members": list(pending.members),
        "answers": dict(pending.answers),
        "waiting": [member for member in pending.members if member not in pending.answers],
    }


def _reason_body(reason: Reason) -> Json:
    args: Mapping[str, str | int] = reason.args
    return {"code": reason.code, "args": dict(args)}
