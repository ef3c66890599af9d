"""The long games: distinct results of the shared positions, and decisions of games by chance."""

from __future__ import annotations

import json
import random
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from statistics import quantiles
from time import perf_counter

from benchmarks.timing import RUNS
from games.engine.dice import Roll
from games.engine.parallel.game import LongGame
from games.engine.parallel.groups import groups_of
from games.engine.parallel.piles import Piles
from games.engine.parallel.setups import piles_of
from games.engine.parallel.ways import head_of, ways_of
from games.engine.variants import VARIANTS, Variant
from games.engine.variants.components import Track

POSITIONS = Path(__file__).parents[1] / "tests" / "data" / "engine" / "nardy_legal.jsonl"
GAMES = 30
"""Of each rule set: two or three thousand decisions."""

Case = tuple[Variant, Piles, Roll]


def cases() -> dict[str, list[Case]]:
    """The positions of each rule set with their dice."""
    found: dict[str, list[Case]] = {}
    for line in POSITIONS.read_text("utf-8").splitlines():
        row = json.loads(line)
        variant = VARIANTS[row["variant"]]
        case = variant, piles_of(variant, row["me"], row["opp"]), Roll.of(row["dice"])
        found.setdefault(variant.name, []).append(case)
    return found


def results(case: Case) -> int:
    """How many distinct results the first group of the roll has."""
    variant, piles, roll = case
    head = head_of(variant, piles, roll, began=True)
    (groups,) = groups_of(variant.dice, (roll.first, roll.second), began=True)
    return len(ways_of(variant, piles, groups[0], head=head).ways)


def report(runs: int = RUNS) -> str:
    """How many positions a second, by each one's best of several runs."""
    rates = (
        f"{name} {len(rows) / sum(_best(case, runs) for case in rows):,.0f}"
        for name, rows in cases().items()
    )
    return f"long games: positions a second, every distinct result of each: {', '.join(rates)}"


def _best(case: Case, runs: int) -> float:
    return min(_seconds(case) for _ in range(runs))


def _seconds(case: Case) -> float:
    begun = perf_counter()
    results(case)
    return perf_counter() - begun


def decisions(variant: Variant, games: int) -> Iterator[float]:
    """The seconds that each decision of so many games took: all plays found, one of them made and
    whatever follows of it, the end of the game among it."""
    rng = random.Random(variant.name)
    for _ in range(games):
        game = LongGame.start(variant)
        while game.verdict is None:
            game = game.throw((rng.randint(1, 6), rng.randint(1, 6)))
            while game.rounds:
                begun = perf_counter()
                game = game.play(rng.choice(game.plays()))
                yield perf_counter() - begun


def report_decisions(games: int = GAMES) -> Iterable[str]:
    """A line for every rule set, the slowest last."""
    found = {
        name: sorted(decisions(variant, games))
        for name, variant in VARIANTS.items()
        if variant.track is Track.PARALLEL
    }
    for name, seconds in sorted(found.items(), key=lambda item: _percentiles(item[1])[1]):
        half, most = _percentiles(seconds)
        yield (
            f"long games: {name}: {len(seconds):,} decisions of {games} games by chance, "
            f"p50 {half * 1e3:.2f} ms, p99 {most * 1e3:.2f} ms, most {seconds[-1] * 1e3:.1f} ms"
        )


def _percentiles(seconds: Sequence[float]) -> tuple[float, float]:
    cuts = quantiles(seconds, n=100)
    return cuts[49], cuts[98]
