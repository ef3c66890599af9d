"""The board of an SVG drawing with its checkers.

Everything is placed in a frame of WIDTH by HEIGHT: the cube's column, six points, the bar, six
points, and the tray of the checkers borne off, with the numbers above and below.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from games.engine.packed import BAR, HOME, OFF
from games.engine.sides import Side

from . import shapes
from .text import STACK

if TYPE_CHECKING:
    from games.engine.board import Board

COLUMN: Final = 40
GAP: Final = 64
"""Between the tips of two full stacks."""
NUMBERS: Final = 30
"""The strip of numbers above and below."""
SIDE_COLUMN: Final = 46
MARGIN: Final = 8

LEFT: Final = MARGIN + SIDE_COLUMN
BAR_LEFT: Final = LEFT + HOME * COLUMN
TRAY: Final = LEFT + 13 * COLUMN
WIDTH: Final = TRAY + SIDE_COLUMN + MARGIN
HEIGHT: Final = 2 * (NUMBERS + STACK * COLUMN) + GAP
MIDDLE: Final = HEIGHT / 2
CUBE_CENTRE: Final = MARGIN + SIDE_COLUMN / 2 - 3
TRAY_CENTRE: Final = TRAY + SIDE_COLUMN / 2 + 3
HALVES: Final = (LEFT + 3 * COLUMN, BAR_LEFT + 4 * COLUMN)
"""The middles of the left and the right half."""

_DIGITS: Final = 22
SLAB: Final = 11
"""A checker on edge in the tray."""


def parts(board: Board, bottom: Side, *, numbered_by_bottom: bool) -> Iterator[str]:
    """The board as the side at the bottom sees it, its home at the bottom right."""
    yield from ground()
    for point in range(1, BAR):
        yield from point_of(point)
        yield point_number(point, point if numbered_by_bottom else BAR - point)
    for point in range(1, BAR):
        count = board[point]
        side = bottom if count > 0 else bottom.other
        yield from stack(left_of(point), *edge_of(point), abs(count), side)
    top_edge, bottom_edge = edge_of(BAR), edge_of(OFF)
    yield from stack(BAR_LEFT, *top_edge, board.own[BAR], bottom)
    yield from stack(BAR_LEFT, *bottom_edge, board.opponent[BAR], bottom.other)
    yield from tray(TRAY_CENTRE, *bottom_edge, board.own[OFF], bottom)
    yield from tray(TRAY_CENTRE, *top_edge, board.opponent[OFF], bottom.other)


def ground() -> Iterator[str]:
    """The wood, and the bar."""
    top, height = NUMBERS, HEIGHT - 2 * NUMBERS
    frame = f' stroke="{shapes.FRAME}" stroke-width='
    yield shapes.rectangle(LEFT, top, 13 * COLUMN, height, shapes.GROUND, f'{frame}"6"')
    yield shapes.rectangle(BAR_LEFT, top, COLUMN, height, shapes.BAR, f'{frame}"3"')


def point_of(point: int) -> Iterator[str]:
    """A point of the board, as its tongue."""
    left, (edge, inward) = left_of(point), edge_of(point)
    tip = edge + inward * (STACK * COLUMN - 6)
    corners = f"{left},{edge} {left + COLUMN},{edge} {left + COLUMN // 2},{tip}"
    colour = shapes.DARK_POINT if point % 2 else shapes.LIGHT_POINT
    yield f'<polygon points="{corners}" fill="{colour}"/>'


def point_number(point: int, shown: int, fill: str = shapes.INK) -> str:
    """What a point is called, in the strip beside it."""
    edge, inward = edge_of(point)
    middle = left_of(point) + COLUMN / 2
    return shapes.text(middle, edge - inward * NUMBERS / 2, str(shown), _DIGITS, fill)


def left_of(point: int) -> int:
    """The left edge of a point's column; the bar takes the seventh of thirteen."""
    column = point - 13 if point > 12 else 12 - point
    return LEFT + (column + (column >= HOME)) * COLUMN


def edge_of(point: int) -> tuple[int, int]:
    """Where a point begins, and the direction of the board's middle from there."""
    return (NUMBERS, 1) if point > 12 else (HEIGHT - NUMBERS, -1)


def stack(
    left: float, edge: float, inward: int, count: int, side: Side, *, beneath: int = 0
) -> Iterator[str]:
    """Checkers from the edge inwards, behind those `beneath`; of more than there is room for the
    last carries their number."""
    room, centre, radius = STACK - beneath, left + COLUMN / 2, COLUMN / 2 - 1
    y = edge
    for place in range(min(count, room)):
        y = height_of(edge, inward, place + beneath)
        is_counted = place == room - 1 and count > room
        shape = list(shapes.checker(centre, y, radius, side))
        yield from shape[:1] if is_counted else shape
    if count > room:
        mark = shapes.COLOURS[side].mark
        yield shapes.text(centre, y, str(count), _DIGITS + 2, mark, ' font-weight="bold"')


def height_of(edge: float, inward: int, place: int) -> float:
    """The middle of a checker, by its place from the edge inwards."""
    return edge + inward * (place + 0.5) * COLUMN


def tray(centre: float, edge: float, inward: int, count: int, side: Side) -> Iterator[str]:
    """Checkers borne off, on edge, with their number above or below."""
    colours, width = shapes.COLOURS[side], SIDE_COLUMN - 8
    outline = f' rx="2" stroke="{shapes.INK}"'
    for place in range(count):
        top = edge + inward * SLAB * place - (SLAB if inward < 0 else 0)
        left = centre - width / 2
        yield shapes.rectangle(left, top, width, SLAB, colours.fill, outline)
    if count:
        y = edge - inward * NUMBERS / 2
        yield shapes.text(centre, y, str(count), _DIGITS, more=' font-weight="bold"')
