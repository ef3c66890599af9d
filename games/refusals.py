"""Why something was not done with what is kept of games, apart from the rules of the game itself
(`games.engine.errors`).

The docstring is the message, a template over `params`; `code` is stable; `status` is what it is
over HTTP.
"""

from __future__ import annotations

from typing import Any, ClassVar

from games.engine.explained import Explained


class NotDone(Explained):
    """This was not done."""

    code = "not_done"
    status: ClassVar[int] = 422


class NotFound(NotDone):
    """There is nothing here, or it is not yours to see."""

    code, status = "not_found", 404


class ReusedCommandId(NotDone):
    """This command id was used for something else."""

    code = "reused_command_id"


class BadName(NotDone):
    """A name is 1 to {limit} characters on one line."""

    code = "bad_name"


class StaleBoard(NotDone):
    """Something else happened here first: the board is at command {seq}, you were at {expected}."""

    code, status = "stale", 409

    def __init__(self, *, expected: int, seq: int, told: Any) -> None:
        self.told = told
        super().__init__(expected=expected, seq=seq)


class OtherSide(NotDone):
    """This is for {side}, which is not yours to play."""

    code, status = "other_side", 403


class SeatEmpty(NotDone):
    """Nobody sits on the other side yet."""

    code = "seat_empty"


class SeatTaken(NotDone):
    """Both sides of this board are taken."""

    code = "seat_taken"


class OwnSeat(NotDone):
    """You sit on the other side already: an invited board is for two people."""

    code = "own_seat"


class NoUndoApart(NotDone):
    """Where two people play, each with a device, nothing is taken back."""

    code = "no_undo_apart"


class DiceStand(NotDone):
    """Dice that were thrown stand: there is nothing to take back."""

    code = "dice_stand"


class OtherTurn(NotDone):
    """The next turn of the cube is a {turn}."""

    code = "other_turn"


class TooManyBoards(NotDone):
    """{limit} boards were made within a day: wait until tomorrow."""

    code = "too_many_boards"


class BoardFull(NotDone):
    """A board takes at most {limit} commands: make another one."""

    code = "board_full"


class NoReadableGame(NotDone):
    """No game could be read here: {why} (line {line})."""

    code = "no_readable_game"

    def __init__(self, *, line: int, why: str, errors: Any) -> None:
        self.errors = errors
        super().__init__(line=line, why=why)


class TooManyRecords(NotDone):
    """An account keeps at most {limit} match files: delete some first."""

    code = "too_many_records"


class OthersAreRead(NotDone):
    """Other games are being read just now: send this once more in a second."""

    code, status = "others_are_read", 429
