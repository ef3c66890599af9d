"""A parallel game in plain text: points, heads, homes, the way round, what is to be done."""

from __future__ import annotations

import pytest

from games.engine import variants
from games.engine.packed import flag, one
from games.engine.parallel.extras import Extra
from games.engine.parallel.game import LongGame
from games.engine.sides import Side
from tests.engine.long.pictures import expected, read_text
from tests.engine.long.positions import PARALLEL, side, walk

THROWN = """\
X Black, pips 360
  home X                           head O
+13<14<15<16<17<18<+---+19<20<21<22<23<24<+
|                  |   |                O |
|                  |   |                O |
|                  |   |                O |
|                  |   |                O |
|                  |   |               15 |
|                  |BAR|                  | dice 6-6
|15                |   |                  |
| X                |   |                  |
| X                |   |                  |
| X                |   |                  |
| X                |   |                  |
+12>11>10>>9>>8>>7>+---+>6>>5>>4>>3>>2>>1>+
  head X                           home O
O White, pips 360
White is to play 6-6-6-6. Long nardy."""

CLASSIC = variants.get("long_classic")


def test_it_shows_heads_homes_dice_and_the_way_round() -> None:
    assert str(LongGame.start(CLASSIC).throw("66")) == THROWN


def test_it_may_be_seen_by_black_who_has_the_same_board_with_the_colours_changed() -> None:
    lines = LongGame.start(CLASSIC).text(bottom=Side.BLACK).splitlines()
    changed = str.maketrans("OX", "XO")
    upright = str(LongGame.start(CLASSIC)).splitlines()
    assert lines[1:-2] == [line.translate(changed) for line in upright[1:-2]]
    assert lines[0] == "O White, pips 360"
    assert lines[-2] == "X Black, pips 360"


@pytest.mark.parametrize("name", PARALLEL)
def test_every_point_of_a_random_game_can_be_read_back(name: str) -> None:
    for state in walk(name, seed=5)[::7]:
        for bottom in Side:
            assert read_text(state.text(bottom=bottom)) == expected(state, bottom)


def test_it_counts_what_is_off_beside_each_home() -> None:
    game = LongGame(variant=CLASSIC, sides=(side("3:2"), side("5:11")))
    lines = str(game).splitlines()
    assert lines[3].endswith("| X off: 4")
    assert lines[13].endswith("| O off: 13")
    assert "off" not in str(LongGame.start(CLASSIC))


def test_it_marks_one_checker_and_shows_who_is_held_who_waits_and_who_is_not_in_yet() -> None:
    white, black = side("24:9 20:2 15:1") - 3 * one(0), side("24:13") - 2 * one(0)
    extras = Extra(reserve=3, marked=20), Extra(bar=1, prisoners=flag(3), marked=3)
    lines = str(LongGame(variant=CLASSIC, sides=(white, black), extras=extras)).splitlines()
    assert lines[3][7:10] == "[X]"
    assert lines[4][7:10] == " O "
    assert [line[27:30] for line in lines[3:5]] == [" O ", "*O*"]
    assert lines[13][20:23] == " X "
    assert lines[13].endswith("| O reserve: 3")
    assert lines[0] == f"X Black, pips {14 * 24 + 3}"
