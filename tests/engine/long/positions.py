"""Positions as they are written in variants.md: `24:13 18:2`, each side in its own numbering."""

from __future__ import annotations

import random

from games.engine import variants
from games.engine.dice import Roll
from games.engine.parallel import counts
from games.engine.parallel.game import LongGame
from games.engine.parallel.groups import groups_of
from games.engine.parallel.piles import Piles
from games.engine.parallel.ways import head_of, ways_of
from games.engine.variants import Variant
from games.engine.variants.components import Capturing

HIS = [0, *range(13, 25), *range(1, 13)]
"""What the opponent calls each point."""
PARALLEL = tuple(name for name in variants.VARIANTS if name != "short")
ONE_MOVES = tuple(
    name for name in PARALLEL if not isinstance(variants.get(name).landing, Capturing)
)
"""Those in which the opponent stands still while a side moves."""


def side(text: str) -> int:
    """A side's checkers; those not named are borne off."""
    given = [0] * counts.PLACES
    for word in text.split():
        point, _, number = word.partition(":")
        given[int(point)] = int(number)
    given[0] = 15 - sum(given)
    return counts.packed(given)


def text(packed: int) -> str:
    """The same, the highest point first."""
    given = counts.counts(packed)
    return " ".join(f"{p}:{given[p]}" for p in range(24, 0, -1) if given[p])


def results(
    variant: Variant, own: int, opponent: int, dice: tuple[int, int], *, began: bool = True
) -> set[int]:
    """What the first segment of a roll can make of the side that moves."""
    return {after.own for after in outcomes(variant, Piles(own, opponent), dice, began=began)}


def outcomes(
    variant: Variant, piles: Piles, dice: tuple[int, int], *, began: bool = True
) -> set[Piles]:
    """What it can make of both."""
    head = head_of(variant, piles, Roll.of(dice), began=began)
    (groups,) = groups_of(variant.dice, dice, began=began)
    return set(ways_of(variant, piles, groups[0], head=head).ways) if groups else {piles}


def crowded(rng: random.Random) -> tuple[int, int]:
    """Two sides with long rows of held points, as few games ever have."""
    own, opponent = [0] * counts.PLACES, [0] * counts.PLACES
    for point in range(1, counts.PLACES):
        inside = point in range(start := rng.randint(1, 19), start + 7)
        chosen = rng.choices((own, opponent, None), (3 + 9 * inside, 2, 2))[0]
        if chosen is not None:
            chosen[point if chosen is own else HIS[point]] = 1
    return _filled(rng, own), _filled(rng, opponent)


def _filled(rng: random.Random, given: list[int]) -> int:
    """15 checkers on these points: fewer where there are too many, the rest stacked or off."""
    held = [point for point in range(1, counts.PLACES) if given[point]]
    for point in rng.sample(held, max(len(held) - 14, 0)):
        given[point] = 0
    while sum(given) < 15:
        given[rng.choice([point for point, number in enumerate(given) if number] or [0])] += 1
    return counts.packed(given)


def walk(rules: str | Variant, seed: int) -> list[LongGame]:
    """Every state of a game played at random, from the start to its verdict."""
    variant = variants.get(rules) if isinstance(rules, str) else rules
    rng = random.Random(f"{variant.name} {seed}")
    game = LongGame.start(variant)
    states = [game]
    while game.verdict is None:
        if game.rounds:
            game = game.play(rng.choice(game.plays()))
        elif (beforehand := game.premoves()) and rng.random() < 0.5:
            game = game.prepare(rng.choice(beforehand))
        else:
            game = game.throw((rng.randint(1, 6), rng.randint(1, 6)))
        states.append(game)
        assert game.rolls[0] + game.rolls[1] < ROLLS_MAX
    return states


ROLLS_MAX = 2_000
