"""Seeded random chouette games in the format of contract 2.1, legal ones and spoilt ones.

`legal_row(rng)` keeps its books with the naive scorer's game and only plays what is allowed there,
over every house rule that scores. `spoilt_row(rng)` changes one thing in a legal row; most of the
time that breaks a rule. The same `random.Random` state always gives the same rows.
"""

from __future__ import annotations

import random
from typing import Any

from tests.simulator.generate_events import random_events
from tests.simulator.naive_game import CHOICES, LIMIT, PRESETS, open_game, read_rules
from tests.simulator.spoil import spoil

NAMES = (
    "Ana", "Bogdan", "Carla", "Dinu", "Elena", "Florin", "Geta",
    "Horia", "Ioana", "Mira", "Radu", "Sorin", "Tudor", "Vera",
)  # fmt: skip

Row = dict[str, Any]


def legal_row(rng: random.Random) -> Row:
    """A finished legal game."""
    row = random_table(rng)
    row["events"] = random_events(rng, open_game(row))
    return row


def spoilt_row(rng: random.Random) -> Row:
    """A game in which one thing was changed; usually that is against a rule, but not always."""
    return spoil(rng, legal_row(rng))


def random_table(rng: random.Random) -> Row:
    """Everything of a row but the events."""
    count = rng.choice((2, 2, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 6, 6, 7, 8, 9, 10, 11, 12))
    names = rng.sample(NAMES, count)
    partner = names.pop() if count > 2 and rng.random() < 0.3 else None
    row: Row = {"id": f"S{rng.randrange(10**9)}", "order": names, "rules": random_rules(rng)}
    if partner is not None or rng.random() < 0.5:
        row["partner"] = partner
    automatic = random_automatics(rng, read_rules(row["rules"])["automatic_doubles"])
    if automatic or rng.random() < 0.5:
        row["auto_doubles"] = automatic
    if rng.random() < 0.4:
        row["start_levels"] = random_levels(rng, names[1:], LIMIT // 2**automatic)
    return row


def random_rules(rng: random.Random) -> dict[str, Any] | str:
    """A preset's name, or some of the fields that score, each at random."""
    if rng.random() < 0.05:
        return rng.choice(list(PRESETS))
    rules: dict[str, Any] = {
        field: rng.choice(values) for field, values in CHOICES.items() if rng.random() < 0.8
    }
    if rng.random() < 0.7:
        rules["lone_taker_from"] = rng.randint(2, 6)
    if rng.random() < 0.3:
        rules["automatic_doubles"] = rng.choice((None, 0, 1, 2, 3))
    return rules


def random_automatics(rng: random.Random, allowed: int | None) -> int:
    """How many automatic doubles were thrown, within what the table allows."""
    thrown = rng.choice((0, 0, 0, 0, 1, 1, 2, 3, 5))
    return thrown if allowed is None else min(thrown, allowed)


def random_levels(rng: random.Random, members: list[str], highest: int) -> dict[str, int]:
    """Own starting levels of some members, nearly always small."""
    levels = {}
    for member in members:
        if rng.random() < 0.5:
            wanted = rng.choice((1, 2, 2, 3, 4, 5, rng.randint(1, LIMIT)))
            levels[member] = min(wanted, highest)
    return levels
