"""A position as an SVG drawing: the board, cube and dice, and around it who plays for what."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from games.engine.sides import Side

from . import shapes, svg_board
from .svg_board import CUBE_CENTRE, HALVES, HEIGHT, MARGIN, MIDDLE, NUMBERS, WIDTH
from .words import BOARD, Words, contest, describe, standing, status

if TYPE_CHECKING:
    from games.engine.position import Position

CAPTION: Final = 34
"""The height of a line of text."""
LONGEST_NAME: Final = 24
"""Characters of a name that are shown."""

_TEXT: Final = 23
_DIE: Final = 46
_CUBE: Final = 42
_FONT: Final = "system-ui, 'Segoe UI', Roboto, 'Noto Sans', sans-serif"


def svg(position: Position, *, bottom: Side | None, captions: bool, words: Words) -> str:
    """See `Position.svg`."""
    side = position.on_roll if bottom is None else Side(bottom)
    above, below = (CAPTION + MARGIN, 3 * CAPTION + MARGIN) if captions else (0, 0)
    box = f'viewBox="0 {-above} {WIDTH} {above + HEIGHT + below}"'
    fonts = f'font-family="{_FONT}" text-anchor="middle"'
    parts = (
        f'<svg xmlns="http://www.w3.org/2000/svg" {box} role="img" {fonts}>',
        f"<title>{shapes.xml_text(_title(position, words))}</title>",
        f"<desc>{shapes.xml_text(describe(position, words))}</desc>",
        shapes.rectangle(0, -above, WIDTH, above + HEIGHT + below, shapes.PAPER, ' rx="10"'),
        *svg_board.parts(position.seen_by(side), side, numbered_by_bottom=side is position.on_roll),
        *_dice(position, side),
        *_cube(position, side),
        *(_captions(position, side, words) if captions else ()),
        "</svg>",
    )
    return "\n".join(parts)


def _title(position: Position, words: Words) -> str:
    """The drawing's name: what is to be done, and what for. Its description says the rest."""
    return f"{words.say(BOARD)}. {status(position, words)} {contest(position, words)}."


def _dice(position: Position, bottom: Side) -> Iterator[str]:
    """In the half at the right hand of who has thrown them."""
    if position.roll:
        side, middle = position.on_roll, _half(position.on_roll, bottom)
        for place, value in enumerate((position.roll.first, position.roll.second)):
            yield from shapes.die(middle + (place - 0.5) * (_DIE + 10), MIDDLE, _DIE, value, side)


def _cube(position: Position, bottom: Side) -> Iterator[str]:
    """At the left: in the middle or at its owner's edge; while it is offered, in the half of the
    side that is to answer, with the level it would have."""
    cube = position.cube
    if not position.match.has_cube:
        return
    if cube.pending and not position.outcome:
        asked = position.on_roll.other if cube.pending % 2 else position.on_roll
        yield from shapes.cube(_half(asked, bottom), MIDDLE, _CUBE + 8, cube.if_taken)
        return
    y = MIDDLE
    if cube.owner is not None:
        y = HEIGHT - NUMBERS - _CUBE / 2 if cube.owner is bottom else NUMBERS + _CUBE / 2
    yield from shapes.cube(CUBE_CENTRE, y, _CUBE, cube.level)


def _half(side: Side, bottom: Side) -> float:
    """The middle of the half at a side's right hand."""
    return HALVES[side is bottom]


def _captions(position: Position, bottom: Side, words: Words) -> Iterator[str]:
    """Both sides at their edges, and below them what is to be done and what is played for."""
    first = HEIGHT + CAPTION / 2
    yield from _side(position, bottom.other, -CAPTION / 2, words)
    yield from _side(position, bottom, first, words)
    bold = ' text-anchor="start" font-weight="bold"'
    yield shapes.text(2 * MARGIN, first + CAPTION, status(position, words), _TEXT, more=bold)
    start = ' text-anchor="start"'
    yield shapes.text(2 * MARGIN, first + 2 * CAPTION, contest(position, words), _TEXT, more=start)


def _side(position: Position, side: Side, y: float, words: Words) -> Iterator[str]:
    """A side's colour and name, an arrow if it is to decide, its pips and points."""
    left = 2 * MARGIN
    if side is position.decides and not position.outcome:
        tip = f"{left},{y - 9} {left + 15},{y} {left},{y + 9}"
        yield f'<polygon points="{tip}" fill="{shapes.INK}"/>'
    yield from shapes.checker(left + 32, y, 11, side)
    name = words.names[side]
    shown = name if len(name) <= LONGEST_NAME else f"{name[: LONGEST_NAME - 1]}…"
    yield shapes.text(left + 52, y, shown, _TEXT, more=' text-anchor="start"')
    end = ' text-anchor="end"'
    yield shapes.text(WIDTH - left, y, standing(position, side, words), _TEXT, more=end)
