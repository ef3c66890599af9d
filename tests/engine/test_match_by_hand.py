"""A match to three points from the first throw to the last, told action by action."""

from __future__ import annotations

import pytest

from games.engine import Cube, CubeNotAvailable, Ending, Game, Match, MatchIsOver, Phase, Win
from tests.engine.playing import BLACK, WHITE, a_position


@pytest.fixture(scope="module")
def first() -> Game:
    """White doubles at once and is doubled back; Black drops."""
    game = Game.start(Match(3)).open(2, 2).open(1, 3).play("8/5 6/5")
    game = game.double().take().throw("41").play("24/23 13/9")
    return game.throw("66").play("24/18(2) 13/7(2)").throw("21").play("13/11 6/5")


def test_it_begins_with_a_tie_and_then_with_black(first: Game) -> None:
    assert [type(action).__name__ for action in first.history] == [
        *("Opened", "Opened", "Played", "TurnedCube", "Answered", "Threw", "Played"),
        *("Threw", "Played", "Threw", "Played"),
    ]
    assert first.cube == Cube(2, BLACK)
    assert first.position
    assert (first.position.on_roll, first.position.throws) == (BLACK, 4)


def test_it_may_be_doubled_by_the_owner_only(first: Game) -> None:
    assert first.position
    assert first.position.may_double
    thrown = first.throw("31")
    assert thrown.position
    played = thrown.play(thrown.position.legal_plays()[0])
    with pytest.raises(CubeNotAvailable, match="The cube is Black's"):
        played.double()


def test_it_is_dropped_for_two_points(first: Game) -> None:
    dropped = first.double().drop()
    assert dropped.outcome
    assert (dropped.outcome.winner, dropped.outcome.points) == (BLACK, 2)
    assert dropped.outcome.ending is Ending.DROPPED


@pytest.fixture(scope="module")
def second(first: Game) -> Game:
    """The Crawford game: Black needs one point."""
    return first.double().drop().next_game().open(6, 4)


def test_it_goes_on_with_the_crawford_game(second: Game) -> None:
    assert second.match == Match(3, (0, 2), is_crawford=True)
    assert second.position
    assert second.position.on_roll is WHITE
    assert second.cube == Cube()


def test_it_has_no_cube_in_the_crawford_game(second: Game) -> None:
    game = second.play("24/14")
    for _ in range(2):
        assert game.position
        assert not game.position.may_double
        game = game.throw("21").play("6/4 6/5")
    with pytest.raises(CubeNotAvailable, match="The Crawford game is played without a cube"):
        second.play("24/14").double()


@pytest.fixture(scope="module")
def third(second: Game) -> Game:
    """White has won a single game: the cube is back."""
    game = second.play("24/14").resign(1, BLACK).accept_resignation().next_game()
    return game.open(3, 1).play("8/5 6/5")


def test_it_has_the_cube_again_after_it(third: Game) -> None:
    assert third.match == Match(3, (1, 2))
    assert third.match.is_post_crawford
    assert third.position
    assert third.position.on_roll is BLACK
    assert third.position.may_double


def test_it_is_doubled_at_once_by_the_side_that_is_behind(third: Game) -> None:
    game = third.throw("62").play("24/18 13/11").double()
    assert game.position
    assert (game.position.phase, game.position.decides) == (Phase.ANSWER_DOUBLE, BLACK)
    taken = game.take()
    assert taken.cube == Cube(2, BLACK)


def test_it_is_won_with_the_last_checker(third: Game) -> None:
    """Taken up again where White bears off his last against fifteen: a gammon on a 2-cube."""
    ending = a_position("1:1", "6:15", on_roll=WHITE, match=third.match, cube=Cube(2, BLACK))
    over = Game.from_position(ending).throw("21").play("1/off")
    assert over.outcome
    assert (over.outcome.winner, over.outcome.win, over.outcome.points) == (WHITE, Win.GAMMON, 4)
    after = over.match.after(over.outcome)
    assert (after.scores, after.winner) == ((5, 2), WHITE)
    with pytest.raises(MatchIsOver, match="White has won it"):
        over.next_game()


def test_it_can_be_taken_back_to_its_first_throw(first: Game) -> None:
    game = first
    while game.history:
        game = game.undo()
    assert game == Game.start(Match(3))
