"""The worked positions of the short game, cube and match, each by its number in variants.md 7."""

from __future__ import annotations

import pytest

from games.engine import Board, Cube, Game, IllegalPlay, Match, Rules, Win
from games.engine.outcome import Ending
from tests.engine.playing import BLACK, WHITE, a_board, a_position, opened, won

START = "24:2 13:5 8:3 6:5"


def results(own: str, opponent: str, dice: str) -> set[Board]:
    """What the player on roll may leave."""
    return {play.board for play in a_position(own, opponent).legal_plays(dice)}


def left(own: str, opponent: str) -> Board:
    return a_board(own, opponent)


def test_sb1_opens_with_sixteen_results_of_three_and_one() -> None:
    found = results(START, START, "31")
    assert len(found) == 16
    assert left("24:2 13:5 8:2 6:4 5:2", START) in found


def test_sb2_enters_with_the_number_that_is_open() -> None:
    """Seed 000: his 6 is held, so the 4 must enter, then any six."""
    position = a_position("bar:1 24:1 13:5 8:3 6:5", START).throw("64")
    found = {play.board for play in position.legal_plays()}
    assert left("24:1 21:1 13:5 8:2 6:5 2:1", START) in found
    assert all(board.bar == 0 and board[21] >= 0 for board in found)
    with pytest.raises(IllegalPlay, match="19 is held by White"):
        position.play("bar/19 13/9")


def test_sb3_bears_off_two_where_nothing_else_uses_both_numbers() -> None:
    """Seed 000: both must come off, 4/1 is held."""
    (after,) = results("4:1 3:1", "24:2 1:13", "43")
    assert after.off == 15


def test_sb4_may_move_inside_instead_of_bearing_off() -> None:
    """Seed 000: two off, or 4/2 and one off with the 4."""
    found = results("4:1 2:2", "bar:1 1:14", "42")
    assert found == {left("2:1", "bar:1 1:14"), left("2:2", "bar:1 1:14")}


def test_sb5_bears_off_with_the_six_and_cannot_play_the_four() -> None:
    """Seed 000: no 4 from the 3 while the 5 is held, and 5/1 is held."""
    assert results("5:2 3:1", "24:2 1:13", "64") == {left("5:1 3:1", "24:2 1:13")}


def test_sb7_stays_on_the_bar_against_a_closed_board() -> None:
    position = a_position("bar:1 6:14", "6:2 5:2 4:2 3:2 2:2 1:5")
    assert position.legal_plays("65") == ()
    assert position.play("", "65").board == position.board.swap()


def test_cu1_counts_a_gammon_one_by_jacoby_while_the_cube_is_untouched() -> None:
    for jacoby, points in ((True, 1), (False, 2)):
        match = Match(rules=Rules(jacoby=jacoby))
        assert match.outcome(WHITE, Win.GAMMON, Ending.BORNE_OFF, Cube()).points == points


def test_cu2_loses_two_by_dropping_a_beaver() -> None:
    game = opened(Match(rules=Rules(beavers=1))).play("8/5 6/5").double().turn_again()
    assert game.position
    assert (game.position.decides, game.cube.if_taken) == (WHITE, 4)
    outcome = game.drop().outcome
    assert outcome
    assert (outcome.loser, outcome.points) == (WHITE, 2)
    taken = game.take()
    assert (taken.cube.level, taken.cube.owner) == (4, BLACK)


def test_cu4_doubles_once_by_the_dice_and_begins_with_the_six() -> None:
    game = Game.start(Match(rules=Rules(automatic_doubles=1))).open(3, 3).open(4, 4).open(2, 6)
    assert game.cube == Cube(2)
    assert game.position
    assert (game.position.on_roll, str(game.position.roll)) == (BLACK, "6-2")


def test_cu5_plays_the_crawford_game_once() -> None:
    match = Match(5).after(won(WHITE, 2)).after(won(BLACK, 1)).after(won(WHITE, 2))
    assert (match.scores, match.is_crawford) == ((4, 1), True)
    after = match.after(won(BLACK, 1))
    assert (after.scores, after.has_cube) == ((4, 2), True)


def test_cu6_lets_the_side_behind_double_at_its_third_turn_by_the_holland_rule() -> None:
    game, may = opened(Match(5, (4, 2), rules=Rules(holland=True))), []
    assert game.position
    game = game.play("8/5 6/5")
    for _ in range(5):
        assert game.position
        may.append((game.position.on_roll, game.position.may_double))
        game = game.throw("21")
        assert game.position
        game = game.play(game.position.legal_plays()[0])
    assert may == [
        *((WHITE, False), (BLACK, False), (WHITE, False)),
        *((BLACK, True), (WHITE, True)),
    ]


def test_cu7_wins_a_match_by_more_than_it_needs() -> None:
    after = Match(5, (4, 2)).after(won(WHITE, 4))
    assert (after.scores, after.winner) == ((8, 2), WHITE)
