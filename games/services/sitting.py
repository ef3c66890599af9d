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
from games.services.making_boards import clean_name


def sit(board: Board, user: User, state: BoardState, name: str) -> Decided:
    """Somebody who brought the secret sits down, under `name` if he gives one; from then on it
    opens nothing. Raises SeatTaken, OwnSeat, BadName."""
    side = _empty_side(board)
    if side is None:
        raise SeatTaken
    if sides_of(board, user):
        raise OwnSeat
    setattr(board, name_of(side), user)
    if name:
        setattr(board, f"{name_of(side)}_name", clean_name(name))
    board.secret_hash = ""
    deed = {"did": "sit", "side": name_of(side)}
    return Decided((deed,), done(state, deed))


def _empty_side(board: Board) -> Side | None:
    if board.white_id is None:
        return Side.WHITE
    return Side.BLACK if board.black_id is None else None
