"""A parallel game with a doubling cube, where its rule set has one (variants.md LN-19, SB-8).

    game = CubedGame.start(variants.get("long_classic").having({"cube": "standard"}))
    game = game.double().take().throw([5, 5])
    game.verdict        # its points are those of the game, times the cube

A value, as the game it is about: the cube is turned before the dice, and each side acts in turn.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Self

from games.engine.cube import LIMIT, Cube
from games.engine.dice import AnyRoll
from games.engine.drawing.long_view import Scene
from games.engine.errors import DiceAlreadyThrown, GameIsOver, NoCube, NoDouble
from games.engine.phase import FIRST, Phase
from games.engine.sides import Side
from games.engine.variants import Variant

from .drawn import Drawn
from .game import LongGame
from .play import LongPlay
from .premoves import PreMove
from .verdicts import Kind, Verdict


@dataclass(frozen=True, slots=True)
class CubedGame(Drawn):
    """`game`, its `cube`, and the side that has `dropped` a double, which ends both."""

    game: LongGame
    cube: Cube = field(default_factory=Cube)
    dropped: Side | None = None

    @classmethod
    def start(cls, variant: Variant) -> Self:
        """A new game, its cube in the middle; White is to throw or to double. Raises
        NotParallel."""
        return cls(LongGame.start(variant))

    @property
    def phase(self) -> Phase:
        """What is to be done next."""
        if self.verdict is not None:
            return Phase.OVER
        if self.cube.pending:
            return Phase.ANSWER_DOUBLE
        return Phase.PLAY if self.game.rounds else Phase.THROW

    @property
    def actor(self) -> Side:
        """Who has to act: to throw or double, to play, or to answer a double."""
        return self.game.actor.other if self.cube.pending else self.game.actor

    @property
    def verdict(self) -> Verdict | None:
        """Who has won, and the points times the cube; a drop loses one point times the stake before
        the double. None while the game goes on."""
        if self.dropped is not None:
            return Verdict(self.dropped.other, Kind.DROPPED, self.cube.stake)
        ended = self.game.verdict
        return ended and replace(ended, points=ended.points * self.cube.level)

    @property
    def scene(self) -> Scene:
        """What there is to be shown, with the cube where the rule set has one."""
        cube = self.cube if self.game.variant.has_cube else None
        return Scene(self.game, self.verdict, self.actor, cube, may_double=self.may_double)

    @property
    def may_double(self) -> bool:
        """Whether the roller may offer to double now."""
        mine = self.cube.owner in (None, self.game.roller) and self.cube.level < LIMIT
        return self.game.variant.has_cube and self.phase is Phase.THROW and mine

    def double(self) -> Self:
        """The roller offers to double the stake before he throws (SB-8). Raises CubeNotAvailable
        (NoCube, CubeIsTheirs, CubeAtLimit, DiceAlreadyThrown), NotNow, GameIsOver."""
        self._expect_none_waits()
        if not self.game.variant.has_cube:
            raise NoCube
        if self.game.rounds:
            raise DiceAlreadyThrown(side=self.game.roller.label)
        return replace(self, cube=self.cube.double(self.game.roller))

    def take(self) -> Self:
        """The offer accepted; whoever took it owns the cube. Raises NoDouble, GameIsOver."""
        self._expect_offer()
        return replace(self, cube=self.cube.take(self.actor))

    def drop(self) -> Self:
        """The offer refused, which ends the game. Raises NoDouble, GameIsOver."""
        self._expect_offer()
        return replace(self, dropped=self.actor)

    def throw(self, dice: AnyRoll) -> Self:
        """Raises NotNow while a double waits for its answer, and what `LongGame.throw` does."""
        self._expect_none_waits()
        return replace(self, game=self.game.throw(dice))

    def prepare(self, premove: PreMove) -> Self:
        """Raises NotNow while a double waits for its answer, and what `LongGame.prepare` does."""
        self._expect_none_waits()
        return replace(self, game=self.game.prepare(premove))

    def play(self, chosen: LongPlay | str) -> Self:
        """Raises NotNow while a double waits for its answer, and what `LongGame.play` does."""
        self._expect_none_waits()
        return replace(self, game=self.game.play(chosen))

    def _expect_none_waits(self) -> None:
        """Raises GameIsOver, and ToAnswerDouble while a double waits for its answer."""
        if self.verdict is not None:
            raise GameIsOver
        if self.cube.pending:
            raise FIRST[Phase.ANSWER_DOUBLE](side=self.actor.label)

    def _expect_offer(self) -> None:
        if self.verdict is not None:
            raise GameIsOver
        if not self.cube.pending:
            raise NoDouble
