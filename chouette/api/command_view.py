"""What sending a command to a table and asking what it would do have in common: how it is read, and
what its sender is told where it is not done."""

from __future__ import annotations

from typing import Any

from drf_spectacular.utils import OpenApiResponse
from rest_framework import serializers
from rest_framework.exceptions import ParseError, ValidationError

from chouette.api.base import ApiView
from chouette.api.event_schema import EventOut
from chouette.api.money_hidden import as_seen
from chouette.api.numbers import numbered
from chouette.api.table_body import table_body
from chouette.api.table_examples import EVENT, TABLE, shown
from chouette.api.table_schema import TableOut
from chouette.refusals import NotFound, Stale
from chouette.rules.errors import RuleViolation
from clubsite.api.inputs import checked
from clubsite.openapi_problems import example
from clubsite.problems import CONTENT_TYPE, problem_for

STALE = {"seq": 9, "state": TABLE, "events": [EVENT]}
STALE_SENTENCE = "Something else happened at this table first: it is at event 9, you were at 8."


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


STALE_ANSWER = OpenApiResponse(StaleOut, STALE_SENTENCE)
STALE_EXAMPLE = shown(
    "Stale",
    example(409, "stale", STALE_SENTENCE, **STALE),
    status_codes=["409"],
    media_type=CONTENT_TYPE,
)

APART = ("command_id", "expected_seq")
"""What a body says beside the command itself."""


class CommandView(ApiView):
    """An address that takes a command."""

    def command(
        self, kind: type[serializers.Serializer[Any]]
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """What `kind` reads in the body, and the command with players as text. Raises
        ValidationError."""
        data = self.request.data
        if not isinstance(data, dict):
            raise ValidationError("A command is an object.")
        named = kind().fields
        head = checked(kind, {key: value for key, value in data.items() if key in named})
        return head, numbered({key: value for key, value in data.items() if key not in APART})

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
