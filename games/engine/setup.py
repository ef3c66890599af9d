"""What the notations of a position tell, as plain values: the meeting point of all of them.

XGID, the IDs of GNU Backgammon and Snowie's line are read into a `Setup` and written from one. Each
carries a part of it; what it does not carry is the default on reading and left out on writing.

While a double is not yet answered the player who doubled is still on roll, and the cube has the
level and the owner it had before; a beaver takes that double, so that the cube is then the other
side's, at the level the double offered, and so on (formats.md 1.2).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from .board import Board
from .dice import Roll
from .errors import InvalidPosition, shown
from .packed import BAR
from .sides import Side

NO_GAME: Final = 0
PLAYING: Final = 1
OVER: Final = 2
RESIGNED: Final = 3
DROPPED: Final = 4

Offer: TypeAlias = Literal["", "double", "beaver", "raccoon", "otter"]
"""How the cube was turned last, as long as that is not answered; "" when there is no question."""

TURNED_BEFORE: Final[dict[Offer, int]] = {"double": 0, "beaver": 1, "raccoon": 2, "otter": 3}
"""How often the cube was already turned in the same exchange."""

USUAL_CUBE_LIMIT: Final = 1024
HIGHEST_CUBE_LIMIT: Final = 4096
"""As in gnubg (formats.md 3.7)."""
MOST_POINTS: Final = 2**15 - 1
"""The longest match and the highest score that a match ID has room for."""


@dataclass(frozen=True, kw_only=True, slots=True)
class Setup:
    """A position in a match or in a money session, checked: raises InvalidPosition for what no
    session can come to."""

    board: Board
    """As `on_roll` sees it."""
    on_roll: Side = Side.BLACK
    decides: Side
    """Whose decision it is: see `decider`."""
    roll: Roll | None = None
    """The dice in the order in which they were thrown or written."""
    cube_level: int = 1
    cube_owner: Side | None = None
    """None: in the middle."""
    offer: Offer = ""
    resigned: int = 0
    """What the side that had to decide offers to lose, 1, 2 or 3 times the cube, so that the other
    has to answer; 0: nothing."""
    game_state: int = PLAYING
    """NO_GAME, PLAYING, OVER (played to the end), RESIGNED or DROPPED."""
    crawford: bool = False
    length: int = 0
    """Points of the match; 0: a money session."""
    scores: tuple[int, int] = (0, 0)
    """White's and Black's points."""
    jacoby: bool = False
    beavers: bool = False
    cube_limit: int = USUAL_CUBE_LIMIT
    """The highest level of the cube; 1: it is not used at all."""

    def __post_init__(self) -> None:
        for problem in _problems(self):
            raise InvalidPosition(reason=problem)

    @property
    def cube_log(self) -> int:
        """The level of the cube as a power of two."""
        return self.cube_level.bit_length() - 1

    @property
    def match_is_over(self) -> bool:
        """Whether a side has the points of the match."""
        return 0 < self.length <= max(self.scores)


def decider(on_roll: Side, offer: Offer, resigned: int) -> Side:
    """Whose decision it is: each turn of the cube, and a resignation, asks the other side."""
    turns = TURNED_BEFORE[offer] + 1 if offer else 0
    return on_roll.other if (turns + bool(resigned)) % 2 else on_roll


def counts_as_crawford(marked: bool, length: int, scores: Sequence[int]) -> bool:
    """Whether a game that a notation marks as the Crawford game is one. Like gnubg, drops the mark
    in a match to one point and where nobody is one point away. Money is left to `Setup`."""
    return marked and (not length or (length > 1 and length - 1 in scores))


def roll_of_numbers(first: int, second: int) -> Roll | None:
    """The roll of two numbers, none if both are 0. Raises InvalidDice, also for one die alone."""
    if first == second == 0:
        return None
    return Roll(first, second)


def board_of_row(row: Sequence[int]) -> Board:
    """The board of 26 counts as both XGID and Snowie have them: the opponent's bar, points 1 to 24
    of the player on roll, his bar; his checkers positive, the opponent's negative. The other way
    round it is `row_of_board`. Raises InvalidPosition."""
    if row[0] > 0 or row[BAR] < 0:
        raise InvalidPosition(reason="a checker is on the bar of the other side")
    return Board(
        {point: count for point, count in enumerate(row) if count > 0},
        {BAR - point: -count for point, count in enumerate(row) if count < 0},
    )


def row_of_board(board: Board) -> list[int]:
    """The 26 counts that `board_of_row` reads."""
    return list(board)


def row_of_the_other_side(row: Sequence[int]) -> list[int]:
    """The same checkers in the row of the other side."""
    return [-count for count in reversed(row)]


def _problems(setup: Setup) -> Iterator[str]:
    yield from _problems_of_the_score(setup)
    yield from _problems_of_the_cube(setup)
    if setup.offer:
        yield from _problems_of_the_offer(setup, TURNED_BEFORE[setup.offer])
    if setup.resigned not in range(4):
        yield f"a resignation is for 1, 2 or 3 times the cube, not {shown(setup.resigned)}"
    decides = decider(setup.on_roll, setup.offer, setup.resigned)
    if (setup.offer or setup.game_state == PLAYING) and setup.decides != decides:
        yield f"it is {decides.label} that has to decide, not {decides.other.label}"


def _problems_of_the_score(setup: Setup) -> Iterator[str]:
    for points in (setup.length, *setup.scores):
        if not 0 <= points <= MOST_POINTS:
            yield f"a length or score is 0 to {MOST_POINTS}, not {points}"
    if setup.game_state not in range(DROPPED + 1):
        yield f"the state of a game is 0 to {DROPPED}, not {shown(setup.game_state)}"
    if setup.match_is_over and setup.game_state in (NO_GAME, PLAYING):
        yield f"a match to {setup.length} is already won with a score of {max(setup.scores)}"
    if setup.crawford and not setup.length:
        yield "a money session has no Crawford game"
    if setup.length and (setup.jacoby or setup.beavers):
        yield "a match has neither the Jacoby rule nor beavers"


def _problems_of_the_cube(setup: Setup) -> Iterator[str]:
    for level in (setup.cube_level, setup.cube_limit):
        if level < 1 or level & (level - 1):
            yield f"a cube shows a power of two, not {level}"
    if setup.cube_limit > HIGHEST_CUBE_LIMIT:
        yield f"the limit of the cube is {HIGHEST_CUBE_LIMIT} at most, not {setup.cube_limit}"
    level = setup.cube_level << bool(setup.offer)
    if setup.crawford and level > 1:
        yield "the cube is not used in the Crawford game"
    if level > setup.cube_limit:
        yield f"a cube at {level} is beyond the limit of {setup.cube_limit}"


def _problems_of_the_offer(setup: Setup, turned_before: int) -> Iterator[str]:
    if setup.roll:
        yield "the cube is turned before the dice are thrown, not after"
    if turned_before and setup.length:
        yield "a match has no beavers"
    if turned_before and setup.cube_owner != setup.on_roll.other:
        yield f"after a {setup.offer} the cube belongs to the side that was doubled"
    if not turned_before and setup.cube_owner == setup.on_roll.other:
        yield "the cube belongs to the other side"
    if setup.cube_log < turned_before:
        yield f"after a {setup.offer} the cube is at {1 << turned_before} at least"
