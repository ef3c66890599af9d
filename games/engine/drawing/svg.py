"""A position as an SVG drawing: the board, cube and dice, and around it who plays for what."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from games.engine.sides import Side

from . import frame, shapes, svg_board
from .frame import CAPTION, CUBE
from .svg_board import CUBE_CENTRE, HALVES, HEIGHT, MARGIN, MIDDLE, NUMBERS
from .words import BOARD, Words, contest, describe, standing, status

if TYPE_CHECKING:
    from games.engine.position import Position


def svg(position: Position, *, bottom: Side, captions: bool, words: Words) -> str:
    """See `Position.svg`."""
    above, below = (CAPTION + MARGIN, 3 * CAPTION + MARGIN) if captions else (0, 0)
    parts = (
        *svg_board.parts(
            position.seen_by(bottom), bottom, numbered_by_bottom=bottom is position.on_roll
        ),
        *_dice(position, bottom),
        *_cube(position, bottom),
        *(_captions(position, bottom, words) if captions else ()),
    )
    return frame.document(_title(position, words), describe(position, words), above, below, parts)


def _title(position: Position, words: Words) -> str:
    """The drawing's name: what is to be done, and what for. Its description says the rest."""
    return f"{words.say(BOARD)}. {status(position, words)} {contest(position, words)}."


def _dice(position: Position, bottom: Side) -> Iterator[str]:
    """In the half at the right hand of who has thrown them."""
    if roll := position.roll:
        side = position.on_roll
        yield from frame.dice((roll.first, roll.second), _half(side, bottom), side)


def _cube(position: Position, bottom: Side) -> Iterator[str]:
    """At the left: in the middle or at its owner's edge; while it is offered, in the half of the
    side that is to answer, with the level it would have."""
    cube = position.cube
    if not position.match.has_cube:
        return
    if cube.pending and not position.outcome:
        asked = position.on_roll.other if cube.pending % 2 else position.on_roll
        yield from shapes.cube(_half(asked, bottom), MIDDLE, CUBE + 8, cube.if_taken)
        return
    y = MIDDLE
    if cube.owner is not None:
        y = HEIGHT - NUMBERS - CUBE / 2 if cube.owner is bottom else NUMBERS + CUBE / 2
    yield from shapes.cube(CUBE_CENTRE, y, CUBE, cube.level)


def _half(side: Side, bottom: Side) -> float:
    """The middle of the half at a side's right hand."""
    return HALVES[side is bottom]


def _captions(position: Position, bottom: Side, words: Words) -> Iterator[str]:
    """Both sides at their edges, and below them what is to be done and what is played for."""
    first = HEIGHT + CAPTION / 2
    yield from _side(position, bottom.other, -CAPTION / 2, words)
    yield from _side(position, bottom, first, words)
    yield from frame.line(status(position, words), first + CAPTION, bold=True)
    yield from frame.line(contest(position, words), first + 2 * CAPTION)


def _side(position: Position, side: Side, y: float, words: Words) -> Iterator[str]:
    decides = side is position.decides and not position.outcome
    name, shown = words.names[side], standing(position, side, words)
    return frame.side_line(side, name, shown, y, decides=decides)
