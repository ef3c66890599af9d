"""Resignations for 1, 2 or 3 times the stake, at any time (SB-15)."""

from __future__ import annotations

import pytest

from games.engine import Cube, Ending, GameIsOver, Match, Outcome, Phase, Position, Rules, Side, Win
from games.engine.errors import (
    NoResignation,
    NotToBeTold,
    ToAnswerResignation,
)
from tests.engine.playing import BLACK, MONEY, WHITE, a_position, doubled

START = Position.start()
ANY_TIME = {
    "before the dice": START,
    "after them": START.throw("31"),
    "to a double": doubled(),
    "to a beaver": doubled().turn_again(),
}


@pytest.mark.parametrize("position", ANY_TIME.values(), ids=ANY_TIME)
@pytest.mark.parametrize("side", Side)
@pytest.mark.parametrize("win", Win)
def test_it_may_be_offered_at_any_time_by_either_side(
    position: Position, side: Side, win: Win
) -> None:
    offered = position.resign(win, side)
    assert (offered.phase, offered.decides) == (Phase.ANSWER_RESIGNATION, side.other)
    assert offered.refuse_resignation() == position
    over = offered.accept_resignation()
    assert over.phase is Phase.OVER
    assert over.outcome
    assert (over.outcome.winner, over.outcome.win) == (side.other, win)
    assert over.outcome.ending is Ending.RESIGNED


def test_it_is_offered_by_the_side_to_decide_unless_told() -> None:
    for position in ANY_TIME.values():
        offered = position.resign(1).resignation
        assert offered
        assert offered.side is position.decides


@pytest.mark.parametrize("win", [1, 2, 3])
@pytest.mark.parametrize("level", [1, 2, 64])
def test_it_loses_so_many_times_the_cube(win: int, level: int) -> None:
    position = a_position(cube=Cube(level, WHITE if level > 1 else None))
    outcome = position.resign(win).accept_resignation().outcome
    assert outcome == Outcome(WHITE, Win(win), Ending.RESIGNED, win * level)


@pytest.mark.parametrize(("backgammon", "points"), [(3, 12), (2, 8)])
def test_it_loses_a_backgammon_as_agreed(backgammon: int, points: int) -> None:
    match = Match(rules=Rules(backgammon=backgammon))  # type: ignore[arg-type]
    outcome = a_position(match=match, cube=Cube(4)).resign(3).accept_resignation().outcome
    assert outcome
    assert outcome.points == points


@pytest.mark.parametrize(
    ("turns", "side", "points"),
    [
        (1, WHITE, 1),
        (1, BLACK, 1),
        (2, BLACK, 2),
        (2, WHITE, 2),
        (3, WHITE, 4),
        (4, BLACK, 8),
    ],
)
def test_it_loses_what_is_at_stake_while_a_double_is_open(
    turns: int, side: Side, points: int
) -> None:
    """The same as dropping would: nobody resigns a beaver for less than he would drop it for."""
    position = doubled(Rules(beavers=3))
    for _ in range(turns - 1):
        position = position.turn_again()
    outcome = position.resign(1, side).accept_resignation().outcome
    assert outcome
    assert (outcome.loser, outcome.points) == (side, points)
    if side is position.decides:
        dropped = position.drop().outcome
        assert dropped
        assert dropped.points == points


def test_it_leaves_an_open_double_to_be_answered_when_it_is_refused() -> None:
    position = doubled().resign(2).refuse_resignation()
    assert (position.phase, position.decides) == (Phase.ANSWER_DOUBLE, WHITE)
    assert position.take().cube.level == 2


def test_it_is_answered_before_anything_else() -> None:
    offered = START.throw("31").resign(1)
    for action in (
        lambda: offered.play("8/5 6/5"),
        lambda: offered.throw("31"),
        lambda: offered.double(),
        lambda: offered.resign(2),
        lambda: offered.resign(2, WHITE),
    ):
        with pytest.raises(ToAnswerResignation) as refusal:
            action()
        assert refusal.value.detail == "White is to answer a resignation now."


def test_it_can_be_answered_only_when_it_was_offered() -> None:
    for position in ANY_TIME.values():
        for answer in (position.accept_resignation, position.refuse_resignation):
            with pytest.raises(NoResignation) as refusal:
                answer()
            assert refusal.value.code == "not_now"
            assert refusal.value.detail == (
                "Nobody has resigned: there is nothing to accept or refuse."
            )


def test_it_ends_the_game() -> None:
    over = START.resign(1).accept_resignation()
    for action in (over.accept_resignation, over.refuse_resignation, lambda: over.resign(1)):
        with pytest.raises(GameIsOver):
            action()


def test_it_holds_for_matches_too() -> None:
    match = Match(5, (3, 1))
    outcome = a_position(match=match).resign(2).accept_resignation().outcome
    assert outcome
    assert match.after(outcome).winner is WHITE


def test_it_is_told_by_an_id_where_one_can() -> None:
    for win in Win:
        offered = Position.start(Match(7, (2, 3))).resign(win)
        assert Position.from_gnubg_id(offered.gnubg_id).resignation == offered.resignation
    idle = START.resign(1, WHITE)
    with pytest.raises(NotToBeTold) as refusal:
        _ = idle.gnubg_id
    assert refusal.value.code == "bad_position"
    assert refusal.value.detail == (
        "No ID tells that the side with nothing to decide has resigned."
    )
    over = idle.accept_resignation()
    assert Position.from_gnubg_id(over.gnubg_id).outcome == over.outcome
    assert idle.xgid == START.xgid
    assert doubled(MONEY).resign(1, BLACK).xgid == doubled(MONEY).xgid
