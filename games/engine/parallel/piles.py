"""All checkers of both sides as the one that moves sees them."""

from __future__ import annotations

from typing import Final, NamedTuple

from games.engine.packed import FLAG, each, one

from . import counts
from .counts import ON_BOARD, POINTS, across, occupied
from .extras import NONE, Extra

_TWO: Final = each(14)


class Piles(NamedTuple):
    """The mover's free checkers and the opponent's, each side in its own numbering, and what each
    has beside them. `won`, `lost`: the marked checker of the mover, or of the opponent, has taken
    the other's, where that ends the game."""

    own: int
    opponent: int
    mine: Extra = NONE
    his: Extra = NONE
    won: bool = False
    lost: bool = False

    @property
    def turned(self) -> Piles:
        """The same as the opponent sees it."""
        return Piles(self.opponent, self.own, self.his, self.mine, self.lost, self.won)

    @property
    def is_over(self) -> bool:
        """Whether a marked checker has ended the game."""
        return self.won or self.lost


def one_on_each(points: int) -> int:
    """A side with one checker on each of these points."""
    return points >> FLAG.bit_length() - 1


def whole(side: int, extra: Extra) -> int:
    """Every checker that is in play: prisoners where they are held, those on the bar on the head,
    where they return to."""
    return side + one_on_each(extra.prisoners) + extra.bar * one(POINTS)


def pips(side: int, extra: Extra = NONE) -> int:
    """How many points all checkers in play still have to go. From the bar it is as far as from the
    head, where one comes back free of charge."""
    return counts.pips(whole(side, extra))


def is_off(side: int, extra: Extra = NONE) -> bool:
    """Whether nobody is left in play. A checker that was never brought in is not missed."""
    return not occupied(whole(side, extra))


def several(side: int) -> int:
    """The flags of the points where the side has two or more."""
    return side + _TWO & ON_BOARD


def held(side: int, opponent: Extra) -> int:
    """The flags of the points that a side holds firmly where single checkers can be taken: two
    stand there, or one above a checker of the opponent's."""
    return several(side) | occupied(side) & across(opponent.prisoners)
