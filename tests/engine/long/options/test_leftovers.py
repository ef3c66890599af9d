"""What of a roll is lost, skipped or passed, where more than its end is concerned (LN-14, 3.12)."""

from __future__ import annotations

import pytest

from games.engine import variants
from games.engine.variants.dice_policy import Leftover
from tests.engine.long.options.played import BLACK, WHITE, at, rolled
from tests.engine.long.positions import PARALLEL

SEQUENCES = pytest.mark.parametrize("name", ["crazy_nardy", "lunatic_fevga"])
FOURS_THEN_SIXES = "18:4 3:11", "24:13 22:1 21:1"
"""Black's 22 and 21 are White's 10 and 9: after four fours from 18 no five is left, but a six."""
SIXES_ONLY = "18:4 3:11", "23:13 2:1 1:1"
"""Black's 2 and 1 are White's 14 and 13: of 18 no four and no five can be played, but a six."""


@pytest.mark.parametrize("dice", ["66", "65"])
@pytest.mark.parametrize(
    "name", [name for name in PARALLEL if variants.get(name).dice.leftover is Leftover.BURN]
)
def test_what_cannot_be_played_is_lost_in_most_games(name: str, dice: str) -> None:
    """White's 12, where his sixes would end, is Black's head, and 13 is Black's 1."""
    game = at(name, "18:15", "24:13 1:2").throw(dice)
    (nothing,) = game.plays()
    game = game.play(nothing)
    assert nothing.is_pass
    assert (game.roller, game.actor, game.rounds) == (BLACK, BLACK, ())


def test_so_is_what_is_left_of_a_doublet_in_long_nardy() -> None:
    game = at("long_classic", "24:15", "24:15", turns=0).throw("66").play("24/18(2)")
    assert (game.roller, game.rounds) == (BLACK, ())


@SEQUENCES
def test_after_a_later_four_that_is_lost_the_next_is_played(name: str) -> None:
    game = at(name, *FOURS_THEN_SIXES, later_four="lost").throw("44").play("18/14(4)")
    assert game.numbers == (5, 5, 5, 5)
    (nothing,) = game.plays()
    game = game.play(nothing)
    assert (game.actor, game.numbers) == (WHITE, (6, 6, 6, 6))


@SEQUENCES
def test_after_one_that_is_passed_it_is_played_too(name: str) -> None:
    game = at(name, *FOURS_THEN_SIXES).throw("44").play("18/14(4)").play("pass")
    assert (game.actor, game.numbers) == (BLACK, (5, 5, 5, 5))
    game = game.play(game.plays()[0])
    assert (game.actor, game.numbers) == (WHITE, (6, 6, 6, 6))


@SEQUENCES
def test_only_the_thrown_four_is_skipped_the_next_is_a_later_one(name: str) -> None:
    game = at(name, *SIXES_ONLY, unstartable="skip_to_next").throw("44").play("pass")
    assert (game.actor, game.numbers) == (WHITE, (5, 5, 5, 5))
    game = game.play("pass")
    assert (game.actor, game.numbers) == (BLACK, (5, 5, 5, 5))


def test_what_is_left_of_a_roll_is_played_before_a_mars_is_judged() -> None:
    """That it is judged when White was off is said of Black's last roll only."""
    game = at("gulbar", "1:1", "6:8 3:7", ends="roll_end", mars_judged="first_off")
    verdict = rolled(game, "53").verdict
    assert verdict
    assert verdict.points == 1


@SEQUENCES
def test_a_roll_that_is_no_doublet_is_passed_whole(name: str) -> None:
    game = at(name, "18:15", "24:13 1:2").throw("65").play("pass")
    assert (game.roller, game.actor, game.numbers) == (WHITE, BLACK, (6, 5))
