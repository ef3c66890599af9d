"""The service's addresses, and one more for a command in JSON."""

from __future__ import annotations

from typing import Any
from uuid import UUID

from django.urls import path
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

from chouette.refusals import Stale
from chouette.services.sessions import command_submit
from clubsite import urls


class CommandView(APIView):
    """201 with the events, or 409 with where the log ends."""

    def post(self, request: Request, session_id: int) -> Response:
        sent: Any = request.data
        try:
            outcome = command_submit(
                session_id=session_id,
                command_id=UUID(sent["command_id"]),
                expected_seq=sent["expected_seq"],
                actor=request.user,
                command=sent["command"],
            )
        except Stale as stale:
            return Response({"seq": stale.state.seq}, status=409)
        events = [event.to_json() for event in outcome.events]
        return Response({"seq": outcome.seq, "events": events}, status=201)


urlpatterns = [*urls.urlpatterns, path("commands/<int:session_id>/", CommandView.as_view())]
