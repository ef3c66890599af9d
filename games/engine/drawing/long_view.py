"""A parallel game as one side sees it: what stands on each point, by that side's numbers.

Drawn like any board: 24 at the top right, 1 at the bottom right. Both sides go from the right to
the left above and back below, so the other's head is at the bottom left, and his home at the top
left.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from games.engine.packed import HOME, OFF, flag
from games.engine.parallel import counts
from games.engine.parallel.counts import PLACES, POINTS
from games.engine.parallel.piles import pips as still_to_go
from games.engine.sides import Side

if TYPE_CHECKING:
    from games.engine.cube import Cube
    from games.engine.parallel.game import LongGame
    from games.engine.parallel.verdicts import Verdict

HEAD: Final = POINTS
HOME_POINTS: Final = range(HOME, OFF, -1)


@dataclass(frozen=True, slots=True)
class Scene:
    """What is drawn: a game, and where it has one its `cube`, whom it lets double, and what they
    make of the end of the game."""

    game: LongGame
    verdict: Verdict | None
    actor: Side
    cube: Cube | None = None
    may_double: bool = False


@dataclass(frozen=True, slots=True)
class Pile:
    """The checkers of a point: a side's, and perhaps one of the other `held` beneath them.
    `marked`: one of the free ones is the marked checker; `held_marked`: the one beneath is."""

    side: Side
    count: int
    held: bool = False
    marked: bool = False
    held_marked: bool = False


def seen(point: int, side: Side, viewer: Side) -> int:
    """What the viewer calls a side's point."""
    return point if side is viewer else counts.opposite(point)


def piles(game: LongGame, viewer: Side) -> dict[int, Pile]:
    """What stands on each point where somebody stands, by the viewer's numbers."""
    return {point: pile for side in Side for point, pile in _of(game, side, viewer)}


def _of(game: LongGame, side: Side, viewer: Side) -> Iterator[tuple[int, Pile]]:
    extra, below = game.extras[side], game.extras[side.other]
    for point in range(1, PLACES):
        if count := counts.count(game.sides[side], point):
            his = seen(point, side, side.other)
            held = his in prisons(game, side.other)
            yield (
                seen(point, side, viewer),
                Pile(side, count, held, extra.marked == point, held and below.marked == his),
            )


def prisons(game: LongGame, side: Side) -> tuple[int, ...]:
    """The side's own points where a checker of it is held, the highest first."""
    flags = game.extras[side].prisoners
    return tuple(point for point in range(POINTS, OFF, -1) if flags & flag(point))


def pips(game: LongGame, side: Side) -> int:
    """How many points all checkers of a side that have come in still have to go."""
    return still_to_go(game.sides[side], game.extras[side])
