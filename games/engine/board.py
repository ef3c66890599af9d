"""Thirty checkers, seen by the player on roll."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from operator import mul
from typing import Final

from .drawing import text as drawn
from .errors import (
    BothShutOut,
    InvalidPosition,
    NobodyLeft,
    PointSharedByBoth,
    TooManyCheckers,
    shown,
)
from .frozen import Frozen
from .outcome import Win
from .packed import BAR, BITS, CHECKERS, HOME, OFF, PLACES, one, pack, swapped, unpack

START: Final[Mapping[int, int]] = Frozen({24: 2, 13: 5, 8: 3, 6: 5})
"""Each side's checkers at the start, on his own points (SB-1)."""

FULL_PRIME: Final = 6
"""Points in a row that no checker passes: no number is higher."""

_PLAYED: Final = one(PLACES) - one(1)
"""The places of one side without those borne off."""

_COUNT: Final = one(1) - 1
"""The lowest place: the player's checkers borne off."""
_HIS_OFF: Final = BITS * (2 * PLACES - 1)
"""How far the highest is shifted: the opponent's."""


class Board:
    """The checkers of both sides, immutable and hashable, as the player on roll sees them.

    Each side numbers the board for himself: 24 is the farthest point, 6 to 1 his home board, 25 the
    bar and 0 off the board. The player's point `p` is his opponent's `25 - p`. What is asked of the
    player is asked of the opponent by `swap()`; `str(board)` draws it in plain text.

    `board[point]` counts the player's checkers up and the opponent's down, and `list(board)` is all
    26 of these counts, from the opponent's bar to his own; checkers borne off are not among them.
    """

    __slots__ = ("_packed",)

    _packed: int

    def __init__(self, own: Mapping[int, int], opponent: Mapping[int, int]) -> None:
        """A board from checkers by point, each side in its own numbering, 25 for the bar. What is
        missing from 15 has been borne off. Raises InvalidPosition for what no game can reach."""
        object.__setattr__(self, "_packed", _checked(own, opponent))

    @classmethod
    def start(cls) -> Board:
        """The start of a game of backgammon (SB-1)."""
        return cls(START, START)

    @classmethod
    def _trusted(cls, packed: int) -> Board:
        """A board the engine itself has made, unchecked."""
        board = cls.__new__(cls)
        object.__setattr__(board, "_packed", packed)
        return board

    @property
    def packed(self) -> int:
        """The board as one integer; see `games.engine.packed`."""
        return self._packed

    @property
    def own(self) -> tuple[int, ...]:
        """The player's 26 counts by his own numbering: off, points 1 to 24, bar."""
        return unpack(self._packed)[0]

    @property
    def opponent(self) -> tuple[int, ...]:
        """The opponent's 26 counts by the opponent's own numbering."""
        return unpack(self._packed)[1]

    def __getitem__(self, point: int) -> int:
        """What stands on the player's point 1 to 24: his checkers counted up, the opponent's down.
        25 is his bar and 0 the opponent's. Raises IndexError."""
        if not 0 <= point < PLACES:
            raise IndexError(f"A board has the places 0 to {BAR}, not {point}.")
        own, opponent = unpack(self._packed)
        return (own[point] if point else 0) - (opponent[BAR - point] if point < BAR else 0)

    def __len__(self) -> int:
        """The places that can be asked for by number: 24 points and both bars."""
        return PLACES

    def __iter__(self) -> Iterator[int]:
        """What stands on each place from 0 to 25, as `board[place]` has it."""
        return map(self.__getitem__, range(PLACES))

    @property
    def bar(self) -> int:
        """The player's checkers on the bar."""
        return self.own[BAR]

    @property
    def off(self) -> int:
        """The player's checkers borne off."""
        return self.own[OFF]

    def swap(self) -> Board:
        """The same checkers seen by the other side."""
        return Board._trusted(swapped(self._packed))

    @property
    def pips(self) -> int:
        """How many pips the player still has to go; the opponent's are `swap().pips`."""
        return sum(map(mul, range(PLACES), self.own))

    @property
    def is_contact(self) -> bool:
        """Whether a checker of one side still has to pass one of the other's."""
        return _farthest(self._packed) + _farthest(swapped(self._packed)) > BAR

    @property
    def is_race(self) -> bool:
        """Whether the two sides have passed each other for good."""
        return not self.is_contact

    @property
    def has_closed_board(self) -> bool:
        """Whether the player holds all six points of his home board."""
        return all(count > 1 for count in self.own[1 : HOME + 1])

    @property
    def is_shut_out(self) -> bool:
        """Whether the player is on the bar against a closed board: no number lets him move."""
        return self.bar > 0 and self.swap().has_closed_board

    @property
    def longest_prime(self) -> int:
        """How many points in a row the player holds at most, of the board's 24."""
        longest = running = 0
        for count in self.own[1:BAR]:
            running = running + 1 if count > 1 else 0
            longest = max(longest, running)
        return longest

    @property
    def has_full_prime(self) -> bool:
        """Whether the player holds six points in a row: nobody behind them can pass."""
        return self.longest_prime >= FULL_PRIME

    @property
    def may_bear_off(self) -> bool:
        """Whether all of the player's checkers are home or off (SB-6)."""
        return _farthest(self._packed) <= HOME

    @property
    def is_finished(self) -> bool:
        """Whether a side has borne off its last checker: nobody moves any more (SB-6)."""
        return self._packed & _COUNT == CHECKERS or self._packed >> _HIS_OFF == CHECKERS

    @property
    def win(self) -> Win | None:
        """What the player has won by bearing off his last checker (SB-7); None while he has
        checkers left. His opponent's win is `swap().win`."""
        if self.off < CHECKERS:
            return None
        loser = self.opponent
        if loser[OFF]:
            return Win.SINGLE
        # The winner's home board is the loser's points 19 to 24.
        return Win.BACKGAMMON if any(loser[BAR - HOME :]) else Win.GAMMON

    def __str__(self) -> str:
        return drawn.board_text(self)

    def __eq__(self, other: object) -> bool:
        return self._packed == other._packed if isinstance(other, Board) else NotImplemented

    def __hash__(self) -> int:
        return hash(self._packed)

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"A board never changes: {name} cannot be set.")

    def __delattr__(self, name: str) -> None:
        raise AttributeError(f"A board never changes: {name} cannot be deleted.")

    def __repr__(self) -> str:
        own, opponent = map(_by_point, (self.own, self.opponent))
        return f"Board({own}, {opponent})"

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return Board, (_by_point(self.own), _by_point(self.opponent))


