"""Drawings of parallel games read back: what stands where, for the tests."""

from __future__ import annotations

from collections import Counter
from typing import Any

from games.engine.drawing.shapes import STAR
from games.engine.drawing.svg_board import HEIGHT, LEFT, WIDTH
from games.engine.packed import flag
from games.engine.parallel import counts
from games.engine.parallel.game import LongGame
from games.engine.sides import Side
from tests.engine.long.positions import HIS
from tests.engine.pictures import FILLS, INSIDE, SVG, Picture, taken_apart

STACK = 5
Point = tuple[Side, int, bool]
"""Whose checkers stand there, how many, and whether one of the other side is held beneath them."""
LETTERS = {"O": Side.WHITE, "X": Side.BLACK}


def draw(game: LongGame, **options: Any) -> Picture:
    """The SVG drawing, taken apart."""
    return taken_apart(game.svg(**options))


def expected(game: LongGame, bottom: Side) -> dict[int, Point]:
    """Who stands on each point and with how many, by the numbers of the side at the bottom."""
    found: dict[int, Point] = {}
    for side in Side:
        for point, number in enumerate(counts.counts(game.sides[side])):
            if point and number:
                held = bool(game.extras[side.other].prisoners & flag(HIS[point]))
                found[point if side is bottom else HIS[point]] = side, number, held
    return found


def on_points(picture: Picture) -> dict[int, Point]:
    """The same as the drawing shows it: checkers, or the number on the last of a stack."""
    found: dict[int, Point] = {}
    for column in range(12):
        for at_top, point in ((True, 13 + column), (False, 12 - column)):
            if stack := picture.on(column, at_top=at_top):
                beneath, *upon = stack
                held = bool(upon) and upon[0] is not beneath
                number = _number(picture, column, at_top) or len(stack) - held
                found[point] = stack[-1], number, held
    return found


def _number(picture: Picture, column: int, at_top: bool) -> int:
    left = LEFT + (column + (column >= 6)) * 40
    top, bottom = (INSIDE[0], HEIGHT / 2) if at_top else (HEIGHT / 2, INSIDE[1])
    shown = picture.text_at(left, left + 40, top, bottom)
    return int(shown[0]) if shown else 0


def off(drawing: str) -> Counter[Side]:
    """How many of each side lie beside the board, borne off or in reserve."""
    found: Counter[Side] = Counter()
    for shape in taken_apart(drawing).root.iter(f"{SVG}rect"):
        is_beside = not LEFT < float(shape.attrib["x"]) < WIDTH - LEFT
        if is_beside and shape.attrib["fill"] in FILLS:
            found[FILLS[shape.attrib["fill"]]] += 1
    return found


def stars(drawing: str) -> list[tuple[float, float]]:
    """Where marked checkers are."""
    shapes = taken_apart(drawing).root.iter(f"{SVG}polygon")
    corners = [shape.attrib["points"].split() for shape in shapes if shape.attrib["fill"] == STAR]
    return [_middle([tuple(map(float, corner.split(","))) for corner in star]) for star in corners]


def _middle(corners: list[tuple[float, ...]]) -> tuple[float, float]:
    xs, ys = zip(*corners, strict=True)
    return sum(xs) / len(xs), sum(ys) / len(ys)


def read_text(drawn: str) -> dict[int, Point]:
    """What stands on each point of a text drawing."""
    lines = [line for line in drawn.splitlines() if line.startswith("|")]
    halves = (range(13, 25), lines[:STACK]), (range(12, 0, -1), lines[:STACK:-1])
    found: dict[int, Point] = {}
    for points, rows in halves:
        for column, point in enumerate(points):
            at = 1 + 3 * column + (5 if column >= 6 else 0)
            cells = [row[at : at + 3].strip() for row in rows]
            if shown := [cell for cell in cells if cell]:
                held = shown[0].startswith("[")
                number = int(shown[-1]) if shown[-1].isdigit() else len(shown) - held
                found[point] = LETTERS[shown[held].strip("*")], number, held
    return found
