"""A board in plain text, seen by the player on roll."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final, TypeAlias

from games.engine.packed import BAR, OFF
from games.engine.sides import Side

from . import words

if TYPE_CHECKING:
    from games.engine.board import Board
    from games.engine.position import Position

STACK: Final = 5
"""Checkers drawn one above the other; of a higher stack the last shows its number."""
Column: TypeAlias = tuple[int, str]
"""How many checkers stand in a column, and their letter."""

LETTERS: Final = ("O", "X")
"""White's and Black's checkers, as in GNU Backgammon."""

_TOP: Final = (13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24)
_BOTTOM: Final = (12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1)
_BAR: Final = 6
"""The column of the bar."""
_MIDDLE: Final = 1 + STACK
"""The line between the two halves."""


def board_text(board: Board, letters: Sequence[str] = LETTERS[::-1]) -> str:
    """Thirteen lines: X the player on roll, whose points are numbered, O his opponent; the bar in
    the middle, the checkers borne off at the right."""
    mine, his = letters
    own, opponent = board.own, board.opponent
    top = _rows(_columns(board, _TOP, letters, (own[BAR], mine)))
    bottom = _rows(_columns(board, _BOTTOM, letters, (opponent[BAR], his)))[::-1]
    top[0] += _off(his, opponent[OFF])
    bottom[-1] += _off(mine, own[OFF])
    middle = f"|{' ' * 18}|BAR|{' ' * 18}|"
    return "\n".join((_edge(_TOP), *top, middle, *bottom, _edge(_BOTTOM)))


def position_text(position: Position) -> str:
    """The board with both sides' names, pips and points, the cube beside it, and what is to be
    done; the player on roll below, O White and X Black."""
    side = position.on_roll
    letters = (LETTERS[side], LETTERS[side.other])
    lines, english = board_text(position.board, letters).split("\n"), words.Words()
    for number, shown in _beside(position):
        lines[number] += f" {shown}"
    return "\n".join(
        (
            _caption(position, side.other, english),
            *lines,
            _caption(position, side, english),
            f"{words.status(position, english)} {words.contest(position, english)}.",
        )
    )


def _beside(position: Position) -> Iterator[tuple[int, str]]:
    """What stands at the right of which line: the cube in the middle or at its owner's, an offer,
    the dice."""
    cube = position.cube
    if position.match.has_cube:
        line = _MIDDLE
        if cube.owner is not None:
            line = _MIDDLE + 3 if cube.owner is position.on_roll else _MIDDLE - 3
        yield line, f"cube {cube.level}"
    if cube.pending:
        asked = position.on_roll.other if cube.pending % 2 else position.on_roll
        yield _MIDDLE + (1 if asked is position.on_roll else -1), f"to {cube.if_taken}?"
    if position.roll:
        yield _MIDDLE + 1, f"dice {position.roll}"


def _caption(position: Position, side: Side, english: words.Words) -> str:
    return f"{LETTERS[side]} {side.label}, {words.standing(position, side, english)}"


def _edge(points: Sequence[int]) -> str:
    left, right = ("-".join(f"{p:->2}" for p in half) for half in (points[:_BAR], points[_BAR:]))
    return f"+{left}-+---+{right}-+"


def _columns(
    board: Board, points: Sequence[int], letters: Sequence[str], on_bar: Column
) -> list[Column]:
    counts = [board[point] for point in points]
    columns = [(abs(count), letters[0] if count > 0 else letters[1]) for count in counts]
    return [*columns[:_BAR], on_bar, *columns[_BAR:]]


def _rows(columns: Sequence[Column]) -> list[str]:
    """The lines of one half, from the edge inwards."""
    rows = []
    for depth in range(STACK):
        cells = [_cell(count, letter, depth) for count, letter in columns]
        left, right = "".join(cells[:_BAR]), "".join(cells[_BAR + 1 :])
        rows.append(f"|{left}|{cells[_BAR]}|{right}|")
    return rows


def _cell(count: int, letter: str, depth: int) -> str:
    """Three characters: the checker at `depth` from the edge, or how many there are."""
    if depth >= count:
        return "   "
    return f"{count:2} " if depth == STACK - 1 and count > STACK else f" {letter} "


def _off(letter: str, count: int) -> str:
    return f" {letter} off: {count}" if count else ""
