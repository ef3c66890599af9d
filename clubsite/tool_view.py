"""A tool over HTTP: one object or a list of them, no log-in, nothing stored."""

from __future__ import annotations

from typing import Any, ClassVar

from rest_framework.exceptions import ValidationError
from rest_framework.permissions import AllowAny
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

from clubsite.api.throttling import AddressThrottle
from clubsite.json_tools import Tool, is_refusal
from clubsite.problems import Problem
from clubsite.tool_work import answers

LIST_MAX = 1000


class ToolThrottle(AddressThrottle):
    """For everybody, whether logged in or not: a tool knows nobody."""

    scope = "tools"
    rows_for_one: ClassVar[int] = 5000
    """So many rows of an answer count as one request more."""

    def count_rows(self, request: Request, rows: int) -> None:
        """What a list was answered with counts for those that come after it."""
        self.count(request, rows // self.rows_for_one)


class ToolView(APIView):
    """POST one object for its answer, or a problem with the tool's code; or a list of at most
    LIST_MAX for the list of their answers, refusals among them as `error`."""

    tool: ClassVar[Tool]
    authentication_classes = ()
    permission_classes = (AllowAny,)
    throttle_classes = (ToolThrottle,)

    def post(self, request: Request) -> Any:
        """Answer what was sent."""
        if isinstance(request.data, list):
            if len(request.data) > LIST_MAX:
                raise ValidationError(f"A list holds at most {LIST_MAX} objects.")
            found, rows = answers(self.tool, request.data)
            ToolThrottle().count_rows(request, rows)
            return Response(found)
        answer = self.tool.answer(request.data)
        if not is_refusal(answer):
            return Response(answer)
        return Problem(422, **answer["error"], extra={"id": answer["id"]}).response()
