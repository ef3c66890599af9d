"""Match and money play: the rules agreed on, the score, and what a game counts."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Literal

from .cube import LIMIT, Cube
from .errors import InvalidMatch, MatchIsOver
from .outcome import Ending, Outcome, Win
from .sides import Side


@dataclass(frozen=True, slots=True, kw_only=True)
class Rules:
    """What two players agree on before they begin. Some hold in money play only (SB-12), whatever
    is set here: ask the `Match`, which knows."""

    cube: bool = True
    """Whether there is a doubling cube."""
    cube_limit: int = LIMIT
    """The highest level of the cube, a power of two."""
    jacoby: bool = False
    """Money: gammons count only once a player has turned the cube (SB-9)."""
    beavers: int = 0
    """Money: how many of beaver, raccoon, otter are played (SB-10)."""
    automatic_doubles: int = 0
    """Money: how many equal opening throws double the stake (SB-11)."""
    crawford: bool = True
    """Match: no cube in the first game after a side comes within a point of winning (SB-13)."""
    holland: bool = False
    """Match: after the Crawford game nobody doubles before each side has rolled twice (SB-14)."""
    backgammon: Literal[2, 3] = 3
    """What a backgammon counts (SB-7)."""
    premature_rolls: Literal["stand", "void"] = "void"
    """What becomes of dice thrown before the opponent has finished (SB-15)."""


@dataclass(frozen=True, slots=True)
class Match:
    """A match to `length` points, or a money session where `length` is 0; with the score before the
    present game, (White, Black), and whether that is the Crawford game. Immutable."""

    length: int = 0
    scores: tuple[int, int] = (0, 0)
    is_crawford: bool = False
    rules: Rules = field(default_factory=Rules)

    def __post_init__(self) -> None:
        if self.length < 0 or min(self.scores) < 0:
            raise InvalidMatch(reason="a length or score below 0")
        if self.length and min(self.scores) >= self.length:
            raise InvalidMatch(reason="two winners")

    @property
    def is_money(self) -> bool:
        """Whether this is a money session, which has no end of its own."""
        return self.length == 0

    @property
    def winner(self) -> Side | None:
        """Who has reached the length; None in a money session."""
        if self.is_money:
            return None
        return next((side for side in Side if self.scores[side] >= self.length), None)

    @property
    def is_post_crawford(self) -> bool:
        """Whether a side is one point away and the Crawford game has been played."""
        return self.length - 1 in self.scores and self.length > 1 and not self.is_crawford

    @property
    def has_cube(self) -> bool:
        """Whether the cube is in play in this game."""
        return self.rules.cube and not self.is_crawford

    @property
    def jacoby(self) -> bool:
        """Whether the Jacoby rule holds."""
        return self.is_money and self.rules.jacoby

    @property
    def beavers(self) -> int:
        """How many of beaver, raccoon and otter are played."""
        return self.rules.beavers if self.is_money else 0

    @property
    def automatic_doubles(self) -> int:
        """How many equal opening throws double the stake."""
        return self.rules.automatic_doubles if self.is_money else 0

    def fresh_cube(self) -> Cube:
        """The cube as a game begins."""
        return Cube(limit=self.rules.cube_limit)

    def outcome(self, winner: Side, win: Win, ending: Ending, cube: Cube) -> Outcome:
        """A game won so, with the points it counts: its value times the cube. A drop counts what
        was at stake before the offer, a single game."""
        if ending is Ending.DROPPED:
            return Outcome(winner, Win.SINGLE, ending, cube.if_dropped)
        value = min(int(win), self.rules.backgammon)
        if self.jacoby and not cube.turned:
            value = 1
        return Outcome(winner, win, ending, value * cube.level)

    def after(self, outcome: Outcome) -> Match:
        """The score after a game, and whether the next one is the Crawford game: the first after a
        side has come within a point of winning (SB-13). Raises MatchIsOver."""
        if self.winner is not None:
            raise MatchIsOver(side=self.winner.label)
        scores = list(self.scores)
        scores[outcome.winner] += outcome.points
        near = self.length - 1
        crawford = self.rules.crawford and near > 0 and max(scores) == near > max(self.scores)
        return replace(self, scores=(scores[0], scores[1]), is_crawford=crawford)
