"""`sessions/{id}/commands/`: the one way to write to a table."""

from __future__ import annotations

from typing import Any

from drf_spectacular.extensions import OpenApiSerializerExtension
from drf_spectacular.openapi import AutoSchema
from drf_spectacular.utils import OpenApiResponse, extend_schema, extend_schema_serializer
from rest_framework import serializers
from rest_framework.exceptions import ParseError, ValidationError
from rest_framework.request import Request
from rest_framework.response import Response

from chouette.api.authentication import actor_of, device_of, is_guest
from chouette.api.base import ApiView
from chouette.api.command_examples import COMMANDS
from chouette.api.command_schema import schema_of_commands
from chouette.api.event_body import event_body
from chouette.api.event_schema import EventOut
from chouette.api.game_event_schema import register_game_events
from chouette.api.money_hidden import as_seen, without_money
from chouette.api.numbers import numbered
from chouette.api.table_body import table_body
from chouette.api.table_examples import DONE, EVENT, TABLE, sent, shown
from chouette.api.table_schema import DoneOut, TableOut
from chouette.models.sessions import EVENTS_MAX
from chouette.refusals import NotFound, Stale
from chouette.rules.errors import RuleViolation
from chouette.services.sessions import CommandOutcome, command_submit
from clubsite.api.answers import REPLAYED, written
from clubsite.api.inputs import Whole, checked
from clubsite.openapi_problems import example
from clubsite.problems import CONTENT_TYPE, problem_for

UUID = "5a0c9a3e-53a1-4bd2-9f0a-2e6f8a1c7d01"
STALE = {"seq": 9, "state": TABLE, "events": [EVENT]}
STALE_SENTENCE = "Something else happened at this table first: it is at event 9, you were at 8."


@extend_schema_serializer(component_name="Command")
class CommandIn(serializers.Serializer[None]):
    """What every command says of itself. The other fields are those of its kind."""

    command_id = serializers.UUIDField()
    expected_seq = Whole(min_value=0, max_value=EVENTS_MAX)
    kind = serializers.CharField(max_length=40)


class StaleOut(serializers.Serializer[Any]):
    """The problem of a command that came too late, with all that its sender needs to go on."""

    code = serializers.CharField(help_text="`stale`, or another reason of a conflict.")
    status = serializers.IntegerField()
    title = serializers.CharField()
    type = serializers.CharField()
    detail = serializers.CharField()
    seq = serializers.IntegerField(required=False, help_text="The next `expected_seq`.")
    state = TableOut(required=False, help_text="As `sessions/{id}/` answers.")
    events = EventOut(many=True, required=False, help_text="What the sender missed.")


class CommandsView(ApiView):
    """Commands to a table."""

    @extend_schema(
        operation_id="send_command",
        request=CommandIn,
        responses={
            201: OpenApiResponse(DoneOut, "Done."),
            200: OpenApiResponse(DoneOut, "The same was sent before."),
            (409, CONTENT_TYPE): OpenApiResponse(StaleOut, STALE_SENTENCE),
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
            shown(
                "Stale",
                example(409, "stale", STALE_SENTENCE, **STALE),
                status_codes=["409"],
                media_type=CONTENT_TYPE,
            ),
        ],
    )
    def post(self, request: Request, session_id: int) -> Response:
        """Do what a command asks. A command that was sent before is answered as it was then. One
        that is late (409) is told the state and the events since, and may be sent anew."""
        if not isinstance(request.data, dict):
            raise ValidationError("A command is an object.")
        named = {name: request.data[name] for name in HEAD if name in request.data}
        head = checked(CommandIn, named)
        outcome = command_submit(
            session_id=session_id,
            command_id=head["command_id"],
            expected_seq=head["expected_seq"],
            actor=actor_of(request),
            command=numbered({k: v for k, v in request.data.items() if k not in APART}),
            device=device_of(request),
        )
        return _answer(outcome, money=not is_guest(request.user))

    def handle_exception(self, exc: Exception) -> Any:
        """A late sender gets the state as `sessions/{id}/` shows it to him; whoever sees no such
        table is told so before what is wrong with his command, and people are named."""
        if isinstance(exc, ValidationError | ParseError | RuleViolation):
            try:
                self.table(self.kwargs["session_id"])
            except NotFound as unseen:
                exc = unseen
        if not isinstance(exc, Stale):
            return super().handle_exception(exc)
        row, standing = self.table(self.kwargs["session_id"])
        problem = problem_for(exc)
        assert problem is not None
        told = {**problem.extra, "state": table_body(row, exc.state, standing)}
        return problem.response(**as_seen(told, standing))


HEAD = ("command_id", "expected_seq", "kind")
APART = HEAD[:2]


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
