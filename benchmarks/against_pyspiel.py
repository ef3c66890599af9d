"""The generator beside pyspiel (package open_spiel) on the same 1,000 positions.

pyspiel cannot be given a position, so the positions are those of its own random play, read out
through its public accessors: phases and doublets in natural proportion. Its work is every distinct
position after the whole roll, from a fresh state each time; a doublet is two of its turns. Before
anything is timed both must have found the same number of results in every position.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from time import perf_counter
from typing import Any

from benchmarks.plays import Case, distinct_results, written_plays
from benchmarks.timing import RUNS
from games.engine import generator
from games.engine.board import Board
from games.engine.dice import Roll

POSITIONS = 1000
SEED = 20260115
POINTS = 24


def report(positions: int = POSITIONS, runs: int = RUNS) -> str:
    """The line of figures. Without pyspiel, a line that says so."""
    try:
        import pyspiel
    except ImportError:
        return "against pyspiel: not measured, the package open_spiel is not installed"
    states = list(_decisions(pyspiel.load_game("backgammon"), positions))
    cases = [_case(state) for state in states]
    _compare(states, cases)
    theirs, results, written = (
        min(times) for times in zip(*(_round(states, cases) for _ in range(runs)), strict=True)
    )
    return (
        f"against pyspiel: {positions:,} positions, theirs {theirs / positions * 1e6:.0f} us each; "
        f"distinct results {results / positions * 1e6:.1f} us, ratio {theirs / results:.1f}; "
        f"with canonical notation {written / positions * 1e6:.1f} us, ratio {theirs / written:.1f}"
    )


def full_enumeration(state: Any) -> set[str]:
    """pyspiel's distinct positions after the whole roll, as its own texts."""
    player = state.current_player()
    found: set[str] = set()
    for action in state.legal_actions():
        child = state.child(action)
        if child.current_player() == player:  # the second turn of a doublet
            found.update(child.child(further).to_string() for further in child.legal_actions())
        else:
            found.add(child.to_string())
    return found


def _round(states: list[Any], cases: list[Case]) -> tuple[float, float, float]:
    """Seconds of one run of each, one after the other."""
    fresh = [state.clone() for state in states]
    return (
        _time(lambda: [full_enumeration(state) for state in fresh]),
        _time(lambda: [distinct_results(*case) for case in cases]),
        _time(lambda: [written_plays(*case) for case in cases]),
    )


def _time(work: Callable[[], object]) -> float:
    begun = perf_counter()
    work()
    return perf_counter() - begun


def _decisions(game: Any, positions: int) -> Iterator[Any]:
    """States of random play in which a player has just rolled."""
    chance, found = random.Random(SEED), 0
    while True:
        state, rolled = game.new_initial_state(), False
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(chance.choices(outcomes, weights)[0])
                rolled = True
                continue
            if rolled:
                yield state.clone()
                found += 1
                if found == positions:
                    return
            state.apply_action(chance.choice(state.legal_actions()))
            rolled = False


def _case(state: Any) -> Case:
    """The same position and dice for the engine. pyspiel's first player moves up its points; the
    bars and the dice are the last eight numbers of an observation."""
    player = state.current_player()
    seen = state.observation_tensor(player)
    own, opponent = {25: int(seen[-8])}, {25: int(seen[-5])}
    for place in range(POINTS):
        point = POINTS - place if player == 0 else place + 1
        own[point] = state.board(player, place)
        opponent[25 - point] = state.board(1 - player, place)
    return Board(own, opponent), Roll(int(seen[-2]), int(seen[-1]))


def _compare(states: list[Any], cases: list[Case]) -> None:
    for state, (board, roll) in zip(states, cases, strict=True):
        ours = len(generator.results(board.packed, roll.first, roll.second)) or 1
        theirs = len(full_enumeration(state))
        if ours != theirs:
            raise SystemExit(f"pyspiel finds {theirs} results, the engine {ours}:\n{state}")
