"""The legal plays of a roll."""

from __future__ import annotations

from typing import Final

from . import generator, routes
from .board import Board
from .dice import AnyRoll, Roll
from .errors import GameIsOver
from .packed import BAR, OPPONENT, one
from .routes import Route, Way

_POINTS: Final = sum(map(one, range(1, BAR)))
"""One checker on each point: where the opponent's half has changed, a blot was hit."""


class Play:
    """All the moves of one roll: what they lead to, and how they are written.

    `str(play)` is the canonical text: the hops of one checker joined, stops shown
    only where a blot is hit, sources from the highest, then destinations from the highest. Without
    sources it is the turn of a player who cannot move, written as nothing.
    """

    __slots__ = ("_after", "_before", "_roll", "_sources")

    def __init__(self, before: int, roll: Roll, after: int, sources: tuple[int, ...]) -> None:
        self._roll = roll
        self._before, self._after, self._sources = before, after, sources

    @property
    def roll(self) -> Roll:
        """The dice that are played."""
        return self._roll

    @property
    def board(self) -> Board:
        """The board after the play, still seen by the player who made it."""
        return Board._trusted(self._after)

    @property
    def numbers_played(self) -> int:
        """How many of the roll's numbers the play uses."""
        return sum(map(bool, self._sources))

    @property
    def routes(self) -> tuple[Route, ...]:
        """Each checker's way, in the order in which the ways are written."""
        return tuple((way[0], way[-1], tuple(way[1:-1])) for way in self._ways())

    @property
    def hits(self) -> frozenset[int]:
        """The points, in the player's numbering, where a blot was hit."""
        hit = (self._before ^ self._after) >> OPPONENT
        return frozenset(point for point in range(1, BAR) if hit & one(point))

    def _ways(self) -> list[Way]:
        """Each checker's way, in the order in which they are written."""
        if not self._sources:
            return []
        roll = self._roll
        if roll.first == roll.second:
            return routes.of_doublet(roll.first, self._sources)
        return routes.of_two_dice(roll.first, roll.second, self._sources)

    def __str__(self) -> str:
        return routes.write(self._ways(), (self._before ^ self._after) >> OPPONENT & _POINTS)

    def __repr__(self) -> str:
        return f"<Play {self.roll}: {self}>"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Play):
            return NotImplemented
        mine, theirs = (self._before, self._after), (other._before, other._after)
        return mine == theirs and self._roll == other._roll

    def __hash__(self) -> int:
        return hash((self._before, self._after))


def legal_plays(board: Board, dice: AnyRoll) -> tuple[Play, ...]:
    """One play for each distinct position that the player on roll can reach with `dice`; none when
    he cannot move. As many numbers as possible are played, and the higher if only one can be.
    Raises InvalidDice, and GameIsOver where a side has no checker left. Rules: variants.md SB-3 to
    SB-6."""
    roll, before = Roll.of(dice), board.packed
    if board.is_finished:
        raise GameIsOver
    found = generator.results(before, roll.first, roll.second)
    return tuple([Play(before, roll, after, sources) for after, sources in found.items()])
