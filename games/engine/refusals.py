"""Which rule a written play breaks: the one that helps the player most to be told."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from .dice import Roll
from .errors import IllegalPlay
from .generator import Sources
from .legality import (
    BothNumbersPlayable,
    CheckerOnBar,
    DoubletPlayable,
    EveryStopHeld,
    HigherCheckerFirst,
    HigherNumberPlayable,
    NobodyOnBar,
    NoChecker,
    NoDieMoves,
    NoNumberLeft,
    NoSuchNumber,
    NotAllHome,
    NumberUsedTwice,
    PointHeld,
    TooFewCheckers,
    TooManyMoves,
    own_checkers,
)
from .packed import BAR, HOME
from .reading import Numbers, Paths, Stuck, fit, hops, without
from .routes import NAMES

Why: TypeAlias = tuple[type[IllegalPlay], dict[str, object]]
"""A broken rule, and what its message says besides the play and the dice."""

Fit: TypeAlias = Callable[[Paths, Numbers], bool]

_HELPS: Final = (NotAllHome, HigherCheckerFirst, PointHeld, NoChecker, NobodyOnBar, CheckerOnBar)
"""What was in the way, the most helpful first; only a held point where the player means to land is
more so. That others must wait for the bar comes last: here he has written who is to enter."""


def stuck_at(board: int, roll: Roll, paths: Paths, stuck: list[Stuck], holder: str) -> Why:
    """Why the moves cannot be made: somebody is left on the bar, there is nobody to move, the dice
    do not give it, or what was in the way of the attempts that got farthest."""
    entering = sum(path[0] == BAR for path in paths)
    if entering < len(paths) and entering < own_checkers(board, BAR):
        return CheckerOnBar, {}
    moves = hops(paths)
    return nobody(board, moves) or not_given(roll.numbers, moves) or in_the_way(stuck, holder)


def too_few_numbers(roll: Roll, legal: dict[int, Sources]) -> Why:
    """The play is possible, but not all that must be played."""
    sources = next(iter(legal.values()))
    count = sum(map(bool, sources))
    if roll.is_doublet:
        return DoubletPlayable, {"count": count}
    if count == len(sources):
        return BothNumbersPlayable, {}
    return HigherNumberPlayable, {"number": roll.high}


def nobody(board: int, moves: Paths) -> Why | None:
    """The first move for which there is no checker, counting those that come to its point."""
    for source, target in moves:
        there = own_checkers(board, source) + sum(end == source for _, end in moves)
        if there < sum(start == source for start, _ in moves):
            if source == BAR:
                return NobodyOnBar, {"move": _written(source, target)}
            rule = TooFewCheckers if there else NoChecker
            return rule, {"point": source, "move": _written(source, target)}
    return None


def not_given(numbers: Numbers, moves: Paths, fit: Fit = fit) -> Why | None:
    """Too many moves, or the first that the numbers are not enough for; `fit` tells whether they
    are enough for some."""
    if len(moves) > len(numbers):
        return TooManyMoves, {"count": len(moves), "numbers": len(numbers)}
    for source, target in moves:
        if not fit(((source, target),), numbers):
            asked, move = source - target, _written(source, target)
            if asked > HOME:
                return NoDieMoves, {"move": move}
            return NoSuchNumber, {"move": move, "number": asked}
    for count in range(2, len(moves) + 1):
        if not fit(moves[:count], numbers):
            begun, rule = moves[: count - 1], NumberUsedTwice
            if not any(fit(begun, without(numbers, number)) for number in set(numbers)):
                rule = NoNumberLeft
            return rule, {"move": _written(*moves[count - 1])}
    return None


def in_the_way(stuck: list[Stuck], holder: str) -> Why:
    """What stopped the attempts that got farthest."""
    farthest = max(attempt.depth for attempt in stuck)
    last = [attempt for attempt in stuck if attempt.depth == farthest]
    move, (rule, point) = min(last, key=_helps)[1:]
    if rule is PointHeld and point != move.target:
        # A point on the way: if there is another way, it is closed as well.
        stops = {at.obstacle.point for at in last if at.move[::2] == move[::2]}
        if len(stops) > 1:
            names = " and ".join(map(str, sorted(stops, reverse=True)))
            way = _written(move.source, move.target)
            return EveryStopHeld, {"move": way, "stops": names, "holder": holder}
    return rule, {"point": point, "holder": holder, "move": _written(move.source, move.target)}


def _helps(attempt: Stuck) -> int:
    rule, point = attempt.obstacle
    if rule not in _HELPS:
        # A rule of another game, which tells more than what all games have.
        return 0
    return -1 if rule is PointHeld and point == attempt.move.target else 1 + _HELPS.index(rule)


def _written(source: int, target: int) -> str:
    return f"{NAMES[source]}/{NAMES[target]}"
