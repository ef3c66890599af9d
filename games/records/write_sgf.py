"""Writes the game trees of GNU Backgammon."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from games.engine import Ending, Side
from games.engine.board import Board
from games.engine.packed import BAR, OFF

from .hops import hops
from .record import Record, RecordedGame, Step
from .sgf_rules import rules_text

_LETTERS: Final = {Side.WHITE: "W", Side.BLACK: "B"}
_OWNERS: Final = {Side.WHITE: "w", Side.BLACK: "b", None: "c"}
_PLACES: Final = "abcdefghijklmnopqrstuvwx"
_USUAL_LEVEL: Final = 1


def write_sgf(record: Record) -> str:
    """The text of an .sgf file, a tree for each game."""
    return "".join(_game(record, number, game) for number, game in enumerate(record.games))


def _game(record: Record, number: int, game: RecordedGame) -> str:
    nodes = [_root(record, number, game), *_set_up(game), *_nodes(game)]
    return "(" + "\n".join(f";{node}" for node in nodes) + ")\n"


def _root(record: Record, number: int, game: RecordedGame) -> str:
    white, black = map(_escaped, record.names)
    scores = game.match.scores
    result = ""
    if outcome := game.outcome:
        resigned = "R" if outcome.ending is Ending.RESIGNED else ""
        result = f"RE[{_LETTERS[outcome.winner]}+{outcome.points}{resigned}]"
    return (
        "FF[4]GM[6]CA[UTF-8]AP[chouette-club]"
        f"MI[length:{record.length}][game:{number}][ws:{scores[0]}][bs:{scores[1]}]"
        f"PW[{white}]PB[{black}]RU[{rules_text(game.match)}]{result}"
    )


def _set_up(game: RecordedGame) -> Iterator[str]:
    """The position of a game that does not begin as games do."""
    start = game.start
    if start is None:
        return
    if start.cube.level != _USUAL_LEVEL or start.cube.owner is not None:
        yield f"CP[{_OWNERS[start.cube.owner]}]"
        yield f"CV[{start.cube.level}]"
    if start.board != Board.start():
        white, black = (start.seen_by(side) for side in Side)
        yield (
            f"PL[{_LETTERS[start.on_roll]}]AE[a:y]"
            f"{_checkers('AW', Side.WHITE, white)}{_checkers('AB', Side.BLACK, black)}"
        )


def _checkers(name: str, side: Side, board: Board) -> str:
    places = "".join(f"[{_letter(point, side)}]" * board.own[point] for point in range(1, BAR + 1))
    return name + places if places else ""


def _nodes(game: RecordedGame) -> Iterator[str]:
    for step in game.steps:
        letter = _LETTERS[step.side]
        if step.kind == "roll":
            yield f"PL[{letter}]DI[{_dice(step)}]"
        elif step.kind == "play":
            moves = "".join(
                _letter(hop.source, step.side) + _letter(hop.target, step.side)
                for hop in hops(step)
            )
            yield f"{letter}[{_dice(step)}{moves}]"
        elif step.kind != "stay_out":
            yield f"{letter}[{step.kind if step.kind in ('take', 'drop') else 'double'}]"


def _dice(step: Step) -> str:
    assert step.roll
    return f"{step.roll.first}{step.roll.second}"


def _letter(place: int, side: Side) -> str:
    if place in (BAR, OFF):
        return "y" if place == BAR else "z"
    return _PLACES[place - 1 if side is Side.WHITE else BAR - 1 - place]


def _escaped(text: str) -> str:
    return text.replace("\\", "\\\\").replace("]", "\\]")
