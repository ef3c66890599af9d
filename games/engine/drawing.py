"""A board in plain text and in words, seen by the player on roll."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from .board import Board
from .packed import BAR, OFF

STACK: Final = 5
"""Checkers drawn one above the other; of a higher stack the last shows its number."""
OWN, OPPONENT = "X", "O"

_TOP = ((13, 14, 15, 16, 17, 18), (19, 20, 21, 22, 23, 24))
_BOTTOM = ((12, 11, 10, 9, 8, 7), (6, 5, 4, 3, 2, 1))


def text(board: Board) -> str:
    """Fifteen lines: X the player on roll, whose points are numbered, O his opponent; the bar in
    the middle, the checkers borne off at the right."""
    own, opponent = board.own, board.opponent
    top = [_row(board, _TOP, own[BAR], OWN, depth) for depth in range(STACK)]
    bottom = [
        _row(board, _BOTTOM, opponent[BAR], OPPONENT, depth) for depth in reversed(range(STACK))
    ]
    top[0] += _off(OPPONENT, opponent[OFF])
    bottom[-1] += _off(OWN, own[OFF])
    middle = f"|{' ' * 18}|BAR|{' ' * 18}|"
    return "\n".join((_edge(_TOP), *top, middle, *bottom, _edge(_BOTTOM)))


def words(board: Board) -> str:
    """The position in words, for those who cannot see a drawing."""
    mine = _side("On roll", board.own, board.pips)
    return f"{mine} {_side('Opponent', board.opponent, board.swap().pips)}"


def _side(name: str, counts: Sequence[int], pips: int) -> str:
    points = [
        f"{counts[point]} on the {point} point"
        for point in range(BAR - 1, OFF, -1)
        if counts[point]
    ]
    bar = [f"{counts[BAR]} on the bar"] if counts[BAR] else []
    off = [f"{counts[OFF]} off"] if counts[OFF] else []
    return f"{name}: {', '.join((*bar, *points, *off))}; {pips} pips."


def _edge(halves: Iterable[Sequence[int]]) -> str:
    left, right = ("-".join(f"{point:2}" for point in half) for half in halves)
    return f"+{left}-+---+{right}-+"


def _row(
    board: Board, halves: Iterable[Sequence[int]], on_bar: int, letter: str, depth: int
) -> str:
    left, right = ("".join(_point(board[point], depth) for point in half) for half in halves)
    return f"|{left}|{_cell(on_bar, letter, depth)}|{right}|"


def _point(count: int, depth: int) -> str:
    return _cell(abs(count), OWN if count > 0 else OPPONENT, depth)


def _cell(count: int, letter: str, depth: int) -> str:
    """Three columns: the checker at `depth` from the edge, or how many there are."""
    if depth >= count:
        return "   "
    return f"{count:2} " if depth == STACK - 1 and count > STACK else f" {letter} "


def _off(letter: str, count: int) -> str:
    return f" {letter} off: {count}" if count else ""
