"""Illegal plays: let stand, or corrected before the opponent goes on (SB-15).

Seed 000: the opponent may accept the play or ask for a legal one, and accepts it by throwing or
doubling; seed 001: an illegal play is pointed out before the next throw, or stands.
"""

from __future__ import annotations

import pytest

from games.engine import Board, Ending, Game, IllegalPlay, InvalidPosition, Match, Phase
from games.engine.actions import Corrected, PlayedIllegally, Threw, TurnedCube
from games.engine.dice import Roll
from games.engine.errors import NothingToCorrect, NotNow, PlayIsLegal
from tests.engine.playing import BLACK, WHITE, a_board, a_position, at, opened

THREE_AND_TWO = a_board("24:2 13:4 10:1 8:3 6:4 4:1")
"""What 3-2 would have given: 13/10 6/4."""
GAME = opened()
ILLEGAL = GAME.play_illegally(THREE_AND_TWO)


def test_it_is_recorded_as_it_was_left() -> None:
    assert ILLEGAL.history[-1] == PlayedIllegally(BLACK, Roll(3, 1), THREE_AND_TWO)
    assert ILLEGAL.position
    assert ILLEGAL.position.board == THREE_AND_TWO.swap()
    assert (ILLEGAL.position.on_roll, ILLEGAL.position.phase) == (WHITE, Phase.THROW)


def test_it_covers_plays_that_are_not_complete() -> None:
    """Only one number played, or none."""
    for left in (a_board("24:2 13:5 8:2 6:5 5:1"), Board.start()):
        assert GAME.play_illegally(left).may_correct


def test_it_may_be_corrected_to_a_legal_play_of_the_same_dice() -> None:
    assert ILLEGAL.may_correct
    corrected = ILLEGAL.correct("8/5 6/5")
    legal = GAME.play("8/5 6/5")
    assert corrected.position == legal.position
    assert legal.position
    left = legal.position.board.swap()
    assert corrected.history[-2:] == (ILLEGAL.history[-1], Corrected(BLACK, "8/5 6/5", left))
    assert not corrected.may_correct


def test_it_is_corrected_to_nothing_but_a_legal_play() -> None:
    with pytest.raises(IllegalPlay):
        ILLEGAL.correct("13/10 6/4")
    assert ILLEGAL.may_correct


def test_it_stands_once_the_opponent_throws() -> None:
    stands = ILLEGAL.throw("62")
    assert stands.history[-2:] == (ILLEGAL.history[-1], Threw(WHITE, Roll(6, 2)))
    refused(stands)
    refused(stands.play("24/18 13/11"))
    assert stands.position
    assert stands.position.board == THREE_AND_TWO.swap()


def test_it_stands_once_the_opponent_doubles() -> None:
    stands = ILLEGAL.double()
    assert isinstance(stands.history[-1], TurnedCube)
    for game in (stands, stands.take(), stands.drop()):
        refused(game)


def test_it_stands_once_the_opponent_has_thrown_even_if_a_die_is_cocked() -> None:
    refused(ILLEGAL.cocked())


def test_it_stays_open_to_correction_while_a_resignation_is_refused() -> None:
    resigned = ILLEGAL.resign(1)
    refused(resigned)
    assert resigned.refuse_resignation().may_correct
    refused(resigned.accept_resignation())


def test_it_may_have_ended_the_game() -> None:
    """Black bears off his last two checkers with 1-1 from the 2 point, which takes four ones."""
    before = at(a_position("2:2 1:2", "6:15")).throw("11")
    illegal = before.play_illegally(a_board("", "6:15"))
    assert illegal.outcome
    assert (illegal.outcome.winner, illegal.outcome.ending) == (BLACK, Ending.BORNE_OFF)
    assert illegal.may_correct
    corrected = illegal.correct("2/1(2) 1/off(2)")
    assert corrected.outcome is None
    assert corrected.position == before.play("2/1(2) 1/off(2)").position


def test_it_stands_once_the_next_game_begins() -> None:
    before = at(a_position("2:2 1:2", "6:15", match=Match(9))).throw("11")
    following = before.play_illegally(a_board("", "6:15")).next_game()
    assert following.match.scores == (0, 2)
    refused(following)


def test_it_is_none_if_a_legal_play_leads_there() -> None:
    with pytest.raises(PlayIsLegal) as refusal:
        GAME.play_illegally(a_board("24:2 13:5 8:2 6:4 5:2"))
    assert refusal.value.code == "play_is_legal"


def test_it_must_leave_a_board() -> None:
    with pytest.raises(InvalidPosition):
        GAME.play_illegally(a_board("24:2 13:5 8:2 6:4 5:3"))
    with pytest.raises(InvalidPosition):
        GAME.play_illegally(a_board("24:2 13:5 8:2 6:4", "24:2 13:5 8:2 6:5"))


def test_it_may_lose_and_find_checkers_of_the_mover() -> None:
    """A checker that fell off the board is one borne off, until it is corrected."""
    game = GAME.play_illegally(a_board("24:2 13:5 8:2 6:5"))
    assert game.position
    assert game.position.seen_by(BLACK).off == 1
    corrected = game.correct("8/5 6/5").position
    assert corrected
    assert corrected.seen_by(BLACK).off == 0


def test_it_needs_dice() -> None:
    for game in (Game.start(), GAME.play("8/5 6/5"), GAME.resign(1)):
        with pytest.raises(NotNow):
            game.play_illegally(THREE_AND_TWO)


def test_it_may_be_corrected_twice_if_it_was_made_twice() -> None:
    once = ILLEGAL.throw("62").play_illegally(THREE_AND_TWO.swap())
    assert once.may_correct
    corrected = once.correct("24/18 13/11")
    assert corrected.position
    assert corrected.position.on_roll is BLACK
    refused(corrected)


def refused(game: Game) -> None:
    assert not game.may_correct
    with pytest.raises(NothingToCorrect) as refusal:
        game.correct("8/5 6/5")
    assert refusal.value.code == "nothing_to_correct"
    assert refusal.value.detail == (
        "No illegal play is open to correction: none was made, or it stands."
    )
