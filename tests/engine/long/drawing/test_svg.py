"""A parallel game as an SVG drawing: what stands where, read back from its shapes."""

from __future__ import annotations

import pytest

from games.engine import variants
from games.engine.drawing.shapes import COLOURS, INK
from games.engine.drawing.svg_board import BAR_LEFT, HEIGHT, LEFT, NUMBERS, TRAY
from games.engine.packed import flag, one
from games.engine.parallel.counts import count
from games.engine.parallel.extras import Extra
from games.engine.parallel.game import LongGame
from games.engine.sides import Side
from tests.engine.long.pictures import draw, expected, off, on_points, stars
from tests.engine.long.positions import PARALLEL, side, walk
from tests.engine.pictures import INSIDE, SVG

CLASSIC = variants.get("long_classic")
START = LongGame.start(CLASSIC)


@pytest.mark.parametrize("name", PARALLEL)
def test_every_point_of_a_random_game_can_be_read_back(name: str) -> None:
    for state in walk(name, seed=6)[::9]:
        for bottom in Side:
            assert on_points(draw(state, bottom=bottom)) == expected(state, bottom)


@pytest.mark.parametrize("name", PARALLEL)
def test_what_is_off_or_in_reserve_lies_beside_the_board(name: str) -> None:
    for state in walk(name, seed=7)[-9:]:
        gone = {its: count(state.sides[its], 0) + state.extras[its].reserve for its in Side}
        assert off(state.svg()) == {its: number for its, number in gone.items() if number}


def test_each_side_s_tray_is_beside_its_own_home() -> None:
    picture = draw(LongGame(variant=CLASSIC, sides=(side("3:2"), side("5:11"))))
    assert picture.text_at(TRAY, 640, HEIGHT - NUMBERS, HEIGHT) == ["13"]
    assert picture.text_at(0, LEFT, 0, NUMBERS) == ["4"]


@pytest.mark.parametrize("bottom", Side)
def test_numbers_of_heads_and_homes_are_in_their_side_s_colours(bottom: Side) -> None:
    fills = {
        shape.text: shape.attrib["fill"]
        for shape in draw(START, bottom=bottom, captions=False).root.iter(f"{SVG}text")
        if not INSIDE[0] < float(shape.attrib["y"]) < INSIDE[1]
    }
    own, his = COLOURS[bottom].mark, COLOURS[bottom.other].mark
    assert {fills[str(point)] for point in (24, *range(1, 7))} == {own}
    assert {fills[str(point)] for point in (12, *range(13, 19))} == {his}
    assert {fills[str(point)] for point in (*range(7, 12), *range(19, 24))} == {INK}


def test_heads_and_homes_are_named() -> None:
    picture = draw(START, captions=False)
    assert picture.text_at(LEFT, BAR_LEFT, -40, 0) == ["home"]
    assert picture.text_at(BAR_LEFT, TRAY, -40, 0) == ["head"]
    assert picture.text_at(LEFT, BAR_LEFT, HEIGHT, HEIGHT + 40) == ["head"]
    assert picture.text_at(BAR_LEFT, TRAY, HEIGHT, HEIGHT + 40) == ["home"]


@pytest.mark.parametrize("bottom", Side)
def test_the_bottom_side_turns_down_at_the_left_and_the_other_up_at_the_right(
    bottom: Side,
) -> None:
    arrows = {}
    for shape in draw(START, bottom=bottom, captions=False).root.iter(f"{SVG}polygon"):
        corners = [tuple(map(float, c.split(","))) for c in shape.attrib["points"].split()]
        if not LEFT <= corners[0][0] < TRAY:
            tail, tip = corners[0][1], corners[4][1]
            arrows[shape.attrib["fill"]] = corners[0][0] < LEFT, tip > tail
    assert arrows == {
        COLOURS[bottom].fill: (True, True),
        COLOURS[bottom.other].fill: (False, False),
    }


def test_the_dice_lie_at_the_right_hand_of_who_has_thrown_them() -> None:
    thrown = START.throw("62")
    right, left = draw(thrown).dice, draw(thrown, bottom=Side.BLACK).dice
    assert min(x for x, _, _ in right) > BAR_LEFT > max(x for x, _, _ in left)
    assert {its for _, _, its in right} == {Side.WHITE}


def test_a_checker_that_is_held_is_barred_at_the_edge_with_the_pile_upon_it() -> None:
    white, black = side("24:8 15:7"), side("24:14") - one(0)
    game = LongGame(
        variant=CLASSIC, sides=(white, black), extras=(Extra(), Extra(prisoners=flag(3), marked=3))
    )
    picture = draw(game)
    pile = picture.on(2, at_top=True)
    assert pile == [Side.BLACK, *[Side.WHITE] * 4]
    left = LEFT + 2 * 40
    assert picture.text_at(left, left + 40, *INSIDE) == ["7"]
    ((x, y),) = stars(game.svg())
    assert left < x < left + 40
    assert y < NUMBERS + 40


def test_the_marked_checker_has_a_star_wherever_it_is() -> None:
    for emir, column in ((24, 12), (20, 8), (7, 5)):
        game = LongGame(
            variant=CLASSIC,
            sides=(side("24:5 20:5 7:5"), side("24:15")),
            extras=(Extra(marked=emir), Extra()),
        )
        ((x, _),) = stars(game.svg())
        assert LEFT + column * 40 < x < LEFT + column * 40 + 40
    assert not stars(START.svg())


def test_checkers_that_wait_are_on_the_bar_towards_their_head() -> None:
    extras = Extra(bar=2, reserve=3), Extra(bar=1)
    sides = side("24:10") - 5 * one(0), side("24:14") - one(0)
    game = LongGame(variant=CLASSIC, sides=sides, extras=extras)
    picture = draw(game)
    assert picture.on_bar(at_top=True) == [Side.WHITE] * 2
    assert picture.on_bar(at_top=False) == [Side.BLACK]
    assert picture.text_at(TRAY, 640, 0, NUMBERS) == ["3"]
