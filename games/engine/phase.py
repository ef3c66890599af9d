"""Whose turn it is to do what."""

from __future__ import annotations

from enum import Enum
from typing import Final

from .errors import NotNow, ToAnswerDouble, ToAnswerResignation, ToPlay, ToThrow


class Phase(Enum):
    """What is to be done next in a game."""

    THROW = "throw"
    """The side on roll throws the dice, or doubles where it may."""
    PLAY = "play"
    """It plays the dice it has thrown."""
    ANSWER_DOUBLE = "answer a double"
    """A side takes, drops, or turns the cube again."""
    ANSWER_RESIGNATION = "answer a resignation"
    """A side accepts or refuses a resignation."""
    OVER = "over"
    """Nothing: the game is over."""


FIRST: Final[dict[Phase, type[NotNow]]] = {
    Phase.THROW: ToThrow,
    Phase.PLAY: ToPlay,
    Phase.ANSWER_DOUBLE: ToAnswerDouble,
    Phase.ANSWER_RESIGNATION: ToAnswerResignation,
}
"""What is raised for anything that is done too soon or too late."""
