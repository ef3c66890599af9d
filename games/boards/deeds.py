"""What was done on a board, as its log keeps it, and what each makes of the board.

A deed is an object with `did`:

    open              `white`, `black`: each side's opening die
    throw             `side`, `dice`
    play              `side`, `play` ("" where no checker could move)
    double beaver raccoon otter    `side`, `level` that the cube would reach
    take drop accept_resignation decline_resignation    `side`
    resign            `side`, `result`: single, gammon, backgammon
    next_game         `game`: its number
    undo              the last deed of the game taken back
    sit               `side`
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from functools import reduce
from typing import Any, Final

from games.boards.state import BoardState
from games.engine import Game, Outcome, Side, Win

Deed = Mapping[str, Any]
TURNS_AGAIN: Final = ("beaver", "raccoon", "otter")
RESULTS: Final = {win.name.lower(): win for win in Win}
SIDES: Final = {side.name.lower(): side for side in Side}


def name_of(side: Side) -> str:
    """white or black."""
    return side.name.lower()


def done(state: BoardState, deed: Deed) -> BoardState:
    """The board after a deed. Raises EngineError for one that breaks a rule."""
    match deed["did"]:
        case "sit":
            return replace(state, seated=True)
        case "next_game":
            game = state.game.next_game()
            return replace(state, game=game, ended=(*state.ended, *_ending(state.game)))
        case _:
            return replace(state, game=_played(state.game, deed))


def all_done(state: BoardState, deeds: Iterable[Deed]) -> BoardState:
    """The board after one deed and another. Raises EngineError."""
    return reduce(done, deeds, state)


def _ending(game: Game) -> tuple[Outcome, ...]:
    return (game.outcome,) if game.outcome else ()


def _played(game: Game, deed: Deed) -> Game:
    match deed["did"]:
        case "open":
            return game.open(deed["white"], deed["black"])
        case "throw":
            return game.throw(tuple(deed["dice"]))
        case "play":
            return game.play(deed["play"])
        case "resign":
            return game.resign(RESULTS[deed["result"]], SIDES[deed["side"]])
        case "undo":
            return game.undo()
        case did:
            return _ANSWERS[did](game)


_ANSWERS: Final = {
    "double": Game.double,
    **dict.fromkeys(TURNS_AGAIN, Game.turn_again),
    "take": Game.take,
    "drop": Game.drop,
    "accept_resignation": Game.accept_resignation,
    "decline_resignation": Game.refuse_resignation,
}
