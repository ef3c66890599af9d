"""Whole games in which chance decides everything, irregularities too: what holds at every step."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from itertools import pairwise

import pytest

from games.engine import Ending, Game, Match, Position, Win
from games.engine.actions import Played, TurnedCube
from tests.engine.playing import RULES, game_by_chance

LENGTHS = (0, 1, 3, 7)
SEEDS = range(28)
SOAK_SEEDS = range(1_000, 1_600)


def played(seed: int) -> list[Game]:
    """The states of a game: every rule set in turn, money and matches."""
    match = Match(LENGTHS[seed % len(LENGTHS)], rules=RULES[seed % len(RULES)])
    return list(game_by_chance(random.Random(seed), match))


@pytest.fixture(scope="module")
def games() -> list[list[Game]]:
    return [played(seed) for seed in SEEDS]


def positions(games: list[list[Game]]) -> Iterator[Position]:
    yield from (game.position for states in games for game in states if game.position)


def test_it_always_ends(games: list[list[Game]]) -> None:
    endings = Counter(states[-1].outcome and states[-1].outcome.ending for states in games)
    assert set(endings) == set(Ending)


def test_it_keeps_fifteen_checkers_a_side(games: list[list[Game]]) -> None:
    for position in positions(games):
        assert sum(position.board.own) == sum(position.board.opponent) == 15


def test_it_lets_nobody_hold_a_point_of_the_other_side(games: list[list[Game]]) -> None:
    for position in positions(games):
        own, opponent = position.board.own, position.board.opponent
        assert not any(own[point] and opponent[25 - point] for point in range(1, 25))


def test_it_moves_pips_down_except_by_hits(games: list[list[Game]]) -> None:
    for states in games:
        for before, after in pairwise(states):
            action = after.history[-1]
            if isinstance(action, Played):
                at, then = before.position, after.position
                assert at
                assert then
                side = action.side
                dice = sum(action.roll.numbers)
                assert 0 <= at.board.pips - then.seen_by(side).pips <= dice
                lost = then.seen_by(side.other).pips - at.seen_by(side.other).pips
                assert (lost > 0) == ("*" in action.text)


def test_it_passes_the_turn_by_playing_only(games: list[list[Game]]) -> None:
    for states in games:
        for before, after in pairwise(states):
            if (
                before.position
                and after.position
                and before.position.on_roll != (after.position.on_roll)
            ):
                assert type(after.history[-1]).__name__ in {
                    *("Played", "PlayedIllegally", "Corrected", "StayedOut"),
                }


def test_it_never_doubles_twice_running(games: list[list[Game]]) -> None:
    for states in games:
        turns = [action for action in states[-1].history if isinstance(action, TurnedCube)]
        doubles = [action.side for action in turns if action.turn == "double"]
        assert all(first is not second for first, second in pairwise(doubles))
        for first, second in pairwise(turns):
            assert second.turn == "double" or first.side is not second.side


def test_it_turns_the_cube_as_far_as_the_rules_let_it(games: list[list[Game]]) -> None:
    for position in positions(games):
        cube, match = position.cube, position.match
        assert cube.if_taken <= match.rules.cube_limit
        assert cube.pending <= 1 + match.beavers
        if not match.has_cube:
            assert (cube.level, cube.pending) == (1, 0)
        doublings = cube.level.bit_length() - 1
        assert doublings == 0 or cube.turned or match.automatic_doubles


def test_it_counts_what_the_cube_and_the_rules_say(games: list[list[Game]]) -> None:
    for states in games:
        outcome, last = states[-1].outcome, states[-1].position
        assert outcome
        assert last
        assert outcome.points % last.cube.stake == 0
        times = outcome.points // last.cube.stake
        assert times <= min(outcome.win, last.match.rules.backgammon)
        if outcome.ending is Ending.DROPPED:
            assert (outcome.win, times) == (Win.SINGLE, 1)
