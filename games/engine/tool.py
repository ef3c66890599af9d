"""The tools of contract 2.2 and 2.3: one JSON object in, one out, whatever was asked.

`id` is kept. What cannot be honoured raises an EngineError with a stable code; the shells that read
lines or requests turn it into an answer.
"""

from __future__ import annotations

from collections.abc import Container, Mapping, Sequence
from difflib import get_close_matches
from typing import Any, Final

from . import variants
from .dice import Roll
from .errors import InvalidDice, MalformedObject, shown
from .gnubg_id import from_gnubg_id, gnubg_id
from .match_id import decoded, match_id
from .objects import given, text_of
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
NEARLY: Final = 0.7
"""How like a name another must be to be that one misspelt, from 0 to 1: one letter of four."""
SHORTEST: Final = 3
"""Letters of a name that has its end left out."""


def legal_plays_of(obj: Object) -> dict[str, Any]:
    """Every distinct result of `dice`, or of those in the position, sorted by its position ID: that
    of the checkers after the play, the player who made it still on roll. The position is an `xgid`
    or a `gnubg_id`, that of a parallel variant is `me` and `opp`, and so is its answer another one.
    Raises EngineError, GameIsOver among them for a game that is finished."""
    obj = given(obj)
    variant = variants.get(text_of(obj, "variant", variants.USUAL))
    variant = variant.having(_options(obj))
    if variant.track is Track.PARALLEL:
        _expect_known(obj, LONG, foreign=_OF_SHORT, position="me and opp")
        return legal_results(variant, obj)
    _expect_known(obj, _LEGAL_PLAYS, foreign=_OF_LONG, position="an xgid or a gnubg_id")
    plays = Position.from_setup(_setup(obj)).legal_plays(_dice(obj))
    rows = [{"play": str(play), "position_id": position_id(play.board)} for play in plays]
    return {
        "dice_played": plays[0].numbers_played if plays else 0,
        "plays": sorted(rows, key=lambda row: row["position_id"]),
    }


def position_of(obj: Object) -> dict[str, Any]:
    """An `xgid` or a `gnubg_id` in every notation. Raises EngineError."""
    obj = given(obj)
    _expect_known(obj, _POSITIONS)
    setup = _setup(obj)
    return {
        "xgid": xgid(setup),
        "position_id": position_id(setup.board),
        "match_id": match_id(setup),
        "gnubg_id": gnubg_id(setup),
        "decoded": decoded(setup),
    }


def _expect_known(
    obj: Object, known: Sequence[str], *, foreign: Container[str] = (), position: str = ""
) -> None:
    """Raises MalformedObject for a name that is nearly one of those that mean something, or that
    means something in other rule sets alone.

    Whatever else stands beside them, an answer that is expected or a remark, is let be.
    """
    for name in obj:
        if name in known:
            continue
        if name in foreign:
            reason = f"{shown(name)} means nothing in this rule set: its positions are {position}"
            raise MalformedObject(reason=reason)
        if meant := _nearest(name.lower(), known):
            raise MalformedObject(reason=f"{shown(name)} is no name here; {meant} is")


def _nearest(name: str, known: Sequence[str]) -> str | None:
    """The name that is misspelt, or of which this is the beginning."""
    begun = [one for one in known if len(name) >= SHORTEST and one.startswith(name)]
    return next(iter(begun or get_close_matches(name, known, n=1, cutoff=NEARLY)), None)


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
