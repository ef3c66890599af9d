"""What holds in every game of every rule set, played at random (end of variants.md section 5)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

import pytest

from games.engine import variants
from games.engine.parallel import counts
from games.engine.parallel.game import LongGame
from games.engine.parallel.piles import is_off, whole
from games.engine.parallel.verdicts import Kind
from games.engine.parallel.walls import forbidden, rows
from games.engine.sides import Side
from games.engine.variants.components import Capturing, Wall
from games.engine.variants.dice_policy import Groups
from tests.engine.long.positions import PARALLEL, outcomes, walk

SHORT_FORM, LONG_FORM = 3, 1_000


@pytest.fixture(params=PARALLEL)
def games(request: pytest.FixtureRequest, soak: bool) -> Iterator[list[LongGame]]:
    """The states of each game, one game after the other."""
    number = LONG_FORM if soak else SHORT_FORM
    return (walk(request.param, seed) for seed in range(number))


def test_it_holds_in_every_state(games: Iterator[list[LongGame]]) -> None:
    for states in games:
        for before, after in pairwise(states):
            its_sides_are_sound(after)
            if not isinstance(before.variant.landing, Capturing):
                nobody_goes_back(before, after)
            if before.rounds:
                its_plays_are_alike(before)
        its_end_is_one(states[-1])


def its_sides_are_sound(game: LongGame) -> None:
    white, black = game.sides
    assert not counts.occupied(white) & counts.across(counts.occupied(black))
    for side, extra in zip(game.sides, game.extras, strict=True):
        assert sum(counts.counts(whole(side, extra))) + extra.reserve == 15


def nobody_goes_back(before: LongGame, after: LongGame) -> None:
    for side in Side:
        assert counts.pips(after.sides[side]) <= counts.pips(before.sides[side])


def its_plays_are_alike(game: LongGame) -> None:
    """They use the same number of numbers, none twice, and a pass stands alone."""
    plays = game.plays()
    assert len({len(play.steps) for play in plays if not play.result.is_over}) <= 1
    assert len({(play.result, play.then) for play in plays}) == len(plays)
    assert len(plays) == 1 or not plays[0].is_pass
    no_row_is_made_that_classic_forbids(game)


def no_row_is_made_that_classic_forbids(game: LongGame) -> None:
    wall = game.variant.block.wall
    if wall is Wall.NEVER:
        assert not any(rows(counts.occupied(play.after)) for play in game.plays())
    if wall is Wall.HOME:
        classic = forbidden(Wall.AHEAD, game.sides[game.actor.other])
        assert not any(classic.holds(play.after) for play in game.plays())


def its_end_is_one(game: LongGame) -> None:
    assert game.verdict is not None
    drawn = game.verdict.kind is Kind.DRAW
    off = list(map(is_off, game.sides, game.extras))
    marked_ends = isinstance(game.variant.landing, Capturing)
    assert any(off) is not drawn or marked_ends
    assert not all(off)


@pytest.mark.parametrize("name", PARALLEL)
def test_the_order_of_the_dice_means_nothing(name: str) -> None:
    variant = variants.get(name)
    for state in walk(name, seed=1)[:40]:
        piles = state.seen_by(Side.WHITE)
        for high, low in ((6, 5), (5, 2), (4, 1)):
            found = outcomes(variant, piles, (high, low))
            assert found == outcomes(variant, piles, (low, high))


@pytest.mark.parametrize("name", PARALLEL)
def test_the_sides_are_alike_but_for_parity(name: str) -> None:
    """Whoever moves and whichever colour he has, from the same position he has the same plays."""
    variant = variants.get(name)
    if variant.dice.by_parity:
        assert variant.dice.groups is Groups.MOVES_OF
        return
    for state in walk(name, seed=2)[:40]:
        piles = state.seen_by(Side.WHITE)
        for dice in ((6, 3), (2, 2)):
            white = outcomes(variant, piles, dice, began=True)
            assert outcomes(variant, piles, dice, began=False) == white
