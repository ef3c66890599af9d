"""The few shapes of SVG that the drawings are made of, and their colours.

Colours are attributes, so that a drawing needs no style sheet and no content policy has anything
against it. It has a ground of its own: it reads alike on dark and light pages, and on paper.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from math import cos, pi, sin
from typing import Final
from xml.sax.saxutils import escape

from games.engine.sides import Side

PAPER, GROUND, FRAME, INK = "#fbf7ec", "#efe6d0", "#1d5a47", "#20251f"
DARK_POINT, LIGHT_POINT, BAR = "#558a73", "#b98549", "#a9cbbb"
CUBE: Final = "#fff3c4"
STAR: Final = "#e3a008"


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

_STAR_TIPS: Final = 5

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


def text(
    x: float, y: float, shown: str, size: float, fill: str = INK, more: str = "", title: str = ""
) -> str:
    """A line of text whose middle is at the height `y`, centred unless `more` anchors it; `title`
    is the whole of it where it is cut."""
    # A third of the size is the middle of a digit; not every renderer knows a central baseline.
    place = f'x="{number(x)}" y="{number(y + 0.35 * size)}"'
    whole = f"<title>{xml_text(title)}</title>" if title else ""
    start = f'<text {place} font-size="{number(size)}" fill="{fill}"{more}>'
    return f"{start}{whole}{xml_text(shown)}</text>"


def checker(x: float, y: float, radius: float, side: Side) -> Iterator[str]:
    """A checker from above."""
    colours = COLOURS[side]
    yield circle(x, y, radius, colours.fill, f' stroke="{INK}" stroke-width="1.5"')
    ring = f' stroke="{colours.ring}" stroke-width="2"'
    yield circle(x, y, radius * 0.62, "none", ring)


def star(x: float, y: float, radius: float) -> str:
    """The mark of a checker that is not like the others."""
    corners = []
    for place in range(2 * _STAR_TIPS):
        far, angle = radius * (0.45 if place % 2 else 1), pi * place / _STAR_TIPS
        corners.append(f"{number(x + far * sin(angle))},{number(y - far * cos(angle))}")
    return f'<polygon points="{" ".join(corners)}" fill="{STAR}" stroke="{INK}"/>'


def bars(x: float, y: float, radius: float, side: Side) -> Iterator[str]:
    """The bars before a checker that is held."""
    for across in (-0.45, 0, 0.45):
        left, height = x + across * radius, radius * (0.95 if across == 0 else 0.85)
        ends = f"{number(y - height)}V{number(y + height)}"
        path = f'd="M{number(left)} {ends}" fill="none"'
        yield f'<path {path} stroke="{COLOURS[side].mark}" stroke-width="3"/>'


def arrow(x: float, y: float, width: float, length: float, side: Side) -> str:
    """An arrow in the side's colours around a middle, upwards where the length is negative."""
    half, tip = length / 2, y + length / 2
    neck, stem = tip - (0.45 * length), width / 5
    corners = (
        *((-stem, y - half), (stem, y - half), (stem, neck), (width / 2, neck), (0, tip)),
        *((-width / 2, neck), (-stem, neck)),
    )
    points = " ".join(f"{number(x + across)},{number(down)}" for across, down in corners)
    edge = f'stroke="{INK}" stroke-width="1.5" stroke-linejoin="round"'
    return f'<polygon points="{points}" fill="{COLOURS[side].fill}" {edge}/>'


def chevron(x: float, y: float, size: float) -> str:
    """A thin arrowhead to the right, to the left where the size is negative."""
    back, half = number(x - size / 2), abs(size) * 0.8
    path = (
        f"M{back} {number(y - half)}L{number(x + size / 2)} {number(y)}L{back} {number(y + half)}"
    )
    return (
        f'<path d="{path}" fill="none" stroke="{FRAME}" stroke-width="3" stroke-linecap="round"/>'
    )


def pill(left: float, right: float, y: float, width: float, side: Side) -> Iterator[str]:
    """A round-ended field in the side's colours, for text upon it."""
    path = f'd="M{number(left)} {number(y)}H{number(right)}" stroke-linecap="round"'
    for colour, size in ((INK, width), (COLOURS[side].fill, width - 3)):
        yield f'<path {path} stroke="{colour}" stroke-width="{number(size)}"/>'


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
