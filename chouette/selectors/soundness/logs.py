"""The log of one table: numbered without a gap, chained, each event by its own command."""

from __future__ import annotations

from collections.abc import Iterator

from django.db.models import Count, Max, Min

from chouette.chain import next_head
from chouette.models import ChouetteSession, Command, Event
from chouette.selectors.logs import StoredEvent


def log_faults(row: ChouetteSession, events: tuple[StoredEvent, ...]) -> Iterator[str]:
    """What is wrong with commands and events; `events` are all those of the table by number."""
    if [event.seq for event in events] != list(range(1, row.last_seq + 1)):
        yield f"events are not numbered 1 to {row.last_seq}"
        return
    commands = list(Command.objects.filter(chouette_session=row).order_by("first_seq"))
    yield from _chain_faults(row, commands, events)
    yield from _owner_faults(row, commands)
    if commands and bool(commands[0].body.get("practice")) is not row.is_practice:
        yield "was not opened as what it is, a practice night or none"


def _chain_faults(
    row: ChouetteSession, commands: list[Command], events: tuple[StoredEvent, ...]
) -> Iterator[str]:
    head, seq = "", 0
    for command in commands:
        own = [event.stored() for event in events[command.first_seq - 1 : command.last_seq]]
        head = next_head(head, command.command_id, command.body_hash, own)
        if command.first_seq != seq + 1 or command.head != head:
            yield f"the chain breaks at event {command.first_seq}"
            return
        seq = command.last_seq
    if (head, seq) != (row.head, row.last_seq):
        yield "the chain does not end where the table does"


def _owner_faults(row: ChouetteSession, commands: list[Command]) -> Iterator[str]:
    spans = Event.objects.filter(chouette_session=row).order_by().values_list("command_id")
    found = {
        command: span
        for command, *span in spans.annotate(Min("seq"), Max("seq"), Count("seq")).iterator()
    }
    for command in commands:
        first, last = command.first_seq, command.last_seq
        if found.pop(command.pk, None) != [first, last, last - first + 1]:
            yield f"events {first} to {last} are not those of their command"
    yield from (f"command {pk} has events of a table that it is not about" for pk in found)
