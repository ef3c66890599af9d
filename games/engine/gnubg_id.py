"""GNU Backgammon's ID of a position and the match around it: both IDs joined by a colon."""

from __future__ import annotations

from . import match_id as match
from . import position_id as position
from .errors import MalformedGnubgId
from .setup import Setup
from .sides import Side


def gnubg_id(setup: Setup) -> str:
    """`PositionID:MatchID`. Beavers, the limit of the cube and the order of the dice are lost, and
    an otter is written as the beaver of a higher cube that it then looks like."""
    return f"{position.position_id(setup.board)}:{match.match_id(setup)}"


def from_gnubg_id(text: str) -> Setup:
    """The setup of both IDs, in either order, told apart by their lengths; or of a position ID
    alone: Black to roll for money, without the Jacoby rule. Raises MalformedGnubgId, InvalidDice,
    or InvalidPosition for what no session can come to."""
    first, *others = (part.strip() for part in text.split(":"))
    if not others:
        return Setup(board=position.board_from_position_id(first), decides=Side.BLACK)
    if len(others) > 1:
        reason = f"it has {len(others)} colons, but one joins a position ID and a match ID"
        raise MalformedGnubgId(reason=reason)
    second = others[0]
    if len(first) == match.CHARACTERS:
        first, second = second, first
    return match.from_match_id(second, position.board_from_position_id(first))
