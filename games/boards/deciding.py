"""What a command does on a board: who may send it, and the deeds it leads to."""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass
from typing import Final

from games.boards.choices import may_undo, next_turn
from games.boards.deeds import TURNS_AGAIN, Deed, done, name_of
from games.boards.state import BoardState
from games.engine import Phase, Position, Side
from games.engine.errors import GameIsOver, NothingToUndo, OpeningFirst
from games.refusals import DiceStand, NoUndoApart, OtherSide, OtherTurn, SeatEmpty

Die = Callable[[], int]
"""Throws one die, 1 to 6."""


@dataclass(frozen=True)
class Order:
    """What was asked for. `play` is in any usual notation; `result` is what a resignation loses and
    `side` whose it is, by default the sender's, or of two sides the one that is to decide."""

    kind: str
    play: str = ""
    result: str = "single"
    side: Side | None = None


@dataclass(frozen=True)
class Decided:
    """What was done, and the board after it."""

    deeds: tuple[Deed, ...]
    state: BoardState


def decide(state: BoardState, order: Order, sides: Collection[Side], die: Die) -> Decided:
    """What a command of somebody who plays `sides` does. Raises EngineError for a broken rule,
    OtherSide, OtherTurn, SeatEmpty, NoUndoApart, DiceStand."""
    if not state.seated:
        raise SeatEmpty
    state.match.expect_no_winner()
    if order.kind in _APART:
        return _APART[order.kind](state, order, sides)
    if order.kind == "roll" and state.game.position is None:
        return _opening(state, die)
    position = _decided_by(state, sides)
    return _one(state, _FIELDS.get(order.kind, _side)(position, order, die))


def _opening(state: BoardState, die: Die) -> Decided:
    """Each side's die, again and again while they are equal."""
    deeds: list[Deed] = []
    while state.game.position is None:
        deeds.append({"did": "open", "white": die(), "black": die()})
        state = done(state, deeds[-1])
    return Decided(tuple(deeds), state)


def _decided_by(state: BoardState, sides: Collection[Side]) -> Position:
    """The position, once it is found that the sender is to decide in it."""
    position = state.game.position
    if position is None:
        raise OpeningFirst
    if position.outcome:
        raise GameIsOver
    if position.decides not in sides:
        raise OtherSide(side=position.decides.label)
    return position


def _one(state: BoardState, deed: Deed) -> Decided:
    return Decided((deed,), done(state, deed))


# A command of the side that is to decide, as the deed it would be.


def _side(position: Position, order: Order, die: Die) -> Deed:
    return {"did": order.kind, "side": name_of(position.decides)}


def _roll(position: Position, order: Order, die: Die) -> Deed:
    position.expect(Phase.THROW)
    return {"did": "throw", "side": name_of(position.on_roll), "dice": [die(), die()]}


def _play(position: Position, order: Order, die: Die) -> Deed:
    play = position.find_play(order.play)
    return {"did": "play", "side": name_of(position.on_roll), "play": str(play)}


def _turn(position: Position, order: Order, die: Die) -> Deed:
    after = position.turn_again()
    if order.kind != next_turn(position):
        raise OtherTurn(turn=next_turn(position))
    return {**_side(position, order, die), "level": after.cube.if_taken}


def _double(position: Position, order: Order, die: Die) -> Deed:
    return {**_side(position, order, die), "level": position.double().cube.if_taken}


_FIELDS: Final[dict[str, Callable[[Position, Order, Die], Deed]]] = {
    "roll": _roll,
    "play": _play,
    "double": _double,
    **dict.fromkeys(TURNS_AGAIN, _turn),
}


# Commands that do not wait for a side's turn.


def _resign(state: BoardState, order: Order, sides: Collection[Side]) -> Decided:
    position = state.game.position
    if position is None:
        raise OpeningFirst
    side = order.side
    if side is None:
        side = position.decides if position.decides in sides else next(iter(sides))
    if side not in sides:
        raise OtherSide(side=side.label)
    return _one(state, {"did": "resign", "side": name_of(side), "result": order.result})


def _next_game(state: BoardState, order: Order, sides: Collection[Side]) -> Decided:
    return _one(state, {"did": "next_game", "game": state.number + 1})


def _undo(state: BoardState, order: Order, sides: Collection[Side]) -> Decided:
    if not state.here:
        raise NoUndoApart
    if not may_undo(state):
        raise DiceStand if state.game.history else NothingToUndo
    return _one(state, {"did": "undo"})


_APART: Final[dict[str, Callable[[BoardState, Order, Collection[Side]], Decided]]] = {
    "resign": _resign,
    "next_game": _next_game,
    "undo": _undo,
}

KINDS: Final = (
    "sit",
    "roll",
    "play",
    "double",
    "take",
    "drop",
    *TURNS_AGAIN,
    "resign",
    "accept_resignation",
    "decline_resignation",
    "next_game",
    "undo",
)
"""Every kind of command."""
