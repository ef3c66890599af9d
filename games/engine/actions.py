"""What is done in a game, one value an action: a game's history is a row of them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from .board import Board
from .dice import Roll
from .outcome import Win
from .sides import Side


@dataclass(frozen=True, slots=True)
class Opened:
    """Each side threw one die (SB-2). Equal ones are thrown again; `doubled` if they doubled the
    stake (SB-11)."""

    white: int
    black: int
    doubled: bool = False


@dataclass(frozen=True, slots=True)
class Threw:
    """Both dice thrown by the side on roll."""

    side: Side
    roll: Roll


@dataclass(frozen=True, slots=True)
class Played:
    """A legal play: its text in standard notation, empty if the side could not move, and the board
    after it, seen by that side."""

    side: Side
    roll: Roll
    text: str
    board: Board


@dataclass(frozen=True, slots=True)
class StayedOut:
    """A side on the bar against a closed board did not throw."""

    side: Side


@dataclass(frozen=True, slots=True)
class TurnedCube:
    """An offer, or its next turn: double, beaver, raccoon or otter, to the level it would reach."""

    side: Side
    turn: str
    level: int


@dataclass(frozen=True, slots=True)
class Answered:
    """An offer or a resignation taken, dropped, accepted or refused."""

    side: Side
    answer: Literal["take", "drop", "accept", "refuse"]


@dataclass(frozen=True, slots=True)
class Resigned:
    """An offer to lose so much."""

    side: Side
    win: Win


@dataclass(frozen=True, slots=True)
class PlayedIllegally:
    """An irregularity: checkers were left so that no legal play leads there (SB-15). It stands
    unless it is `Corrected`."""

    side: Side
    roll: Roll
    board: Board


@dataclass(frozen=True, slots=True)
class Corrected:
    """The opponent had an illegal play replaced by a legal one."""

    side: Side
    text: str
    board: Board


@dataclass(frozen=True, slots=True)
class ThrewTooSoon:
    """Dice thrown before the other side had finished; if the throw `stands`, it is that of the
    turn that follows."""

    side: Side
    roll: Roll
    stands: bool


@dataclass(frozen=True, slots=True)
class Cocked:
    """Dice that did not lie flat in the right half of the board: both are thrown again. Without a
    side it was the opening throw."""

    side: Side | None


Action: TypeAlias = (
    Opened
    | Threw
    | Played
    | StayedOut
    | TurnedCube
    | Answered
    | Resigned
    | PlayedIllegally
    | Corrected
    | ThrewTooSoon
    | Cocked
)
