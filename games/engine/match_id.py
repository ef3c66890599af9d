"""Cube, dice and score as GNU Backgammon's match ID (formats.md 1.2).

It has no beavers and no limit of the cube, and the dice always stand in it with the larger first.
An otter looks like a beaver of a higher cube.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from . import base64_id
from .board import Board
from .errors import MalformedGnubgId
from .setup import USUAL_CUBE_LIMIT, Offer, Setup, counts_as_crawford, roll_of_numbers
from .sides import Side

BYTES: Final = 9
CHARACTERS: Final = base64_id.characters(BYTES)

FIELDS: Final = {
    "cube_log": 4,
    "cube_owner": 2,
    "on_roll": 1,
    "crawford": 1,
    "game_state": 3,
    "turn": 1,
    "doubled": 1,
    "resigned": 2,
    "die1": 3,
    "die2": 3,
    "length": 15,
    "score0": 15,
    "score1": 15,
    "no_jacoby": 1,
}
"""What stands in a match ID, from bit 0 up, with the number of bits."""

NOBODY: Final = 3
"""The owner of a cube in the middle."""


def match_id(setup: Setup) -> str:
    """The 12 characters for everything but the checkers."""
    number = at = 0
    values = decoded(setup)
    for name, bits in FIELDS.items():
        number |= values[name] << at
        at += bits
    return base64_id.write(number, BYTES)


def decoded(setup: Setup) -> dict[str, int]:
    """The fields of the match ID by name, as numbers."""
    return {
        "cube_log": setup.cube_log,
        "cube_owner": NOBODY if setup.cube_owner is None else int(setup.cube_owner),
        "on_roll": int(setup.on_roll),
        "crawford": int(setup.crawford),
        "game_state": setup.game_state,
        "turn": int(setup.decides),
        "doubled": int(bool(setup.offer)),
        "resigned": setup.resigned,
        "die1": setup.roll.high if setup.roll else 0,
        "die2": setup.roll.low if setup.roll else 0,
        "length": setup.length,
        "score0": setup.scores[0],
        "score1": setup.scores[1],
        "no_jacoby": int(not setup.jacoby),
    }


def from_match_id(text: str, board: Board) -> Setup:
    """The setup of a match ID, with the checkers of `board`, which the player on roll sees. Raises
    MalformedGnubgId, InvalidDice, or InvalidPosition for what no session can come to."""
    rest = base64_id.read(text, BYTES)
    values = {}
    for name, bits in FIELDS.items():
        values[name] = rest & (1 << bits) - 1
        rest >>= bits
    if rest:
        raise MalformedGnubgId(reason="bits are set after the last of its fields")
    return _setup(values, board)


def _setup(values: Mapping[str, int], board: Board) -> Setup:
    on_roll, owner = Side(values["on_roll"]), _owner(values["cube_owner"])
    offer = _offer(values, owner)
    level = 1 << values["cube_log"]
    length, scores = values["length"], (values["score0"], values["score1"])
    return Setup(
        board=board,
        on_roll=on_roll,
        decides=Side(values["turn"]),
        roll=roll_of_numbers(values["die1"], values["die2"]),
        cube_level=level,
        cube_owner=owner,
        offer=offer,
        resigned=values["resigned"],
        game_state=values["game_state"],
        crawford=counts_as_crawford(bool(values["crawford"]), length, scores),
        length=length,
        scores=scores,
        # Builds of gnubg older than this bit leave it unset in matches too.
        jacoby=not values["no_jacoby"] and not length,
        cube_limit=max(USUAL_CUBE_LIMIT, level << bool(offer)),
    )


def _owner(value: int) -> Side | None:
    if value == NOBODY:
        return None
    if value not in tuple(Side):
        raise MalformedGnubgId(reason=f"the owner of its cube must be 0, 1 or 3, not {value}")
    return Side(value)


def _offer(values: Mapping[str, int], owner: Side | None) -> Offer:
    """What is offered follows from who has to answer it, and from whether the cube was already
    turned: it then belongs to the side that is not on roll."""
    if not values["doubled"]:
        return ""
    if values["turn"] ^ bool(values["resigned"]) == values["on_roll"]:
        return "beaver"
    return "double" if owner in (None, values["on_roll"]) else "raccoon"
