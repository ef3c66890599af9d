"""Dice are two whole numbers from 1 to 6, of whatever kind, and nothing else."""

from __future__ import annotations

import json
from enum import IntEnum
from fractions import Fraction
from typing import Any

import pytest

from games.engine import Position, Roll
from games.engine.errors import InvalidDice


class Face(IntEnum):
    """A die as a program may name it."""

    THREE = 3
    SIX = 6


class Index:
    """A whole number of another library, as its arrays hold them."""

    def __init__(self, number: int) -> None:
        self.number = number

    def __index__(self) -> int:
        return self.number


@pytest.mark.parametrize("dice", [(Face.SIX, Face.THREE), (Index(6), 3), [6, Index(3)]])
def test_whole_numbers_of_any_kind_are_dice(dice: Any) -> None:
    roll = Roll.of(dice)
    assert roll == Roll(6, 3)
    assert (type(roll.first), type(roll.second)) == (int, int)
    assert (str(roll), json.dumps(roll.numbers)) == ("6-3", "[6, 3]")
    assert Position.start().throw(dice) == Position.start().throw("63")


@pytest.mark.parametrize(
    "dice",
    [(True, 6), (6, False), (6.0, 3), (Fraction(6), 3), ("6", 3), (None, 3), (Index(7), 3), (0, 1)],
)
def test_nothing_else_is(dice: Any) -> None:
    with pytest.raises(InvalidDice, match=r"^A roll is two numbers from 1 to 6, not "):
        Roll.of(dice)
