"""What a .mat file says before the moves."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from games.engine import Cube, Rules, Side
from games.engine.board import Board

from .mat_head import BEAVERS
from .record import Record, RecordedGame

_UNFIT: Final = re.compile(r'[:"]')
_SWITCH: Final = {True: "On", False: "Off"}
_OWNERS: Final = {Side.WHITE: "w", Side.BLACK: "b", None: ""}


def head_lines(record: Record) -> Iterator[str]:
    """The tags, and the length of the match."""
    rules = record.rules
    for number, name in enumerate(record.names, 1):
        yield f'; [Player {number} "{name_text(name)}"]'
    yield '; [Variation "Backgammon"]'
    if record.length:
        yield f'; [Crawford "{_SWITCH[rules.crawford]}"]'
    else:
        yield f'; [Jacoby "{_SWITCH[rules.jacoby]}"]'
        usual = rules.beavers in (0, BEAVERS)
        yield f'; [Beaver "{_SWITCH[bool(rules.beavers)] if usual else rules.beavers}"]'
    if rules.cube_limit != Rules().cube_limit:
        yield f'; [CubeLimit "{rules.cube_limit}"]'
    yield ""
    yield f" {record.length} point match"


def name_text(name: str) -> str:
    """A name as the format can tell it: no colon, which ends a name, and no quotation mark."""
    return _UNFIT.sub(" ", name)


def set_up_line(game: RecordedGame) -> str:
    """The line of a game that does not begin as games do; empty for those that do."""
    start = game.start
    if not start or (start.board == Board.start() and start.cube == Cube()):
        return ""
    board = start.xgid.removeprefix("XGID=").split(":")[0]
    return f"; Set Pos={board}/{start.cube.level}{_OWNERS[start.cube.owner]}"
