"""The plays of a roll as values."""

from __future__ import annotations

import pytest

from games.engine.board import Board
from games.engine.dice import Roll
from games.engine.errors import GameIsOver, InvalidDice
from games.engine.notation import find_play
from games.engine.plays import Play, legal_plays

START = Board.start()
HIT = Board({24: 1, 6: 2}, {7: 1, 2: 2})


def play(board: Board, dice: str, text: str) -> Play:
    """The legal play that is written so."""
    return next(play for play in legal_plays(board, dice) if str(play) == text)


def test_it_leads_to_a_board_still_seen_by_who_played() -> None:
    after = play(START, "31", "8/5 6/5").board
    assert after == Board({24: 2, 13: 5, 8: 2, 6: 4, 5: 2}, {24: 2, 13: 5, 8: 3, 6: 5})


def test_it_leaves_the_board_before_as_it_was() -> None:
    board = Board.start()
    legal_plays(board, "66")
    assert board == START


def test_it_puts_a_blot_that_was_hit_on_its_bar() -> None:
    hit = play(HIT, "65", "24/18*/13")
    assert hit.hits == {18}
    assert hit.board.swap().bar == 1


def test_it_hits_nothing_on_the_other_way() -> None:
    assert play(HIT, "65", "24/13").hits == frozenset()


@pytest.mark.parametrize("dice", ["31", "3-1", "13", (3, 1), [1, 3], Roll(3, 1)])
def test_it_takes_dice_in_any_form(dice: str | tuple[int, int] | list[int] | Roll) -> None:
    assert len(legal_plays(START, dice)) == 16


@pytest.mark.parametrize("dice", ["7-1", "30", "", "311", (0, 1), (1, 2, 3), [True, 1]])
def test_it_refuses_what_are_no_dice(dice: str) -> None:
    with pytest.raises(InvalidDice) as caught:
        legal_plays(START, dice)
    assert caught.value.code == "bad_dice"


def test_it_is_equal_to_the_same_play_of_the_same_roll_only() -> None:
    one, same = play(START, "31", "8/5 6/5"), play(START, "13", "8/5 6/5")
    assert one == same
    assert hash(one) == hash(same)
    assert one != play(START, "31", "24/20")
    assert play(START, "31", "24/20") != play(START, "22", "24/20 6/4(2)")
    assert one != "8/5 6/5"


def test_it_shows_itself_to_a_programmer() -> None:
    assert repr(play(START, "31", "8/5 6/5")) == "<Play 3-1: 8/5 6/5>"


def test_it_says_the_ways_of_its_checkers_in_the_order_written() -> None:
    assert play(START, "31", "8/5 6/5").routes == ((8, 5, ()), (6, 5, ()))
    assert play(HIT, "65", "24/18*/13").routes == ((24, 13, (18,)),)


def test_it_counts_the_numbers_it_uses() -> None:
    assert play(START, "66", "24/18(2) 13/7(2)").numbers_played == 4
    assert play(Board({1: 1}, {1: 1}), "21", "1/off").numbers_played == 1


def test_it_finds_the_plays_of_either_side() -> None:
    # open_spiel issue 958: asking for the side that is not to move must not fail.
    board = play(START, "31", "8/5 6/5").board
    assert len(legal_plays(board.swap(), "31")) == 15
    assert legal_plays(board.swap(), "31") != legal_plays(board, "31")


def test_it_has_no_play_for_who_cannot_move() -> None:
    shut_out = Board({25: 1, 6: 14}, {6: 2, 5: 2, 4: 2, 3: 2, 2: 2, 1: 5})
    assert [legal_plays(shut_out, roll) for roll in Roll.every()] == [()] * 21


def test_it_writes_nothing_for_who_cannot_move() -> None:
    shut_out = Board({25: 1, 6: 14}, {6: 2, 5: 2, 4: 2, 3: 2, 2: 2, 1: 5})
    for dice in ("65", "33"):
        dance = find_play(shut_out, dice, "pass")
        assert (str(dance), dance.board, dance.numbers_played) == ("", shut_out, 0)
        assert (dance.routes, dance.hits) == ((), frozenset())


@pytest.mark.parametrize("board", [Board({}, {6: 3}), Board({6: 3}, {})])
@pytest.mark.parametrize("dice", ["31", "66"])
def test_it_refuses_a_game_that_is_over_rather_than_find_nobody_able_to_move(
    board: Board, dice: str
) -> None:
    assert board.is_finished
    for ask in (lambda: legal_plays(board, dice), lambda: find_play(board, dice, "pass")):
        with pytest.raises(GameIsOver) as caught:
            ask()
        assert caught.value.code == "game_over"


def test_it_takes_a_side_with_one_checker_left_for_one_that_plays_on() -> None:
    for board in (Board({1: 1}, {6: 15}), Board({25: 1}, {1: 1}), Board({24: 15}, {6: 1})):
        assert not board.is_finished
        assert not board.swap().is_finished
        assert legal_plays(board, "31")