def _farthest(packed: int) -> int:
    """The place of the farthest checker of the side whose half is lower; 0 if all are off."""
    played = packed & _PLAYED
    return (played.bit_length() - 1) // BITS if played else OFF


def _by_point(counts: Sequence[int]) -> dict[int, int]:
    return {place: counts[place] for place in range(BAR, OFF, -1) if counts[place]}


def _checked(own: Mapping[int, int], opponent: Mapping[int, int]) -> int:
    """Both sides packed. Raises InvalidPosition."""
    mine, his = _counts(own, "The player on roll"), _counts(opponent, "The opponent")
    for point in range(1, BAR):
        if mine[point] and his[BAR - point]:
            raise PointSharedByBoth(point=point)
    if mine[OFF] == his[OFF] == CHECKERS:
        raise NobodyLeft
    board = Board._trusted(pack(mine, his))
    if board.is_shut_out and board.swap().is_shut_out:
        raise BothShutOut
    return board.packed


def _counts(checkers: Mapping[int, int], side: str) -> list[int]:
    counts = [0] * PLACES
    for point, count in checkers.items():
        if type(point) is not int or not 1 <= point <= BAR:
            reason = f"a checker is on a point from 1 to 24, or on 25, the bar, not {shown(point)}"
            raise InvalidPosition(reason=reason)
        if type(count) is not int or count < 0:
            reason = f"point {point} must have a whole number of checkers, not {shown(count)}"
            raise InvalidPosition(reason=reason)
        counts[point] = count
    if sum(counts) > CHECKERS:
        raise TooManyCheckers(side=side, count=sum(counts))
    counts[OFF] = CHECKERS - sum(counts)
    return counts
