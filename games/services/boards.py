"""The one way to write to a board.

`send_command`, step by step:

1. Lock the board's row. Whoever does not play there finds nothing, but for him who has the secret
   of its empty side.
2. A command that was sent before is answered as it was then.
3. One that comes too late is refused with the state as it is.
4. What it does is decided purely, and written with the command; the row follows.
"""

from __future__ import annotations

import secrets
from dataclasses import asdict, dataclass
from uuid import UUID

from django.contrib.auth.models import User
from django.db import transaction

from clubsite.canonical import digest
from clubsite.secret_keys import hash_of
from games.boards.deciding import Decided, Die, Order, decide
from games.boards.state import BoardState
from games.engine import Side
from games.models import Board, BoardCommand
from games.models.boards import COMMANDS_MAX, BoardStatus
from games.refusals import BoardFull, NotFound, ReusedCommandId, StaleBoard
from games.selectors.boards import keep, sides_of, state_at, state_of
from games.services.sitting import sit


@dataclass(frozen=True)
class Sent:
    """A command with what it did, and the board right after it."""

    board: Board
    command: BoardCommand
    state: BoardState
    replayed: bool


def throw() -> int:
    """One die, 1 to 6, from the system's source of chance."""
    return secrets.randbelow(6) + 1


def send_command(
    *,
    board_id: int,
    user: User,
    command_id: UUID,
    expected_seq: int,
    order: Order,
    secret: str = "",
    name: str = "",
    die: Die = throw,
) -> Sent:
    """Do what a command asks. `secret` and `name` are for `sit` alone.

    Raises NotFound, ReusedCommandId, OthersAreRead, StaleBoard, BoardFull, and what `decide` and
    `sit` do.
    """
    body_hash = digest("board", user.pk, asdict(order), hash_of(secret), name)
    with transaction.atomic(durable=True):
        board = Board.objects.select_for_update().filter(pk=board_id).first()
        if board is None or not _may_send(board, user, order, secret):
            raise NotFound
        if known := board.commands.filter(command_id=command_id).first():
            return _as_it_was(board, known, body_hash)
        state = state_of(board)
        if expected_seq != board.last_seq:
            raise StaleBoard(expected=expected_seq, seq=board.last_seq, told=(board, state))
        if board.last_seq >= COMMANDS_MAX:
            raise BoardFull(limit=COMMANDS_MAX)
        if order.kind == "sit":
            decided = sit(board, user, state, name)
        else:
            decided = decide(state, order, sides_of(board, user), die)
        written = BoardCommand(
            board=board, command_id=command_id, kind=order.kind, actor=user, body_hash=body_hash
        )
        _write(board, written, decided)
    keep(board, decided.state)
    return Sent(board, written, decided.state, False)


def _may_send(board: Board, user: User, order: Order, secret: str) -> bool:
    if sides_of(board, user):
        return True
    return order.kind == "sit" and board.secret_hash != "" and board.secret_hash == hash_of(secret)


def _as_it_was(board: Board, known: BoardCommand, body_hash: str) -> Sent:
    if known.body_hash != body_hash:
        raise ReusedCommandId
    is_last = known.seq == board.last_seq
    state = state_of(board) if is_last else state_at(board, known.seq)
    return Sent(board, known, state, True)


def _write(board: Board, command: BoardCommand, decided: Decided) -> None:
    """The command, numbered and chained to the log, and what follows of it for the row."""
    command.seq = board.last_seq + 1
    command.deeds = list(decided.deeds)
    command.head = digest(board.head, str(command.command_id), command.body_hash, command.deeds)
    command.save(force_insert=True)
    match = decided.state.match
    board.last_seq, board.head = command.seq, command.head
    board.white_score, board.black_score = match.scores[Side.WHITE], match.scores[Side.BLACK]
    board.status = BoardStatus.OVER if match.winner is not None else BoardStatus.OPEN
    board.save(
        update_fields=[
            "last_seq",
            "head",
            "white_score",
            "black_score",
            "status",
            "white",
            "black",
            "white_name",
            "black_name",
            "secret_hash",
        ]
    )
