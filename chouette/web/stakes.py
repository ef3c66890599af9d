"""What a point was worth in which games of a night."""

from __future__ import annotations

from dataclasses import dataclass

from chouette.rules.state import ChouetteState


@dataclass(frozen=True)
class StakePart:
    """From game `start` on (1: from the beginning) a point was worth this, in minor units."""

    start: int
    stake: int


def stakes_of_night(state: ChouetteState) -> list[StakePart]:
    """The stake of every game, and of the next while there is one, as few parts as tell it."""
    stakes = [(record.number, record.stake_minor) for record in state.records]
    if state.status == "open" or not stakes:
        coming = state.game.stake_minor if state.game else state.stake_minor
        stakes.append((state.next_number, coming))
    parts: list[StakePart] = []
    for number, stake in stakes:
        if not parts or parts[-1].stake != stake:
            parts.append(StakePart(number, stake))
    return parts
