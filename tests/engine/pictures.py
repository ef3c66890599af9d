"""SVG drawings taken apart for the tests."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any
from xml.etree import ElementTree

from games.engine import Position, Side
from games.engine.drawing.shapes import COLOURS, CUBE
from games.engine.drawing.svg_board import BAR_LEFT, COLUMN, HEIGHT, LEFT, NUMBERS, TRAY

SVG = "{http://www.w3.org/2000/svg}"
FILLS = {COLOURS[side].fill: side for side in Side}


@dataclass
class Picture:
    """What a drawing shows, found by its shapes and where they are."""

    root: ElementTree.Element
    checkers: list[tuple[float, float, Side]] = field(default_factory=list)
    slabs: list[tuple[float, Side]] = field(default_factory=list)
    dice: list[tuple[float, float, Side]] = field(default_factory=list)
    cubes: list[tuple[float, float]] = field(default_factory=list)
    texts: list[tuple[float, float, str]] = field(default_factory=list)

    def said(self, name: str) -> str:
        """The text of the title or the description."""
        found = self.root.find(f"{SVG}{name}")
        assert found is not None
        return found.text or ""

    @property
    def shown(self) -> list[str]:
        return [text for _, _, text in self.texts]

    @property
    def box(self) -> tuple[float, ...]:
        return tuple(map(float, self.root.attrib["viewBox"].split()))

    def on(self, column: int, *, at_top: bool) -> list[Side]:
        """The checkers on a point, by its column from the left."""
        left = LEFT + (column + (column >= 6)) * COLUMN
        return self._within(left, at_top)

    def on_bar(self, *, at_top: bool) -> list[Side]:
        return self._within(BAR_LEFT, at_top)

    def _within(self, left: float, at_top: bool) -> list[Side]:
        return [
            side
            for x, y, side in self.checkers
            if left < x < left + COLUMN and (y < HEIGHT / 2) == at_top
        ]

    def text_at(self, left: float, right: float, top: float, bottom: float) -> list[str]:
        return [text for x, y, text in self.texts if left < x < right and top < y < bottom]


def draw(position: Position, **options: Any) -> Picture:
    """The drawing of a position, taken apart."""
    return taken_apart(position.svg(**options))


def taken_apart(drawing: str) -> Picture:
    picture = Picture(ElementTree.fromstring(drawing))
    for shape in picture.root:
        name, attributes = shape.tag.removeprefix(SVG), shape.attrib
        if name == "text":
            place = float(attributes["x"]), float(attributes["y"])
            # What is cut has a title, and is behind it.
            picture.texts.append(
                (*place, (shape.text or "") + "".join(t.tail or "" for t in shape))
            )
        elif name == "circle" and attributes["fill"] in FILLS and float(attributes["r"]) > 15:
            place = float(attributes["cx"]), float(attributes["cy"])
            picture.checkers.append((*place, FILLS[attributes["fill"]]))
        elif name == "rect":
            _rectangle(picture, attributes)
    return picture


def _rectangle(picture: Picture, attributes: dict[str, str]) -> None:
    x, y, width, height = (float(attributes[name]) for name in ("x", "y", "width", "height"))
    fill, middle = attributes["fill"], (x + width / 2, y + height / 2)
    if fill == CUBE:
        picture.cubes.append(middle)
    elif fill in FILLS and x > TRAY:
        picture.slabs.append((middle[1], FILLS[fill]))
    elif fill in FILLS:
        picture.dice.append((*middle, FILLS[fill]))


INSIDE = (NUMBERS, HEIGHT - NUMBERS)
"""From the upper to the lower edge of the board."""
