"""Random legal games for tests: seeded, so that the same seed always gives the same games."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any

from chouette.rules.ruleset import Ruleset
from chouette.rules.scoring import score_game
from tests.simulator.generate import legal_row

Row = dict[str, Any]
GAMES = 150


def rows(seed: int, suits: Callable[[Row], bool] = lambda row: True) -> Iterator[Row]:
    """Seeded games with every rule written out, those that `suits` lets through."""
    rng = random.Random(seed)
    found = 0
    while found < GAMES:
        row = legal_row(rng)
        row["rules"] = Ruleset.from_json(row["rules"]).to_json()
        if suits(row):
            found += 1
            yield row


def scored(row: Row, *, rules: Row | None = None, **changed: Any) -> Row:
    """What the tool answers to the game with these changes."""
    return score_game({**row, "rules": {**row["rules"], **(rules or {})}, **changed}).to_json()


def kinds(row: Row) -> set[str]:
    """What happened in it."""
    return {event["type"] for event in row["events"]}
