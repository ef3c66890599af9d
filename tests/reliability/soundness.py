"""What must be true of the tables whatever was killed, raced or delivered twice."""

from __future__ import annotations

from chouette.models import ChouetteSession, Command, Event
from chouette.selectors.verification import faults


def assert_sound() -> None:
    """All that `manage.py verify_ledger` checks, and every log without gap, command by command."""
    assert list(faults()) == []
    for row in ChouetteSession.objects.all():
        numbered = Event.objects.filter(chouette_session=row).order_by("seq")
        assert list(numbered.values_list("seq", flat=True)) == list(range(1, row.last_seq + 1))
        spans = row.commands.order_by("first_seq").values_list("first_seq", "last_seq")
        covered = [seq for first, last in spans for seq in range(first, last + 1)]
        assert covered == list(range(1, row.last_seq + 1))


def stored_ids() -> set[str]:
    """The ids of all commands that are written down."""
    return {str(known) for known in Command.objects.values_list("command_id", flat=True)}
