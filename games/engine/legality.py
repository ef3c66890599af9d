"""What one checker may do with one number, and the rules a play can break: a class each.

A message is the class's docstring; `rule` is a stable word for the rule. The rules: variants.md
section 4, SB-3 to SB-6.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from .errors import IllegalPlay
from .packed import BAR, BITS, HOME, OFF, OPPONENT, one

_COUNT: Final = 15
_OWN: Final = one(BAR + 1) - 1
_HIT: Final = one(OFF)


class PlayerCanMove(IllegalPlay):
    """'{text}' is not legal with {dice}: the player can move, for instance {play}."""

    rule = "must_move"


class BothNumbersPlayable(IllegalPlay):
    """'{text}' is not legal with {dice}: both numbers can be played."""

    rule = "both_numbers"


class HigherNumberPlayable(IllegalPlay):
    """'{text}' is not legal with {dice}: only one number can be played, and the {number} must be
    played."""

    rule = "higher_number"


class DoubletPlayable(IllegalPlay):
    """'{text}' is not legal with {dice}: {count} numbers of the doublet can be played."""

    rule = "whole_doublet"


class CheckerOnBar(IllegalPlay):
    """'{text}' is not legal with {dice}: a checker is on the bar."""

    rule = "bar_first"


class PointHeld(IllegalPlay):
    """'{text}' is not legal with {dice}: {point} is held by {holder}."""

    rule = "point_held"


class EveryStopHeld(PointHeld):
    """'{text}' is not legal with {dice}: on the way of {move} both stops, {stops}, are held by
    {holder}."""


class NotAllHome(IllegalPlay):
    """'{text}' is not legal with {dice}: not all checkers are home."""

    rule = "not_home"


class HigherCheckerFirst(IllegalPlay):
    """'{text}' is not legal with {dice}: a higher checker must be borne off first, from {point}."""

    rule = "higher_first"


class NoChecker(IllegalPlay):
    """'{text}' is not legal with {dice}: the player has no checker on {point} for {move}."""

    rule = "no_checker"


class NobodyOnBar(NoChecker):
    """'{text}' is not legal with {dice}: the player has no checker on the bar for {move}."""


class TooFewCheckers(NoChecker):
    """'{text}' is not legal with {dice}: the player has too few checkers on {point}."""


class NoDieMoves(IllegalPlay):
    """'{text}' is not legal with {dice}: no die moves {move}."""

    rule = "no_number"


class NoSuchNumber(NoDieMoves):
    """'{text}' is not legal with {dice}: no die moves {move}, the roll has no {number}."""


class NumberUsedTwice(IllegalPlay):
    """'{text}' is not legal with {dice}: {move} needs a number that another move has used."""

    rule = "used_twice"


class NoNumberLeft(NumberUsedTwice):
    """'{text}' is not legal with {dice}: no number is left for {move}."""


class TooManyMoves(IllegalPlay):
    """'{text}' is not legal with {dice}: it has {count} moves for {numbers} numbers."""

    rule = "too_many_moves"


class NoBlot(IllegalPlay):
    """'{text}' is not legal with {dice}: there is no blot on {point} to be hit."""

    rule = "no_blot"


class Obstacle(NamedTuple):
    """Why a checker may not move: the rule, and the point that stands in the way."""

    rule: type[IllegalPlay]
    point: int


def obstacle(board: int, source: int, number: int) -> Obstacle | None:
    """What forbids the mover to move a checker from `source` by `number` now; None if nothing
    does. `board` is packed (`games.engine.packed`)."""
    if source != BAR and own_checkers(board, BAR):
        return Obstacle(CheckerOnBar, BAR)
    if not own_checkers(board, source):
        return Obstacle(NobodyOnBar if source == BAR else NoChecker, source)
    destination = source - number
    if destination > OFF:
        held = opposing_checkers(board, destination) > 1
        return Obstacle(PointHeld, destination) if held else None
    highest = _highest(board)
    if highest > HOME:
        return Obstacle(NotAllHome, highest)
    if destination < OFF and highest > source:
        return Obstacle(HigherCheckerFirst, highest)
    return None


def moved(board: int, source: int, number: int) -> int:
    """The packed board after a move that nothing forbids."""
    destination = max(source - number, OFF)
    board += one(destination) - one(source)
    if destination and opposing_checkers(board, destination):
        board += (_HIT - one(destination)) << OPPONENT
    return board


def own_checkers(board: int, place: int) -> int:
    """How many checkers the mover has on a place."""
    return board >> BITS * place & _COUNT


def opposing_checkers(board: int, point: int) -> int:
    """How many checkers the opponent has on a point, in the mover's numbering."""
    return board >> OPPONENT + BITS * point & _COUNT


def _highest(board: int) -> int:
    """The mover's highest place with a checker."""
    return ((board & _OWN).bit_length() - 1) // BITS
