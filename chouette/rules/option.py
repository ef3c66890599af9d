"""One house rule as the house-rules page shows it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal, TypeAlias

Value: TypeAlias = str | int | bool | None
OptionKind: TypeAlias = Literal["S", "R", "V", "D"]


@dataclass(frozen=True, slots=True)
class Option:
    """One field of a ruleset.

    `kind` is S (changes scores), R (rotation), V (only warns) or D (manners). `choices` maps each
    value to its words; without choices the field is a whole number from `minimum` to `maximum`.
    `none_label` is the words for null where the field may be null. `source` says where it is played
    so, `rows` which rows (or, with an A, ambiguities) of the catalogue it comes from.
    """

    field: str
    kind: OptionKind
    label: str
    explanation: str
    source: str
    rows: str
    choices: Mapping[str | bool, str] | None = None
    minimum: int = 0
    maximum: int = 0
    none_label: str | None = None

    def allows(self, value: object) -> bool:
        """Whether the field may hold exactly this value; True is not 1."""
        if value is None:
            return self.none_label is not None
        if self.choices is not None:
            return isinstance(value, str | bool) and value in self.choices
        return type(value) is int and self.minimum <= value <= self.maximum

    def words(self, value: Value) -> str:
        """The value in words."""
        if value is None:
            return self.none_label or ""
        if self.choices is not None and isinstance(value, str | bool):
            return self.choices[value]
        return str(value)


YES_NO: Mapping[str | bool, str] = {True: "yes", False: "no"}
