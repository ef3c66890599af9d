"""`last_roll`, `mars_judged` and `draw_points`: Black answers once more when White is off
(LN-17)."""

from __future__ import annotations

import pytest

from games.engine.errors import GameIsOver
from games.engine.parallel.verdicts import Kind
from games.engine.variants.variant import Value
from tests.engine.long.options.played import BLACK, WHITE, at, ended, rolled

ONE_LEFT, TWO_LEFT, NONE_OFF = "1:1", "3:1 1:1", "6:15"


def test_without_it_the_game_ends_with_whites_last_checker() -> None:
    game = rolled(at("long_classic", ONE_LEFT, TWO_LEFT), "65")
    assert ended(game) == (WHITE, Kind.OIN, 1)
    with pytest.raises(GameIsOver):
        game.throw("31")


def test_with_it_black_rolls_once_more_and_loses_where_he_does_not_finish() -> None:
    game = rolled(at("long_classic", ONE_LEFT, TWO_LEFT, last_roll=True), "65")
    assert (game.verdict, game.actor, game.last_roll) == (None, BLACK, True)
    assert ended(rolled(game, "21")) == (WHITE, Kind.OIN, 1)


@pytest.mark.parametrize("points", [0.5, 1])
def test_a_game_that_both_finish_is_a_draw(points: float) -> None:
    game = at("long_classic", ONE_LEFT, TWO_LEFT, last_roll=True, draw_points=points)
    assert ended(rolled(game, "65", "31")) == (None, Kind.DRAW, points)


def test_a_draw_counts_half_a_point_unless_it_is_said_otherwise() -> None:
    game = at("long_classic", ONE_LEFT, TWO_LEFT, last_roll=True)
    assert ended(rolled(game, "65", "31"))[2] == 0.5


def test_mars_is_judged_after_the_last_roll() -> None:
    assert ended(rolled(at("long_classic", ONE_LEFT, NONE_OFF), "65")) == (WHITE, Kind.MARS, 2)
    game = rolled(at("long_classic", ONE_LEFT, NONE_OFF, last_roll=True), "65")
    assert ended(rolled(game, "65")) == (WHITE, Kind.OIN, 1)
    assert ended(rolled(game, "21")) == (WHITE, Kind.MARS, 2)


def test_or_it_is_judged_when_white_was_off() -> None:
    """What Black bears off with it comes too late; finishing is still a draw."""
    agreed: dict[str, Value] = {"last_roll": True, "mars_judged": "first_off"}
    game = rolled(at("long_classic", ONE_LEFT, NONE_OFF, chosen=agreed), "65")
    assert ended(rolled(game, "65")) == (WHITE, Kind.MARS, 2)
    game = rolled(at("long_classic", ONE_LEFT, TWO_LEFT, chosen=agreed), "65")
    assert ended(rolled(game, "21")) == (WHITE, Kind.OIN, 1)
    assert ended(rolled(game, "31")) == (None, Kind.DRAW, 0.5)


def test_without_a_last_roll_it_makes_no_difference() -> None:
    game = at("long_classic", ONE_LEFT, NONE_OFF, mars_judged="first_off")
    assert ended(rolled(game, "65")) == (WHITE, Kind.MARS, 2)


def test_who_did_not_begin_and_finishes_first_has_won_at_once() -> None:
    game = at("long_classic", ONE_LEFT, ONE_LEFT, roller=BLACK, last_roll=True)
    assert ended(rolled(game, "65")) == (BLACK, Kind.OIN, 1)


def test_nothing_that_black_cannot_play_of_it_goes_to_white() -> None:
    """The fourth six is for a second checker of the head; in gulbar it would pass."""
    game = rolled(at("gulbar", ONE_LEFT, "24:13 1:2", last_roll=True), "65")
    assert ended(rolled(game, "66")) == (WHITE, Kind.MARS, 2)


def test_a_last_roll_is_one_whatever_is_thrown() -> None:
    """In gulbar a doublet that is played whole would give another."""
    game = rolled(at("gulbar", ONE_LEFT, "6:14", last_roll=True), "65")
    assert ended(rolled(game, "66")) == (WHITE, Kind.OIN, 1)
