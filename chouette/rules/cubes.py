"""One contract and its cube: two parties, a level, who may double next, and how it ended.

The *holder* is the member of a box contract, the taker of an extra or the buyer of a cube; he is on
the side of the team. The *other* is the box, or the giver of an extra, who backs the box. A cube is
*turned* once a double on it was taken; an automatic double turns nothing.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from .actions import Chain, Halves, Kind, Player, Side
from .cube_errors import CubeWithOtherSide
from .errors import BeaverNotAllowed, ContractClosed, CubeLimit
from .frozen import replace

CUBE_LIMIT = 1024
Party: TypeAlias = Literal["holder", "other"]

_REFUSED = ("dropped", "beaver_refused", "raccoon_refused", "otter_refused")


@dataclass(frozen=True, slots=True)
class Ending:
    """How a contract closed: `points` to the holder, who won it, why, and in which action.

    `code` is a reason code of `wording`; `step` numbers the actions of the game from 1.
    """

    points: Halves
    winner: Party | None
    code: str
    step: int

    @property
    def is_early(self) -> bool:
        """Whether it closed before the end of the board game (or of a game scored at once)."""
        return not self.code.startswith(("won_", "quick"))


@dataclass(frozen=True)
class Contract:
    """A contract with its cube. `owner` is the side that may double next, None while centred."""

    holder: Player
    other: Player
    level: int
    owner: Side | None = None
    turned: bool = False
    ending: Ending | None = None

    @property
    def is_open(self) -> bool:
        """Whether it still runs."""
        return self.ending is None

    @property
    def is_centred(self) -> bool:
        """Whether either side may double."""
        return self.owner is None

    def may_double(self, side: Side) -> bool:
        """Whether the cube is on this side (or centred), and turning it stays within the limit."""
        return self.is_open and self.owner in (None, side) and self.level * 2 <= CUBE_LIMIT

    def doubled(self, side: Side, answer: Chain, *, allowed_turns: int, step: int) -> Contract:
        """The contract after a double by `side` and the whole answer to it.

        A drop is by whoever must answer and costs the value before the last turn; otherwise the
        doubled side keeps the cube, however often it was turned.
        Raises ContractClosed, CubeNotAvailable, CubeLimit or BeaverNotAllowed, the first fault in
        the order of the turns.
        """
        self.check_double(side)
        level = self.level * 2
        for turn in range(1, answer.turns + 1):
            if turn > allowed_turns:
                raise BeaverNotAllowed(
                    player=self.holder, answer=answer.word, allowed=allowed_turns
                )
            level *= 2
            self._check_limit(level)
        turned = self.turned or answer.turns > 0 or not answer.dropped
        if not answer.dropped:
            owner: Side = "team" if side == "box" else "box"
            return replace(self, level=level, owner=owner, turned=turned)
        holder_dropped = (side == "box") == (answer.turns % 2 == 0)
        ending = _refusal(level // 2, answer.turns, holder_dropped=holder_dropped, step=step)
        return replace(self, level=level // 2, turned=turned, ending=ending)

    def check_double(self, side: Side) -> None:
        """Raise ContractClosed, CubeNotAvailable or CubeLimit unless `side` may double now."""
        if self.ending is not None:
            raise ContractClosed(player=self.holder)
        if self.owner not in (None, side):
            raise CubeWithOtherSide(player=self.holder)
        self._check_limit(self.level * 2)

    def _check_limit(self, level: int) -> None:
        if level > CUBE_LIMIT:
            raise CubeLimit(limit=CUBE_LIMIT, player=self.holder, level=level)

    def closed(self, points: Halves, winner: Party | None, code: str, step: int) -> Contract:
        """The contract, ended so."""
        return replace(self, ending=Ending(points, winner, code, step))

    def won(
        self, winner: Side, kind: Kind, *, backgammon: int, counts: bool, step: int
    ) -> Contract:
        """The contract after the board game: its level, times two or three for a gammon or a
        backgammon if gammons count for it (`counts`, Jacoby)."""
        times, code = 1, f"won_{kind}"
        if counts:
            times = {"single": 1, "gammon": 2, "backgammon": backgammon}[kind]
        elif kind != "single":
            code = f"won_{kind}_unturned"
        points = 2 * self.level * times
        if winner == "team":
            return self.closed(points, "holder", code, step)
        return self.closed(-points, "other", code, step)


def _refusal(value: int, turns: int, *, holder_dropped: bool, step: int) -> Ending:
    points = 2 * value
    if holder_dropped:
        return Ending(-points, "other", _REFUSED[turns], step)
    return Ending(points, "holder", _REFUSED[turns], step)
