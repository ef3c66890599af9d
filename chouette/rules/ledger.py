"""What a command does to the ledger, whatever it was: games settled, voided or corrected."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import zip_longest

from .settlement import Transfer
from .state import ChouetteState, GameRecord


@dataclass(frozen=True)
class LedgerChange:
    """One game whose transfers changed: `reverse` what was posted for it, then `post` these."""

    game: int
    reverse: bool
    post: tuple[Transfer, ...]


def ledger_changes(before: ChouetteState, after: ChouetteState) -> tuple[LedgerChange, ...]:
    """The ledger's way from one state of a table to a later one, in order of games.

    Compares what stands recorded, so an undo or a correction needs no case of its own.
    """
    both = enumerate(zip_longest(before.records, after.records), start=1)
    return tuple(_change(number, old, new) for number, (old, new) in both if old is not new)


def _change(number: int, old: GameRecord | None, new: GameRecord | None) -> LedgerChange:
    return LedgerChange(number, reverse=old is not None, post=() if new is None else new.transfers)
