"""Boards, as those who play on them see them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import asdict
from typing import Any, Final

from django.contrib.auth.models import AnonymousUser, User
from django.db.models import Q, QuerySet

from clubsite.kept_states import KeptStates
from games.boards.deeds import Deed, all_done
from games.boards.state import BoardState, fresh
from games.engine import Match, Rules, Side
from games.engine.errors import EngineError
from games.models import Board, BoardCommand
from games.models.boards import Opponent
from games.refusals import NotFound
from games.selectors.reading import a_reading

STATES_KEPT = 64


class BrokenLog(RuntimeError):
    """A log that cannot have happened: a fault of the service, and of nobody who plays."""


def boards_of(user: User) -> QuerySet[Board]:
    """The boards on which somebody plays or waits for somebody."""
    return Board.objects.filter(Q(white=user) | Q(black=user))


def board_seen(board_id: int, user: User | AnonymousUser) -> Board:
    """A board of one's own. Raises NotFound."""
    board = Board.objects.filter(pk=board_id).first()
    if board is None or not sides_of(board, user):
        raise NotFound
    return board


def sides_of(board: Board, user: User | AnonymousUser) -> tuple[Side, ...]:
    """What somebody plays there: one side, both, or none."""
    seats = ((Side.WHITE, board.white_id), (Side.BLACK, board.black_id))
    return tuple(side for side, who in seats if who is not None and who == user.pk)


def state_of(board: Board) -> BoardState:
    """The state of a board as of the row that was read: none to two queries."""
    head, kept = _kept.get(board.pk)
    if kept is not None and head == board.head:
        return kept[1]
    known = 0 if kept is None else kept[0]
    rows = list(_log(board).filter(seq__gte=known).values_list("seq", "head", "deeds"))
    if kept is not None and rows and rows[0][:2] == (known, head):
        state, rows = kept[1], rows[1:]
    else:
        state, rows = beginning(board), _whole(board, rows, known)
    state = _folded(state, (deeds for _, _, deeds in rows))
    keep(board, state)
    return state


def state_at(board: Board, seq: int) -> BoardState:
    """The state after command `seq`, from the beginning; one query. Raises OthersAreRead while
    other games are."""
    rows = _log(board).filter(seq__lte=seq).values_list("deeds", flat=True)
    with a_reading():
        return _folded(beginning(board), rows)


def beginning(board: Board) -> BoardState:
    """The board before anything was done on it."""
    match = Match(board.length, rules=Rules(**board.rules))
    return fresh(match, here=board.opponent == Opponent.HERE)


def keep(board: Board, state: BoardState) -> None:
    """Remember the state that the row (its head and last_seq) stands for."""
    _kept.put(board.pk, board.head, (board.last_seq, state))


def last_command(board: Board) -> BoardCommand | None:
    """What was done last."""
    return _log(board).last()


def rules_json(rules: Rules) -> dict[str, Any]:
    """Rules as a board keeps them; those of a game given away only where it is. A process of the
    version before, which may still be at work on the same boards, knows none of these."""
    return {rule: value for rule, value in asdict(rules).items() if value != _LATER.get(rule)}


def _log(board: Board) -> QuerySet[BoardCommand]:
    return board.commands.filter(seq__lte=board.last_seq).order_by("seq")


def _whole(board: Board, rows: list[Any], known: int) -> list[Any]:
    """The log from its first command, where what was kept is of another log."""
    return rows if known <= 1 else list(_log(board).values_list("seq", "head", "deeds"))


def _folded(state: BoardState, log: Iterable[Iterable[Deed]]) -> BoardState:
    try:
        return all_done(state, (deed for deeds in log for deed in deeds))
    except EngineError as error:
        raise BrokenLog(error.detail) from error


_LATER: Final = {rule: getattr(Rules(), rule) for rule in ("first_off", "mars")}
"""What holds of the rules that boards did not keep at first, where nothing else is agreed on."""

_kept: KeptStates[tuple[int, BoardState] | None] = KeptStates(STATES_KEPT, None)
