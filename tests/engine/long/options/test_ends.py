"""`ends`: whether a roll is played to its end when somebody has borne off everything (3.10)."""

from __future__ import annotations

import pytest

from games.engine.errors import GameIsOver
from games.engine.parallel.verdicts import Kind
from tests.engine.long.options.played import BLACK, WHITE, at, ended, rolled

PASSING = pytest.mark.parametrize(
    ("name", "last"),
    [
        *(("gulbar", "1:1"), ("crazy_gulbar", "1:1")),
        *(("crazy_nardy", "5:1"), ("lunatic_fevga", "5:1")),
    ],
)
"""White is off with a five, and has nobody left for another number."""
NONE_OFF = "6:8 3:7"


@PASSING
def test_the_game_is_over_as_soon_as_somebody_is_off(name: str, last: str) -> None:
    game = rolled(at(name, last, NONE_OFF), "53")
    assert ended(game) == (WHITE, Kind.MARS, 2)


@PASSING
def test_or_the_other_plays_what_is_left_and_saves_himself_from_mars(name: str, last: str) -> None:
    """White has nobody left for his three: Black bears one off with it."""
    game = at(name, last, NONE_OFF, ends="roll_end").throw("53")
    game = game.play(game.plays()[0])
    assert (game.verdict, game.actor, game.numbers) == (None, BLACK, (3,))
    game = game.play("3/off")
    assert ended(game) == (WHITE, Kind.OIN, 1)
    with pytest.raises(GameIsOver):
        game.plays()


@PASSING
def test_nothing_is_left_of_a_roll_that_was_played_whole(name: str, last: str) -> None:
    """The three bears off another one first."""
    game = rolled(at(name, f"{last} 3:1", NONE_OFF, ends="roll_end"), "53")
    assert ended(game) == (WHITE, Kind.MARS, 2)


@PASSING
def test_who_is_off_first_has_won_even_if_the_other_finishes_too(name: str, last: str) -> None:
    game = rolled(at(name, last, "3:1", ends="roll_end"), "53")
    assert ended(game) == (WHITE, Kind.OIN, 1)


@pytest.mark.parametrize(("agreed", "won"), [("at_once", Kind.MARS), ("roll_end", Kind.OIN)])
@pytest.mark.parametrize("name", ["crazy_nardy", "lunatic_fevga"])
def test_the_roller_goes_on_when_it_was_the_other(name: str, agreed: str, won: Kind) -> None:
    """Of his fives White enters one; the other three bear off Black's last checkers. With his
    sixes White then bears off his first."""
    game = rolled(at(name, "11:1 6:14", "5:3", ends=agreed), "55")
    assert ended(game)[:2] == (BLACK, won)


def test_no_other_roll_follows_a_double_with_which_somebody_is_off() -> None:
    game = rolled(at("gulbar", "5:4", NONE_OFF, ends="roll_end"), "55")
    assert ended(game) == (WHITE, Kind.MARS, 2)


def test_a_last_roll_follows_the_roll() -> None:
    """Black bears off with what is passed, and finishes with his own roll: a draw."""
    game = at("gulbar", "1:1", "3:2", ends="roll_end", last_roll=True)
    game = rolled(game, "53")
    assert (game.verdict, game.actor, game.last_roll) == (None, BLACK, True)
    assert ended(rolled(game, "65")) == (None, Kind.DRAW, 0.5)


def test_it_needs_no_last_roll_where_both_have_finished() -> None:
    game = rolled(at("gulbar", "1:1", "3:1", ends="roll_end", last_roll=True), "53")
    assert ended(game) == (None, Kind.DRAW, 0.5)


def test_black_who_is_off_first_has_won_whoever_finishes_then() -> None:
    game = at("gulbar", "3:1", "1:1", roller=BLACK, ends="roll_end", last_roll=True)
    assert ended(rolled(game, "53")) == (BLACK, Kind.OIN, 1)
