"""A board as an SVG drawing.

Colours are attributes on the board's own ground, so that it reads alike on dark and light pages and
under a content policy that allows no styles; what it shows is also in its title and description.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final
from xml.sax.saxutils import escape

from . import drawing
from .board import Board
from .cube import Cube
from .dice import Roll
from .packed import BAR, HOME, OFF
from .sides import Side

CHECKER: Final = 40
MARGIN: Final = 28
STACK: Final = drawing.STACK
HEIGHT: Final = 2 * (MARGIN + STACK * CHECKER) + 60
BAR_LEFT: Final = MARGIN / 2 + 6 * CHECKER
TRAY: Final = MARGIN / 2 + 13 * CHECKER + 6
WIDTH: Final = int(TRAY + CHECKER + MARGIN / 2)

GROUND, FRAME, SIDE = "#f3e6cf", "#5b3a21", "#dccaa8"
DARK, LIGHT, INK = "#b5875a", "#dcc09a", "#2b1b0e"
OWN, OPPONENT = ("#8c1c13", "#ffffff"), ("#fdfaf3", "#2b1b0e")
"""A side's checkers and the numbers on them."""


def svg(
    board: Board,
    *,
    roll: Roll | None = None,
    cube: Cube | None = None,
    on_roll: Side = Side.BLACK,
    title: str = "Backgammon board",
) -> str:
    """The board seen by the player on roll, his points numbered, his home at the bottom right.
    Stacks of more than five carry their number."""
    parts = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img">',
        f"<title>{escape(title)}</title><desc>{escape(drawing.words(board))}</desc>",
        *_ground(),
        *_checkers(board),
        *(_dice(roll) if roll else ()),
        *(_cube(cube, on_roll) if cube else ()),
        "</svg>",
    )
    return "\n".join(parts)


def _ground() -> Iterator[str]:
    yield f'<rect width="{WIDTH}" height="{HEIGHT}" rx="8" fill="{FRAME}"/>'
    halves = ((MARGIN / 2, 6, GROUND), (BAR_LEFT + CHECKER, 6, GROUND))
    for left, columns, colour in (*halves, (BAR_LEFT, 1, SIDE), (TRAY, 1, SIDE)):
        size = f'width="{columns * CHECKER}" height="{HEIGHT - 2 * MARGIN}"'
        yield f'<rect x="{left}" y="{MARGIN}" {size} fill="{colour}"/>'
    for point in range(1, BAR):
        left = _left(point)
        edge, inward = _edge(point)
        corners = f"{left},{edge} {left + CHECKER},{edge} "
        tip = f"{left + CHECKER / 2},{edge + inward * (STACK * CHECKER - 8)}"
        yield f'<polygon points="{corners}{tip}" fill="{DARK if point % 2 else LIGHT}"/>'
        yield _number(left + CHECKER / 2, edge - inward * MARGIN / 2, str(point), GROUND, 19)


def _checkers(board: Board) -> Iterator[str]:
    own, opponent = board.own, board.opponent
    for point in range(1, BAR):
        count = board[point]
        yield from _stack(_left(point), *_edge(point), abs(count), OWN if count > 0 else OPPONENT)
    yield from _stack(BAR_LEFT, MARGIN, 1, own[BAR], OWN)
    yield from _stack(BAR_LEFT, HEIGHT - MARGIN, -1, opponent[BAR], OPPONENT)
    yield from _tray(HEIGHT - MARGIN, -1, own[OFF], OWN)
    yield from _tray(MARGIN, 1, opponent[OFF], OPPONENT)


def _left(point: int) -> float:
    """The left edge of a point's column; the bar takes the seventh of thirteen."""
    column = point - 13 if point > 12 else 12 - point
    return MARGIN / 2 + (column + (column >= HOME)) * CHECKER


def _edge(point: int) -> tuple[float, int]:
    """Where a point begins, and the direction of the board's middle from there."""
    return (MARGIN, 1) if point > 12 else (HEIGHT - MARGIN, -1)


def _stack(
    left: float, edge: float, inward: int, count: int, colours: tuple[str, str]
) -> Iterator[str]:
    centre, radius = left + CHECKER / 2, CHECKER / 2 - 1
    for place in range(min(count, STACK)):
        y = edge + inward * (place + 0.5) * CHECKER
        yield (f'<circle cx="{centre}" cy="{y}" r="{radius}" fill="{colours[0]}" stroke="{INK}"/>')
    if count > STACK:
        y = edge + inward * (STACK - 0.5) * CHECKER
        yield _number(centre, y, str(count), colours[1], 18)


def _tray(edge: float, inward: int, count: int, colours: tuple[str, str]) -> Iterator[str]:
    """Checkers borne off, on edge, with their number."""
    for place in range(count):
        y = edge + inward * 12 * place - (12 if inward < 0 else 0)
        shape = f'x="{TRAY + 1}" y="{y}" width="{CHECKER - 2}" height="10" rx="2"'
        yield f'<rect {shape} fill="{colours[0]}" stroke="{INK}"/>'
    if count:
        y = edge - inward * MARGIN / 2
        yield _number(TRAY + CHECKER / 2, y, str(count), GROUND, 19)


def _dice(roll: Roll) -> Iterator[str]:
    for place, die in enumerate((roll.first, roll.second)):
        left = MARGIN / 2 + (9.2 + 1.1 * place) * CHECKER
        yield from _square(left, HEIGHT / 2, str(die), "#ffffff")


def _cube(cube: Cube, on_roll: Side) -> Iterator[str]:
    """In the middle of the tray while centred, else nearer to its owner."""
    towards = 0.0 if cube.owner is None else 0.5 if cube.owner is on_roll else -0.5
    centre = HEIGHT / 2 + towards * CHECKER
    yield from _square(TRAY + 3, centre, str(cube.level), "#ffe9a8")


def _square(left: float, centre: float, text: str, colour: str) -> Iterator[str]:
    size = CHECKER - 6
    shape = f'x="{left}" y="{centre - size / 2}" width="{size}" height="{size}" rx="6"'
    yield f'<rect {shape} fill="{colour}" stroke="{INK}"/>'
    yield _number(left + size / 2, centre, text, INK, 20 if len(text) < 3 else 14)


def _number(x: float, y: float, text: str, colour: str, size: int) -> str:
    place = f'x="{x}" y="{y}" text-anchor="middle" dominant-baseline="central"'
    return (
        f'<text {place} font-family="sans-serif" font-size="{size}" fill="{colour}">{text}</text>'
    )
