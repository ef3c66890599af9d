"""The rule that a refusal names is the cause: without it the same moves could be made.

Checked on positions of random games, with plays written at random, against the rules themselves:
each is taken away in turn.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace

import pytest

from games.engine.errors import AmbiguousPlay, IllegalPlay
from games.engine.packed import one
from games.engine.parallel import counts
from games.engine.parallel.game import LongGame
from games.engine.parallel.notation import parsed
from games.engine.parallel.piles import Piles
from games.engine.parallel.reading import mover_of, read
from games.engine.variants import Variant
from games.engine.variants.components import BearOff, BlockRule, HeadLimit, Wall
from games.engine.variants.jumps import Blocked
from tests.engine.long.positions import PARALLEL, walk

Less = tuple[str, Variant, Piles, int | None]
STOPPED = frozenset(
    (
        *("head", "runner", "must_fly", "only_flies", "no_moves_at_home", "number_stays_on"),
        *("exact_number", "point_held"),
    )
)


def without_a_rule(game: LongGame) -> Iterator[Less]:
    """The rules and the position with one thing less in the way, by the word for it."""
    rules, before = game.variant, game.seen_by(game.actor)
    head = game.head_left[game.actor]
    free = rules.but(rules.name, head=HeadLimit(checkers=None))
    yield "runner" if head is None else "head", free, before, None
    if jump := rules.jump:
        tame = replace(jump, forced=False, first=False)
        yield "must_fly", rules.but(rules.name, jump=tame), before, head
        ordinary = replace(jump, blocked=Blocked.ORDINARY)
        yield "only_flies", rules.but(rules.name, jump=ordinary), before, head
    off = rules.bear_off
    for word, bear_off in (
        ("no_moves_at_home", replace(off, inside=True)),
        ("number_stays_on", replace(off, numbers=BearOff().numbers)),
        ("exact_number", replace(off, higher=True)),
    ):
        yield word, rules.but(rules.name, bear_off=bear_off), before, head
    yield "block", rules.but(rules.name, block=BlockRule(Wall.FREE)), before, head
    yield from without_a_point(game, before, head)


def without_a_point(game: LongGame, before: Piles, head: int | None) -> Iterator[Less]:
    """The same where the opponent holds one point less."""
    for point in range(1, counts.PLACES):
        if there := counts.count(before.opponent, point):
            gone = before.opponent - there * one(point)
            yield "point_held", game.variant, before._replace(opponent=gone), head


def causes(game: LongGame, text: str) -> set[str]:
    """The words of those without which the moves could be made."""
    written, _ = parsed(text)
    found = set()
    for word, rules, before, head in without_a_rule(game):
        for choice in game.rounds:
            mover = mover_of(rules, before, choice.numbers, head=head)
            if read(mover, before, written, choice.numbers).ends:
                found.add(word)
    return found


def written_at_random(rng: random.Random, game: LongGame) -> str:
    """Moves of checkers that are there or may come there, by numbers that there are."""
    held = [point for point in range(1, 25) if counts.count(game.sides[game.actor], point)]
    numbers, moves = rng.choice(game.rounds).numbers, []
    for number in rng.sample(numbers, rng.randint(1, len(numbers))):
        source = rng.choice(held)
        flies = source == 24 and rng.random() < 0.5
        target = number if flies else max(source - number, 0)
        held += [target] if target else []
        moves.append(f"{source}/{target or 'off'}")
    return " ".join(moves)


def named(game: LongGame, text: str) -> str:
    """The word of the rule for which the play is refused, nothing where it is not."""
    try:
        game.find_play(text)
    except AmbiguousPlay:
        return ""
    except IllegalPlay as refusal:
        return refusal.rule
    return ""


@pytest.mark.parametrize("name", PARALLEL)
def test_what_it_names_is_what_stops_the_play(name: str) -> None:
    rng = random.Random(name)
    games = [game for seed in range(3) for game in walk(name, seed) if game.numbers]
    told: set[str] = set()
    for game in rng.sample(games, min(len(games), 60)):
        for text in sorted({written_at_random(rng, game) for _ in range(4)}):
            rule = named(game, text)
            if rule in STOPPED and (found := causes(game, text)):
                assert rule in found, (game.places, game.actor, game.numbers, text)
                told.add(rule)
    assert "point_held" in told
