"""The Jacoby rule: for money gammons count once a player has turned the cube (SB-9)."""

from __future__ import annotations

import pytest

from games.engine import Cube, Match, Position, Rules, Win
from tests.engine.playing import BLACK, MONEY, WHITE, a_position, opened

JACOBY = Match(rules=Rules(jacoby=True, beavers=3, automatic_doubles=3))
PLAIN = Match()
LAST = {Win.SINGLE: "1:14", Win.GAMMON: "6:15", Win.BACKGAMMON: "24:1 6:14"}
"""The opponent as Black bears off his last checker."""


def points(match: Match, win: Win, cube: Cube) -> int:
    """What Black's last checker wins."""
    own = "2:1" if win is Win.BACKGAMMON else "1:1"
    board = a_position(own, LAST[win]).board
    outcome = Position(board, match=match, cube=cube).throw("66").play(f"{own[0]}/off").outcome
    assert outcome
    assert (outcome.winner, outcome.win) == (BLACK, win)
    return outcome.points


@pytest.mark.parametrize("win", Win)
def test_it_counts_one_while_nobody_has_turned_the_cube(win: Win) -> None:
    """CU1: one point, and two with the rule off."""
    assert points(JACOBY, win, Cube()) == 1
    assert points(PLAIN, win, Cube()) == win


@pytest.mark.parametrize("win", Win)
@pytest.mark.parametrize("owner", [WHITE, BLACK])
def test_it_counts_in_full_once_a_player_has(win: Win, owner: object) -> None:
    cube = Cube().double(BLACK).take(WHITE)
    if owner is BLACK:
        cube = cube.double(WHITE).take(BLACK)
    assert points(JACOBY, win, cube) == win * cube.level == points(PLAIN, win, cube)


@pytest.mark.parametrize("win", Win)
def test_it_takes_no_automatic_double_for_a_turned_cube(win: Win) -> None:
    game = opened(JACOBY, 4, 4)
    assert game.cube == Cube(2)
    assert points(JACOBY, win, game.cube) == 2


def test_it_counts_a_double_after_an_automatic_one() -> None:
    cube = Cube(2).double(BLACK).take(WHITE)
    assert points(JACOBY, Win.GAMMON, cube) == 8


def test_it_does_not_hold_in_a_match() -> None:
    match = Match(7, rules=MONEY)
    assert not match.jacoby
    assert points(match, Win.GAMMON, Cube()) == 2


@pytest.mark.parametrize(("win", "counted"), [(1, 1), (2, 1), (3, 1)])
def test_it_holds_for_resignations(win: int, counted: int) -> None:
    outcome = a_position(match=JACOBY).resign(win).accept_resignation().outcome
    assert outcome
    assert (outcome.win, outcome.points) == (win, counted)


@pytest.mark.parametrize(("turns", "counted"), [(0, 1), (1, 4), (2, 8)])
def test_it_asks_whether_a_double_was_taken_before_a_side_resigns(turns: int, counted: int) -> None:
    """An offer nobody has taken turns nothing; a beaver takes the double, a raccoon the beaver."""
    position = a_position(match=JACOBY).double()
    for _ in range(turns):
        position = position.turn_again()
    outcome = position.resign(Win.GAMMON).accept_resignation().outcome
    assert outcome
    assert outcome.points == counted


def test_it_is_a_single_game_that_a_dropped_double_wins() -> None:
    outcome = a_position(match=JACOBY).double().drop().outcome
    assert outcome
    assert outcome.points == 1


def test_it_is_read_from_the_notations() -> None:
    read = Position.from_xgid("-b----E-C---eE---c-e----B-:0:0:1:00:0:0:1:0:10")
    assert read.match.jacoby
    assert points(read.match, Win.GAMMON, read.cube) == 1
    # A cube in the middle above 1 was doubled by the dice, one that is owned by a player.
    middle = Position.from_xgid("-b----E-C---eE---c-e----B-:1:0:1:00:0:0:1:0:10")
    owned = Position.from_xgid("-b----E-C---eE---c-e----B-:1:1:1:00:0:0:1:0:10")
    assert points(middle.match, Win.GAMMON, middle.cube) == 2
    assert points(owned.match, Win.GAMMON, owned.cube) == 4
