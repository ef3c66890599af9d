"""The demo club: made once, in the default file only, and shown on the terminal."""

from __future__ import annotations

from io import StringIO
from typing import Any

import pytest
from django.contrib.auth import authenticate
from django.core.management import CommandError, call_command

from chouette.models import ChouetteSession, Club, Command, EntryKind, LedgerEntry
from chouette.selectors.logs import state_of
from chouette.selectors.verification import faults

pytestmark = pytest.mark.django_db


@pytest.fixture
def demo(settings: Any) -> str:
    """What `seed_demo` printed."""
    settings.DEMO_ALLOWED = True
    return run("seed_demo")


def run(name: str) -> str:
    out = StringIO()
    call_command(name, stdout=out)
    return out.getvalue()


def test_it_goes_into_no_database_that_was_asked_for() -> None:
    with pytest.raises(CommandError, match="default SQLite file"):
        run("seed_demo")
    assert not Club.objects.exists()


def test_it_is_made_once(demo: str) -> None:
    assert run("seed_demo") == "The demo club is there already.\n"
    assert Club.objects.count() == 1


def test_it_has_a_finished_night_with_payments(demo: str) -> None:
    row = ChouetteSession.objects.earliest("night_on")
    assert row.status == "closed"
    assert row.statements.get().last_seq == row.last_seq
    assert LedgerEntry.objects.filter(kind=EntryKind.PAYMENT).count() == 2


def test_it_has_a_night_that_is_going_on(demo: str) -> None:
    row = ChouetteSession.objects.latest("night_on")
    state = state_of(row)
    assert (row.status, len(state.records)) == ("open", 4)
    assert state.game is not None
    assert state.game.pending is not None
    kinds = set(Command.objects.filter(chouette_session=row).values_list("kind", flat=True))
    assert {"join", "void", "correct_game", "automatic_double", "offer", "answer"} <= kinds


def test_it_shows_a_beaver_and_a_lone_taker(demo: str) -> None:
    state = state_of(ChouetteSession.objects.latest("night_on"))
    assert "beaver" in str(state.records[0].actions)
    reasons = {contract.reason.code for contract in state.records[1].contracts}
    assert "lone_taker_dropped" in reasons


def test_it_leaves_sound_books(demo: str) -> None:
    assert list(faults()) == []


def test_it_prints_the_sheet_and_the_log_ins(demo: str) -> None:
    shown = run("demo")
    assert "Club Demo" in shown
    assert "total of all: 0" in shown
    assert "Log in as ana (owner), bogdan (scorer), carla (member)" in shown
    assert all(len(line) <= 200 for line in shown.splitlines())


def test_it_prints_passwords_that_work(demo: str) -> None:
    for name in ("ana", "bogdan", "carla"):
        assert authenticate(username=name, password=f"chouette-{name}") is not None


def test_it_shows_nothing_where_there_is_no_demo() -> None:
    assert run("demo") == ""
