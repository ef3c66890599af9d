"""What a segment can lead to for both sides, whatever the rule set does where a checker lands."""

from __future__ import annotations

from games.engine.variants import Variant

from .groups import Numbers
from .piles import Piles
from .search import Found
from .segments import legal


def ways_of(variant: Variant, before: Piles, numbers: Numbers, *, head: int | None) -> Found[Piles]:
    """Each distinct result of the numbers with one play for each; nothing changed where the mover
    cannot move."""
    found = legal(variant, before.own, before.opponent, numbers, head=head)
    beside = before[1:]
    ways = {Piles(own, *beside): steps for own, steps in found.ways.items()}
    return Found(ways, found.left)
