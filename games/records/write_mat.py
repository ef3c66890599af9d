"""Writes .mat files as GNU Backgammon does, and the same with plays in standard notation."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from games.engine import Outcome, Side

from .hops import hops
from .record import Record, RecordedGame, Step
from .write_mat_head import head_lines, name_text, set_up_line

_CELL: Final = 29
"""The letters of the left column."""
_INDENT: Final = 5
"""The letters before it: the number of the move."""
_TURNS: Final = {"double": "Doubles", "beaver": "Beavers", "raccoon": "Raccoons", "otter": "Otters"}

_Play = Callable[[Step], str]


def write_mat(record: Record) -> str:
    """The text of a .mat file, one move for each number and a star at each hit."""
    return _written(record, _by_number)


def write_txt(record: Record) -> str:
    """The same, with the plays in standard notation: hops joined, `bar` and `off`."""
    return _written(record, lambda step: step.play)


def _written(record: Record, play: _Play) -> str:
    lines = list(head_lines(record))
    for number, game in enumerate(record.games, 1):
        lines += ["", f" Game {number}", *_game(record, game, play), ""]
    return "\n".join(lines) + "\n"


def _game(record: Record, game: RecordedGame, play: _Play) -> Iterator[str]:
    if line := set_up_line(game):
        yield line
    left, right = (
        f"{name_text(name)} : {score}"
        for name, score in zip(record.names, game.match.scores, strict=True)
    )
    cells = [(step.side, _cell(step, play)) for step in game.steps if step.kind != "stay_out"]
    width = max([len(left) - _INDENT + 3, _CELL, *(len(text) + 2 for _, text in cells)])
    yield f" {left:<{width + _INDENT - 1}}{right}"
    yield from _rows(cells, width)
    if game.outcome:
        yield _result(record, game, game.outcome, width)


def _rows(cells: list[tuple[Side, str]], width: int) -> Iterator[str]:
    """Two cells a row, the left one empty where the right side has done two things running."""
    number, at = 1, 0
    while at < len(cells):
        side, text = cells[at]
        left = text if side is Side.WHITE else ""
        at += side is Side.WHITE
        right = ""
        if at < len(cells) and cells[at][0] is Side.BLACK:
            right = cells[at][1]
            at += 1
        yield f"{number:3d}) {left:<{width}}{right}".rstrip(" ")
        number += 1


def _cell(step: Step, play: _Play) -> str:
    if step.kind in _TURNS:
        return f" {_TURNS[step.kind]} => {step.before.cube.if_taken * 2}"
    if step.kind in ("take", "drop"):
        return f" {step.kind.capitalize()}s"
    assert step.roll
    dice = f"{step.roll.first}{step.roll.second}: "
    return dice + ("????" if step.kind == "roll" else play(step))


def _by_number(step: Step) -> str:
    return " ".join(f"{hop.source}/{hop.target}{'*' * hop.hits}" for hop in hops(step))


def _result(record: Record, game: RecordedGame, outcome: Outcome, width: int) -> str:
    points = f"Wins {outcome.points} point{'s' * (outcome.points != 1)}"
    if record.length and game.match.after(outcome).winner is not None:
        points += " and the match"
    column = _INDENT + 1 + (width if outcome.winner is Side.BLACK else 0)
    return " " * column + points
