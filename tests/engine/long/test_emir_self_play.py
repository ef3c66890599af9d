"""What holds in every game of emir, whatever is agreed on, played at random."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest

from games.engine import variants
from games.engine.packed import flag
from games.engine.parallel import counts
from games.engine.parallel.extras import BAR, Extra
from games.engine.parallel.game import LongGame
from games.engine.parallel.piles import whole
from games.engine.parallel.setups import piles_of
from games.engine.sides import Side
from games.engine.variants.variant import Value
from tests.engine.long.positions import walk

AGREED: dict[str, dict[str, Value]] = {
    "as usual": {},
    "freed by landing": {"recapture": True},
    "waiting": {"return_onto": "wait", "bar_priority": True},
    "much before the throw": {"premoves_per_turn": None, "distribute_head": True},
    "every step": {"block_when": "step", "recapture": True, "deadlock": "pips"},
}
GAMES, GAMES_OF_A_SOAK = 2, 200


@pytest.mark.parametrize("agreed", AGREED)
def test_it_holds_in_every_state(agreed: str, soak: bool) -> None:
    variant, seen = variants.get("emir").having(AGREED[agreed]), Counter[str]()
    for seed in range(GAMES_OF_A_SOAK if soak else GAMES):
        states = walk(variant, seed)
        assert states[-1].verdict is not None
        for before, after in pairwise(states):
            for side in Side:
                the_side_is_whole(after, side)
                nobody_is_taken_back(before.extras[side], after.extras[side])
                a_turn_begins_with_all_that_can_return(after, side)
            seen += what_happened(before)
    assert all(seen[what] for what in ("captured", "beaten", "brought in", "marked moved"))


def the_side_is_whole(game: LongGame, side: Side) -> None:
    """Twelve and those brought in, prisoners under somebody, and one marked checker."""
    own, extra = game.sides[side], game.extras[side]
    assert sum(counts.counts(whole(own, extra))) == 15 - extra.reserve
    against = counts.across(counts.occupied(game.sides[side.other]))
    assert not extra.prisoners & ~against
    assert not counts.occupied(own) & against
    assert extra.marked is not None
    head = counts.count(own, 24) if extra.marked == 24 else 0
    assert extra.above < max(head, 1)
    if extra.marked == BAR:
        assert extra.bar
    else:
        assert counts.count(own, extra.marked) or extra.prisoners & flag(extra.marked)


def nobody_is_taken_back(before: Extra, after: Extra) -> None:
    assert after.reserve <= before.reserve


def a_turn_begins_with_all_that_can_return(game: LongGame, side: Side) -> None:
    """No checker is on the bar of whoever is to throw while his head is free."""
    if game.verdict is None and not game.rounds and side is game.roller and game.extras[side].bar:
        assert counts.count(game.sides[side.other], 12)


def what_happened(game: LongGame) -> Counter[str]:
    """What the first of the plays would do, or what may be done before the throw."""
    if not game.rounds:
        return Counter("brought in" for one in game.premoves() if one.source is None)
    steps = [step for play in game.plays() for step in play.steps]
    names = [{"+": "captured", "*": "beaten"}[step.takes.value] for step in steps if step.takes]
    return Counter([*names, *("marked moved" for step in steps if step.marked)])


def test_every_state_can_be_given_to_the_tool() -> None:
    variant = variants.get("emir")
    for state in walk(variant, 5)[:-1]:
        (white, black), (mine, his) = map(counts.to_hex, state.sides), state.extras
        assert piles_of(variant, white, black, mine, his) == state.seen_by(Side.WHITE)
