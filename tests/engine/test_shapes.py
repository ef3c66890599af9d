"""The shapes an SVG drawing is made of."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest

from games.engine import Side
from games.engine.drawing import shapes
from games.engine.drawing.shapes import COLOURS, INK


def element(text: str) -> ElementTree.Element:
    return ElementTree.fromstring(text)


@pytest.mark.parametrize(
    ("value", "written"),
    [(0, "0"), (5, "5"), (5.0, "5"), (0.5, "0.5"), (1 / 3, "0.33"), (-2.50, "-2.5"), (100, "100")],
)
def test_it_writes_numbers_with_no_more_digits_than_they_need(value: float, written: str) -> None:
    assert shapes.number(value) == written


def test_it_places_and_fills_a_rectangle() -> None:
    made = element(shapes.rectangle(1, 2.5, 30, 40, "#ffffff", ' rx="3"'))
    assert made.attrib == {
        "x": "1",
        "y": "2.5",
        "width": "30",
        "height": "40",
        "fill": "#ffffff",
        "rx": "3",
    }


def test_it_places_and_fills_a_circle() -> None:
    made = element(shapes.circle(10, 20, 4.25, "none"))
    assert made.attrib == {"cx": "10", "cy": "20", "r": "4.25", "fill": "none"}


@pytest.mark.parametrize("shown", ["24", "Ana & Bogdan", "<b>", "é ș ț", "", '"quoted"'])
def test_it_writes_any_text_as_text(shown: str) -> None:
    made = element(shapes.text(10, 20, shown, 22))
    assert (made.text or "") == shown
    assert made.attrib["fill"] == INK


@pytest.mark.parametrize("size", [10, 18, 23])
def test_it_centres_text_on_its_height(size: int) -> None:
    """A digit is about 0.7 of the size high, so its middle is 0.35 above the line it stands on."""
    made = element(shapes.text(0, 100, "8", size))
    assert float(made.attrib["y"]) == pytest.approx(100 + 0.35 * size, abs=0.01)


@pytest.mark.parametrize("side", Side)
def test_it_draws_a_checker_in_its_side_s_colour_with_an_edge(side: Side) -> None:
    disc, ring = map(element, shapes.checker(50, 60, 19, side))
    assert disc.attrib["fill"] == COLOURS[side].fill
    assert disc.attrib["stroke"] == INK
    assert float(ring.attrib["r"]) < float(disc.attrib["r"])
    assert (ring.attrib["cx"], ring.attrib["cy"]) == (disc.attrib["cx"], disc.attrib["cy"])


@pytest.mark.parametrize("side", Side)
@pytest.mark.parametrize("value", range(1, 7))
def test_it_draws_a_die_with_its_pips(side: Side, value: int) -> None:
    square, *pips = map(element, shapes.die(100, 100, 46, value, side))
    assert square.tag == "rect"
    assert len(pips) == value
    places = {(float(pip.attrib["cx"]) - 100, float(pip.attrib["cy"]) - 100) for pip in pips}
    assert len(places) == value
    # A die looks the same upside down, and has a pip in the middle if its number is odd.
    assert {(round(-x, 2), round(-y, 2)) for x, y in places} == {
        (round(x, 2), round(y, 2)) for x, y in places
    }
    assert ((0, 0) in places) == (value % 2 == 1)
    radius = float(pips[0].attrib["r"])
    assert all(max(abs(x), abs(y)) + radius < 46 / 2 for x, y in places)
    assert {pip.attrib["fill"] for pip in pips} == {COLOURS[side].mark}


def test_it_keeps_pips_apart() -> None:
    for value in range(2, 7):
        _, *pips = map(element, shapes.die(0, 0, 46, value, Side.BLACK))
        places = [(float(p.attrib["cx"]), float(p.attrib["cy"])) for p in pips]
        radius = float(pips[0].attrib["r"])
        for number, (x, y) in enumerate(places):
            for other_x, other_y in places[:number]:
                assert (x - other_x) ** 2 + (y - other_y) ** 2 > (2 * radius) ** 2


@pytest.mark.parametrize("level", [1, 2, 8, 64, 128, 1024, 4096])
def test_it_fits_any_level_on_the_cube(level: int) -> None:
    square, number = map(element, shapes.cube(50, 50, 42, level))
    assert number.text == str(level)
    # A bold digit is about 0.6 of its size wide.
    assert 0.6 * float(number.attrib["font-size"]) * len(str(level)) <= 42 + 0.5
    assert square.attrib["fill"] == shapes.CUBE


def test_it_names_colours_as_numbers() -> None:
    colours = [shapes.PAPER, shapes.GROUND, shapes.FRAME, shapes.INK, shapes.CUBE, shapes.BAR]
    colours += [shapes.DARK_POINT, shapes.LIGHT_POINT]
    for side in Side:
        colours += [COLOURS[side].fill, COLOURS[side].ring, COLOURS[side].mark]
    assert all(re.fullmatch(r"#[0-9a-f]{6}", colour) for colour in colours)
