"""R1, R2, R15: random sittings never break zero-sum, replay to themselves and go back step by step.

After every event the balances of each unit come to nothing; every transfer is what the naive scorer
says; a correction leaves the seats alone (see `sitting`). `make soak` plays 10,000 of them, with
more than a million events; SIMULATOR_SITTINGS overrides the number, SIMULATOR_SEED moves to
sittings nobody has seen. A failure names its seed, which plays the same sitting again.
"""

from __future__ import annotations

import os
import random
import time
from collections import Counter
from collections.abc import Iterator

from chouette.rules.evolve import fold
from chouette.rules.log import event_from_json, event_json
from tests.reliability.figures import TellFigure
from tests.simulator.sitting import Sitting, told

SITTINGS = os.environ.get("SIMULATOR_SITTINGS")
SEED = int(os.environ.get("SIMULATOR_SEED", "1"))
STEPS, STEPS_BACK = 100, 20


def play(seed: int, steps: int = STEPS) -> Sitting:
    sitting = Sitting(seed)
    for _ in range(steps):
        sitting.step()
    return sitting


def seeds(soak: bool) -> Iterator[int]:
    return iter(range(SEED, SEED + int(SITTINGS or (10_000 if soak else 100))))


def test_it_plays_random_sittings_as_the_naive_books_say(soak: bool, figure: TellFigure) -> None:
    started = time.perf_counter()
    total: Counter[str] = Counter()
    for seed in seeds(soak):
        try:
            sitting = play(seed)
            replayed = fold(event_from_json(event_json(event)) for event in sitting.log)
            assert (told(replayed), replayed.seq) == (told(sitting.state), len(sitting.log))
        except AssertionError as fault:
            raise AssertionError(f"sitting {seed}: {fault}") from fault
        total += Counter(
            sittings=1,
            events=len(sitting.log),
            commands=sitting.done.total(),
            games=len(sitting.games),
            transfers=sum(map(len, sitting.posted.values())),
            corrections=sitting.done["correct_game"],
        )
    what = ", ".join(f"{count} {name}" for name, count in total.items())
    took = f"{time.perf_counter() - started:.0f} s"
    figure("R1", f"{what}: sums are 0 after every event, 0 transfers differ ({took})", database="")
    figure("R2", f"{total['sittings']} random logs replay to their states", database="")
    assert total["games"] > total["sittings"]


def test_it_goes_back_step_by_step(soak: bool, figure: TellFigure) -> None:
    """`Sitting.undo` compares table and ledger with what they were before the command."""
    done: Counter[str] = Counter()
    for seed in seeds(soak):
        try:
            sitting = play(seed, STEPS_BACK)
            back = random.Random(seed).randint(1, max(1, len(sitting.before)))
            for _ in range(back):
                sitting.undo()
        except AssertionError as fault:
            raise AssertionError(f"sitting {seed}: {fault}") from fault
        done += sitting.done + Counter(sittings=1)
    text = f"{done['sittings']} sittings, {done['void']} commands taken back one by one"
    text += f", {done['correct_game']} corrections: each state and ledger as before, no seat moved"
    figure("R15", text, database="")
    assert done["void"] > 5 * done["sittings"]


def test_it_plays_the_same_sitting_from_the_same_seed() -> None:
    assert play(7).state == play(7).state
