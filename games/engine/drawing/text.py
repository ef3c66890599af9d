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
Column: TypeAlias = list[str]
"""What stands in a column, from the edge inwards: STACK times three characters."""

LETTERS: Final = ("O", "X")
"""White's and Black's checkers, as in GNU Backgammon."""

TOP: Final = (13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24)
BOTTOM: Final = (12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1)
_BAR: Final = 6
"""The column of the bar."""
MIDDLE: Final = f"|{' ' * 18}|BAR|{' ' * 18}|"
"""The line between the two halves."""
_MIDDLE: Final = 1 + STACK
"""Its number."""


def board_text(board: Board, letters: Sequence[str] = LETTERS[::-1]) -> str:
    """Thirteen lines: X the player on roll, whose points are numbered, O his opponent; the bar in
    the middle, the checkers borne off at the right."""
    mine, his = letters
    own, opponent = board.own, board.opponent
    top = rows(_columns(board, TOP, letters), column(own[BAR], mine))
    bottom = rows(_columns(board, BOTTOM, letters), column(opponent[BAR], his))[::-1]
    top[0] += _off(his, opponent[OFF])
    bottom[-1] += _off(mine, own[OFF])
    return "\n".join((edge(TOP), *top, MIDDLE, *bottom, edge(BOTTOM)))


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


def edge(points: Sequence[int], filled: str = "-") -> str:
    """An edge with the numbers of its points."""
    names = [f"{point:{filled}>2}{filled}" for point in points]
    left, right = "".join(names[:_BAR]), "".join(names[_BAR:])
    return f"+{left}+---+{right}+"


def _columns(board: Board, points: Sequence[int], letters: Sequence[str]) -> list[Column]:
    counts = [board[point] for point in points]
    return [column(abs(count), letters[0] if count > 0 else letters[1]) for count in counts]


def column(count: int, letter: str, room: int = STACK) -> Column:
    """Checkers, of more than there is room for the last as their number."""
    cells = [f" {letter} "] * min(count, room) + ["   "] * (room - count)
    return [*cells[:-1], f"{count:2} "] if count > room else cells


def rows(columns: Sequence[Column], on_bar: Column) -> list[str]:
    """The lines of one half, from the edge inwards."""
    lines = []
    for depth in range(STACK):
        cells = [one[depth] for one in columns]
        lines.append(f"|{''.join(cells[:_BAR])}|{on_bar[depth]}|{''.join(cells[_BAR:])}|")
    return lines


def _off(letter: str, count: int) -> str:
    return f" {letter} off: {count}" if count else ""
