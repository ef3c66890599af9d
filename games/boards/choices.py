"""What may be done next on a board, and by which side."""

from __future__ import annotations

from collections.abc import Iterator

from games.boards.deeds import TURNS_AGAIN
from games.boards.state import MATCH_OVER, OPENING, SEATS, BoardState
from games.engine import Phase, Position, Side
from games.engine.actions import Opened, Threw

BOTH = (Side.WHITE, Side.BLACK)


def choices(state: BoardState) -> dict[Side, tuple[str, ...]]:
    """The kinds of commands that each side may send. Somebody who is not there yet may `sit`."""
    found = list(_choices(state))
    return {side: tuple(kind for whose, kind in found if whose is side) for side in BOTH}


def may_undo(state: BoardState) -> bool:
    """Whether something may be taken back: on one device, and never what the dice have shown."""
    done = state.game.history
    return state.here and bool(done) and not isinstance(done[-1], Opened | Threw)


def next_turn(position: Position) -> str:
    """What the next turn of a cube that waits for an answer would be; "" where none is known."""
    pending = position.cube.pending
    return TURNS_AGAIN[pending - 1] if 1 <= pending <= len(TURNS_AGAIN) else ""


def _choices(state: BoardState) -> Iterator[tuple[Side, str]]:
    position = state.game.position
    if state.phase in (SEATS, MATCH_OVER):
        return
    if state.phase == OPENING or position is None:
        yield from ((side, "roll") for side in BOTH)
    else:
        yield from ((position.decides, kind) for kind in _of_phase(position))
        if position.phase is Phase.OVER:
            yield from ((side, "next_game") for side in BOTH)
        elif not position.resignation:
            yield from ((side, "resign") for side in BOTH)
    if may_undo(state):
        yield from ((side, "undo") for side in BOTH)


def _of_phase(position: Position) -> Iterator[str]:
    match position.phase:
        case Phase.THROW:
            yield "roll"
            if position.may_double:
                yield "double"
        case Phase.PLAY:
            yield "play"
        case Phase.ANSWER_DOUBLE:
            yield from ("take", "drop")
            if position.may_turn_again:
                yield next_turn(position)
        case Phase.ANSWER_RESIGNATION:
            yield from ("accept_resignation", "decline_resignation")
        case Phase.OVER:
            pass
