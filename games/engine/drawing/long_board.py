"""The board of a parallel game with its checkers, the way both sides go, and what is off it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from games.engine.packed import BAR, HOME, OFF
from games.engine.parallel.counts import count
from games.engine.sides import Side

from . import shapes
from .long_view import HEAD, HOME_POINTS, Pile, piles, seen
from .svg_board import (
    BAR_LEFT,
    COLUMN,
    CUBE_CENTRE,
    LEFT,
    MIDDLE,
    NUMBERS,
    SIDE_COLUMN,
    SLAB,
    TRAY,
    TRAY_CENTRE,
    edge_of,
    ground,
    height_of,
    left_of,
    point_number,
    point_of,
    stack,
    tray,
)
from .text import STACK

if TYPE_CHECKING:
    from games.engine.parallel.game import LongGame

_RADIUS: Final = COLUMN / 2 - 1
_PILL: Final = 27
_TURN: Final = (24, 58)
"""How wide and long the arrows are that show where a side turns."""


def parts(game: LongGame, bottom: Side) -> Iterator[str]:
    """The board as the side at the bottom sees it and numbers it."""
    yield from ground()
    for point in range(1, BAR):
        yield from point_of(point)
    yield from _numbers(bottom)
    yield from _way(bottom)
    for point, pile in piles(game, bottom).items():
        yield from _pile(point, pile)
    yield from _beside(game, bottom, TRAY_CENTRE, is_bottom=True)
    yield from _beside(game, bottom.other, CUBE_CENTRE, is_bottom=False)


def _numbers(bottom: Side) -> Iterator[str]:
    """The points' numbers, those of homes and heads in their side's colours."""
    inks = dict.fromkeys(range(1, BAR), shapes.INK)
    for side in Side:
        home = [seen(point, side, bottom) for point in HOME_POINTS]
        for points in (home, [seen(HEAD, side, bottom)]):
            yield from _pill(points, side)
            inks |= dict.fromkeys(points, shapes.COLOURS[side].mark)
    for point, ink in inks.items():
        yield point_number(point, point, ink)


def _pill(points: list[int], side: Side) -> Iterator[str]:
    edge, inward = edge_of(points[0])
    lefts = [left_of(point) for point in points]
    # Around one number as wide as its column.
    inset = _PILL / 2 if len(points) == 1 else COLUMN / 2 - 2
    y = edge - inward * (NUMBERS / 2 + 1)
    yield from shapes.pill(min(lefts) + inset, max(lefts) + COLUMN - inset, y, _PILL, side)


def _way(bottom: Side) -> Iterator[str]:
    """To the left above, to the right below; the bottom side goes down at the left, the other up
    at the right."""
    for left in (LEFT, LEFT + HOME * COLUMN - 3 * COLUMN / 2, BAR_LEFT + COLUMN, TRAY - 60):
        for place in (24, 36):
            yield shapes.chevron(left + place, MIDDLE - 13, -9)
            yield shapes.chevron(left + place, MIDDLE + 13, 9)
    yield shapes.arrow(CUBE_CENTRE, MIDDLE, *_TURN, bottom)
    width, length = _TURN
    yield shapes.arrow(TRAY_CENTRE, MIDDLE, width, -length, bottom.other)


def _pile(point: int, pile: Pile) -> Iterator[str]:
    """A point's checkers, behind the one that is held beneath them."""
    left, (edge, inward) = left_of(point), edge_of(point)
    x, held = left + COLUMN / 2, int(pile.held)
    if held:
        y, prisoner = height_of(edge, inward, 0), pile.side.other
        yield from shapes.checker(x, y, _RADIUS, prisoner)
        if pile.held_marked:
            yield shapes.star(x, y, _RADIUS * 0.6)
        yield from shapes.bars(x, y, _RADIUS, prisoner)
    yield from stack(left, edge, inward, pile.count, pile.side, beneath=held)
    if pile.marked:
        # On the innermost that carries no number.
        shown = min(pile.count, STACK - held - (pile.count > STACK - held))
        yield shapes.star(x, height_of(edge, inward, held + shown - 1), _RADIUS * 0.6)


def _beside(game: LongGame, side: Side, centre: float, *, is_bottom: bool) -> Iterator[str]:
    """What a side has off the board: borne off beside its home, in reserve beside its head; beaten
    checkers on the bar, towards its head."""
    extra, off = game.extras[side], count(game.sides[side], OFF)
    home, head = edge_of(1 if is_bottom else BAR - 1), edge_of(BAR - 1 if is_bottom else 1)
    yield _outline(centre, *home)
    yield from tray(centre, *home, off, side)
    yield from tray(TRAY_CENTRE if is_bottom else CUBE_CENTRE, *head, extra.reserve, side)
    yield from stack(BAR_LEFT, *head, extra.bar, side)
    if extra.marked == BAR:
        yield shapes.star(BAR_LEFT + COLUMN / 2, height_of(*head, 0), _RADIUS * 0.6)
    elif extra.marked == OFF:
        yield shapes.star(centre, home[0] + home[1] * SLAB / 2, SLAB / 2)


def _outline(centre: float, edge: float, inward: int) -> str:
    """Where fifteen checkers borne off will lie."""
    height, width = 15 * SLAB + 4, SIDE_COLUMN - 6
    top = edge - 2 if inward > 0 else edge + 2 - height
    more = f' rx="3" stroke="{shapes.BAR}" stroke-width="2"'
    return shapes.rectangle(centre - width / 2, top, width, height, shapes.GROUND, more)
