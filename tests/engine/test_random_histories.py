"""What a game played by chance remembers: every step undone, done again, told and read."""

from __future__ import annotations

import pickle
import random
from collections.abc import Iterator
from itertools import pairwise

import pytest

from games.engine import Game, Match, Phase, Position
from games.engine.actions import Opened
from games.engine.errors import NotToBeTold
from tests.engine.playing import RULES, game_by_chance

LENGTHS = (0, 1, 3, 7)
SEEDS = range(100, 121)
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


def test_it_adds_one_action_at_a_time_and_takes_it_back(games: list[list[Game]]) -> None:
    for states in games:
        assert states[0].history == ()
        for before, after in pairwise(states):
            assert after.history[:-1] == before.history
            assert after.undo() is before


def test_it_is_told_and_read_by_the_notations_at_every_step(games: list[list[Game]]) -> None:
    for position in positions(games):
        if not position.outcome and position.cube.offer != "otter":
            read = Position.from_xgid(position.xgid)
            assert read.xgid == position.xgid
            assert (read.board, read.on_roll, read.roll) == (
                position.board,
                position.on_roll,
                position.roll,
            )
            assert read.match.scores == position.match.scores
            assert read.legal_plays("31") == position.legal_plays("31")
        try:
            told = position.gnubg_id
        except NotToBeTold:
            assert position.resignation
            continue
        again = Position.from_gnubg_id(told)
        assert again.gnubg_id == told
        assert (again.phase, again.outcome) == (position.phase, position.outcome)


def test_it_is_the_same_game_when_its_history_is_done_again(games: list[list[Game]]) -> None:
    for states in games:
        last = states[-1]
        assert Game.start(last.match).replay(last.history) == last


def test_it_begins_with_the_opening(games: list[list[Game]]) -> None:
    for states in games:
        openings = [a for a in states[-1].history if isinstance(a, Opened)]
        assert [a.white == a.black for a in openings] == [True] * (len(openings) - 1) + [False]


def test_it_holds_for_many_more_games(soak: bool) -> None:
    for seed in SOAK_SEEDS if soak else SOAK_SEEDS[:20]:
        last = played(seed)[-1]
        assert last.position
        assert last.position.phase is Phase.OVER
        assert Game.start(last.match).replay(last.history) == last


def test_it_is_the_same_game_once_stored(games: list[list[Game]]) -> None:
    for states in games[:8]:
        for state in (states[len(states) // 2], states[-1]):
            again = pickle.loads(pickle.dumps(state))
            assert again == state
            assert (again.may_correct, again.kept_roll) == (state.may_correct, state.kept_roll)
            assert not again.history or again.undo() == state.undo()


def test_it_goes_on_alike_from_any_step_that_was_undone_to(games: list[list[Game]]) -> None:
    for seed, states in enumerate(games):
        back = states[-1]
        for _ in range(random.Random(seed).randint(1, len(back.history))):
            back = back.undo()
        rest = states[-1].history[len(back.history) :]
        assert back.replay(rest) == states[-1]
