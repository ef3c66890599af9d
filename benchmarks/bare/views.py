"""A command comes in as JSON, its rows are written, its number goes back; and a poll."""

from __future__ import annotations

from datetime import date
from typing import Any
from uuid import UUID

from django.db import transaction
from django.http import HttpRequest, HttpResponse
from django.urls import path
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

from benchmarks.bare.models import Command, Entry, Event, Table
from benchmarks.bare.rows import rows_of_game

NIGHT = date(2026, 1, 15)
HEAD = "0" * 64
ROWS = rows_of_game()


def write_game(table_id: int, command_id: UUID, body: dict[str, Any]) -> int:
    """The rows of one game in one transaction; the number of its last event."""
    with transaction.atomic(durable=True):
        table = Table.objects.select_for_update().get(pk=table_id)
        seq = table.last_seq
        command = Command.objects.create(
            table=table,
            command_id=command_id,
            kind=body["kind"],
            body=body,
            body_hash=HEAD,
            actor=1,
            first_seq=seq + 1,
            last_seq=seq + len(ROWS.events),
            head=HEAD,
        )
        Event.objects.bulk_create(
            Event(
                table=table, seq=number, command=command, kind=kind, version=version, payload=data
            )
            for number, (kind, version, data) in enumerate(ROWS.events, start=seq + 1)
        )
        Entry.objects.bulk_create(
            Entry(
                unit="points",
                payer=payer,
                payee=payee,
                amount=amount,
                kind=kind,
                table=table,
                game=command.pk,
                command=command,
                night_on=NIGHT,
            )
            for payer, payee, amount, kind in ROWS.entries
        )
        table.last_seq, table.head = command.last_seq, HEAD
        table.save(update_fields=["last_seq", "head", "status", "stake_minor"])
    return table.last_seq


class GameView(APIView):
    def post(self, request: Request, table_id: int) -> Response:
        sent: Any = request.data
        seq = write_game(table_id, UUID(sent["command_id"]), sent["command"])
        return Response({"seq": seq}, status=201)


def poll(request: HttpRequest, table_id: int) -> HttpResponse:
    """Whether a table is still where its reader knows it: one query, nothing else."""
    seq = Table.objects.filter(pk=table_id).values_list("last_seq", flat=True).first()
    return HttpResponse(status=304 if request.GET.get("seq") == str(seq) else 200)


urlpatterns = [
    path("tables/<int:table_id>/", GameView.as_view()),
    path("tables/<int:table_id>/live/", poll),
]
