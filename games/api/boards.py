"""`boards/` and `boards/{id}/`: games played on the board, and the state of one."""

from __future__ import annotations

from drf_spectacular.utils import OpenApiResponse, extend_schema
from rest_framework.request import Request
from rest_framework.response import Response

from clubsite.api.answers import (
    ETAG,
    IF_NONE_MATCH,
    NOT_KEPT,
    REPLAYED,
    UNCHANGED,
    with_etag,
    written,
)
from clubsite.api.pages import NewestFirst, PageQuery
from clubsite.api.schema import page_of_schema
from games.api.base import OwnView
from games.api.board_body import board_body, board_row
from games.api.board_examples import BOARD, INVITED, MADE, NEW_HERE, NEW_INVITED, ROW
from games.api.board_input import NewBoard, agreed
from games.api.board_schema import BoardOut, BoardRowOut, MadeBoardOut
from games.selectors.boards import board_seen, boards_of, last_command, state_of
from games.services.making_boards import make_board


class BoardsView(OwnView):
    """The boards of whoever is logged in."""

    pages = NewestFirst

    @extend_schema(responses=page_of_schema(BoardRowOut), examples=[ROW])
    def get(self, request: Request) -> Response:
        """Those on which the caller plays, the newest first."""
        user = self.user()
        self.query(PageQuery)
        return self.page(
            boards_of(user), BoardRowOut, lambda rows: [board_row(row, user) for row in rows]
        )

    @extend_schema(
        request=NewBoard,
        responses={
            201: MadeBoardOut,
            200: OpenApiResponse(MadeBoardOut, "The same was sent before."),
        },
        parameters=[REPLAYED],
        examples=[NEW_HERE, NEW_INVITED, MADE, INVITED],
    )
    def post(self, request: Request) -> Response:
        """Make a board. For a match or money play on one device, or with somebody who is invited:
        then the answer shows a secret once, with which he sits down. Sent again while nobody has,
        it shows a new one, and the one before opens nothing any more."""
        user = self.user()
        given = self.body(NewBoard)
        made = make_board(user=user, command_id=given["command_id"], agreed=agreed(given))
        state, last = state_of(made.board), last_command(made.board)
        body = board_body(made.board, state, user, last)
        told = {**body, "secret": made.secret} if made.secret else body
        return written(told, replayed=made.replayed, headers=NOT_KEPT)


class BoardView(OwnView):
    """One board."""

    @extend_schema(
        responses={200: BoardOut, 304: UNCHANGED},
        parameters=[ETAG, IF_NONE_MATCH],
        examples=[BOARD],
    )
    def get(self, request: Request, board_id: int) -> Response:
        """The state of a board for whoever plays there, and what each side may do next. 304 without
        a body where the caller's `If-None-Match` names the `ETag` of the same answer."""
        user = self.user()
        board = board_seen(board_id, user)
        return with_etag(request, board_body(board, state_of(board), user, last_command(board)))
