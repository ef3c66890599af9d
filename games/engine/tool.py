"""The tools of contract 2.2 and 2.3: one JSON object in, one out, whatever was asked.

`id` is kept. What cannot be honoured raises an EngineError with a stable code; the shells that read
lines or requests turn it into an answer.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from . import variants
from .dice import Roll
from .errors import InvalidDice, MalformedObject, NotRolled
from .gnubg_id import from_gnubg_id, gnubg_id
from .match_id import decoded, match_id
from .plays import legal_plays
from .position_id import position_id
from .setup import Setup
from .xgid import from_xgid, xgid

Object = Mapping[str, Any]


def legal_plays_of(obj: Object) -> dict[str, Any]:
    """Every distinct result of `dice`, or of the XGID's own, sorted by its position ID: that of the
    checkers after the play, the player who made it still on roll. Raises EngineError."""
    variants.get(_text(obj, "variant", "short"))
    setup = from_xgid(_text(obj, "xgid"))
    plays = legal_plays(setup.board, _dice(obj, setup))
    rows = [{"play": str(play), "position_id": position_id(play.board)} for play in plays]
    return {
        "dice_played": plays[0].numbers_played if plays else 0,
        "plays": sorted(rows, key=lambda row: row["position_id"]),
    }


def position_of(obj: Object) -> dict[str, Any]:
    """An `xgid` or a `gnubg_id` in every notation. Raises EngineError."""
    if ("xgid" in obj) == ("gnubg_id" in obj):
        raise MalformedObject(reason="either xgid or gnubg_id is needed, and not both")
    given = "xgid" if "xgid" in obj else "gnubg_id"
    read = from_xgid if given == "xgid" else from_gnubg_id
    setup = read(_text(obj, given))
    return {
        "xgid": xgid(setup),
        "position_id": position_id(setup.board),
        "match_id": match_id(setup),
        "gnubg_id": gnubg_id(setup),
        "decoded": decoded(setup),
    }


def _dice(obj: Object, setup: Setup) -> Roll:
    dice = obj.get("dice")
    if dice is not None:
        if not isinstance(dice, (list, str)):
            raise InvalidDice(dice=repr(dice)[:40])
        return Roll.of(dice)
    if setup.roll is None:
        raise NotRolled
    return setup.roll


def _text(obj: Object, name: str, default: str | None = None) -> str:
    value = obj.get(name, default)
    if not isinstance(value, str):
        raise MalformedObject(reason=f"{name} is to be a text")
    return value
