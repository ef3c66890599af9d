"""A parallel game between two actions: what stands where, and what may be played now."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TypeAlias

from games.engine import soundness
from games.engine.dice import Roll
from games.engine.errors import GameIsOver, NotRolled
from games.engine.sides import Side
from games.engine.variants import Variant

from . import places
from .endings import FirstOff
from .extras import NONE, Extra
from .groups import Numbers
from .piles import Piles
from .play import LongPlay
from .remembered import Remembered
from .rounds import Round
from .verdicts import Verdict
from .ways import ways_of

Pair: TypeAlias = tuple[int, int]


@dataclass(frozen=True, slots=True, kw_only=True, repr=False)
class Standing(Remembered):
    """White has begun. `sides` are White's and Black's checkers, each in their own numbering;
    `roller` whose roll it is; `rounds` what is to be played of it, more than one where he may
    choose, none before he has thrown; `rolls` how often each has thrown. `first_off`: a side is
    off, and more is played all the same; `last_roll`: White is, and Black rolls once more (LN-17).
    `extras`: what each side has beside its points; `prepared`: how many moves the roller has made
    before this throw. Raises InvalidPosition for a `variant` or a `roller` that is none."""

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

    def __post_init__(self) -> None:
        soundness.expect_kind("variant", self.variant, Variant)
        soundness.expect_kind("roller", self.roller, Side)

    def __repr__(self) -> str:
        now = "over" if self.verdict else self.actor.label
        dice = f" {self.dice}" if self.dice else ""
        sides = " | ".join(self.places)
        return f"<{type(self).__name__} {self.variant.name}: {sides}, {now}{dice}>"

    @property
    def places(self) -> tuple[str, str]:
        """White's checkers and Black's as `at` reads them; beside them it is told whose turn it is,
        and what `rolls` and `last_roll` are."""
        white, black = map(places.written, self.sides, self.extras)
        return white, black

    @property
    def actor(self) -> Side:
        """Who has to act: to throw, or to play the `numbers`."""
        passed = bool(self.rounds) and self.rounds[0].is_passed
        return self.roller.other if passed else self.roller

    @property
    def numbers(self) -> Numbers:
        """What is to be played now, the first of the `choices`; nothing before a throw, and where
        the roll lets its roller play nothing."""
        return self.rounds[0].numbers if self.rounds else ()

    @property
    def choices(self) -> tuple[Numbers, ...]:
        """What may be played now: more than one where the actor chooses what the dice mean."""
        return tuple(choice.numbers for choice in self.rounds)

    def seen_by(self, side: Side) -> Piles:
        """All checkers as one side sees them. Raises InvalidPosition for what is no side."""
        soundness.expect_kind("side", side, Side)
        other = side.other
        return Piles(self.sides[side], self.sides[other], self.extras[side], self.extras[other])

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
        # Where he may choose what the dice mean, he chooses what can be played, and one of those
        # that come to the same.
        moving = [play for play in found if play.steps] or found[:1]
        return tuple(dict.fromkeys(moving) if len(self.rounds) > 1 else moving)
