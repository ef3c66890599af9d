"""Sitting down on the empty side of a board; the caller has the transaction and the lock."""

from __future__ import annotations

from django.contrib.auth.models import User

from games.boards.deciding import Decided
from games.boards.deeds import done, name_of
from games.boards.state import BoardState
from games.engine import Side
from games.models import Board
from games.refusals import OwnSeat, SeatTaken
from games.selectors.boards import sides_of


def sit(board: Board, user: User, state: BoardState) -> Decided:
    """Somebody who brought the secret sits down; from then on it opens nothing. Raises SeatTaken,
    OwnSeat."""
    side = _empty_side(board)
    if side is None:
        raise SeatTaken
    if sides_of(board, user):
        raise OwnSeat
    if side is Side.WHITE:
        board.white = user
    else:
        board.black = user
    board.secret_hash = ""
    deed = {"did": "sit", "side": name_of(side)}
    return Decided((deed,), done(state, deed))


def _empty_side(board: Board) -> Side | None:
    if board.white_id is None:
        return Side.WHITE
    return Side.BLACK if board.black_id is None else None
