"""What stands in a .mat file around its moves: the tags, the length, the games and the names."""

from __future__ import annotations

import re
from typing import Final

from games.engine.board import Board
from games.engine.errors import EngineError
from games.engine.packed import BAR
from games.engine.rules import CUBE_LIMITS
from games.engine.sides import Side
from games.engine.xgid import from_xgid

from .deeds import Names, Start, Written
from .faults import BadLength, BadRule, OtherGame, UnreadLine
from .limits import MOST_POINTS
from .texts import clean_name

GAME: Final = re.compile(r"\s*game\s+#?([0-9]{1,6})\b\s*[.:]?\s*$", re.IGNORECASE)
LENGTH: Final = re.compile(
    r"\s*(?:([0-9]+)[\s-]+points?\s+match|match\s+of\s+([0-9]+)\s+points?|(money|unlimited)\b.*)",
    re.IGNORECASE,
)
ODD_LENGTH: Final = re.compile(
    r"\s*(?:(\S{1,20})\s+points?\s+match|match\s+of\s+(\S{1,20})\s+points?)\b", re.IGNORECASE
)
"""As `LENGTH`, with something that is no number."""
_SCORE: Final = re.compile(r":\s{0,9}([0-9]{1,6})(?=\s|$)")
_TAG: Final = re.compile(r"\s*[;#]\s*\[\s*([A-Za-z][A-Za-z0-9 ]*?)\s+\"(.*)\"\s*\]\s*")
_SET_UP: Final = re.compile(
    r"\s*[;#]\s*set\s+pos\s*=\s*([-A-Pa-p]{26})(?:/([0-9]{1,4})([wb]?))?\s*", re.IGNORECASE
)
_RATING: Final = re.compile(r",\s?[0-9]{3,4}(?:\.[0-9]{1,3})?$|\s?\([0-9]{3,4}(?:\.[0-9]{1,3})?\)$")
_ON: Final = {"on": True, "yes": True, "true": True, "1": True}
_OFF: Final = {"off": False, "no": False, "false": False, "0": False}
_SAYS: Final = _ON | _OFF
BEAVERS: Final = 3
"""What `Beaver "On"` means: beaver, raccoon and otter."""


def tag(written: Written, number: int, line: str) -> None:
    """A line that begins with a semicolon: a rule if it is a tag that names one."""
    if not (match := _TAG.fullmatch(line)):
        return
    name, value = match[1].lower(), match[2].strip().lower()
    if name == "variation" and value not in ("", "backgammon", "standard"):
        written.fault(number, OtherGame(name=match[2][:40]))
    elif name in ("crawford", "jacoby"):
        if value in _SAYS:
            setattr(written, name, _SAYS[value])
        elif value:
            written.fault(number, BadRule(name=match[1], text=match[2][:40]))
    elif name in ("beaver", "beavers"):
        written.beavers = _beavers(value)
    elif name == "cubelimit" and value.isascii() and value.isdigit() and len(value) < 6:
        _cube_limit(written, number, int(value))


def _beavers(value: str) -> int | None:
    if value in ("1", "2", "3"):
        return int(value)
    return BEAVERS * _SAYS[value] if value in _SAYS else None


def _cube_limit(written: Written, number: int, limit: int) -> None:
    if limit in CUBE_LIMITS or limit == 0:
        written.cube_limit = limit or 1
    else:
        written.fault(number, BadRule(name="CubeLimit", text=limit))


def length(written: Written, number: int, match: re.Match[str]) -> None:
    """The line that tells how many points are played to."""
    points = match[1] or match[2] or "0"
    if len(points) > 6 or int(points) > MOST_POINTS:
        written.fault(number, BadLength(limit=MOST_POINTS, text=points[:20]))
    else:
        written.length = int(points)


def odd_length(written: Written, number: int, match: re.Match[str]) -> None:
    """A line that tells how many points are played to by something that is no number."""
    written.fault(number, BadLength(limit=MOST_POINTS, text=match[1] or match[2]))


def names_and_scores(line: str) -> tuple[Names, tuple[int, int], int] | None:
    """Both names and scores of the line below `Game`, and the column of the second name; None if
    it is no such line."""
    found = list(_SCORE.finditer(line))
    if len(found) < 2 or line[found[-1].end() :].strip():
        return None
    first, last = found[0], found[-1]
    between = line[first.end() : last.start()]
    names = _name(line[: first.start()]), _name(between)
    column = first.end() + len(between) - len(between.lstrip())
    return names, (int(first[1]), int(last[1])), column


def _name(text: str) -> str:
    """A name without the rating behind it."""
    return clean_name(_RATING.sub("", text.strip()))


def set_up(written: Written, number: int, line: str) -> Start | None:
    """The position of a `; Set Pos=` line, as XGID writes the checkers, and the cube's level."""
    if "set pos" not in line.lower():
        return None
    match = _SET_UP.fullmatch(line)
    try:
        board = from_xgid(f"{match[1]}:0:0:1:00:0:0:0:0:10").board if match else None
    except EngineError:
        board = None
    if not match or board is None:
        written.fault(number, UnreadLine(text=line.strip()[:60]))
        return None
    owner = {"w": Side.WHITE, "b": Side.BLACK}.get((match[3] or "").lower())
    return Start(checkers(board.swap()), checkers(board), int(match[2] or 1), owner)


def checkers(board: Board) -> dict[int, int]:
    """The checkers of the player on roll, by point."""
    return {point: board.own[point] for point in range(1, BAR + 1) if board.own[point]}
