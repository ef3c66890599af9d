"""Two dice."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from operator import index
from typing import SupportsIndex, TypeAlias

from .errors import InvalidDice, shown


@dataclass(frozen=True, slots=True, eq=False)
class Roll:
    """Two dice as they were thrown, each 1 to 6. Rolls that differ only in order are equal.

    Each is kept as an `int`, whatever kind of whole number it was. Raises InvalidDice for anything
    else, `True` too."""

    first: int
    second: int

    def __post_init__(self) -> None:
        first, second = _whole(self.first), _whole(self.second)
        if not (1 <= first <= 6 and 1 <= second <= 6):
            raise InvalidDice(dice=f"{shown(self.first)} and {shown(self.second)}")
        if first is not self.first or second is not self.second:
            object.__setattr__(self, "first", first)
            object.__setattr__(self, "second", second)

    @classmethod
    def of(cls, dice: AnyRoll) -> Roll:
        """The roll meant by "31", "3-1", [3, 1] or a roll. Raises InvalidDice."""
        if isinstance(dice, Roll):
            return dice
        if isinstance(dice, str):
            return cls(*_two_digits(dice))
        if isinstance(dice, (tuple, list)) and len(dice) == 2:
            return cls(dice[0], dice[1])
        raise InvalidDice(dice=shown(dice))

    @classmethod
    def every(cls) -> Iterator[Roll]:
        """The 21 different rolls, the higher die first."""
        return (cls(high, low) for high in range(1, 7) for low in range(1, high + 1))

    @property
    def high(self) -> int:
        """The higher die."""
        return max(self.first, self.second)

    @property
    def low(self) -> int:
        """The lower die."""
        return min(self.first, self.second)

    @property
    def is_doublet(self) -> bool:
        """Whether both dice show the same: that number is played four times (SB-5)."""
        return self.first == self.second

    @property
    def numbers(self) -> tuple[int, ...]:
        """What is to be played: the two numbers, the higher first, or one of them four times."""
        return (self.first,) * 4 if self.is_doublet else (self.high, self.low)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Roll):
            return NotImplemented
        return (self.high, self.low) == (other.high, other.low)

    def __hash__(self) -> int:
        return hash((self.high, self.low))

    def __str__(self) -> str:
        return f"{self.first}-{self.second}"


AnyRoll: TypeAlias = Roll | str | tuple[int, int] | list[int]
"""What is accepted as dice: a `Roll`, "31", "3-1", or two integers."""


def _two_digits(text: str) -> tuple[int, int]:
    digits = text.replace("-", "", 1) if len(text) == 3 else text
    if len(digits) != 2 or not digits.isascii() or not digits.isdigit():
        raise InvalidDice(dice=shown(text))
    return int(digits[0]), int(digits[1])


def _whole(die: SupportsIndex) -> int:
    """The die as an `int`; 0, which none shows, for what is no whole number."""
    if type(die) is int:
        return die
    try:
        return 0 if isinstance(die, bool) else index(die)
    except TypeError:
        return 0
