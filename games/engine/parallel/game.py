"""A game of the long family, from the opening to its verdict (variants.md section 5, "One loop").

    game = LongGame.start(variants.get("crazy_nardy")).throw([5, 5])
    game = game.play("24/4")        # or one of game.plays()
    game.actor, game.numbers        # who has something to play, and what
    str(game)                       # game.svg() is a picture, game.describe() says it in words
    game.premoves()                 # what may be prepared before the throw, where a game has it

A value: every action gives another game. The dice come from outside.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Self, TypeVar

from games.engine.dice import AnyRoll, Roll
from games.engine.drawing.long_view import Scene
from games.engine.errors import (
    DiceToPlayFirst,
    GameIsOver,
    IllegalPremove,
    NotParallel,
    NotRolled,
    shown,
)
from games.engine.sides import Side
from games.engine.variants import Variant
from games.engine.variants.components import Capturing, HeadLimit, Track
from games.engine.variants.ends import Ends

from . import notation, places
from .counts import POINTS, count
from .drawn import Drawn
from .endings import (
    FirstOff,
    deadlocked,
    first_off,
    may_answer,
    verdict_of,
    verdict_of_marked,
)
from .extras import NONE, Extra
from .groups import Numbers, groups_of
from .piles import Piles, is_off
from .play import LongPlay
from .premoves import PreMove, premoves, prepared
from .rounds import Round
from .setups import checked, start_of
from .taking import from_the_bar
from .verdicts import Verdict
from .ways import head_of, ways_of

Pair = tuple[int, int]
_Item = TypeVar("_Item")


@dataclass(frozen=True, slots=True, kw_only=True)
class LongGame(Drawn):
    """White has begun. `sides` are White's and Black's checkers, each in their own numbering;
    `roller` whose roll it is; `rounds` what is to be played of it, more than one where he may
    choose, none before he has thrown; `rolls` how often each has thrown. `first_off`: a
    side is off, and more is played all the same; `last_roll`: White is, and Black rolls once more
    (LN-17). `extras`: what each side has beside its points;
    `prepared`: how many moves the roller has made before this throw."""

    variant: Variant
    sides: Pair
    roller: Side = Side.WHITE
    dice: Roll | None = None
    rounds: tuple[Round, ...] = ()
    head_left: tuple[int | None, int | None] = (None, None)
    rolls: Pair = (0, 0)
    first_off: FirstOff | None = None
    last_roll: bool = False
    verdict: Verdict | None = None
    extras: tuple[Extra, Extra] = (NONE, NONE)
    prepared: int = 0
    _plays: tuple[LongPlay, ...] = field(default=(), init=False, repr=False, compare=False)

    @classmethod
    def start(cls, variant: Variant) -> Self:
        """A new game; White is to throw. Raises NotParallel."""
        if variant.track is not Track.PARALLEL:
            raise NotParallel(name=shown(variant.name))
        side, extra = start_of(variant)
        return cls(variant=variant, sides=(side, side), extras=(extra, extra))

    @classmethod
    def at(cls, variant: Variant, white: str, black: str, roller: Side = Side.WHITE) -> Self:
        """A game in which each side stands as its text tells, `24:13 18:2` by its own numbers, and
        `roller` is to throw. Raises InvalidPosition, GameIsOver, NotParallel."""
        start = replace(cls.start(variant), roller=roller)
        (own, mine), (opponent, his) = places.read(white), places.read(black)
        labels = Side.WHITE.label, Side.BLACK.label
        piles = checked(variant, Piles(own, opponent, mine, his), labels)
        return start._with_piles(Side.WHITE, piles)

    @property
    def places(self) -> tuple[str, str]:
        """White's checkers and Black's as `at` reads them."""
        white, black = map(places.written, self.sides, self.extras)
        return white, black

    @property
    def scene(self) -> Scene:
        """What there is to be shown."""
        return Scene(self, self.verdict, self.actor)

    @property
    def actor(self) -> Side:
        """Who has to act: to throw, or to play the `numbers`."""
        passed = bool(self.rounds) and self.rounds[0].is_passed
        return self.roller.other if passed else self.roller

    @property
    def numbers(self) -> Numbers:
        """What is to be played now; nothing before a throw."""
        return self.rounds[0].numbers if self.rounds else ()

    def seen_by(self, side: Side) -> Piles:
        """All checkers as one side sees them."""
        other = side.other
        return Piles(self.sides[side], self.sides[other], self.extras[side], self.extras[other])

    def premoves(self) -> tuple[PreMove, ...]:
        """What the roller may do before he throws; none of it has to be done. Raises GameIsOver."""
        if self.verdict is not None:
            raise GameIsOver
        return (
            () if self.rounds else premoves(self.variant, self.seen_by(self.roller), self.prepared)
        )

    def prepare(self, premove: PreMove) -> Self:
        """The game after one of its `premoves`. Raises IllegalPremove, GameIsOver."""
        if premove not in self.premoves():
            raise IllegalPremove(premove=shown(str(premove)))
        piles = prepared(self.seen_by(self.roller), premove)
        return replace(self._with_piles(self.roller, piles), prepared=self.prepared + 1)

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
        rounds = tuple(Round(policy=self.variant.dice, groups=groups) for groups in found if groups)
        thrown = replace(self, dice=roll, rounds=rounds, rolls=rolls, head_left=self._heads(roll))
        return thrown if rounds else thrown._turn_over(again=False)

    def _heads(self, roll: Roll) -> tuple[int | None, int | None]:
        """How many may leave each head in this roll: the roller's, and the opponent's for what is
        passed to him."""
        began = self.roller is Side.WHITE
        rule, first = self.variant.head, None
        if isinstance(rule, HeadLimit) and rule.skipped_counts and self.rolls[self.roller]:
            first = False
        piles = self.seen_by(self.roller)
        limit = head_of(self.variant, piles, roll, began=began, first_turn=first)
        limited = isinstance(rule, HeadLimit)
        passed = self.variant.dice.passed_head if limited and limit is not None else None
        return (limit, passed) if began else (passed, limit)

    def plays(self) -> tuple[LongPlay, ...]:
        """Every distinct result of what is to be played now; one play without steps where nothing
        can be. Raises GameIsOver, NotRolled."""
        if self.verdict is not None:
            raise GameIsOver
        if not self.rounds:
            raise NotRolled
        if not self._plays:
            # Found once: the play that is chosen is looked for among them.
            object.__setattr__(self, "_plays", self._found())
        return self._plays

    def _found(self) -> tuple[LongPlay, ...]:
        actor, before = self.actor, self.seen_by(self.actor)
        head, found = self.head_left[actor], []
        for round_ in self.rounds:
            segment = ways_of(self.variant, before, round_.numbers, head=head)
            then = round_.after(segment.left)
            found += [LongPlay(actor, *way, then) for way in segment.ways.items()]
        # Where he may choose what the dice mean, he chooses what can be played.
        return tuple([play for play in found if play.steps] or found[:1])

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
        if deadlocked(self.variant, white):
            return self._over()
        return self._next(self.roller if again else self.roller.other)

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


def _with(pair: tuple[_Item, _Item], side: Side, item: _Item) -> tuple[_Item, _Item]:
    """The pair with another item for this side."""
    return (item, pair[1]) if side is Side.WHITE else (pair[0], item)
