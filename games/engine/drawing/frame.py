"""What is around the board of every SVG drawing: its paper, its words, a line for each side."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from games.engine.sides import Side

from . import fitting, shapes
from .svg_board import HEIGHT, MARGIN, MIDDLE, WIDTH

CAPTION: Final = 34
"""The height of a line of text."""
LONGEST_NAME: Final = 24
"""Characters of a name that are shown."""

CUBE: Final = 42

_TEXT: Final = 23
_NAME: Final = 52
"""From where the line begins to where the name does."""
_DIE: Final = 46
_FONT: Final = "system-ui, 'Segoe UI', Roboto, 'Noto Sans', sans-serif"


def document(title: str, told: str, above: float, below: float, parts: Iterable[str]) -> str:
    """The drawing, with so much room above and below its board; its title and all it shows in
    words."""
    height = above + HEIGHT + below
    box = f'viewBox="0 {shapes.number(-above)} {WIDTH} {shapes.number(height)}"'
    fonts = f'font-family="{_FONT}" text-anchor="middle"'
    lines = (
        f'<svg xmlns="http://www.w3.org/2000/svg" {box} role="img" {fonts}>',
        f"<title>{shapes.xml_text(title)}</title>",
        f"<desc>{shapes.xml_text(told)}</desc>",
        shapes.rectangle(0, -above, WIDTH, height, shapes.PAPER, ' rx="10"'),
        *parts,
        "</svg>",
    )
    return "\n".join(lines)


def dice(thrown: tuple[int, int], middle: float, side: Side) -> Iterator[str]:
    """Two dice in the middle of a half."""
    for place, value in enumerate(thrown):
        yield from shapes.die(middle + (place - 0.5) * (_DIE + 10), MIDDLE, _DIE, value, side)


def side_line(side: Side, name: str, standing: str, y: float, *, decides: bool) -> Iterator[str]:
    """A side's colour and name, an arrow if it is to decide, and how it stands."""
    left = 2 * MARGIN
    if decides:
        tip = f"{left},{y - 9} {left + 15},{y} {left},{y + 9}"
        yield f'<polygon points="{tip}" fill="{shapes.INK}"/>'
    yield from shapes.checker(left + 32, y, 11, side)
    shown = name if len(name) <= LONGEST_NAME else f"{name[: LONGEST_NAME - 1]}…"
    room = WIDTH - 2 * left - _NAME - fitting.width(standing, _TEXT)
    text, size = fitting.fitted(shown, _TEXT, room)
    more, title = ' text-anchor="start"', "" if text == name else name
    yield shapes.text(left + _NAME, y, text, size, more=more, title=title)
    yield shapes.text(WIDTH - left, y, standing, _TEXT, more=' text-anchor="end"')


def line(shown: str, y: float, *, bold: bool = False) -> Iterator[str]:
    """A line of text from the left to the right edge at the most; a long one is broken in two."""
    more = ' text-anchor="start"' + (' font-weight="bold"' if bold else "")
    parts = fitting.broken(shown, _TEXT, WIDTH - 4 * MARGIN)
    for place, (text, size) in enumerate(parts):
        below = (place - (len(parts) - 1) / 2) * CAPTION / 2
        title = shown if text.endswith("…") else ""
        yield shapes.text(2 * MARGIN, y + below, text, size, more=more, title=title)
