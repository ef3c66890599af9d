"""Whole matches and money sessions in which chance decides everything."""

from __future__ import annotations

import random
from itertools import pairwise

import pytest

from games.engine import Game, Match, Side
from games.engine.actions import TurnedCube
from tests.engine.playing import RULES, match_by_chance

CASES = [(length, number) for length in (1, 2, 3, 5, 9) for number in range(len(RULES))]
IDS = [f"to {length}, rules {number}" for length, number in CASES]


def games_of(length: int, number: int, games: int = 1_000) -> list[Game]:
    match = Match(length, rules=RULES[number])
    return list(match_by_chance(random.Random(100 * length + number), match, games))


def doubles_in(game: Game) -> list[Side]:
    return [action.side for action in game.history if isinstance(action, TurnedCube)]


@pytest.mark.parametrize(("length", "number"), CASES, ids=IDS)
def test_it_comes_to_a_winner_by_the_points_of_its_games(length: int, number: int) -> None:
    games, scores = games_of(length, number), [0, 0]
    for game in games:
        assert game.match.scores == tuple(scores)
        assert max(scores) < length
        outcome = game.outcome
        assert outcome
        assert outcome.points >= 1
        scores[outcome.winner] += outcome.points
    assert max(scores) >= length > min(scores)
    last = games[-1]
    assert last.outcome
    after = last.match.after(last.outcome)
    assert after.scores == tuple(scores)
    assert after.winner is last.outcome.winner


@pytest.mark.parametrize(("length", "number"), CASES, ids=IDS)
def test_it_has_one_crawford_game_at_most_and_no_double_in_it(length: int, number: int) -> None:
    games, rules = games_of(length, number), RULES[number]
    crawford = [game for game in games if game.match.is_crawford]
    near = [max(game.match.scores) == length - 1 for game in games]
    if rules.crawford and length > 1 and any(near):
        assert crawford == [games[near.index(True)]]
        assert doubles_in(crawford[0]) == []
    else:
        assert crawford == []


@pytest.mark.parametrize(("length", "number"), CASES, ids=IDS)
def test_it_keeps_the_rules_of_money_out(length: int, number: int) -> None:
    for game in games_of(length, number):
        assert game.automatic_doubles == 0
        turns = [action.turn for action in game.history if isinstance(action, TurnedCube)]
        assert set(turns) <= {"double"}
        for first, second in pairwise(doubles_in(game)):
            assert first is not second


def test_it_lets_the_holland_rule_hold_after_the_crawford_game() -> None:
    number = next(n for n, rules in enumerate(RULES) if rules.holland)
    held = 0
    for length in range(2, 12):
        for game in games_of(length, number):
            if game.match.is_post_crawford:
                states, state = [], game
                while state.previous:
                    states.append(state)
                    state = state.previous
                for at in states:
                    if isinstance(at.history[-1], TurnedCube):
                        assert at.position
                        assert at.position.throws >= 4
                        held += 1
    assert held > 0


@pytest.mark.parametrize("number", range(len(RULES)))
def test_it_goes_on_for_money_as_long_as_anybody_likes(number: int) -> None:
    games = games_of(0, number, games=8)
    assert len(games) == 8
    for before, after in pairwise(games):
        assert before.outcome
        points = sum(after.match.scores) - sum(before.match.scores)
        assert points == before.outcome.points
    assert not any(game.match.is_crawford for game in games)
    assert all(game.automatic_doubles <= RULES[number].automatic_doubles for game in games)


def test_it_is_won_by_either_side() -> None:
    winners = set()
    for number in range(len(RULES)):
        last = games_of(5, number)[-1].outcome
        assert last
        winners.add(last.winner)
    assert winners == set(Side)
