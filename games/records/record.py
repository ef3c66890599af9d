"""A match that was played: what is left of a file once the rules of the board have followed it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, Literal, TypeAlias

from games.engine import Match, Outcome, Position, Roll, Rules, Side

from .deeds import Names
from .faults import BadSgf, Fault, GameStops, TooManyGames, TooManyPlays

Kind: TypeAlias = Literal[
    "play", "roll", "stay_out", "double", "beaver", "raccoon", "otter", "take", "drop"
]
"""What was decided; `roll` is dice that were thrown and not played, since the game ended there."""


@dataclass(frozen=True, slots=True)
class Step:
    """One decision, and the position before it: with the dice, where dice were thrown."""

    before: Position
    side: Side
    kind: Kind
    play: str = ""
    """The play in standard notation, empty where nobody could move; as it was written if it is
    not legal."""
    legal: bool = True
    line: int = field(default=0, compare=False)

    @property
    def roll(self) -> Roll | None:
        """The dice, where they were thrown."""
        return self.before.roll


@dataclass(frozen=True, slots=True)
class RecordedGame:
    """A game: the score before it, what was done, and how it ended (None: it was not finished)."""

    match: Match
    steps: tuple[Step, ...] = ()
    outcome: Outcome | None = None
    line: int = field(default=0, compare=False)
    faults: tuple[Fault, ...] = field(default=(), compare=False)

    @property
    def start(self) -> Position | None:
        """The position before the first throw; None where nothing was done."""
        return self.steps[0].before if self.steps else None

    @property
    def plays(self) -> int:
        """How many turns of the dice were played."""
        return sum(step.kind == "play" for step in self.steps)

    @property
    def is_followed(self) -> bool:
        """Whether the game could be followed to its end, or as far as it was played."""
        return all(fault.code != GameStops.code for fault in self.faults)

    @property
    def is_legal(self) -> bool:
        """Whether every play was legal: also of those that could not be followed any more."""
        return self.is_followed and all(step.legal for step in self.steps)


@dataclass(frozen=True, slots=True)
class Record:
    """A match or a money session: two records are equal if the same was played, whatever the
    format and the lines. `names` are White's and Black's; White is the left side of a file."""

    names: Names
    length: int
    rules: Rules
    games: tuple[RecordedGame, ...] = ()


@dataclass(frozen=True, slots=True)
class Reading:
    """What came of reading a file: its format ("" if it is none that is known), the match as far
    as it could be followed, and what is wrong, by line."""

    format: str
    record: Record
    faults: tuple[Fault, ...] = ()

    @property
    def plays(self) -> int:
        """How many turns of the dice were played."""
        return sum(game.plays for game in self.record.games)

    @property
    def is_legal(self) -> bool:
        """Whether there is a game, and every play of every game was legal: not of a file of which
        some was not read."""
        if not self.record.games or any(fault.code in _CUT for fault in self.faults):
            return False
        return all(game.is_legal for game in self.record.games)


_CUT: Final = frozenset({TooManyGames.code, TooManyPlays.code, BadSgf.code})
