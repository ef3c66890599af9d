"""A parallel game with a doubling cube, where its rule set has one (variants.md LN-19, SB-8).

    game = CubedGame.start(variants.get("long_classic").having({"cube": "standard"}))
    game = game.double().take().throw([5, 5])
    game.verdict        # its points are those of the game, times the cube

A value, as the game it is about, and used as that: the cube is turned before the dice, and each
side acts in turn.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any, ClassVar, Self

from games.engine import soundness
from games.engine.cube import LIMIT, Cube
from games.engine.dice import AnyRoll, Roll
from games.engine.drawing.long_view import Scene
from games.engine.errors import DiceAlreadyThrown, GameIsOver, NoCube, NoDouble
from games.engine.phase import FIRST, Phase
from games.engine.sides import Side
from games.engine.variants import Variant

from . import objects
from .game import LongGame
from .groups import Numbers
from .play import LongPlay
from .premoves import PreMove
from .remembered import Remembered
from .standing import Pair
from .unsound import NothingToWin
from .verdicts import Kind, Verdict


@dataclass(frozen=True, slots=True)
class CubedGame(Remembered):
    """`game`, its `cube`, and the side that has `dropped` a double, which ends both. Raises
    InvalidPosition for a game or a cube that is none."""

    TOLD: ClassVar = ("game", "cube")

    game: LongGame
    cube: Cube = field(default_factory=Cube)
    dropped: Side | None = None

    @classmethod
    def start(cls, variant: Variant) -> Self:
        """A new game, its cube in the middle; White is to throw or to double. Raises what
        `LongGame.start` does."""
        return cls(LongGame.start(variant))

    @classmethod
    def at(
        cls,
        variant: Variant,
        white: str,
        black: str,
        roller: Side = Side.WHITE,
        cube: Cube | None = None,
        *,
        turns: Pair = (0, 0),
        last_roll: bool = False,
    ) -> Self:
        """A game as `LongGame.at`, and its cube, in the middle where none is given. Raises what
        that does."""
        game = LongGame.at(variant, white, black, roller, turns=turns, last_roll=last_roll)
        return cls(game, Cube() if cube is None else cube)

    def __post_init__(self) -> None:
        soundness.expect_kind("game", self.game, LongGame)
        soundness.expect_kind("cube", self.cube, Cube)
        if self.dropped is not None:
            soundness.expect_kind("dropped", self.dropped, Side)

    @property
    def variant(self) -> Variant:
        """The rule set."""
        return self.game.variant

    @property
    def places(self) -> tuple[str, str]:
        """As `LongGame.places`."""
        return self.game.places

    @property
    def roller(self) -> Side:
        """Whose roll it is."""
        return self.game.roller

    @property
    def dice(self) -> Roll | None:
        """What was thrown, None before a throw."""
        return self.game.dice

    @property
    def numbers(self) -> Numbers:
        """As `LongGame.numbers`."""
        return self.game.numbers

    @property
    def choices(self) -> tuple[Numbers, ...]:
        """As `LongGame.choices`."""
        return self.game.choices

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
        undecided = self.game.first_off is None
        return self.game.variant.has_cube and self.phase is Phase.THROW and mine and undecided

    def double(self) -> Self:
        """The roller offers to double the stake before he throws (SB-8). Raises CubeNotAvailable
        (NoCube, CubeIsTheirs, CubeAtLimit, DiceAlreadyThrown; NothingToWin before a last roll),
        NotNow, GameIsOver."""
        self._expect_none_waits()
        if not self.game.variant.has_cube:
            raise NoCube
        if self.game.rounds:
            raise DiceAlreadyThrown(side=self.game.roller.label)
        if self.game.first_off is not None:
            raise NothingToWin(side=self.game.roller.label)
        return self._did("double", replace(self, cube=self.cube.double(self.game.roller)))

    def take(self) -> Self:
        """The offer accepted; whoever took it owns the cube. Raises NoDouble, GameIsOver."""
        self._expect_offer()
        return self._did("take", replace(self, cube=self.cube.take(self.actor)))

    def drop(self) -> Self:
        """The offer refused, which ends the game. Raises NoDouble, GameIsOver."""
        self._expect_offer()
        return self._did("drop", replace(self, dropped=self.actor))

    def throw(self, dice: AnyRoll) -> Self:
        """Raises NotNow while a double waits for its answer, and what `LongGame.throw` does."""
        self._expect_none_waits()
        return self._with(self.game.throw(dice))

    def premoves(self) -> tuple[PreMove, ...]:
        """Raises NotNow while a double waits for its answer, and what `LongGame.premoves` does."""
        self._expect_none_waits()
        return self.game.premoves()

    def prepare(self, premove: PreMove | str) -> Self:
        """Raises NotNow while a double waits for its answer, and what `LongGame.prepare` does."""
        self._expect_none_waits()
        return self._with(self.game.prepare(premove))

    def plays(self) -> tuple[LongPlay, ...]:
        """Raises NotNow while a double waits for its answer, and what `LongGame.plays` does."""
        self._expect_none_waits()
        return self.game.plays()

    def find_play(self, text: str) -> LongPlay:
        """Raises NotNow while a double waits for its answer, and what `LongGame.find_play` does."""
        self._expect_none_waits()
        return self.game.find_play(text)

    def play(self, chosen: LongPlay | str) -> Self:
        """Raises NotNow while a double waits for its answer, and what `LongGame.play` does."""
        self._expect_none_waits()
        return self._with(self.game.play(chosen))

    def _with(self, game: LongGame) -> Self:
        """The same with the game after its last action."""
        return self._did(game.history[-1], replace(self, game=game))

    def _begun(self) -> dict[str, Any]:
        return {"game": self.game.to_json(), "cube": objects.cube_told(self.cube)}

    @classmethod
    def _from_beginning(cls, obj: Mapping[str, Any]) -> Self:
        return cls(LongGame.from_json(objects.object_of(obj, "game")), objects.cube_of(obj))

    def replayed(self, action: str) -> Self:
        """The game after one action, as a history has it. Raises EngineError."""
        match action:
            case "double":
                return self.double()
            case "take":
                return self.take()
            case "drop":
                return self.drop()
        self._expect_none_waits()
        return self._with(self.game.replayed(action))

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
