"""Who has which place at a table: the box, the team, those away, those waiting to come in."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

from .rotation import Rotation

Going = Literal["leave", "sit_out"]


@dataclass(frozen=True)
class Seat:
    """Somebody who takes a place, with the stake level he plays at (1 = the table's stake)."""

    player: str
    level: int = 1


@dataclass(frozen=True)
class Seating:
    """The places of one table between two events.

    `line` is everybody who has a place, the box first, people who sit out included; `partner`
    shares the box and stands outside the line; `waiting` come in after the game that is open;
    `away` counts the games missed by each of those who sit out; `going` are those who leave or
    sit out once the open game is settled; `moved` are those whom the last game sent to the end.
    """

    line: tuple[str, ...] = ()
    partner: str | None = None
    waiting: tuple[str, ...] = ()
    away: Mapping[str, int] = field(default_factory=dict)
    going: Mapping[str, Going] = field(default_factory=dict)
    moved: tuple[str, ...] = ()

    @property
    def rotation(self) -> Rotation:
        """Those who play: box, captain, crew, and the box's partner."""
        return Rotation(tuple(p for p in self.line if p not in self.away), self.partner)

    @property
    def everybody(self) -> tuple[str, ...]:
        """All who belong to the table: in line, partner, waiting."""
        partner = (self.partner,) if self.partner is not None else ()
        return self.line + partner + self.waiting
