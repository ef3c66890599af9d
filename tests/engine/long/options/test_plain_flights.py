"""What is agreed on about the head and flights, against plain rules that go every way
(3.5 to 3.7).

The plain rules remember whether anybody has flown; the engine sees it by how far a side has come.
"""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from games.engine import variants
from games.engine.parallel import counts
from games.engine.variants.variant import Value
from tests.engine.long.plain import RULES, Counts, Plain, moved
from tests.engine.long.positions import crowded, results, walk

AGREED: dict[str, tuple[str, dict[str, Value]]] = {
    "a flight frees the head": ("one_six", {"head_lifted": "used"}),
    "few stay": ("kabutar", {"few_fly": False}),
    "never two": ("astrogon", {"head_exception": False}),
    "any number": ("astrogon", {"head_limit": None}),
}
"""In words, in which rule set, as options."""
ROLLS = [(high, low) for high in range(1, 7) for low in range(1, high + 1)]


class PlainAgreed(Plain):
    """As usual, but for one of these agreements."""

    def __init__(self, agreed: str, own: Counts, opponent: Counts, dice: tuple[int, int]) -> None:
        super().__init__(AGREED[agreed][0], own, opponent, dice)
        self.agreed, self.flown = agreed, False
        if agreed == "few stay" and dice[0] == dice[1] and own[24] < 4:
            self.rules = RULES["long_classic"]
        if agreed == "any number":
            self.rules -= {"head"}
        if agreed == "a flight frees the head":
            self.rules -= {"1 and 6 free the head"}

    def _from_head(self) -> int:
        if self.flown:
            return 15
        return 1 if self.agreed == "never two" else super()._from_head()

    def _reached(
        self, own: Counts, left: tuple[int, ...], flown: bool = False
    ) -> Iterator[tuple[Counts, tuple[int, ...]]]:
        yield own, left
        for number in sorted(set(left)):
            rest = tuple(sorted(left, reverse=True))
            rest = rest[: rest.index(number)] + rest[rest.index(number) + 1 :]
            self.flown = flown
            flight = moved(own, 24, number) if self._flies(own, number) else None
            for after in list(self._steps(own, number, rest)):
                yield from self._reached(after, rest, flown or after == flight)


@pytest.mark.parametrize("agreed", AGREED)
def test_the_same_results_are_found(agreed: str, soak: bool) -> None:
    name, options = AGREED[agreed]
    variant, rng = variants.get(name).having(options), random.Random(agreed)
    positions = [crowded(rng) for _ in range(2_000 if soak else 40)]
    for seed in range(50 if soak else 2):
        states = [state for state in walk(variant, seed) if state.verdict is None]
        positions += [state.sides for state in rng.sample(states, min(10, len(states)))]
    positions += [(counts.from_hex("0" * 24 + "f"),) * 2] * 20
    others = 0
    for own, opponent in positions:
        dice = rng.choice(ROLLS)
        plain = PlainAgreed(agreed, counts.counts(own), counts.counts(opponent), dice)
        usual = results(variants.get(name), own, opponent, dice)
        agreed_on = results(variant, own, opponent, dice)
        others += usual != agreed_on
        found = {counts.counts(one) for one in agreed_on}
        assert found == plain.results(), (counts.to_hex(own), counts.to_hex(opponent), dice)
    assert others, "nothing was asked that is played otherwise"
