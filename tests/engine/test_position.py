"""A game between two actions: whose turn it is to do what."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from dataclasses import FrozenInstanceError

import pytest

from games.engine import Board, GameIsOver, Match, NotNow, Phase, Position, Roll, Rules, Side
from games.engine.errors import (
    DiceAlreadyThrown,
    NoDouble,
    NoResignation,
    ToAnswerDouble,
    ToAnswerResignation,
    ToPlay,
    ToThrow,
)
from tests.engine.playing import BLACK, WHITE, a_position

START = Position.start()
IN_PHASE = {
    Phase.THROW: START,
    Phase.PLAY: START.throw("31"),
    Phase.ANSWER_DOUBLE: START.double(),
    Phase.ANSWER_RESIGNATION: START.resign(1),
    Phase.OVER: START.double().drop(),
}
ACTIONS: dict[str, Callable[[Position], Position]] = {
    "throw": lambda at: at.throw("31"),
    "play": lambda at: at.play("8/5 6/5"),
    "stay out": lambda at: at.stay_out(),
    "play illegally": lambda at: at.play_illegally(Board.start()),
    "double": lambda at: at.double(),
    "turn again": lambda at: at.turn_again(),
    "take": lambda at: at.take(),
    "drop": lambda at: at.drop(),
    "resign": lambda at: at.resign(1),
    "accept": lambda at: at.accept_resignation(),
    "refuse": lambda at: at.refuse_resignation(),
}
BELONGS = {
    Phase.THROW: {"throw", "double", "resign", "stay out"},
    Phase.PLAY: {"play", "play illegally", "resign"},
    Phase.ANSWER_DOUBLE: {"turn again", "take", "drop", "resign"},
    Phase.ANSWER_RESIGNATION: {"accept", "refuse"},
    Phase.OVER: set(),
}
WHY = {
    Phase.THROW: (ToThrow, NoDouble, NoResignation),
    Phase.PLAY: (ToPlay, NoDouble, NoResignation, DiceAlreadyThrown),
    Phase.ANSWER_DOUBLE: (ToAnswerDouble, NoResignation),
    Phase.ANSWER_RESIGNATION: (ToAnswerResignation,),
    Phase.OVER: (GameIsOver,),
}


@pytest.mark.parametrize("phase", Phase)
def test_it_knows_what_is_to_be_done(phase: Phase) -> None:
    assert IN_PHASE[phase].phase is phase


@pytest.mark.parametrize("phase", Phase)
@pytest.mark.parametrize("action", ACTIONS)
def test_it_refuses_what_is_not_to_be_done_now(phase: Phase, action: str) -> None:
    if action not in BELONGS[phase]:
        with pytest.raises(WHY[phase]):
            ACTIONS[action](IN_PHASE[phase])


def test_it_asks_one_side_at_a_time() -> None:
    assert START.decides is BLACK
    assert START.throw("31").decides is BLACK
    assert START.double().decides is WHITE
    assert START.double().take().decides is BLACK
    assert START.play("8/5 6/5", "31").decides is WHITE
    assert START.resign(1).decides is WHITE
    assert START.double().resign(1).decides is BLACK


def test_it_starts_with_either_side_on_roll() -> None:
    for side in Side:
        start = Position.start(Match(7), side)
        assert (start.on_roll, start.match, start.board) == (side, Match(7), Board.start())
        assert (start.roll, start.throws, start.outcome) == (None, 0, None)


def test_it_passes_the_turn_with_the_board_seen_by_the_other_side() -> None:
    after = START.play("8/5 6/5", "31")
    assert after.on_roll is WHITE
    assert after.roll is None
    assert after.board.opponent[5] == 2
    assert after.seen_by(BLACK) == after.board.swap()
    assert after.seen_by(WHITE) == after.board


def test_it_takes_a_throw_in_any_form_and_order() -> None:
    for dice in ("31", "3-1", (3, 1), [3, 1], Roll(3, 1)):
        thrown = START.throw(dice)
        assert thrown.roll == Roll(1, 3)
        assert str(thrown.roll) == "3-1"


def test_it_counts_the_throws_of_both_sides() -> None:
    position = START
    for count, (text, dice) in enumerate([("8/5 6/5", "31"), ("24/18 13/11", "62")], 1):
        position = position.play(text, dice)
        assert position.throws == count


def test_it_says_who_is_to_do_what_instead() -> None:
    with pytest.raises(NotNow) as refusal:
        START.throw("31").throw("31")
    assert refusal.value.code == "not_now"
    assert refusal.value.detail == "Black is to play the dice now."
    with pytest.raises(NotNow) as refusal:
        START.double().play("8/5 6/5")
    assert refusal.value.detail == "White is to answer a double now."


def test_it_says_that_the_game_is_over() -> None:
    with pytest.raises(GameIsOver) as refusal:
        IN_PHASE[Phase.OVER].throw("31")
    assert (refusal.value.code, refusal.value.detail) == ("game_over", "The game is over.")


def test_it_is_a_value_that_never_changes() -> None:
    position = a_position(match=Match(7, rules=Rules(holland=True)))
    with pytest.raises(FrozenInstanceError):
        position.roll = Roll(3, 1)  # type: ignore[misc]
    assert position == a_position(match=Match(7, rules=Rules(holland=True)))
    assert position != position.throw("31")
    assert len({position, copy.deepcopy(position), pickle.loads(pickle.dumps(position))}) == 1
