"""What a command would come to: the game that it settles, scores anew or takes back."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import zip_longest

from .state import ChouetteState, GameRecord


@dataclass(frozen=True)
class Prospect:
    """One game before and after: `was` is None where it is settled only now, `now` where it is
    taken back."""

    number: int
    now: GameRecord | None
    was: GameRecord | None


def changed_game(before: ChouetteState, after: ChouetteState) -> Prospect | None:
    """The first game that is another in these two states of one table, if any is."""
    pairs = zip_longest(after.records, before.records)
    changed = ((number, now, was) for number, (now, was) in enumerate(pairs, 1) if now != was)
    return next((Prospect(*each) for each in changed), None)
