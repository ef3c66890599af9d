"""`sessions/{id}/commands/`: the one way to write to a table."""

from __future__ import annotations

from typing import Any

from drf_spectacular.extensions import OpenApiSerializerExtension
from drf_spectacular.openapi import AutoSchema
from drf_spectacular.utils import OpenApiResponse, extend_schema, extend_schema_serializer
from rest_framework import serializers
from rest_framework.request import Request
from rest_framework.response import Response

from chouette.api.authentication import actor_of, device_of, is_guest
from chouette.api.command_examples import COMMANDS
from chouette.api.command_schema import schema_of_commands
from chouette.api.command_view import STALE_ANSWER, STALE_EXAMPLE, CommandView
from chouette.api.event_body import event_body
from chouette.api.game_event_schema import register_game_events
from chouette.api.money_hidden import without_money
from chouette.api.table_examples import DONE, sent, shown
from chouette.api.table_schema import DoneOut
from chouette.models.sessions import EVENTS_MAX
from chouette.services.sessions import CommandOutcome, command_submit
from clubsite.api.answers import REPLAYED, written
from clubsite.api.inputs import Whole
from clubsite.problems import CONTENT_TYPE

UUID = "5a0c9a3e-53a1-4bd2-9f0a-2e6f8a1c7d01"


@extend_schema_serializer(component_name="Command")
class CommandIn(serializers.Serializer[None]):
    """What every command says of itself. The other fields are those of its kind."""

    command_id = serializers.UUIDField()
    expected_seq = Whole(min_value=0, max_value=EVENTS_MAX)
    kind = serializers.CharField(max_length=40)


class CommandsView(CommandView):
    """Commands to a table."""

    @extend_schema(
        operation_id="send_command",
        request=CommandIn,
        responses={
            201: OpenApiResponse(DoneOut, "Done."),
            200: OpenApiResponse(DoneOut, "The same was sent before."),
            (409, CONTENT_TYPE): STALE_ANSWER,
        },
        parameters=[REPLAYED],
        examples=[
            *(
                sent(
                    title,
                    {"command_id": UUID, "expected_seq": 8, "kind": kind, **fields},
                    summary=f"{kind}: {title}",
                )
                for kind, (title, fields) in COMMANDS.items()
            ),
            shown("The events it led to", DONE),
            STALE_EXAMPLE,
        ],
    )
    def post(self, request: Request, session_id: int) -> Response:
        """Do what a command asks. A command that was sent before is answered as it was then. One
        that is late (409) is told the state and the events since, and may be sent anew."""
        head, command = self.command(CommandIn)
        outcome = command_submit(
            session_id=session_id,
            command_id=head["command_id"],
            expected_seq=head["expected_seq"],
            actor=actor_of(request),
            command=command,
            device=device_of(request),
        )
        return _answer(outcome, money=not is_guest(request.user))


def _answer(outcome: CommandOutcome, *, money: bool) -> Response:
    body: dict[str, Any] = {
        "seq": outcome.seq,
        "events": [event_body(event.to_json()) for event in outcome.events],
        "other_session": outcome.other_session_id,
    }
    return written(body if money else without_money(body), replayed=outcome.replayed)


class CommandScheme(OpenApiSerializerExtension):
    """A command is one of its kinds, told apart by `kind`."""

    target_class = CommandIn

    def map_serializer(self, auto_schema: AutoSchema, direction: Any) -> dict[str, Any]:
        """A component for each kind, and which of them `kind` names."""
        register_game_events(auto_schema)
        return schema_of_commands(auto_schema)
