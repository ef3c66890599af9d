"""The doubling cube."""

from __future__ import annotations

from dataclasses import dataclass, replace

from .errors import BeaverNotAllowed, CubeAtLimit, CubeIsTheirs, NoDouble
from .sides import Side

LIMIT = 1024

TURNS = ("double", "beaver", "raccoon", "otter")
"""The turns of one offer, by alternate sides, beginning with the player on roll (SB-10)."""


@dataclass(frozen=True, slots=True)
class Cube:
    """The cube: the stake that has been agreed, who owns it, and an offer that waits for an answer.

    `level` is a power of two, 1 for a cube that nobody has turned; `owner` None means centred;
    `turned` whether a player has turned it in this game, which an automatic double does not;
    `pending` how many turns of the present offer have been made, 0 for none; `limit` the highest
    level it may reach.
    """

    level: int = 1
    owner: Side | None = None
    turned: bool = False
    pending: int = 0
    limit: int = LIMIT

    @property
    def if_taken(self) -> int:
        """The level once the present offer is taken."""
        return self.level << self.pending

    @property
    def if_dropped(self) -> int:
        """What is lost by dropping: the level before the last turn (SB-8, SB-10)."""
        return self.level << max(self.pending - 1, 0)

    def double(self, side: Side) -> Cube:
        """Offered by `side`. Raises CubeIsTheirs, CubeAtLimit."""
        if self.owner not in (None, side):
            raise CubeIsTheirs(side=side.other.label)
        return self._turn()

    def turn_again(self, animals: int) -> Cube:
        """Turned again by whoever should answer: beaver, raccoon, otter, of which the first
        `animals` are played. Raises NoDouble, BeaverNotAllowed, CubeAtLimit."""
        if not self.pending:
            raise NoDouble
        if self.pending > min(animals, len(TURNS) - 1):
            name = TURNS[self.pending] if self.pending < len(TURNS) else "further turn"
            raise BeaverNotAllowed(turn=name)
        return self._turn()

    def take(self, doubled: Side) -> Cube:
        """The offer accepted. `doubled`, the side that was doubled first, owns the cube from then
        on, whoever turned it last. Raises NoDouble."""
        if not self.pending:
            raise NoDouble
        return Cube(self.if_taken, doubled, turned=True, limit=self.limit)

    def automatic_double(self) -> Cube:
        """The stake doubled by equal opening dice, the cube still centred (SB-11)."""
        return replace(self, level=min(self.level * 2, self.limit))

    def _turn(self) -> Cube:
        if self.if_taken * 2 > self.limit:
            raise CubeAtLimit(limit=self.limit)
        return replace(self, pending=self.pending + 1)
