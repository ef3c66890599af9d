"""The scorer and the naive scorer must agree on random games: the same points, order and faults.

The number of games is small in the test profile and large under `make soak`; the environment
variable SIMULATOR_GAMES sets it, and SIMULATOR_SEED moves to games nobody has seen.
"""

from __future__ import annotations

import json
import os
import random
import time
from collections.abc import Callable
from typing import Any

import pytest

from chouette.rules import score_game
from chouette.rules.errors import RuleViolation
from tests.simulator.generate import legal_row, spoilt_row
from tests.simulator.naive import naive_score

GAMES = 3_000
SOAK_GAMES = 100_000
SEED = int(os.environ.get("SIMULATOR_SEED", "1"))
SHOWN = 3

Row = dict[str, Any]


def real_score(row: Row) -> Row:
    """The scorer's answer in the naive scorer's form."""
    try:
        score = score_game(row).to_json()
    except RuleViolation as violation:
        return {"error": violation.code}
    return {key: score[key] for key in ("points", "order", "partner")}


def compare(make: Callable[[random.Random], Row], games: int) -> tuple[int, int, list[str]]:
    """Score random rows twice; how many were legal, how many events, and the differences."""
    rng = random.Random(SEED)
    legal = events = 0
    differences = []
    for _ in range(games):
        row = make(rng)
        naive, real = naive_score(row), real_score(row)
        legal += "error" not in naive
        events += len(row["events"] or ())
        if json.dumps(naive, sort_keys=True) != json.dumps(real, sort_keys=True):
            differences.append(f"{json.dumps(row)}\n  naive {naive}\n  real  {real}")
    return legal, events, differences


@pytest.mark.parametrize(("make", "name"), [(legal_row, "legal"), (spoilt_row, "spoilt")])
def test_it_agrees_with_the_naive_scorer(
    make: Callable[[random.Random], Row],
    name: str,
    soak: bool,
    capsys: pytest.CaptureFixture[str],
) -> None:
    games = int(os.environ.get("SIMULATOR_GAMES", SOAK_GAMES if soak else GAMES))
    started = time.perf_counter()
    legal, events, differences = compare(make, games)
    seconds = time.perf_counter() - started
    with capsys.disabled():
        print(
            f"\nsimulator: {games} {name} games (seed {SEED}), {events} events, "
            f"{games - legal} refused, {len(differences)} differences, {seconds:.1f} s"
        )
    assert differences[:SHOWN] == []
