"""Who sits where: the order of a table as a pure function of what happened."""

from __future__ import annotations

from dataclasses import dataclass

from .actions import Player


@dataclass(frozen=True, slots=True)
class Rotation:
    """The order of those who play: box, captain, crew. The box's `partner` stands outside it."""

    order: tuple[Player, ...]
    partner: Player | None = None
