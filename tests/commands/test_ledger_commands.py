"""dispatch_outbox, verify_ledger and replay_session on the command line."""

from __future__ import annotations

import json
from io import StringIO
from typing import Any

import pytest
from django.core.management import CommandError, call_command

from chouette.models import ChouetteSession, Statement
from chouette.rules.state import state_json
from tests.builders import Table, open_table
from tests.guards import lifted
from tests.people import People

pytestmark = pytest.mark.django_db


@pytest.fixture
def table(people: People) -> Table:
    table = open_table(people, "ana", "bogdan")
    table.quick(bogdan=1)
    return table


def run(*args: Any, **options: Any) -> str:
    out = StringIO()
    call_command(*args, stdout=out, **options)
    return out.getvalue()


def test_it_empties_the_outbox(table: Table) -> None:
    table.send("close", actor=table.people.ana)
    assert run("dispatch_outbox") == "1 done\n"
    assert run("dispatch_outbox") == "0 done\n"
    assert Statement.objects.count() == 1


def test_it_verifies_sound_books(table: Table) -> None:
    assert run("verify_ledger") == "1 tables, 1 entries, 0 faults\n"


def test_it_ends_with_1_where_books_are_not_sound(table: Table) -> None:
    with lifted():
        ChouetteSession.objects.update(head="0")
    out = StringIO()
    with pytest.raises(SystemExit) as ended:
        call_command("verify_ledger", stdout=out)
    assert ended.value.code == 1
    assert "the chain does not end where the table does" in out.getvalue()


def test_it_verifies_one_club(table: Table) -> None:
    assert "0 faults" in run("verify_ledger", club=table.people.club.slug)
    with pytest.raises(CommandError):
        run("verify_ledger", club="nowhere")


def test_it_replays_a_table_to_the_state_that_is_served(table: Table) -> None:
    assert json.loads(run("replay_session", table.session_id)) == state_json(table.outcome.state)


def test_it_replays_up_to_an_event_and_shows_each(table: Table) -> None:
    *events, state = run("replay_session", table.session_id, upto=2, events=True).splitlines()
    assert [json.loads(event)["seq"] for event in events] == [1, 2]
    assert json.loads(state)["seq"] == 2


def test_it_replays_no_table_that_is_not_there(table: Table) -> None:
    with pytest.raises(CommandError):
        run("replay_session", table.session_id + 1)
