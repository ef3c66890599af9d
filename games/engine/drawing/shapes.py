"""The few shapes of SVG that the drawings are made of, and their colours.

Colours are attributes, so that a drawing needs no style sheet and no content policy has anything
against it. It has a ground of its own: it reads alike on dark and light pages, and on paper.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final
from xml.sax.saxutils import escape

from games.engine.sides import Side

PAPER, GROUND, FRAME, INK = "#fbf7ec", "#efe6d0", "#1d5a47", "#20251f"
DARK_POINT, LIGHT_POINT, BAR = "#558a73", "#b98549", "#a9cbbb"
CUBE: Final = "#fff3c4"


@dataclass(frozen=True, slots=True)
class Colours:
    """What a side's checkers and dice are drawn in."""

    fill: str
    ring: str
    mark: str
    """Numbers and pips on them."""


COLOURS: Final = {
    Side.WHITE: Colours("#ffffff", "#b9ae94", INK),
    Side.BLACK: Colours("#262b28", "#7d857e", "#ffffff"),
}

# Where the pips of a die are, in thirds of its half width; 3-3 is the first and third of 5.
_CENTRE, _FALLING, _RISING = ((0, 0),), ((-1, -1), (1, 1)), ((1, -1), (-1, 1))
_SIDES: Final = ((-1, 0), (1, 0))
_PIPS: Final = {
    1: _CENTRE,
    2: _RISING,
    3: _CENTRE + _RISING,
    4: _FALLING + _RISING,
    5: _CENTRE + _FALLING + _RISING,
    6: _FALLING + _RISING + _SIDES,
}

_NOT_XML: Final = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")


def number(value: float) -> str:
    """As few digits as it takes."""
    return f"{value:.2f}".rstrip("0").rstrip(".")


def rectangle(
    left: float, top: float, width: float, height: float, fill: str, more: str = ""
) -> str:
    """A filled rectangle."""
    place = f'x="{number(left)}" y="{number(top)}"'
    size = f'width="{number(width)}" height="{number(height)}"'
    return f'<rect {place} {size} fill="{fill}"{more}/>'


def xml_text(shown: str) -> str:
    """A text as XML may hold it: control characters and halves of a character are replaced."""
    return escape(_NOT_XML.sub("\ufffd", shown))


def circle(x: float, y: float, radius: float, fill: str, more: str = "") -> str:
    """A filled circle."""
    place = f'cx="{number(x)}" cy="{number(y)}" r="{number(radius)}"'
    return f'<circle {place} fill="{fill}"{more}/>'


def text(x: float, y: float, shown: str, size: float, fill: str = INK, more: str = "") -> str:
    """A line of text whose middle is at the height `y`, centred unless `more` anchors it."""
    # A third of the size is the middle of a digit; not every renderer knows a central baseline.
    place = f'x="{number(x)}" y="{number(y + 0.35 * size)}"'
    return f'<text {place} font-size="{number(size)}" fill="{fill}"{more}>{xml_text(shown)}</text>'


def checker(x: float, y: float, radius: float, side: Side) -> Iterator[str]:
    """A checker from above."""
    colours = COLOURS[side]
    yield circle(x, y, radius, colours.fill, f' stroke="{INK}" stroke-width="1.5"')
    ring = f' stroke="{colours.ring}" stroke-width="2"'
    yield circle(x, y, radius * 0.62, "none", ring)


def die(x: float, y: float, size: float, value: int, side: Side) -> Iterator[str]:
    """A die with its pips, in the side's colours."""
    colours, half = COLOURS[side], size / 2
    edge = f' rx="{number(size / 6)}" stroke="{INK}" stroke-width="1.5"'
    yield rectangle(x - half, y - half, size, size, colours.fill, edge)
    for across, down in _PIPS[value]:
        yield circle(x + across * size * 0.27, y + down * size * 0.27, size * 0.1, colours.mark)


def cube(x: float, y: float, size: float, level: int) -> Iterator[str]:
    """The doubling cube."""
    half, shown = size / 2, str(level)
    edge = f' rx="{number(size / 8)}" stroke="{INK}" stroke-width="2"'
    yield rectangle(x - half, y - half, size, size, CUBE, edge)
    yield text(x, y, shown, size * (0.58 if len(shown) < 3 else 0.4), more=' font-weight="bold"')
