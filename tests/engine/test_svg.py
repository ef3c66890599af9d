"""A position as an SVG drawing: checkers, bar, what is off, dice and numbers."""

from __future__ import annotations

import random
from itertools import pairwise

import pytest

from games.engine import Position, Roll, Side
from games.engine.drawing.svg_board import HEIGHT, NUMBERS
from tests.engine.pictures import INSIDE, Picture, draw
from tests.engine.playing import BLACK, WHITE, a_position
from tests.engine.positions import random_board

START = Position.start()


def columns(picture: Picture, *, at_top: bool) -> list[list[Side]]:
    return [picture.on(column, at_top=at_top) for column in range(12)]


def test_it_shows_the_start_with_the_home_of_the_player_on_roll_at_the_bottom_right() -> None:
    picture = draw(START)
    at_top = [len(stack) for stack in columns(picture, at_top=True)]
    at_bottom = [len(stack) for stack in columns(picture, at_top=False)]
    assert at_top == [5, 0, 0, 0, 3, 0, 5, 0, 0, 0, 0, 2]
    assert at_bottom == [5, 0, 0, 0, 3, 0, 5, 0, 0, 0, 0, 2]
    assert set(picture.on(0, at_top=True)) == set(picture.on(6, at_top=False)) == {BLACK}
    assert set(picture.on(0, at_top=False)) == set(picture.on(6, at_top=True)) == {WHITE}


def test_it_keeps_each_side_s_colour_whoever_is_on_roll() -> None:
    for side in Side:
        picture = draw(Position.start(on_roll=side))
        assert set(picture.on(6, at_top=False)) == {side}
        assert set(picture.on(6, at_top=True)) == {side.other}


def test_it_shows_every_point_of_any_board() -> None:
    rng = random.Random(8)
    for _ in range(150):
        board = random_board(rng)
        if board.win or board.swap().win:
            continue
        picture = draw(Position(board))
        for column in range(12):
            for at_top, point in ((True, 13 + column), (False, 12 - column)):
                count = board[point]
                stack = picture.on(column, at_top=at_top)
                assert stack == [BLACK if count > 0 else WHITE] * min(abs(count), 5)


@pytest.mark.parametrize("count", range(1, 16))
def test_it_stacks_five_and_writes_the_number_on_the_last_of_more(count: int) -> None:
    picture = draw(a_position(f"6:{count}", "24:1"))
    assert len(picture.on(6, at_top=False)) == min(count, 5)
    inside = [text for _, y, text in picture.texts if INSIDE[0] < y < INSIDE[1]]
    assert inside == ([str(count)] if count > 5 else []) + ["1"]


def test_it_keeps_checkers_within_the_board_and_apart() -> None:
    picture = draw(a_position("6:15", "bar:15"))
    places = sorted(picture.checkers)
    assert all(INSIDE[0] <= y - 19 and y + 19 <= INSIDE[1] for _, y, _ in places)
    assert len({(x, y) for x, y, _ in places}) == len(places) == 10


def test_it_shows_both_sides_bars_and_counts_them() -> None:
    picture = draw(a_position("bar:3 6:3", "bar:7 6:3"))
    assert picture.on_bar(at_top=True) == [BLACK] * 3
    assert picture.on_bar(at_top=False) == [WHITE] * 5
    assert "7" in picture.text_at(290, 340, *INSIDE)


def test_it_shows_what_is_off_at_each_side_s_edge_with_its_number() -> None:
    picture = draw(a_position("6:2", "6:11"))
    slabs = {side: [y for y, s in picture.slabs if s is side] for side in Side}
    assert (len(slabs[BLACK]), len(slabs[WHITE])) == (13, 4)
    assert min(slabs[BLACK]) > HEIGHT / 2 > max(slabs[WHITE])
    assert picture.text_at(570, 640, HEIGHT - NUMBERS, HEIGHT) == ["13"]
    assert picture.text_at(570, 640, 0, NUMBERS) == ["4"]


def test_it_has_room_for_fifteen_off() -> None:
    picture = draw(a_position("1:1", "6:15").play("1/off", "21"))
    ys = sorted(y for y, side in picture.slabs if side is BLACK)
    assert len(ys) == 15
    assert ys[-1] < HEIGHT / 2
    assert all(later - earlier >= 10 for earlier, later in pairwise(ys))


def test_it_numbers_the_points_as_the_player_on_roll_does() -> None:
    for side in Side:
        picture = draw(Position.start(on_roll=side), captions=False)
        top = picture.text_at(54, 574, 0, NUMBERS)
        bottom = picture.text_at(54, 574, HEIGHT - NUMBERS, HEIGHT)
        assert sorted(map(int, top)) == list(range(13, 25))
        assert sorted(map(int, bottom)) == list(range(1, 13))


def test_it_may_keep_a_side_at_the_bottom_with_the_numbers_of_the_other() -> None:
    for on_roll in Side:
        picture = draw(Position.start(on_roll=on_roll), bottom=WHITE)
        assert set(picture.on(6, at_top=False)) == {WHITE}
        right_most = picture.text_at(534, 574, HEIGHT - NUMBERS, HEIGHT)
        assert right_most == ["1" if on_roll is WHITE else "24"]


def test_it_shows_the_dice_in_the_order_and_colour_of_who_has_thrown() -> None:
    for side in Side:
        picture = draw(Position.start(on_roll=side).throw("62"))
        assert [colour for _, _, colour in picture.dice] == [side, side]
        assert picture.dice[0][0] < picture.dice[1][0]
    drawing = Position.start().throw((2, 6)).svg()
    assert drawing.count('r="4.6"') == Roll(2, 6).first + Roll(2, 6).second


@pytest.mark.parametrize("die", range(1, 7))
def test_it_draws_as_many_pips_as_a_die_has(die: int) -> None:
    assert START.throw((die, die)).svg().count('r="4.6"') == 2 * die


def test_it_puts_the_dice_at_the_thrower_s_right_hand() -> None:
    thrown = START.throw("62")
    right, left = draw(thrown).dice, draw(thrown, bottom=WHITE).dice
    assert min(x for x, _, _ in right) > 320 > max(x for x, _, _ in left)
    assert draw(START).dice == []
