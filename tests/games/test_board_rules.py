"""The rules of a board as its row keeps them."""

from __future__ import annotations

import json

from games.engine import Rules
from games.engine.by_variant import rules_of
from games.engine.variants import VARIANTS
from games.selectors.boards import rules_json

GIVEN_AWAY = rules_of(VARIANTS["giveaway"].having({"base": "short", "giveaway_mars": True}))


def test_they_are_read_as_they_were_written() -> None:
    for rules in (Rules(), Rules(cube_limit=1, backgammon=2, jacoby=True), GIVEN_AWAY):
        assert Rules(**json.loads(json.dumps(rules_json(rules)))) == rules


def test_a_process_of_the_version_before_can_read_those_of_backgammon() -> None:
    """While a new version is brought in both are at work on the same boards."""
    assert set(rules_json(Rules())) == {
        *("cube_limit", "jacoby", "beavers", "automatic_doubles", "crawford", "holland"),
        *("backgammon", "premature_rolls"),
    }
