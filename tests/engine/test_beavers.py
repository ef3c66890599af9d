"""Beaver, raccoon and otter: the cube turned again at once (SB-10)."""

from __future__ import annotations

import pytest

from games.engine import Match, Phase, Position, Rules, Win
from games.engine.errors import (
    BeaverNotAllowed,
    CubeAtLimit,
    GameIsOver,
    NoDouble,
    ToAnswerDouble,
    ToAnswerResignation,
)
from games.engine.outcome import Ending
from tests.engine.playing import BLACK, WHITE, a_position, doubled

ALL = Rules(beavers=3)
NAMES = ("double", "beaver", "raccoon", "otter")


def turned(times: int, rules: Rules = ALL) -> Position:
    """Black has doubled, and so many turns of the cube have been made in all."""
    position = doubled(rules)
    for _ in range(times - 1):
        position = position.turn_again()
    return position


@pytest.mark.parametrize("times", [1, 2, 3, 4])
def test_it_is_answered_by_alternate_sides(times: int) -> None:
    position = turned(times)
    assert position.cube.offer == NAMES[times - 1]
    assert position.phase is Phase.ANSWER_DOUBLE
    assert position.decides is (WHITE if times % 2 else BLACK)
    assert position.on_roll is BLACK


@pytest.mark.parametrize("times", [1, 2, 3, 4])
def test_it_leaves_the_cube_with_who_was_doubled_first(times: int) -> None:
    taken = turned(times).take()
    assert (taken.cube.level, taken.cube.owner) == (2**times, WHITE)
    assert taken.cube.turned
    assert (taken.phase, taken.decides) == (Phase.THROW, BLACK)


@pytest.mark.parametrize(("times", "loser"), [(1, WHITE), (2, BLACK), (3, WHITE), (4, BLACK)])
def test_it_may_be_dropped_for_what_was_at_stake_before_the_last_turn(
    times: int, loser: object
) -> None:
    outcome = turned(times).drop().outcome
    assert outcome
    assert outcome.ending is Ending.DROPPED
    assert outcome.win is Win.SINGLE
    assert (outcome.loser, outcome.points) == (loser, 2 ** (times - 1))


def test_it_costs_the_doubled_stake_to_drop_a_beaver() -> None:
    """CU2: A doubles 1 to 2, B beavers to 4 and would own the cube, A drops: A loses 2."""
    beavered = a_position(match=Match(rules=ALL)).double().turn_again()
    assert beavered.cube.if_taken == 4
    dropped = beavered.drop().outcome
    assert dropped
    assert (dropped.winner, dropped.points) == (WHITE, 2)


def test_it_follows_a_redouble_as_well() -> None:
    owned = turned(1).take().throw("31").play("8/5 6/5").double().turn_again()
    assert (owned.cube.level, owned.cube.if_taken, owned.decides) == (2, 8, WHITE)
    taken = owned.take()
    assert (taken.cube.level, taken.cube.owner) == (8, BLACK)


@pytest.mark.parametrize("animals", [0, 1, 2, 3])
def test_it_is_played_as_far_as_agreed(animals: int) -> None:
    position = turned(1 + animals, Rules(beavers=animals))
    assert not position.may_turn_again
    with pytest.raises(BeaverNotAllowed) as refusal:
        position.turn_again()
    assert refusal.value.code == "beaver_not_allowed"
    named = NAMES[animals + 1] if animals < 3 else "further turn"
    assert refusal.value.detail == f"No {named} is played here."


def test_it_is_not_played_in_a_match() -> None:
    """SB-12."""
    position = a_position(match=Match(7, rules=ALL)).double()
    assert not position.may_turn_again
    with pytest.raises(BeaverNotAllowed):
        position.turn_again()


def test_it_cannot_go_beyond_the_cube_s_limit() -> None:
    position = turned(1, Rules(beavers=3, cube_limit=2))
    assert not position.may_turn_again
    with pytest.raises(CubeAtLimit, match="The cube goes no higher than 2"):
        position.turn_again()
    assert position.take().cube.level == 2


def test_it_needs_a_double() -> None:
    for position in (a_position(match=Match(rules=ALL)), a_position().throw("31")):
        assert not position.may_turn_again
        with pytest.raises(NoDouble):
            position.turn_again()


def test_it_comes_before_any_dice() -> None:
    for times in (1, 2, 3, 4):
        with pytest.raises(ToAnswerDouble):
            turned(times).throw("31")
        with pytest.raises(ToAnswerDouble):
            turned(times).double()
    with pytest.raises(NoDouble):
        turned(2).take().turn_again()


def test_it_waits_while_a_resignation_is_answered_and_ends_with_the_game() -> None:
    resigned = turned(2).resign(Win.SINGLE)
    assert not resigned.may_turn_again
    with pytest.raises(ToAnswerResignation):
        resigned.turn_again()
    with pytest.raises(GameIsOver):
        turned(2).drop().turn_again()
