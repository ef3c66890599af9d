"""A tool over HTTP: one object or a list of them, no log-in, nothing stored."""

from __future__ import annotations

from typing import Any, ClassVar

from rest_framework.exceptions import ValidationError
from rest_framework.permissions import AllowAny
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.throttling import AnonRateThrottle
from rest_framework.views import APIView

from clubsite.json_tools import Tool, is_refusal
from clubsite.problems import Problem

LIST_MAX = 1000


class ToolThrottle(AnonRateThrottle):
    """For everybody, whether logged in or not: a tool knows nobody."""

    scope = "tools"

    def get_cache_key(self, request: Request, view: Any) -> str:
        return self.cache_format % {"scope": self.scope, "ident": self.get_ident(request)}


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
            return Response([self.tool.answer(obj) for obj in request.data])
        answer = self.tool.answer(request.data)
        if not is_refusal(answer):
            return Response(answer)
        return Problem(422, **answer["error"], extra={"id": answer["id"]}).response()
