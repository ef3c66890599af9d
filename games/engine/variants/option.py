"""An option of a rule set: a point on which clubs and sources differ."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import Enum
from typing import Any

from games.engine.errors import in_json, shown
from games.engine.frozen import Frozen, freeze

from .refusals import UnknownOptionValue

Value = str | int | float | bool | None
"""What an option may be set to."""


def as_written(value: Value) -> str:
    """A choice as programs write it, without the quotes of a text: `true`, `null`, `step`."""
    return value if isinstance(value, str) else in_json(value)


def plain(*values: Value) -> Mapping[Value, Any]:
    """Choices that are the values themselves, the default first."""
    return {value: value for value in values}


def each(*members: Enum) -> Mapping[Value, Any]:
    """Choices that are written as the members' values, the default first."""
    return {member.value: member for member in members}


@dataclass(frozen=True, slots=True, kw_only=True)
class Option:
    """A point on which sources differ or are silent: `choices` by what is written for them, the
    first the default. Each choice is the `part` of the variant it changes, or one `attribute` of
    that part, or several parts by name where none is named. `voids` are the options that mean
    nothing beside a choice. `rule` is where variants.md tells of it, `sure` its letter there, A to
    D."""

    name: str
    rule: str
    sure: str
    choices: Mapping[Value, Any]
    part: str | None = None
    attribute: str | None = None
    voids: Mapping[Value, frozenset[str]] = Frozen({})

    def __post_init__(self) -> None:
        freeze(self, "choices", "voids")
        if self.part is None:
            parts = {value: Frozen(meant) for value, meant in self.choices.items()}
            object.__setattr__(self, "choices", Frozen(parts))

    @property
    def default(self) -> Value:
        """What holds where nothing is said."""
        first: Value = next(iter(self.choices))
        return first

    @property
    def parts(self) -> frozenset[str]:
        """The parts that it changes, or changes something of."""
        if self.part is not None:
            return frozenset({self.part})
        return frozenset(part for parts in self.choices.values() for part in parts)

    def meant_by(self, value: Value) -> Any:
        """What a choice stands for. Raises UnknownOptionValue."""
        # A value is what it is written as: True is not 1.
        known = {repr(choice): meant for choice, meant in self.choices.items()}
        if repr(value) not in known:
            choices = ", ".join(map(as_written, self.choices))
            raise UnknownOptionValue(option=self.name, value=shown(value), known=choices)
        return known[repr(value)]

    def is_about(self, variant: object) -> bool:
        """Whether the variant has what this decides."""
        if self.part is None or self.attribute is None:
            return True
        return hasattr(getattr(variant, self.part), self.attribute)

    def is_default_of(self, name: str, part: object) -> bool:
        """Whether such a part is, or has, what holds where nothing is said."""
        meant = self.meant_by(self.default)
        if self.part is None:
            return bool(meant.get(name, part) == part)
        return bool(meant == (getattr(part, self.attribute, None) if self.attribute else part))


def parts_with(
    options: Mapping[str, Option], chosen: Mapping[str, Value], variant: object
) -> dict[str, Any]:
    """What the parts of a variant become by these choices, those that they change."""
    parts: dict[str, Any] = {}
    # Whole parts first: the other options change something of them.
    for name in sorted(chosen, key=lambda name: options[name].attribute is not None):
        option, meant = options[name], options[name].meant_by(chosen[name])
        if option.part is None:
            parts.update(meant)
        elif option.attribute is None:
            parts[option.part] = meant
        else:
            part = parts.get(option.part, getattr(variant, option.part))
            parts[option.part] = replace(part, **{option.attribute: meant})
    return parts


def voided(options: Mapping[str, Option], chosen: Mapping[str, Value]) -> dict[str, str]:
    """The options that mean nothing beside what is chosen, and beside which choice."""
    return {
        name: f"{option}={as_written(value)}"
        for option, value in chosen.items()
        for name in options[option].voids.get(value, ())
    }
