"""Where checkers come to stand that were moved against the rules, so that a game can go on."""

from __future__ import annotations

from games.engine import Board, EngineError, Roll, Side
from games.engine.notation import parse
from games.engine.packed import BAR, OFF
from games.engine.snowie import from_snowie_line


def moved_anyhow(board: Board, text: str) -> Board | None:
    """The board, seen by the player on roll, after the moves that are written, whatever the dice;
    None if they cannot be made with the checkers that are there."""
    try:
        paths = parse(text).paths
        own, other = list(board.own), list(board.opponent)
        for path in paths:
            if not own[path[0]]:
                return None
            own[path[0]] -= 1
            for stop in path[1:]:
                if stop != OFF and other[BAR - stop] == 1:
                    other[BAR - stop] -= 1
                    other[BAR] += 1
            own[path[-1]] += 1
        return _board(own, other)
    except EngineError:
        return None


def left_as_told(text: str, mover: Side) -> Board | None:
    """The board of an `Illegal play (...)` cell, which has Snowie's line of the position after the
    play, seen by the `mover`, who has made it; None if it has none."""
    line = text[text.find("(") + 1 : text.rfind(")")]
    try:
        setup = from_snowie_line(line)[0]
    except EngineError:
        return None
    return setup.board if setup.on_roll is mover else setup.board.swap()


def ends_with_one_number(before: Board, after: Board, roll: Roll, text: str) -> bool:
    """Whether the last checker was borne off at once by a player who could have hit with the other
    number first. The game and its points are the same, so that it is no fault (formats.md 4)."""
    try:
        moves = parse(text).paths
    except EngineError:
        return False
    last = sum(before.own[1:]) == 1 and after.off > before.off
    return last and len(moves) == 1 and moves[0][0] <= roll.high and before.may_bear_off


def _board(own: list[int], other: list[int]) -> Board:
    counts = range(1, BAR + 1)
    return Board({p: own[p] for p in counts}, {p: other[p] for p in counts})
