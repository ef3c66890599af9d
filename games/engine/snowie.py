"""A position as one line of Snowie's text format (formats.md 1.5): 40 fields and semicolons.

Length; Jacoby; 0; 1 for money; who is on roll; his name; the other's name; Crawford; his score; the
other's; the cube; its owner (1 he, -1 the other, 0 neither); 26 counts from his side; both dice.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from typing import Final, TypeAlias

from .errors import MalformedSnowieLine, counted, shown
from .setup import (
    USUAL_CUBE_LIMIT,
    Setup,
    board_of_row,
    counts_as_crawford,
    roll_of_numbers,
    row_of_board,
)
from .sides import Side

FIELDS: Final = 40
SEPARATOR: Final = ";"

Names: TypeAlias = tuple[str, str]
"""White's and Black's."""

_INTEGER: Final = re.compile(r"0|-?[1-9][0-9]{0,4}")
_UNFIT: Final = ("Cc", "Cs")
"""Control characters, and halves of characters, which no file can hold."""


def snowie_line(setup: Setup, names: Names = ("White", "Black")) -> str:
    """The line of a setup and the players' names. An offer or resignation that waits for an answer,
    the state of the game, beavers and the limit of the cube are lost.

    Raises MalformedSnowieLine for a match that is over, and for names that would break the line."""
    if setup.match_is_over:
        raise MalformedSnowieLine(reason="it cannot tell that a match is over")
    _check_names(names)
    roller, other = setup.on_roll, setup.on_roll.other
    dice = (setup.roll.first, setup.roll.second) if setup.roll else (0, 0)
    fields = (
        setup.length,
        int(setup.jacoby),
        0,
        int(not setup.length),
        int(roller),
        names[roller],
        names[other],
        int(setup.crawford),
        setup.scores[roller],
        setup.scores[other],
        setup.cube_level,
        {roller: 1, other: -1, None: 0}[setup.cube_owner],
        *row_of_board(setup.board),
        *dice,
    )
    return "".join(f"{field}{SEPARATOR}" for field in fields)


def from_snowie_line(text: str) -> tuple[Setup, Names]:
    """The setup of a line, and the players' names. Raises MalformedSnowieLine, InvalidDice, or
    InvalidPosition for what no session can come to."""
    fields = text.strip().removesuffix(SEPARATOR).split(SEPARATOR)
    if len(fields) != FIELDS:
        found = counted(len(fields), "field")
        raise MalformedSnowieLine(reason=f"it has {found} where {FIELDS} are expected")
    names = fields[5], fields[6]
    _check_names(names)
    head, tail = _integers(fields[:5]), _integers(fields[7:])
    roller = Side.BLACK if _flag(head[4]) else Side.WHITE
    setup = _setup(roller, head, tail)
    return setup, names if roller is Side.WHITE else (names[1], names[0])


def _setup(roller: Side, head: Sequence[int], tail: Sequence[int]) -> Setup:
    length, jacoby, _, money, _ = head
    crawford, own_score, other_score, level, owner, *row, first, second = tail
    if _flag(money) == bool(length):
        said = "money" if money else "a match"
        raise MalformedSnowieLine(reason=f"its length is {length}, but it says that it is {said}")
    scores = (own_score, other_score) if roller is Side.WHITE else (other_score, own_score)
    return Setup(
        board=board_of_row(row),
        on_roll=roller,
        decides=roller,
        roll=roll_of_numbers(first, second),
        cube_level=level,
        cube_owner=_owner(owner, roller),
        crawford=counts_as_crawford(_flag(crawford), length, scores),
        length=length,
        scores=scores,
        jacoby=_flag(jacoby) and not length,
        cube_limit=max(USUAL_CUBE_LIMIT, level),
    )


def _integers(fields: Sequence[str]) -> list[int]:
    for field in fields:
        if not _INTEGER.fullmatch(field):
            reason = f"it has {shown(field)} where a whole number is expected"
            raise MalformedSnowieLine(reason=reason)
    return [int(field) for field in fields]


def _flag(number: int) -> bool:
    if number not in (0, 1):
        raise MalformedSnowieLine(reason=f"it has {number} where 1 for yes or 0 for no is expected")
    return number == 1


def _owner(number: int, roller: Side) -> Side | None:
    owners = {1: roller, -1: roller.other, 0: None}
    if number not in owners:
        raise MalformedSnowieLine(reason=f"the owner of its cube must be 1, -1 or 0, not {number}")
    return owners[number]


def _check_names(names: Names) -> None:
    for name in names:
        if SEPARATOR in name or any(unicodedata.category(letter) in _UNFIT for letter in name):
            reason = f"the name {shown(name)} has a semicolon or a control character"
            raise MalformedSnowieLine(reason=reason)
