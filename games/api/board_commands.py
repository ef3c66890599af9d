"""`boards/{id}/commands/`: the one way to play on a board, and what was played there."""

from __future__ import annotations

from typing import Any

from drf_spectacular.utils import OpenApiResponse, extend_schema
from rest_framework.exceptions import ParseError, ValidationError
from rest_framework.request import Request
from rest_framework.response import Response

from clubsite.api.answers import REPLAYED, written
from clubsite.api.pages import PageQuery
from clubsite.api.schema import page_of_schema
from clubsite.problems import CONTENT_TYPE, problem_for
from games.api.base import OwnView
from games.api.board_body import board_body
from games.api.board_examples import COMMANDS, DONE, LOGGED, STALE, STALE_SENTENCE
from games.api.board_input import BoardCommandIn, order_of
from games.api.board_schema import BoardCommandOut, BoardDoneOut, StaleBoardOut
from games.refusals import NotFound, StaleBoard
from games.selectors.boards import board_seen, last_command
from games.services.boards import send_command


class BoardCommandsView(OwnView):
    """Commands to a board."""

    @extend_schema(responses=page_of_schema(BoardCommandOut), examples=[LOGGED])
    def get(self, request: Request, board_id: int) -> Response:
        """Everything that was done on a board, from the first command, with all dice."""
        board = board_seen(board_id, self.user())
        self.query(PageQuery)
        return self.page(board.commands.all(), BoardCommandOut)

    @extend_schema(
        operation_id="send_board_command",
        request=BoardCommandIn,
        responses={
            201: OpenApiResponse(BoardDoneOut, "Done."),
            200: OpenApiResponse(BoardDoneOut, "The same was sent before."),
            (409, CONTENT_TYPE): OpenApiResponse(StaleBoardOut, STALE_SENTENCE),
        },
        parameters=[REPLAYED],
        examples=[*COMMANDS, DONE, STALE],
    )
    def post(self, request: Request, board_id: int) -> Response:
        """Do what a command asks; the service throws the dice. A command that was sent before is
        answered as it was then. One that is late (409) is told the state and may be sent anew."""
        user, given = self.user(), self.body(BoardCommandIn)
        sent = send_command(
            board_id=board_id,
            user=user,
            command_id=given["command_id"],
            expected_seq=given["expected_seq"],
            order=order_of(given),
            secret=given.get("secret", ""),
            name=given.get("name", ""),
        )
        state = board_body(sent.board, sent.state, user, sent.command)
        body = {"seq": sent.command.seq, "deeds": sent.command.deeds, "state": state}
        return written(body, replayed=sent.replayed)

    def handle_exception(self, exc: Exception) -> Any:
        """A late sender gets the state; whoever sees no such board is told so before what is wrong
        with his command."""
        if isinstance(exc, ValidationError | ParseError):
            try:
                board_seen(self.kwargs["board_id"], self.request.user)
            except NotFound as unseen:
                exc = unseen
        if not isinstance(exc, StaleBoard):
            return super().handle_exception(exc)
        problem = problem_for(exc)
        assert problem is not None
        board, state = exc.told
        told = board_body(board, state, self.user(), last_command(board))
        return problem.response(seq=board.last_seq, state=told)
