"""One side's checkers as text, by its own numbers: `24:13 18:2`, thirteen on 24 and two on 18.

Once all who are named are home, whoever is not named is borne off; before that 15 are named, so
that a slip of the pen bears nobody off, and `off:1` names the first. What stands on no point is
named behind: `bar:1`, `reserve:3`, `held:15` for a checker held on 15 under the other side's, and
where the marked checker is: `emir:20`, `emir:bar`, `emir:off`, or `emir:24(6)` on the head under
six others.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Final, TypeVar

from games.engine.errors import InvalidPosition, shown
from games.engine.packed import CHECKERS, HOME, OFF, flag, flags

from .counts import PLACES, POINTS, counts, packed
from .extras import BAR, NONE, Extra

LONGEST: Final = 400
"""No side is longer, in any order and however it is spaced."""

_NUMBER: Final = "([1-9][0-9]?)"
_POINT: Final = re.compile(f"{_NUMBER}:{_NUMBER}")
_BESIDE: Final = re.compile(f"(bar|reserve|off):{_NUMBER}")
_HELD: Final = re.compile(f"held:{_NUMBER}")
_EMIR: Final = re.compile(rf"emir:(?:(bar|off)|{_NUMBER}(?:\({_NUMBER}\))?)")
_PLACES: Final = {"bar": BAR, "off": OFF}
_Key = TypeVar("_Key", int, str)


class MalformedPlaces(InvalidPosition):
    """{text} does not tell a side's checkers: {reason}."""


def written(side: int, extra: Extra = NONE) -> str:
    """The side as text, the highest point first."""
    return " ".join(_words(counts(side), extra))


def _words(own: tuple[int, ...], extra: Extra) -> Iterator[str]:
    yield from (f"{point}:{own[point]}" for point in range(POINTS, OFF, -1) if own[point])
    prisoners = [point for point in range(POINTS, OFF, -1) if extra.prisoners & flag(point)]
    yield from (f"held:{point}" for point in prisoners)
    beside = {"bar": extra.bar, "reserve": extra.reserve}
    if not _all_home((*(p for p in range(1, PLACES) if own[p]), *prisoners), extra.bar):
        beside["off"] = own[OFF]
    elif own[OFF] == CHECKERS:
        # Where nothing else is to be told.
        beside["off"] = CHECKERS
    yield from (f"{name}:{count}" for name, count in beside.items() if count)
    if extra.marked is not None:
        names = {place: name for name, place in _PLACES.items()}
        above = f"({extra.above})" if extra.above else ""
        yield f"emir:{names.get(extra.marked, extra.marked)}{above}"


def read(text: str) -> tuple[int, Extra]:
    """The side that the text tells, in any order and case. Raises InvalidPosition."""
    if not isinstance(text, str):
        raise MalformedPlaces(text=shown(text), reason="it is no text")
    if len(text) > LONGEST:
        raise _malformed(text, f"it is longer than {LONGEST} characters")
    own, beside, held = dict[int, int](), dict[str, int](), set[int]()
    emir: re.Match[str] | None = None
    for word in text.lower().replace(",", " ").split():
        if match := _POINT.fullmatch(word):
            _add(text, own, _point(text, match[1]), int(match[2]))
        elif match := _BESIDE.fullmatch(word):
            _add(text, beside, match[1], int(match[2]))
        elif match := _HELD.fullmatch(word):
            held.add(_point(text, match[1]))
        elif (match := _EMIR.fullmatch(word)) and emir is None:
            emir = match
        else:
            raise _malformed(text, f"{shown(word)} is not a point with a number such as 24:13")
    if both := held & own.keys():
        raise _malformed(text, f"on {max(both)} a checker is both free and held")
    off = _off(text, own, held, beside)
    side = packed([off, *(own.get(point, 0) for point in range(1, PLACES))])
    return side, _extra(text, beside, held, emir)


def _off(text: str, own: dict[int, int], held: set[int], beside: dict[str, int]) -> int:
    """How many are borne off: as many as are said to be, or all who are nowhere else once nobody
    is outside the home board."""
    bar = beside.get("bar", 0)
    others = sum(own.values()) + len(held) + bar + beside.get("reserve", 0)
    missing = max(CHECKERS - others, 0) if _all_home((*own, *held), bar) else 0
    total = others + beside.get("off", missing)
    if total != CHECKERS:
        named = "" if "off" in beside else "; while not all are home, who is off is told, as off:1"
        raise _malformed(text, f"it has {total} checkers, but a side has {CHECKERS}{named}")
    return total - others


def _all_home(points: Iterable[int], bar: int) -> bool:
    return not bar and all(point <= HOME for point in points)


def _extra(text: str, beside: dict[str, int], held: set[int], emir: re.Match[str] | None) -> Extra:
    place, above = None, 0
    if emir:
        place = _PLACES[emir[1]] if emir[1] else _point(text, emir[2])
        above = int(emir[3] or 0)
    if above and place != POINTS:
        raise _malformed(text, f"only on {POINTS} others lie above the marked checker")
    bar, reserve = beside.get("bar", 0), beside.get("reserve", 0)
    return Extra(bar=bar, reserve=reserve, prisoners=flags(held), marked=place, above=above)


def _add(text: str, told: dict[_Key, int], key: _Key, number: int) -> None:
    if key in told:
        raise _malformed(text, f"{key} is told twice")
    told[key] = number


def _point(text: str, digits: str) -> int:
    point = int(digits)
    if point > POINTS:
        raise _malformed(text, f"{point} is not a point from 1 to {POINTS}")
    return point


def _malformed(text: str, reason: str) -> MalformedPlaces:
    return MalformedPlaces(text=shown(text), reason=reason)
