"""A game of the long family, from the opening to its verdict (variants.md section 5, "One loop").

    game = LongGame.start(variants.get("crazy_nardy")).throw([5, 5])
    game = game.play("24/4")        # or one of game.plays()
    game.actor, game.numbers        # who has something to play, and what
    str(game)                       # game.svg() is a picture, game.describe() says it in words
    game.premoves()                 # what may be prepared before the throw, where a game has it
    game.undo(), game.to_json()     # the game before the last action; what `from_json` reads

A value: every action gives another game. The dice come from outside.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, ClassVar, Self, TypeVar

from games.engine import soundness
from games.engine.dice import AnyRoll, Roll
from games.engine.drawing.long_view import Scene
from games.engine.errors import (
    GameIsOver,
    MalformedObject,
    NotParallel,
    shown,
)
from games.engine.objects import text_of
from games.engine.sides import Side
from games.engine.variants import Variant
from games.engine.variants.components import Capturing, HeadLimit, Track
from games.engine.variants.ends import Ends

from . import notation, objects, places, premove_notation
from .counts import POINTS, count
from .endings import (
    deadlocked,
    first_off,
    may_answer,
    verdict_of,
    verdict_of_marked,
)
from .groups import groups_of
from .piles import Piles, is_off
from .play import LongPlay
from .premoves import PreMove, premoves, prepared
from .rounds import Round
from .setups import checked, start_of, turns_of
from .standing import Pair, Standing
from .taking import from_the_bar
from .unsound import DiceToPlayFirst, NoLastRoll
from .verdicts import Verdict
from .ways import head_of

_Item = TypeVar("_Item")


@dataclass(frozen=True, slots=True, kw_only=True, repr=False)
class LongGame(Standing):
    """A game as it is `Standing`, and what can be done in it. Raises InvalidPosition for a
    `variant` or a `roller` that is none."""

    TOLD: ClassVar = ("variant", "options", "white", "black", "roller", "turns", "last_roll")

    @classmethod
    def start(cls, variant: Variant) -> Self:
        """A new game; White is to throw. Raises NotParallel, InvalidPosition for what is no rule
        set."""
        soundness.expect_kind("variant", variant, Variant)
        if variant.track is not Track.PARALLEL:
            raise NotParallel(name=shown(variant.name))
        side, extra = start_of(variant)
        return cls(variant=variant, sides=(side, side), extras=(extra, extra))

    @classmethod
    def at(
        cls,
        variant: Variant,
        white: str,
        black: str,
        roller: Side = Side.WHITE,
        *,
        turns: Pair = (0, 0),
        last_roll: bool = False,
    ) -> Self:
        """A game in which each side stands as its text tells, `24:13 18:2` by its own numbers, with
        `off:1` behind where somebody is off before all are home; and the turn of `roller` begins:
        his beaten checkers are back where they can be. White has thrown so often and Black so
        often, `turns`: some rule sets count them. `last_roll`: White is off, and Black rolls once
        more. Over at once, with its verdict, where nobody can ever move again. Raises
        InvalidPosition, NotParallel, and GameIsOver where a side is off or a marked checker has
        taken the other."""
        start = replace(cls.start(variant), roller=roller, rolls=turns_of(turns))
        (own, mine), (opponent, his) = places.read(white), places.read(black)
        labels = Side.WHITE.label, Side.BLACK.label
        piles = checked(variant, Piles(own, opponent, mine, his), labels, last_roll=last_roll)
        given = start._with_piles(Side.WHITE, piles)
        game = given._to_answer(roller) if last_roll else given._to_throw(roller)
        if game.verdict is not None and game.places != given.places:
            raise GameIsOver
        return game

    def _to_answer(self, roller: Side) -> Self:
        """White is off, and Black's last roll is to come. Raises NoLastRoll for another roller."""
        if roller is not Side.BLACK:
            raise NoLastRoll
        first = first_off(self.variant, self.seen_by(Side.WHITE), Side.WHITE)
        return replace(self, first_off=first, last_roll=True)._next(roller)

    @property
    def scene(self) -> Scene:
        """What there is to be shown."""
        return Scene(self, self.verdict, self.actor)

    def premoves(self) -> tuple[PreMove, ...]:
        """What the roller may do before he throws; none of it has to be done. Raises GameIsOver."""
        if self.verdict is not None:
            raise GameIsOver
        return (
            () if self.rounds else premoves(self.variant, self.seen_by(self.roller), self.prepared)
        )

    def prepare(self, premove: PreMove | str) -> Self:
        """The game after one of its `premoves`, or after the one that is written as they are,
        `reserve/18`. Raises IllegalPremove (the subclass of the rule), InvalidNotation,
        AmbiguousPlay, GameIsOver."""
        chosen = premove_notation.find_premove(self, premove)
        piles = prepared(self.seen_by(self.roller), chosen)
        after = replace(self._with_piles(self.roller, piles), prepared=self.prepared + 1)
        return self._did(f"prepare {chosen}", after)

    def throw(self, dice: AnyRoll) -> Self:
        """The roller's dice. Raises GameIsOver, InvalidDice, DiceToPlayFirst."""
        if self.verdict is not None:
            raise GameIsOver
        roll = Roll.of(dice)
        if self.dice is not None:
            raise DiceToPlayFirst(thrown=self.dice, dice=roll)
        rolls = _with(self.rolls, self.roller, self.rolls[self.roller] + 1)
        began = self.roller is Side.WHITE
        found = groups_of(
            self.variant.dice, (roll.first, roll.second), began=began, turn=rolls[self.roller]
        )
        rounds = tuple(Round(policy=self.variant.dice, groups=groups) for groups in found)
        thrown = replace(self, dice=roll, rounds=rounds, rolls=rolls, head_left=self._heads(roll))
        return self._did(f"throw {roll}", thrown)

    def _heads(self, roll: Roll) -> tuple[int | None, int | None]:
        """How many may leave each head in this roll: the roller's, and the opponent's for what is
        passed to him."""
        began = self.roller is Side.WHITE
        rule, first = self.variant.head, None
        if isinstance(rule, HeadLimit) and rule.skipped_counts and self.rolls[self.roller]:
            first = False
        piles = self.seen_by(self.roller)
        turn = self.rolls[self.roller] + 1
        limit = head_of(self.variant, piles, roll, began=began, first_turn=first, turn=turn)
        # What is passed has a limit of its own, whatever his is who has thrown.
        passed = self.variant.dice.passed_head if isinstance(rule, HeadLimit) else None
        return (limit, passed) if began else (passed, limit)

    def find_play(self, text: str) -> LongPlay:
        """The one of its `plays` that is written, in any usual notation; nothing or "pass" where
        the actor cannot move. Raises InvalidNotation, IllegalPlay (which names the rule),
        AmbiguousPlay, GameIsOver, NotRolled."""
        return notation.find_play(self, text)

    def play(self, chosen: LongPlay | str) -> Self:
        """The game after one of its `plays`, or after the one that is written. Raises
        PlayOfAnotherPosition, GameIsOver, NotRolled, and for a text as `find_play`."""
        if isinstance(chosen, str):
            return self.play(self.find_play(chosen))
        if chosen not in self.plays():
            raise notation.no_play(self, chosen)
        return self._did(f"play {chosen}" if chosen.steps else "pass", self._played(chosen))

    def _played(self, chosen: LongPlay) -> Self:
        actor, left = chosen.side, self.head_left[chosen.side]
        if left is not None:
            moved = count(self.sides[actor], POINTS) - count(chosen.after, POINTS)
            left = max(left - moved, 0)
        played = replace(
            self._with_piles(actor, chosen.result),
            rounds=(chosen.then,),
            head_left=_with(self.head_left, actor, left),
        )
        if chosen.result.is_over:
            return played._taken(chosen.result if actor is Side.WHITE else chosen.result.turned)
        if is_off(chosen.after, chosen.result.mine):
            return played._borne_off(actor)
        return played._turn_over(again=chosen.then.again) if chosen.then.is_over else played

    def _with_piles(self, side: Side, piles: Piles) -> Self:
        """The same with the checkers as this side sees them."""
        white = piles if side is Side.WHITE else piles.turned
        return replace(self, sides=white[:2], extras=white[2:4])

    def _borne_off(self, side: Side) -> Self:
        """A side has no checker left in play; somebody was the first."""
        first = self.first_off or first_off(self.variant, self.seen_by(Side.WHITE), side)
        game = replace(self, first_off=first)
        goes_on = self.variant.end.ends is Ends.ROLL_END and not self.rounds[0].is_over
        return game if goes_on else game._turn_over(again=False)

    def _over(self) -> Self:
        """Nobody plays any more."""
        white = self.seen_by(Side.WHITE)
        verdict = verdict_of(self.variant, white, self.first_off, answered=self.last_roll)
        return self._ended(verdict)

    def _taken(self, white: Piles) -> Self:
        """A marked checker has taken the other."""
        return self._ended(verdict_of_marked(self.variant, white))

    def _ended(self, verdict: Verdict) -> Self:
        return replace(self, rounds=(), dice=None, verdict=verdict)

    def _turn_over(self, *, again: bool) -> Self:
        """Nothing of the roll is left."""
        white = self.seen_by(Side.WHITE)
        if self.first_off is not None:
            if self.last_roll or not may_answer(self.variant, white, self.first_off):
                return self._over()
            return replace(self, last_roll=True)._next(Side.BLACK)
        return self._to_throw(self.roller if again else self.roller.other)

    def _to_throw(self, roller: Side) -> Self:
        """The turn of a side begins, if anybody can ever move."""
        if deadlocked(self.variant, self.seen_by(Side.WHITE)):
            return self._over()
        return self._next(roller)

    def _next(self, roller: Side) -> Self:
        cleared = replace(
            self, rounds=(), dice=None, roller=roller, head_left=(None, None), prepared=0
        )
        if not isinstance(self.variant.landing, Capturing) or not self.extras[roller].bar:
            return cleared
        returned = from_the_bar(self.variant.landing, self.seen_by(roller))
        game = cleared._with_piles(roller, returned)
        white = returned if roller is Side.WHITE else returned.turned
        return game._taken(white) if white.is_over else game

    def _begun(self) -> dict[str, Any]:
        white, black = self.places
        return {
            **objects.rules_told(self.variant),
            "white": white,
            "black": black,
            "roller": objects.side_told(self.roller),
            "turns": list(self.rolls),
            "last_roll": self.last_roll,
        }

    @classmethod
    def _from_beginning(cls, obj: Mapping[str, Any]) -> Self:
        return cls.at(
            objects.variant_of(obj),
            text_of(obj, "white"),
            text_of(obj, "black"),
            objects.side_of(obj, "roller"),
            turns=obj.get("turns", (0, 0)),
            last_roll=objects.truth_of(obj, "last_roll"),
        )

    def replayed(self, action: str) -> Self:
        """The game after one action, as a history has it. Raises EngineError."""
        match action.split(" ", 1) if isinstance(action, str) else ():
            case ["throw", dice]:
                return self.throw(dice)
            case ["play", text]:
                return self.play(text)
            case ["pass"]:
                return self.play("")
            case ["prepare", text]:
                return self.prepare(text)
        raise MalformedObject(reason=f"{shown(action)} is no action of this game")


def _with(pair: tuple[_Item, _Item], side: Side, item: _Item) -> tuple[_Item, _Item]:
    """The pair with another item for this side."""
    return (item, pair[1]) if side is Side.WHITE else (pair[0], item)
