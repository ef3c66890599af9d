"""Random sittings never break zero-sum, never lose a player and score as the naive scorer does.

`make soak` plays 10,000 of them, with more than a million events; SIMULATOR_SITTINGS overrides the
number, SIMULATOR_SEED moves to sittings nobody has seen. A failure names its seed, which plays the
same sitting again.
"""

from __future__ import annotations

import os
import time

import pytest

from tests.simulator.sitting import Sitting

SITTINGS = os.environ.get("SIMULATOR_SITTINGS")
SEED = int(os.environ.get("SIMULATOR_SEED", "1"))
STEPS = 85


def play(seed: int) -> Sitting:
    sitting = Sitting(seed)
    for _ in range(STEPS):
        sitting.step()
    return sitting


def test_it_plays_random_sittings_as_the_naive_books_say(
    soak: bool, capsys: pytest.CaptureFixture[str]
) -> None:
    sittings = int(SITTINGS or (10_000 if soak else 100))
    started = time.perf_counter()
    events = commands = games = 0
    for seed in range(SEED, SEED + sittings):
        try:
            sitting = play(seed)
        except AssertionError as fault:
            raise AssertionError(f"sitting {seed}: {fault}") from fault
        events += len(sitting.log)
        commands += sitting.commands
        games += len(sitting.games)
    with capsys.disabled():
        print(
            f"\nsittings: {sittings} (seed {SEED}), {commands} commands, {events} events, "
            f"{games} games, 0 differences, {time.perf_counter() - started:.1f} s"
        )
    assert games > sittings


def test_it_plays_the_same_sitting_from_the_same_seed() -> None:
    assert play(7).state == play(7).state
