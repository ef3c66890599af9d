"""What is answered about match files."""

from __future__ import annotations

from typing import Any

from clubsite.api.answers import moment_text
from games.engine import Outcome, Side
from games.engine.errors import EngineError
from games.models import MatchRecord
from games.records import Reading, RecordedGame, Step
from games.records.summary import fault_json

Json = dict[str, Any]


def record_row(record: MatchRecord) -> Json:
    """A match file in short."""
    return {
        "id": record.pk,
        "name": record.name,
        "format": record.format,
        "players": {"white": record.white_name, "black": record.black_name},
        "length": record.length,
        "games": record.games,
        "plays": record.plays,
        "faults": record.faults,
        "legal": record.legal,
        "sent_at": moment_text(record.sent_at),
    }


def record_body(record: MatchRecord, reading: Reading) -> Json:
    """The same, with what is wrong by line and its games one by one."""
    games = enumerate(reading.record.games, 1)
    return {
        **record_row(record),
        "rules": _rules(reading),
        "errors": [fault_json(fault) for fault in reading.faults],
        "by_game": [_game(number, game) for number, game in games],
    }


def replay_body(reading: Reading, number: int) -> Json:
    """Game `number` of a match file, decision by decision."""
    game = reading.record.games[number - 1]
    steps = [_step(index, step) for index, step in enumerate(game.steps, 1)]
    return {**_game(number, game), "steps": steps}


def _rules(reading: Reading) -> Json:
    rules = reading.record.rules
    return {
        "cube_limit": rules.cube_limit,
        "jacoby": rules.jacoby,
        "beavers": rules.beavers,
        "crawford": rules.crawford,
    }


def _game(number: int, game: RecordedGame) -> Json:
    white, black = game.match.scores
    return {
        "game": number,
        "line": game.line,
        "score": {"white": white, "black": black},
        "is_crawford": game.match.is_crawford,
        "plays": game.plays,
        "legal": game.is_legal,
        "result": _result(game.outcome),
        "errors": [fault_json(fault) for fault in game.faults],
    }


def _result(outcome: Outcome | None) -> Json | None:
    if outcome is None:
        return None
    return {
        "winner": _side(outcome.winner),
        "result": outcome.win.name.lower(),
        "ending": outcome.ending.name.lower(),
        "points": outcome.points,
    }


def _step(number: int, step: Step) -> Json:
    before = step.before
    return {
        "step": number,
        "line": step.line,
        "side": _side(step.side),
        "kind": step.kind,
        "xgid": _xgid(step),
        "dice": [before.roll.first, before.roll.second] if before.roll else None,
        "play": step.play if step.kind in ("play", "stay_out") else None,
        "legal": step.legal,
    }


def _xgid(step: Step) -> str | None:
    """No XGID tells an otter that waits for its answer."""
    try:
        return step.before.xgid
    except EngineError:
        return None


def _side(side: Side) -> str:
    return side.name.lower()
