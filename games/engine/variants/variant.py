"""A rule set: its name, its parts, and the options in which clubs and sources differ."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from games.engine.errors import MalformedObject, shown
from games.engine.frozen import Frozen, freeze

from . import playable
from .components import (
    NOTHING_BESIDE,
    BearOff,
    Beside,
    BlockRule,
    HeadRule,
    Landing,
    Opening,
    Track,
)
from .dice_policy import DicePolicy
from .ends import EndRule, Scoring
from .jumps import Jump
from .option import Option, Value, as_written, parts_with, voided
from .premoves import PreMoves
from .refusals import MeansNothing, UnknownOption
from .stakes import Stakes

__all__ = ["Option", "Value", "Variant", "as_written"]


@dataclass(frozen=True, slots=True, kw_only=True, repr=False)
class Variant:
    """A rule set: a name, where each side's checkers start on its own points, and its parts.
    `title` is what people call it, its name where nothing else is said.
    `chosen` are the options that were chosen by name; they are in the parts, and `get` and `having`
    make the same rule set of both. Raises Unplayable for parts that do not go together, or are not
    what the options say."""

    name: str
    title: str = ""
    layout: Mapping[int, int]
    track: Track
    opening: Opening
    head: HeadRule
    landing: Landing
    block: BlockRule
    dice: DicePolicy
    bear_off: BearOff
    end: EndRule
    scoring: Scoring
    jump: Jump | None = None
    beside: Beside = NOTHING_BESIDE
    premoves: PreMoves | None = None
    has_cube: bool = False
    stakes: Stakes = field(default_factory=Stakes)
    options: Mapping[str, Option] = Frozen({})
    chosen: Mapping[str, Value] = field(default=Frozen({}), compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "title", self.title or self.name)
        freeze(self, "layout", "options", "chosen")
        playable.check(self)

    def __repr__(self) -> str:
        return f"<Variant {self.name}{f' {self.chosen}' if self.chosen else ''}>"

    def __hash__(self) -> int:
        return hash(self.name)

    def but(self, name: str, *options: Option, **parts: Any) -> Variant:
        """The same under another name with other parts, and with these options more. Of its own
        options those are gone of which a new part decides otherwise, or of which it has nothing;
        and what was chosen of the new parts. Raises Unplayable, and TypeError for a part that
        there is none of."""
        new = {option.name: option for option in options}
        gone = [
            option.name
            for option in self.options.values()
            if option.name not in new
            and not all(
                option.is_default_of(one, parts[one]) for one in option.parts & parts.keys()
            )
        ]
        known = {**self._options_but(gone), **new}
        chosen = {
            name: said
            for name, said in self.chosen.items()
            if name in known and not known[name].parts & parts.keys()
        }
        parts = {"title": "", **parts}
        return replace(self, name=name, options=known, chosen=chosen, **parts)

    def without(self, *options: str) -> Variant:
        """The same where these are no options: what they say now holds. Raises UnknownOption."""
        for name in options:
            self._expect(name)
        known = self._options_but(options)
        chosen = {name: said for name, said in self.chosen.items() if name in known}
        return replace(self, options=known, chosen=chosen)

    def _options_but(self, gone: Sequence[str]) -> dict[str, Option]:
        """Its options but these, and those that mean nothing beside what is chosen of these."""
        fixed = {name: said for name, said in self.chosen.items() if name in gone}
        left_out = {*gone, *voided(self.options, fixed)}
        return {name: option for name, option in self.options.items() if name not in left_out}

    def having(self, chosen: Mapping[str, Value]) -> Variant:
        """The same with these options beside those that were chosen before; of the latter those
        are gone that mean nothing beside the new ones. Raises MalformedObject, UnknownOptionValue,
        UnknownOption, and MeansNothing where two of the new ones cannot be chosen together."""
        if not isinstance(chosen, Mapping):
            raise MalformedObject(reason=f"options must be a mapping, not {shown(chosen)}")
        for name, value in chosen.items():
            self._expect(name).meant_by(value)
        said = {**self.chosen, **chosen}
        void = voided(self.options, said)
        for name in chosen:
            if name in void:
                raise MeansNothing(option=name, variant=self.name, beside=void[name])
        plain = self._no_longer([name for name in self.chosen if name in void])
        said = {name: value for name, value in said.items() if name not in void}
        return replace(plain, chosen=said, **parts_with(self.options, said, plain))

    def _no_longer(self, names: Sequence[str]) -> Variant:
        """The same where nothing is chosen of these options."""
        usual = {name: self.options[name].default for name in names}
        chosen = {name: said for name, said in self.chosen.items() if name not in usual}
        return replace(self, chosen=chosen, **parts_with(self.options, usual, self))

    @property
    def settled(self) -> Mapping[str, Value]:
        """What each option is that means something here, chosen or not."""
        void = voided(self.options, self.chosen)
        return Frozen(
            {
                name: self.chosen.get(name, option.default)
                for name, option in self.options.items()
                if name not in void
            }
        )

    def _expect(self, name: str) -> Option:
        """The option called so. Raises UnknownOption."""
        if name in self.options:
            return self.options[name]
        known = ", ".join(sorted(self.settled)) or "none"
        raise UnknownOption(option=shown(name), variant=self.name, known=known)
