"""`sessions/{id}/commands/`: the one way to write to a table."""

from __future__ import annotations

from rest_framework import serializers
from rest_framework.exceptions import ValidationError
from rest_framework.request import Request
from rest_framework.response import Response

from chouette.api.authentication import actor_of
from chouette.api.base import ApiView, checked
from chouette.services.sessions import CommandOutcome, command_submit


class Named(serializers.Serializer[None]):
    """What every command says of itself."""

    command_id = serializers.UUIDField()
    expected_seq = serializers.IntegerField(min_value=0, max_value=10**6)
    kind = serializers.CharField(max_length=40)


class CommandsView(ApiView):
    """Commands to a table."""

    def post(self, request: Request, session_id: int) -> Response:
        """Do what the command asks: 201, or 200 where the same was sent before."""
        if not isinstance(request.data, dict):
            raise ValidationError("A command is an object.")
        named = checked(Named, request.data)
        apart = ("command_id", "expected_seq")
        command = {name: value for name, value in request.data.items() if name not in apart}
        outcome = command_submit(
            session_id=session_id,
            command_id=named["command_id"],
            expected_seq=named["expected_seq"],
            actor=actor_of(request),
            command=command,
        )
        return _answer(outcome)


def _answer(outcome: CommandOutcome) -> Response:
    body = {"seq": outcome.seq, "events": [event.to_json() for event in outcome.events]}
    headers = {"Idempotency-Replayed": "true"} if outcome.replayed else {}
    return Response(body, status=200 if outcome.replayed else 201, headers=headers)
