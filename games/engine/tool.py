"""The tools for legal plays and for notations: one JSON object in, one out, whatever was asked.

`id` is kept. What cannot be honoured raises an EngineError with a stable code; the shells that read
lines or requests turn it into an answer.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from . import variants
from .dice import Roll
from .errors import InvalidDice, MalformedObject, shown
from .gnubg_id import from_gnubg_id, gnubg_id
from .match_id import decoded, match_id
from .objects import expect_known, given, text_of
from .parallel.tool import NAMES as LONG
from .parallel.tool import legal_results
from .position import Position
from .position_id import position_id
from .setup import Setup
from .variants.components import Track
from .xgid import from_xgid, xgid

Object = Mapping[str, Any]


_POSITIONS: Final = ("id", "xgid", "gnubg_id")
_LEGAL_PLAYS: Final = (*_POSITIONS, "dice", "variant", "options")
_OF_SHORT: Final = frozenset(_LEGAL_PLAYS) - frozenset(LONG)
_OF_LONG: Final = frozenset(LONG) - frozenset(_LEGAL_PLAYS)


def legal_plays_of(obj: Object) -> dict[str, Any]:
    """Every distinct result of `dice`, or of those in the position, sorted by its position ID: that
    of the checkers after the play, the player who made it still on roll. The position is an `xgid`
    or a `gnubg_id`, that of a parallel variant is `me` and `opp`, and so is its answer another one.
    Raises EngineError, GameIsOver among them for a game that is finished."""
    obj = given(obj)
    variant = variants.get(text_of(obj, "variant", variants.USUAL))
    variant = variant.having(_options(obj))
    if variant.track is Track.PARALLEL:
        expect_known(obj, LONG, foreign=_OF_SHORT, position="me and opp")
        return legal_results(variant, obj)
    expect_known(obj, _LEGAL_PLAYS, foreign=_OF_LONG, position="an xgid or a gnubg_id")
    plays = Position.from_setup(_setup(obj)).legal_plays(_dice(obj))
    rows = [{"play": str(play), "position_id": position_id(play.board)} for play in plays]
    return {
        "dice_played": plays[0].numbers_played if plays else 0,
        "plays": sorted(rows, key=lambda row: row["position_id"]),
    }


def position_of(obj: Object) -> dict[str, Any]:
    """An `xgid` or a `gnubg_id` in every notation. Raises EngineError."""
    obj = given(obj)
    expect_known(obj, _POSITIONS)
    setup = _setup(obj)
    return {
        "xgid": xgid(setup),
        "position_id": position_id(setup.board),
        "match_id": match_id(setup),
        "gnubg_id": gnubg_id(setup),
        "decoded": decoded(setup),
    }


def _setup(obj: Object) -> Setup:
    if ("xgid" in obj) == ("gnubg_id" in obj):
        raise MalformedObject(reason="either xgid or gnubg_id is needed, and not both")
    return (
        from_xgid(text_of(obj, "xgid"))
        if "xgid" in obj
        else from_gnubg_id(text_of(obj, "gnubg_id"))
    )


def _dice(obj: Object) -> Roll | None:
    dice = obj.get("dice")
    if dice is None:
        return None
    if not isinstance(dice, (list, str)):
        raise InvalidDice(dice=shown(dice))
    return Roll.of(dice)


def _options(obj: Object) -> Mapping[str, Any]:
    options = obj.get("options", {})
    if not isinstance(options, dict):
        raise MalformedObject(reason=f"options must be an object, not {shown(options)}")
    return options
