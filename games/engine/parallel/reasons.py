"""Which rule a written play of a parallel game breaks: the one that helps most to be told."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from games.engine import reading
from games.engine.legality import (
    BothNumbersPlayable,
    DoubletPlayable,
    HigherNumberPlayable,
    NumberUsedTwice,
    TooManyMoves,
)
from games.engine.packed import HOME
from games.engine.reading import Paths, hops
from games.engine.refusals import Why, in_the_way, nobody, not_given
from games.engine.routes import NAMES

from .breaches import MarkedElsewhere, RowForbidden, RowToOpen
from .counts import POINTS
from .groups import Numbers
from .obstacles import obstacle
from .piles import Piles
from .play import LongPlay
from .reading import Stuck, Written
from .search import Moves
from .steps import Step

if TYPE_CHECKING:
    from .game import LongGame

OPPONENT = "the opponent"


def stuck_at(game: LongGame, written: Written, numbers: Numbers, stuck: list[Stuck]) -> Why:
    """Why the moves cannot be made: there is nobody to move, the dice do not give it, or what was
    in the way of the attempts that got farthest."""
    moves, before = hops(written[0] + written[1]), game.seen_by(game.actor)
    on_foot = moves if game.variant.jump is None else _without_flights(moves, numbers)
    if why := nobody(before.own, moves) or not_given(numbers, on_foot):
        return why
    if len(moves) > len(numbers):
        return TooManyMoves, {"count": len(moves), "numbers": len(numbers)}
    if not stuck:
        move = "{}/{}".format(*(NAMES[place] for place in moves[-1]))
        return (MarkedElsewhere if written[1] else NumberUsedTwice), {"move": move}
    return in_the_way(
        [
            reading.Stuck(
                at.depth,
                reading.Move(at.source, at.number, at.target),
                obstacle(game, before, at),
            )
            for at in stuck
        ],
        OPPONENT,
    )


def _without_flights(moves: Paths, numbers: Numbers) -> Paths:
    """Flights need no other number than that of the point where they end."""
    return tuple(
        (source, target)
        for source, target in moves
        if source != POINTS or target > HOME or target not in numbers
    )


def not_legal(
    mover: Moves[Piles],
    ends: Mapping[Piles, tuple[Step, ...]],
    numbers: Numbers,
    plays: Sequence[LongPlay],
) -> Why:
    """Why the plays that are possible are none of those that are allowed."""
    longest = max(len(steps) for steps in ends.values())
    asked = max(len(play.steps) for play in plays)
    doublet = len(set(numbers)) == 1
    if longest < asked:
        return (DoubletPlayable, {"count": asked}) if doublet else (BothNumbersPlayable, {})
    if all(mover.holds(end) for end, steps in ends.items() if len(steps) == longest):
        return RowForbidden, {}
    if not doublet and longest == 1:
        return HigherNumberPlayable, {"number": max(numbers)}
    return RowToOpen, {}
