"""The body of an answer about a board."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from django.contrib.auth.models import User

from games.api.board_input import RULES
from games.api.board_schema import BoardRowOut
from games.boards.choices import choices
from games.boards.deeds import name_of
from games.boards.state import MATCH_OVER, BoardState
from games.engine import Outcome, Phase, Position, Side
from games.engine.errors import InvalidPosition
from games.engine.position_id import position_id
from games.models import Board, BoardCommand
from games.models.boards import BoardStatus
from games.selectors.boards import sides_of

Json = dict[str, Any]


def board_row(board: Board, user: User) -> Json:
    """A board of a list, for `BoardRowOut`."""
    return {
        "id": board.pk,
        "variant": board.variant,
        "length": board.length,
        "opponent": board.opponent,
        "status": board.status,
        "seq": board.last_seq,
        "made_at": board.made_at,
        "white": _seat(board.white_name, board.white_id, board.white_score),
        "black": _seat(board.black_name, board.black_id, board.black_score),
        "you": [name_of(side) for side in sides_of(board, user)],
    }


def board_body(board: Board, state: BoardState, user: User, last: BoardCommand | None) -> Json:
    """A board as it stood after the command `last`."""
    body: Json = dict(BoardRowOut(board_row(board, user)).data)
    white, black = state.match.scores
    body["white"], body["black"] = dict(body["white"]), dict(body["black"])
    body["white"]["score"], body["black"]["score"] = white, black
    body["seq"] = last.seq if last else 0
    body["status"] = (BoardStatus.OVER if state.phase == MATCH_OVER else BoardStatus.OPEN).value
    return {
        **body,
        "rules": {name: board.rules[name] for name in RULES},
        "game": state.number,
        "is_crawford": state.game.match.is_crawford,
        "phase": state.phase,
        **_of_position(state.game.position),
        "cube": _cube(state),
        "may": {name_of(side): list(kinds) for side, kinds in choices(state).items()},
        "last_result": _result(state.last_result),
        "winner": _named(state.winner),
        "last": last and {"seq": last.seq, "kind": last.kind, "deeds": last.deeds},
    }


def _seat(name: str, user_id: int | None, score: int) -> Json:
    return {"name": name, "seated": user_id is not None, "score": score}


def _of_position(at: Position | None) -> Json:
    """What is on the table, and whose it is to act."""
    goes_on = at is not None and not at.outcome
    offered = at.resignation if at and goes_on else None
    return {
        "on_roll": (at and goes_on and name_of(at.on_roll)) or None,
        "decides": (at and goes_on and name_of(at.decides)) or None,
        "dice": [at.roll.first, at.roll.second] if at and at.roll else None,
        "resignation": offered
        and {"side": name_of(offered.side), "result": offered.win.name.lower()},
        "xgid": at and _xgid(at),
        "position_id": at and position_id(at.board),
        "legal_plays": _plays(at),
    }


def _xgid(at: Position) -> str | None:
    try:
        return at.xgid
    except InvalidPosition:
        return None


def _plays(at: Position | None) -> Sequence[str] | None:
    if at is None or at.phase is not Phase.PLAY:
        return None
    return [str(play) for play in at.legal_plays()]


def _cube(state: BoardState) -> Json:
    cube = state.game.cube
    return {
        "level": cube.level,
        "owner": _named(cube.owner),
        "offer": cube.offer or None,
        "if_taken": cube.if_taken,
    }


def _result(outcome: Outcome | None) -> Json | None:
    if outcome is None:
        return None
    return {
        "winner": name_of(outcome.winner),
        "result": outcome.win.name.lower(),
        "ending": outcome.ending.name.lower(),
        "points": outcome.points,
    }


def _named(side: Side | None) -> str | None:
    return None if side is None else name_of(side)
