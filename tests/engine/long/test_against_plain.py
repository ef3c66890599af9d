"""Every result of every rule set as the plain rules find them, on positions of random games."""

from __future__ import annotations

import random

import pytest

from games.engine import variants
from games.engine.errors import GameIsOver, InvalidPosition
from games.engine.parallel import counts
from games.engine.parallel.setups import piles_of
from tests.engine.long.plain import RULES, Plain
from tests.engine.long.positions import ONE_MOVES, crowded, results, walk

ROLLS = [(high, low) for high in range(1, 7) for low in range(1, high + 1)]


def test_the_plain_rules_know_every_rule_set_in_which_one_side_moves() -> None:
    assert set(RULES) == set(ONE_MOVES)


@pytest.mark.parametrize("name", ONE_MOVES)
def test_the_same_results_are_found(name: str, soak: bool) -> None:
    rng = random.Random(name)
    for seed in range(200 if soak else 2):
        states = [state for state in walk(name, seed) if state.verdict is None]
        for state in rng.sample(states, min(25, len(states))):
            own, opponent = state.sides
            dice, began = rng.choice(ROLLS), rng.random() < 0.5
            compare(name, own, opponent, dice, began=began)


@pytest.mark.parametrize("name", ONE_MOVES)
def test_the_same_results_are_found_among_long_rows(name: str, soak: bool) -> None:
    rng = random.Random(name)
    for _ in range(3_000 if soak else 60):
        own, opponent = crowded(rng)
        try:
            piles_of(variants.get(name), counts.to_hex(own), counts.to_hex(opponent))
        except (InvalidPosition, GameIsOver):
            continue
        compare(name, own, opponent, rng.choice(ROLLS), began=rng.random() < 0.5)


def compare(name: str, own: int, opponent: int, dice: tuple[int, int], *, began: bool) -> None:
    plain = Plain(name, counts.counts(own), counts.counts(opponent), dice)
    found = results(variants.get(name), own, opponent, dice, began=began)
    assert {counts.counts(one) for one in found} == plain.results(began=began), (
        f"{counts.to_hex(own)} {counts.to_hex(opponent)} {dice}"
    )
