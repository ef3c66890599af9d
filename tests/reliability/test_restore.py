"""R13: a copy taken while people write comes back whole and passes verification, in a minute.

What one copy must hold is told in `tests/backups`; here are the size and the time.
"""

from __future__ import annotations

import time
from datetime import timedelta
from pathlib import Path

import pytest
from django.db import connection
from pytest_django.fixtures import Settings

from chouette.models import Event, LedgerEntry
from chouette.services.players import add_guest
from clubsite import backups
from clubsite.backups.manifest import Manifest, manifest_path
from tests.backups.programs import postgres_programs
from tests.backups.test_while_writing import events_in, somebody_writing
from tests.builders import NIGHT, open_table
from tests.people import People
from tests.reliability.figures import TellFigure

pytestmark = pytest.mark.django_db(transaction=True)

ENTRIES, ENTRIES_SOAK, DRILL_S = 200, 100_000, 60
GAMES_A_NIGHT, PLAYERS = 1_000, 12


def play_nights(people: People, entries: int) -> None:
    """Nights of twelve, each game of which pays eleven, until there are so many entries."""
    names = ["ana", "bogdan", "carla", "elena", "radu", "sorin", "mira"]
    for number in range(len(names), PLAYERS):
        name = f"guest {number}"
        people.players[name] = add_guest(club_id=people.club.pk, actor=people.ana, name=name)
        names.append(name)
    night = 1
    while LedgerEntry.objects.count() < entries:
        night_on, games = NIGHT - timedelta(days=7 * night), 0
        table = open_table(people, *names, night_on=night_on)
        while games < GAMES_A_NIGHT and games * (PLAYERS - 1) < entries:
            _, *members = table.outcome.state.seating.rotation.order
            points = {member: (games + place) % 4 + 1 for place, member in enumerate(members)}
            table.send("quick_result", points=points, expected_seq=table.outcome.seq)
            games += 1
        table.close()
        night += 1


def test_it_restores_a_copy_that_was_taken_while_people_wrote(
    people: People, soak: bool, settings: Settings, tmp_path: Path, figure: TellFigure
) -> None:
    if connection.vendor == "postgresql":
        settings.PG_BIN = postgres_programs()
    play_nights(people, ENTRIES_SOAK if soak else ENTRIES)
    acknowledged: list[int] = []
    table, entries = open_table(people, "ana", "bogdan"), LedgerEntry.objects.count()
    with somebody_writing(table, acknowledged):
        before, began = acknowledged[-1], time.monotonic()
        copy = backups.take(tmp_path)
        taken_s, after = time.monotonic() - began, acknowledged[-1]
    told = Manifest.read(manifest_path(copy)).rows
    drill = backups.check(copy)
    text = f"{entries} entries copied in {taken_s:.1f} s beside {after - before} writes, restored"
    text += f" in {drill.restore_s:.1f} s and verified in {drill.verify_s:.1f} s"
    figure("R13", f"{text}: {drill.verified}")
    assert drill.verified.endswith(", 0 faults")
    assert told["chouette_ledgerentry"][0] == entries
    events = told["chouette_event"][0]
    others = Event.objects.exclude(chouette_session=table.row).count()
    assert before <= events - others <= after + 1
    assert events_in(copy) == events
    if soak:
        assert taken_s + drill.seconds <= DRILL_S
