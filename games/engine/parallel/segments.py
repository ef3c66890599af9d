"""The legal plays of one segment of a parallel game."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from games.engine.packed import HOME, flags
from games.engine.variants import Variant
from games.engine.variants.components import Unblock

from .counts import ON_BOARD, across, highest, occupied
from .groups import DOUBLET_TIMES, Numbers
from .moving import Mover
from .search import Found, Ways, played
from .walls import ROW

_DOUBLET: Final[Numbers] = (1,) * DOUBLET_TIMES
_UNEQUAL: Final[Numbers] = (2, 1)


def legal(
    variant: Variant, own: int, opponent: int, numbers: Numbers, *, head: int | None
) -> Found[int]:
    """Each distinct side that the numbers can lead to, with one play for each; the side unchanged
    where it cannot move. The opponent never changes."""
    mover = Mover(variant, own, opponent, head=head, numbers=numbers)
    found = played(mover, own, numbers)
    if variant.block.unblock is Unblock.OFF:
        return found
    return Found(_unblocking(variant, own, opponent, found.ways), found.left)


def can_move(variant: Variant, own: int, opponent: int) -> bool:
    """Whether the side has a step with any number, a limit of the head and rows apart."""
    # Doublets may fly where other rolls do not, or burn: nothing else tells them apart.
    kinds = (_DOUBLET,) if variant.jump is None else (_DOUBLET, _UNEQUAL)
    movers = [Mover(variant, own, opponent, head=None, numbers=numbers) for numbers in kinds]
    return any(mover.steps(own, number) for mover in movers for number in range(1, HOME + 1))


def _unblocking(variant: Variant, own: int, opponent: int, ways: Ways[int]) -> Ways[int]:
    """Only those that open the row behind which the opponent is shut in, if there are any."""
    if variant.block.unblock is Unblock.IMMOBILE:
        if can_move(variant, opponent, own):
            return ways
        opening = (after for after in ways if can_move(variant, opponent, after))
    else:
        row = row_before(own, opponent)
        if not row:
            return ways
        opening = (after for after in ways if across(occupied(after)) & row != row)
    return _only(ways, opening)


def row_before(own: int, opponent: int) -> int:
    """The six points before the opponent's only point, where they are all held against him; in his
    numbering, 0 for none."""
    points = occupied(opponent)
    if not points or points & points - 1:
        return 0
    place = highest(points)
    row = flags(range(place - ROW, place)) & ON_BOARD if place > ROW else 0
    return row if row and across(occupied(own)) & row == row else 0


def _only(ways: Ways[int], wanted: Iterable[int]) -> Ways[int]:
    return {after: ways[after] for after in wanted} or ways
