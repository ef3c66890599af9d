"""How a game was scored at first and each time since, from the log of its table."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from chouette.rules.actions import Halves
from chouette.rules.evolve import fold
from chouette.rules.state import ChouetteState, GameRecord
from chouette.selectors.table_pages import LogEntry, log_of


@dataclass(frozen=True)
class GameVersion:
    """What a game was worth from the command `entry` on; None: that command took it back."""

    entry: LogEntry
    record: GameRecord | None

    @property
    def points(self) -> Mapping[str, Halves]:
        """By player; nobody's where it was taken back."""
        return self.record.points if self.record else {}


def versions_of(session_id: int, number: int) -> list[GameVersion]:
    """Every version of game `number` that ever counted, the first first; three queries.

    One for each command that scored it, corrected it, or took such a command back.
    """
    state, last = ChouetteState(), None
    versions = []
    for entry in reversed(log_of(session_id)):
        state = fold(entry.events, state)
        record = state.records[number - 1] if number <= len(state.records) else None
        if _figures(record) != _figures(last):
            versions.append(GameVersion(entry, record))
        last = record
    return versions


def _figures(record: GameRecord | None) -> object:
    return record and (record.revision, record.actions, record.transfers, record.points)
