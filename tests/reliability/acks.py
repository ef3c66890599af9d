"""What phones wrote down as acknowledged, compared with what the database has."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class Acks:
    """`missing` were acknowledged and are not there: there may be none.

    `unheard` are there without having been acknowledged: none, once every phone has sent again
    what it got no answer to. `resent` were sent more than once; of these `known` were there
    already when they were sent again, and only their ids kept them from being done twice.
    """

    count: int
    missing: set[str]
    unheard: set[str]
    doubled: int
    resent: int
    known: int

    @classmethod
    def compare(cls, folder: Path, stored: Mapping[str, float]) -> Acks:
        """`stored` are the times (seconds since 1970) at which each command was recorded."""
        lines = [line for path in folder.glob("*.acks") for line in path.read_text().splitlines()]
        retried = {command_id: float(at) for command_id, at in map(str.split, lines)}
        resent = {command_id: at for command_id, at in retried.items() if at}
        return cls(
            count=len(retried),
            missing=retried.keys() - stored.keys(),
            unheard=stored.keys() - retried.keys(),
            doubled=len(lines) - len(retried),
            resent=len(resent),
            known=sum(stored.get(command_id, at) < at for command_id, at in resent.items()),
        )

    def text(self) -> str:
        """`1,310 acknowledged, 0 missing, 0 doubled, 412 sent again (23 had been written)`."""
        told = f"{self.count:,} acknowledged, {len(self.missing)} missing, {self.doubled} doubled"
        return f"{told}, {self.resent} sent again ({self.known} had been written)"
