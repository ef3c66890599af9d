"""The checkers as GNU Backgammon's position ID (formats.md 1.1).

Two lists of 25 counts, each side's own points 1 to 24 and then its bar: first the player who is not
on roll, then the player on roll. Each count is that many one-bits and a zero. What is missing from
15 has been borne off.
"""

from __future__ import annotations

from typing import Final

from . import base64_id
from .board import Board
from .errors import MalformedGnubgId
from .packed import BAR, CHECKERS

BYTES: Final = 10
CHARACTERS: Final = base64_id.characters(BYTES)


def position_id(board: Board) -> str:
    """The 14 characters for the checkers of both sides, as the player on roll sees them."""
    counts = (*board.opponent[1:], *board.own[1:])
    bits = "".join(["1" * count + "0" for count in counts])
    return base64_id.write(int(bits[::-1], 2), BYTES)


def board_from_position_id(text: str) -> Board:
    """The board of a position ID, seen by the player on roll. Raises MalformedGnubgId for what is
    no position ID, and InvalidPosition for checkers that no game can have."""
    bits = f"{base64_id.read(text, BYTES):0{8 * BYTES}b}"[::-1]
    counts = [len(ones) for ones in bits.split("0")]
    if len(counts) <= 2 * BAR:
        raise MalformedGnubgId(reason=f"a side has more than {CHECKERS} checkers")
    if any(counts[2 * BAR :]):
        raise MalformedGnubgId(reason="bits are set after the last of its 50 counts")
    own, opponent = counts[BAR : 2 * BAR], counts[:BAR]
    return Board(dict(enumerate(own, 1)), dict(enumerate(opponent, 1)))
