"""Who may double, take and drop, and when (SB-8)."""

from __future__ import annotations

import pytest

from games.engine import Cube, CubeNotAvailable, GameIsOver, Match, Phase, Position, Rules, Win
from games.engine.errors import (
    CrawfordGame,
    CubeAtLimit,
    CubeIsTheirs,
    DiceAlreadyThrown,
    NoCube,
    NoDouble,
    ToAnswerDouble,
    ToAnswerResignation,
)
from games.engine.outcome import Ending
from tests.engine.playing import BLACK, WHITE, a_position, doubled

CLOSED = "6:2 5:2 4:2 3:2 2:2 1:2 8:3"


def refused(position: Position, why: type[CubeNotAvailable]) -> str:
    assert not position.may_double
    with pytest.raises(why) as refusal:
        position.double()
    return refusal.value.detail


def test_it_is_offered_before_the_dice() -> None:
    offered = a_position().double()
    assert (offered.phase, offered.decides, offered.on_roll) == (Phase.ANSWER_DOUBLE, WHITE, BLACK)
    assert offered.roll is None


def test_it_is_not_offered_after_them() -> None:
    assert refused(a_position().throw("31"), DiceAlreadyThrown) == (
        "Black has thrown the dice: a double comes before them."
    )


def test_it_is_offered_from_the_middle_or_by_the_owner() -> None:
    assert a_position(cube=Cube(4)).may_double
    assert a_position(cube=Cube(4, BLACK)).may_double
    assert refused(a_position(cube=Cube(4, WHITE)), CubeIsTheirs) == (
        "The cube is White's: only its owner may double."
    )


def test_it_is_offered_by_a_side_that_is_shut_out() -> None:
    """Seeds 000 and 001: also in a turn in which no dice are thrown."""
    position = a_position("bar:1 13:1 6:13", CLOSED)
    assert position.board.is_shut_out
    assert position.double().take().stay_out().cube == Cube(2, WHITE)


def test_it_is_offered_where_less_would_win_the_match() -> None:
    """Nothing forbids more points than are needed; they are no bonus (SB-12)."""
    match = Match(5, (3, 4), rules=Rules(crawford=False))
    dropped = a_position(match=match).double().drop()
    assert dropped.outcome
    after = match.after(dropped.outcome)
    assert (after.scores, after.winner) == ((3, 5), BLACK)
    assert a_position(match=match, cube=Cube(8, BLACK)).may_double


def test_it_is_taken_by_the_other_side_who_owns_the_cube_then() -> None:
    taken = doubled().take()
    assert taken.cube == Cube(2, WHITE)
    assert (taken.phase, taken.decides) == (Phase.THROW, BLACK)
    assert refused(taken, CubeIsTheirs)
    assert taken.throw("31").play("8/5 6/5").may_double


def test_it_is_dropped_for_the_stake_before_it() -> None:
    for level in (1, 2, 64):
        dropped = a_position(cube=Cube(level, BLACK if level > 1 else None)).double().drop()
        assert dropped.phase is Phase.OVER
        outcome = dropped.outcome
        assert outcome
        assert (outcome.winner, outcome.points) == (BLACK, level)
        assert (outcome.win, outcome.ending) == (Win.SINGLE, Ending.DROPPED)


def test_it_is_not_offered_where_there_is_no_cube() -> None:
    for match in (Match(rules=Rules(cube_limit=1)), Match(7, rules=Rules(cube_limit=1))):
        assert refused(a_position(match=match), NoCube) == "This game is played without a cube."


def test_it_is_not_offered_in_the_crawford_game() -> None:
    assert refused(a_position(match=Match(7, (6, 2), True)), CrawfordGame) == (
        "The Crawford game is played without a cube."
    )


def test_it_is_not_offered_beyond_the_limit() -> None:
    capped = Match(rules=Rules(cube_limit=64))
    assert a_position(match=capped, cube=Cube(32, BLACK)).may_double
    assert refused(a_position(match=capped, cube=Cube(64, BLACK)), CubeAtLimit) == (
        "The cube goes no higher than 64."
    )


def test_it_is_not_offered_twice_at_once() -> None:
    offered = a_position().double()
    assert not offered.may_double
    with pytest.raises(ToAnswerDouble) as refusal:
        offered.double()
    assert refusal.value.detail == "White is to answer a double now."


def test_it_has_nothing_to_answer_before_a_double() -> None:
    for position in (a_position(), a_position().throw("31"), doubled().take()):
        for answer in (position.take, position.drop):
            with pytest.raises(NoDouble) as refusal:
                answer()
            assert refusal.value.code == "cube_not_available"


def test_it_is_answered_after_a_resignation_is() -> None:
    resigned = doubled().resign(1)
    for action in (resigned.take, resigned.drop, resigned.double):
        with pytest.raises(ToAnswerResignation):
            action()
    assert resigned.refuse_resignation().take().cube.level == 2


def test_it_is_answered_once() -> None:
    dropped = doubled().drop()
    for action in (dropped.take, dropped.drop, dropped.double, dropped.turn_again):
        with pytest.raises(GameIsOver):
            action()
    assert not dropped.may_double
