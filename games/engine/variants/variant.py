"""A rule set: its name, its parts, and the options in which clubs and sources differ."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from games.engine.errors import MalformedObject, UnknownOption, UnknownOptionValue, in_json, shown
from games.engine.frozen import Frozen

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
from .premoves import PreMoves
from .stakes import Stakes

Value = str | int | float | bool | None
"""What an option may be set to."""


def as_written(value: Value) -> str:
    """A choice as programs write it, without the quotes of a text: `true`, `null`, `step`."""
    return value if isinstance(value, str) else in_json(value)


@dataclass(frozen=True, slots=True)
class Option:
    """A point on which sources differ or are silent: `choices` by what is written for them, the
    first the default. Each choice is the `part` of the variant it changes, or one `attribute` of
    that part, or several parts by name where none is named. `rule` is where variants.md tells of
    it, `sure` its letter there, A to D."""

    name: str
    part: str
    attribute: str
    choices: Mapping[Value, Any]
    rule: str
    sure: str

    @property
    def default(self) -> Value:
        """What holds where nothing is said."""
        first: Value = next(iter(self.choices))
        return first

    def applied(self, variant: Variant, value: Value) -> Variant:
        """The variant with this choice. Raises UnknownOptionValue, and UnknownOption where another
        choice has put a part in its place of which this means nothing."""
        # A value is what it is written as: True is not 1.
        known = {repr(choice): meant for choice, meant in self.choices.items()}
        if repr(value) not in known:
            choices = ", ".join(map(as_written, self.choices))
            raise UnknownOptionValue(option=self.name, value=shown(value), known=choices)
        meant = known[repr(value)]
        if self.attribute:
            if not hasattr(getattr(variant, self.part), self.attribute):
                raise variant.knows_no(self.name)
            meant = replace(getattr(variant, self.part), **{self.attribute: meant})
        parts = {self.part: meant} if self.part else meant
        return replace(variant, chosen=Frozen(self._chosen(variant, value, parts)), **parts)

    def _chosen(self, variant: Variant, value: Value, parts: Mapping[str, Any]) -> dict[str, Value]:
        """What is chosen then: what was said of something in a part is gone with that part."""
        options = variant.options
        kept = {
            name: said
            for name, said in variant.chosen.items()
            if self.attribute or not options[name].attribute or options[name].part not in parts
        }
        return {**kept, self.name: value}


@dataclass(frozen=True, slots=True, kw_only=True, repr=False)
class Variant:
    """A rule set: a name, where each side's checkers start on its own points, and its parts.
    `chosen` are the options that were chosen by name; they are in the parts, and `get` and `having`
    make the same rule set of both."""

    name: str
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
    options: Mapping[str, Option] = field(default_factory=lambda: Frozen({}))
    chosen: Mapping[str, Value] = field(default_factory=lambda: Frozen({}), compare=False)

    def __repr__(self) -> str:
        return f"<Variant {self.name}{f' {self.chosen}' if self.chosen else ''}>"

    def __hash__(self) -> int:
        return hash(self.name)

    def but(self, name: str, *options: Option, **parts: Any) -> Variant:
        """The same under another name with other parts, and with these options more."""
        known = {**self.options, **{option.name: option for option in options}}
        return replace(self, name=name, options=Frozen(known), **parts)

    def without(self, *options: str) -> Variant:
        """The same where these options mean nothing."""
        known = {name: option for name, option in self.options.items() if name not in options}
        chosen = {name: said for name, said in self.chosen.items() if name in known}
        return replace(self, options=Frozen(known), chosen=Frozen(chosen))

    def having(self, chosen: Mapping[str, Value]) -> Variant:
        """The same with these options. Raises MalformedObject, UnknownOption,
        UnknownOptionValue."""
        if not isinstance(chosen, Mapping):
            raise MalformedObject(reason=f"options must be a mapping, not {shown(chosen)}")
        for name in chosen:
            if name not in self.options:
                raise self.knows_no(name)
        found = self
        # Whole parts first: the other options change something of them.
        for name in sorted(chosen, key=lambda name: bool(self.options[name].attribute)):
            found = self.options[name].applied(found, chosen[name])
        return found

    def knows_no(self, option: str) -> UnknownOption:
        """The refusal of an option that means nothing here."""
        known = ", ".join(sorted(self.options)) or "none"
        return UnknownOption(option=shown(option), variant=self.name, known=known)
