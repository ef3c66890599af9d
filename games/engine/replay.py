"""A history done again."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from .actions import (
    Action,
    Answered,
    Cocked,
    Corrected,
    Opened,
    Played,
    PlayedIllegally,
    Resigned,
    StayedOut,
    Threw,
    ThrewTooSoon,
    TurnedCube,
)
from .errors import EngineError, InvalidHistory, MalformedObject, shown

if TYPE_CHECKING:
    from .game import Game
    from .match import Match
    from .position import Position


def replay(game: Game, actions: Iterable[Action]) -> Game:
    """The game after the actions, each done again by its own rules. Raises InvalidHistory for the
    first that cannot be done, or is not what comes of it."""
    for number, action in enumerate(actions, 1):
        try:
            after = _redone(game, action)
        except EngineError as refusal:
            raise InvalidHistory(number=number, reason=refusal.detail) from refusal
        if after.history[-1] != action:
            raise InvalidHistory(number=number, reason="what comes of it is something else.")
        game = after
    return game


def restored(match: Match, position: Position | None, history: tuple[Action, ...]) -> Game:
    """A game from its beginning and its history."""
    from .game import Game

    return replay(Game(match, position), history)


def _redone(game: Game, action: Action) -> Game:
    match action:
        case Opened(white=white, black=black):
            return game.open(white, black)
        case Threw(roll=roll):
            return game.throw(roll)
        case Played(text=text):
            return game.play(text)
        case StayedOut():
            return game.stay_out()
        case TurnedCube(turn=turn):
            return game.double() if turn == "double" else game.turn_again()
        case Answered(answer=answer):
            return _answered(game, answer)
        case Resigned(side=side, win=win):
            return game.resign(win, side)
        case PlayedIllegally(board=board):
            return game.play_illegally(board)
        case Corrected(text=text):
            return game.correct(text)
        case ThrewTooSoon(roll=roll):
            return game.throw_too_soon(roll)
        case Cocked():
            return game.cocked()
    raise MalformedObject(reason=f"{shown(action)} is not an action of games.engine")


def _answered(game: Game, answer: str) -> Game:
    match answer:
        case "take":
            return game.take()
        case "drop":
            return game.drop()
        case "accept":
            return game.accept_resignation()
        case _:
            return game.refuse_resignation()
