"""What a side has beside its points as an object of JSON.

    {"bar": 0, "reserve": 3, "prisoners": [15], "emir": 24, "above": 6}

`emir` is a point, `"bar"`, `"off"`, or null; what is left out is 0, none or null.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from games.engine.errors import MalformedObject, shown
from games.engine.objects import given
from games.engine.packed import CHECKERS, OFF, flag, flags

from .counts import POINTS
from .extras import BAR, NONE, Extra

_NAMES: Final = ("bar", "reserve", "prisoners", "emir", "above")
_WORDS: Final = {"bar": BAR, "off": OFF}


def extra_of(obj: Mapping[str, Any], name: str) -> Extra | None:
    """What stands under this name, None where nothing does. Raises MalformedObject."""
    value = obj.get(name)
    if value is None:
        return None
    if not isinstance(value, dict):
        raise MalformedObject(reason=f"{name} must be an object, not {shown(value)}")
    value = given(value)
    for key in value:
        if key not in _NAMES:
            known = ", ".join(_NAMES)
            raise MalformedObject(reason=f"{shown(key)} is no name in {name}, only {known}")
    return Extra(
        bar=_number(value, name, "bar"),
        reserve=_number(value, name, "reserve"),
        prisoners=_points(value.get("prisoners", []), name),
        marked=_place(value.get("emir"), name),
        above=_number(value, name, "above"),
    )


def object_of(extra: Extra) -> dict[str, Any]:
    """The same as it is answered."""
    words = {place: word for word, place in _WORDS.items()}
    prisoners = [point for point in range(1, POINTS + 1) if extra.prisoners & flag(point)]
    emir = None if extra.marked is None else words.get(extra.marked, extra.marked)
    return {
        "bar": extra.bar,
        "reserve": extra.reserve,
        "prisoners": prisoners,
        "emir": emir,
        "above": extra.above,
    }


def _number(value: Mapping[str, Any], name: str, key: str) -> int:
    number = value.get(key, getattr(NONE, key))
    if type(number) is not int or not 0 <= number <= CHECKERS:
        raise MalformedObject(
            reason=f"{key} of {name} must be a number from 0 to {CHECKERS}, not {shown(number)}"
        )
    return number


def _points(points: object, name: str) -> int:
    if not isinstance(points, list) or not all(map(_is_point, points)):
        raise MalformedObject(
            reason=f"prisoners of {name} must be a list of points, not {shown(points)}"
        )
    if len(set(points)) < len(points):
        raise MalformedObject(reason=f"prisoners of {name} must be one a point")
    return flags(points)


def _place(place: object, name: str) -> int | None:
    if place is None:
        return None
    if isinstance(place, str) and place in _WORDS:
        return _WORDS[place]
    if isinstance(place, int) and _is_point(place):
        return place
    raise MalformedObject(
        reason=f"emir of {name} must be a point, 'bar' or 'off', not {shown(place)}"
    )


def _is_point(point: object) -> bool:
    return type(point) is int and 0 < point <= POINTS
