"""What a rule set is told in: sentences in English, which whoever shows them translates.

Nothing here decides anything; what is played is in the declarations. The rules that are told are
those of the options' defaults.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import Enum

from games.engine.frozen import Frozen, freeze
from games.engine.variants import VARIANTS
from games.engine.variants.variant import Value


class Topic(Enum):
    """What a part of the rules is about, in the order in which they are told."""

    GOAL = "Goal"
    START = "The start"
    BEGINNING = "Who begins"
    DICE = "The dice"
    MOVING = "Moving"
    FLYING = "Flying"
    HEAD = "The head"
    RUNNER = "The runner"
    LANDING = "Landing"
    BAR = "The bar"
    EMIR = "The emir"
    BEFORE = "Before the throw"
    BLOCKS = "Blocks"
    OFF = "Bearing off"
    END = "End and score"
    CUBE = "Doubling"
    MATCH = "Matches"


Rules = Mapping[Topic, str]


@dataclass(frozen=True, slots=True, kw_only=True)
class Example:
    """A roll worth looking at: the checkers of the side that plays and of its opponent, each on its
    own points, those that are missing borne off; no checkers: as at the start.

    What can be played is for the engine to say, by the defaults of the options. `shows` says what
    is to be seen in it; `black` plays where the colours are not alike.
    """

    shows: str
    dice: tuple[int, int]
    own: Mapping[int, int] = Frozen({})
    opponent: Mapping[int, int] = Frozen({})
    black: bool = False

    def __post_init__(self) -> None:
        freeze(self, "own", "opponent")


@dataclass(frozen=True, slots=True)
class Reading:
    """A rule that no source tells clearly, played in one way only; `sure` as of an option."""

    text: str
    sure: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Guide:
    """A rule set told to people: `variant` is its name for programs, `names` what it is called
    elsewhere, by language. `special` is a sentence on what it is.

    `rules` are those that differ from `base`, which may lack some of its topics (`lacks`); all of
    them where it has no base. `sources` are where it is described, `readings` what is not told
    clearly there.
    """

    variant: str
    special: str
    rules: Rules
    sources: Sequence[str]
    names: Mapping[str, str] = Frozen({})
    base: Guide | None = None
    lacks: frozenset[Topic] = frozenset()
    examples: Sequence[Example] = ()
    readings: Sequence[Reading] = ()

    def __post_init__(self) -> None:
        freeze(self, "rules", "names")
        for name in ("sources", "examples", "readings"):
            object.__setattr__(self, name, tuple(getattr(self, name)))

    @property
    def title(self) -> str:
        """Its usual name."""
        return VARIANTS[self.variant].title

    @property
    def kept(self) -> Rules:
        """The rules that are as in the base, in order."""
        kept = self.base.whole if self.base else {}
        return {t: kept[t] for t in Topic if t in kept and t not in {*self.rules, *self.lacks}}

    @property
    def own(self) -> Rules:
        """The rules that are its own, in order."""
        return {topic: self.rules[topic] for topic in Topic if topic in self.rules}

    @property
    def whole(self) -> Rules:
        """All its rules, in order."""
        found = {**self.kept, **self.rules}
        return {topic: found[topic] for topic in Topic if topic in found}


@dataclass(frozen=True, slots=True, kw_only=True)
class OptionText:
    """An option in words: its name, what it decides, and each choice by what is written for it."""

    label: str
    decides: str
    choices: Mapping[Value, str]

    def __post_init__(self) -> None:
        freeze(self, "choices")
