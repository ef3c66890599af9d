"""Every result of emir as the plain rules find them, with real piles, on positions of games."""

from __future__ import annotations

import random

import pytest

from games.engine import variants
from games.engine.packed import one
from games.engine.parallel.piles import Piles
from games.engine.parallel.premoves import premoves, prepared
from games.engine.variants import Variant
from games.engine.variants.variant import Value
from tests.engine.long.emir import board_of, crowded
from tests.engine.long.plain_emir import PlainEmir
from tests.engine.long.plain_premoves import beforehand
from tests.engine.long.positions import outcomes, walk

OTHERWISE: dict[str, dict[str, Value]] = {
    "usual": {},
    "recapture": {"recapture": True},
    "wait": {"return_onto": "wait"},
    "bar first": {"bar_priority": True},
    "each step": {"block_when": "step"},
    "clear": {"exception_clear": False},
    "never two": {"head_exception": False},
    "off at once": {"off_while_taken": True},
    "taken at home": {"emir_at_home": "captured"},
    "emir last": {"emir_moves": "last"},
    "only pairs": {"block_over_captured": False},
}


@pytest.mark.parametrize("agreed", OTHERWISE)
def test_the_same_results_are_found(agreed: str, soak: bool) -> None:
    variant, rng = variants.get("emir").having(OTHERWISE[agreed]), random.Random(agreed)
    for seed in range(100 if soak else 2):
        states = [state for state in walk(variant, seed) if state.verdict is None]
        for state in rng.sample(states, min(len(states), 40 if soak else 12)):
            dice = rng.randint(1, 6), rng.randint(1, 6)
            compare(variant, state.seen_by(rng.choice((state.roller, state.roller.other))), dice)


@pytest.mark.parametrize("agreed", OTHERWISE)
def test_the_same_results_are_found_among_rows_and_prisoners(agreed: str, soak: bool) -> None:
    variant, rng = variants.get("emir").having(OTHERWISE[agreed]), random.Random(agreed)
    for _ in range(1_000 if soak else 20):
        dice = rng.randint(1, 6), rng.randint(1, 6)
        compare(variant, crowded(rng), dice)


@pytest.mark.parametrize("from_head", [False, True])
def test_the_same_is_done_before_the_throw(from_head: bool, soak: bool) -> None:
    variant = variants.get("emir").having({"distribute_head": from_head})
    rng, seen = random.Random(3), 0
    for _ in range(20_000 if soak else 400):
        piles = crowded(rng)
        found = [board_of(prepared(piles, way)) for way in premoves(variant, piles, done=0)]
        assert len(set(found)) == len(found)
        reserve = piles.mine.reserve > 0
        assert set(found) == beforehand(board_of(piles), from_head=from_head, reserve=reserve)
        seen += len(found)
    assert seen > 100


def compare(variant: Variant, piles: Piles, dice: tuple[int, int]) -> None:
    words = frozenset(word for word in OTHERWISE if variant.having(OTHERWISE[word]) == variant)
    first_turn = piles.own == one(24) * 12
    plain = PlainEmir(board_of(piles), dice, first_turn=first_turn, agreed=words)
    found = {board_of(result) for result in outcomes(variant, piles, dice)}
    assert found == plain.results(), (piles, dice)
