"""What a command does to the ledger, whatever it was: games settled, voided or corrected."""

from __future__ import annotations

from dataclasses import dataclass

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
    old = {record.number: record for record in before.records}
    new = {record.number: record for record in after.records}
    changes = (_change(number, old.get(number), new.get(number)) for number in sorted({*old, *new}))
    return tuple(change for change in changes if change is not None)


def _change(number: int, old: GameRecord | None, new: GameRecord | None) -> LedgerChange | None:
    if old is new:
        return None
    return LedgerChange(number, reverse=old is not None, post=() if new is None else new.transfers)
