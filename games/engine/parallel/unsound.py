"""What long games refuse beside plays: dice and doubles out of turn, and positions they cannot
have."""

from __future__ import annotations

from games.engine.errors import (
    CubeNotAvailable,
    GameIsOver,
    InvalidPosition,
    OtherDiceThrown,
    PointSharedByBoth,
    UnknownVariant,
)


class NotFifteen(InvalidPosition):
    """{side} has {checkers}, those borne off among them, but a side has 15."""


class NotSideDigits(InvalidPosition):
    """{text} is not a side of a long game: that is 25 hexadecimal digits."""


class TwoRunners(InvalidPosition):
    """{side} has {count} checkers off the head before one has passed the opponent's head."""


class TooFarBack(InvalidPosition):
    """{side} has {count} checkers on point {point} or before it, but started with {most} there."""


class RowHeld(InvalidPosition):
    """{side} holds {points}, a row that nobody ever holds in {variant}."""


class DiceToPlayFirst(OtherDiceThrown):
    """{thrown} has been thrown, and is to be played before other dice."""


class NothingToWin(CubeNotAvailable):
    """{side} may not double: the other side is off, and all that is left is a last roll."""


class SideIsOff(GameIsOver):
    """{side} has borne off every checker: the game is over."""


class NoTurns(InvalidPosition):
    """The turns are two numbers, how often White and Black have thrown, not {turns}."""


class NoLastRoll(InvalidPosition):
    """A last roll is Black's once White is off and he is not, in a rule set that has one."""


class SharedPoint(PointSharedByBoth):
    """Both sides have checkers on point {point} of {side}, {other} of {opponent}."""


class NothingBeside(InvalidPosition):
    """{variant} has nothing beside the points, but {side} is given some."""


class MarkedNotTold(InvalidPosition):
    """{side} has a marked checker, and the points alone do not tell where it is."""


class MarkedNowhere(InvalidPosition):
    """{side} has no checker {place}, where its marked one is said to be."""


class NotAboveMarked(InvalidPosition):
    """{side} cannot have {above} above its marked checker: on its head stand {head}."""


class HeldByNobody(InvalidPosition):
    """{side} has a prisoner on point {point}, and nobody stands above it."""


class TooManyInReserve(InvalidPosition):
    """{side} has {count} in reserve, but starts with {most}."""


class UnknownRules(UnknownVariant):
    """A game by {variant} cannot be saved: no options make it of a rule set that has a name."""


class MadeByHand(InvalidPosition):
    """Only a game that began with start or at can be saved."""
