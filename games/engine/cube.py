"""The doubling cube."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from .errors import (
    BeaverNotAllowed,
    CubeAtLimit,
    CubeIsTheirs,
    InvalidPosition,
    NoDouble,
    shown,
)
from .sides import Side

LIMIT: Final = 1024
"""The highest level, unless something else is agreed on."""

TURNS: Final = ("double", "beaver", "raccoon", "otter")
"""The turns of one exchange, by alternate sides, beginning with the player on roll (SB-10)."""


@dataclass(frozen=True, slots=True)
class Cube:
    """The cube: the stake that has been agreed on, who owns it, and an offer that waits for an
    answer. Raises InvalidPosition for a level that is no power of two.

    `level` is 1 for a cube that nobody has turned; `owner` None: in the middle; `pending` how many
    of TURNS have been made in an exchange that is not over, level and owner being those before it.
    """

    level: int = 1
    owner: Side | None = None
    pending: int = 0

    def __post_init__(self) -> None:
        level, owner, pending = self.level, self.owner, self.pending
        if not is_level(level):
            raise InvalidPosition(reason=f"a cube shows a power of two, not {shown(level)}")
        if owner is not None and not isinstance(owner, Side):
            raise InvalidPosition(
                reason=f"a cube is owned by a Side or by None, not {shown(owner)}"
            )
        if pending not in range(len(TURNS) + 1):
            reason = f"a cube is turned 0 to {len(TURNS)} times running, not {shown(pending)}"
            raise InvalidPosition(reason=reason)

    @property
    def turned(self) -> bool:
        """Whether a player has turned it in this game: it then has an owner. An automatic double
        leaves it in the middle."""
        return self.owner is not None

    @property
    def offer(self) -> str:
        """The turn that waits for an answer, one of TURNS; "" when there is none."""
        return TURNS[self.pending - 1] if self.pending else ""

    @property
    def if_taken(self) -> int:
        """The level once the present offer is taken."""
        return self.level << self.pending

    @property
    def stake(self) -> int:
        """What a single game would count now, and what dropping loses: an offer changes nothing
        until it is taken, and each further turn takes the one before it (SB-8, SB-10)."""
        return self.level << max(self.pending - 1, 0)

    @property
    def counts_gammons(self) -> bool:
        """Whether gammons count by the Jacoby rule: a double has been taken (SB-9)."""
        return self.turned or self.pending > 1

    def double(self, side: Side, *, limit: int = LIMIT) -> Cube:
        """Offered by `side` for the first time in this exchange. Raises CubeIsTheirs,
        CubeAtLimit."""
        if self.owner not in (None, side):
            raise CubeIsTheirs(side=side.other.label)
        return self._turn(limit)

    def turn_again(self, *, animals: int, limit: int = LIMIT) -> Cube:
        """Turned again by whoever should answer: beaver, raccoon, otter, of which the first
        `animals` are played. Raises NoDouble, BeaverNotAllowed, CubeAtLimit."""
        if not self.pending:
            raise NoDouble
        if self.pending > min(animals, len(TURNS) - 1):
            turn = TURNS[self.pending] if self.pending < len(TURNS) else "further turn"
            raise BeaverNotAllowed(turn=turn)
        return self._turn(limit)

    def take(self, doubled: Side) -> Cube:
        """The offer accepted. `doubled`, the side that was doubled first, owns the cube from then
        on, whoever turned it last. Raises NoDouble."""
        if not self.pending:
            raise NoDouble
        return Cube(self.if_taken, doubled)

    def _turn(self, limit: int) -> Cube:
        if self.if_taken * 2 > limit:
            raise CubeAtLimit(limit=limit)
        return replace(self, pending=self.pending + 1)


def is_level(level: object) -> bool:
    """Whether a cube can show this: a power of two."""
    return type(level) is int and level > 0 and not level & (level - 1)
