"""Whatever is agreed on, a game by chance comes to its end by itself, with and without a cube."""

from __future__ import annotations

import random

import pytest

from games.engine import variants
from games.engine.errors import CubeNotAvailable
from games.engine.parallel.cubed import CubedGame
from games.engine.parallel.verdicts import Kind
from games.engine.phase import Phase
from games.engine.variants import Variant
from games.engine.variants.components import Track
from games.engine.variants.guide import as_written
from games.engine.variants.variant import Value
from tests.engine.long.positions import PARALLEL, ROLLS_MAX

CHOICES = [
    pytest.param(name, option.name, value, id=f"{name}-{option.name}-{as_written(value)}")
    for name in PARALLEL
    for option in variants.get(name).options.values()
    for value in list(option.choices)[1:]
    if variants.get(name).having({option.name: value}).track is Track.PARALLEL
]


def played(variant: Variant, seed: int) -> CubedGame:
    """A whole game in which each decision is a matter of chance, the cube's now and then."""
    rng = random.Random(f"{variant.name} {seed}")
    game = CubedGame.start(variant)
    while game.phase is not Phase.OVER:
        if game.phase is Phase.ANSWER_DOUBLE:
            game = game.take() if rng.random() < 0.9 else game.drop()
        elif game.phase is Phase.PLAY:
            game = game.play(rng.choice(game.game.plays()))
        elif rng.random() < 0.1 and may_double(game):
            game = game.double()
        elif (premoves := game.game.premoves()) and rng.random() < 0.3:
            game = game.prepare(rng.choice(premoves))
        else:
            game = game.throw((rng.randint(1, 6), rng.randint(1, 6)))
        assert sum(game.game.rolls) < ROLLS_MAX
    return game


def may_double(game: CubedGame) -> bool:
    try:
        game.double()
    except CubeNotAvailable:
        return False
    return True


@pytest.mark.parametrize(("name", "option", "value"), CHOICES)
def test_it_ends(name: str, option: str, value: Value, soak: bool) -> None:
    variant = variants.get(name).having({option: value})
    for seed in range(50 if soak else 1):
        game = played(variant, seed)
        assert game.verdict is not None
        assert game.verdict.points > 0
        assert variant.has_cube or game.cube.level == 1


@pytest.mark.parametrize("name", PARALLEL)
def test_its_points_are_those_of_the_game_times_the_cube(name: str, soak: bool) -> None:
    variant = variants.get(name).having({"cube": "standard"})
    for seed in range(50 if soak else 2):
        game = played(variant, seed)
        assert game.verdict is not None
        counted = game.game.verdict
        if game.verdict.kind is Kind.DROPPED:
            assert counted is None
            assert game.verdict.points == game.cube.level
        else:
            assert counted is not None
            assert game.verdict.points == counted.points * game.cube.level
            assert (game.verdict.winner, game.verdict.kind) == (counted.winner, counted.kind)
