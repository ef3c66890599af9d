"""A copy that is taken while people write holds everything that was acknowledged before it."""

from __future__ import annotations

import json
import sqlite3
import subprocess
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from threading import Event as Signal
from threading import Thread

import pytest
from django.conf import settings
from django.db import connection

from chouette.models import Event
from clubsite import backups
from clubsite.backups.manifest import Manifest, manifest_path
from tests.builders import Table, open_table
from tests.people import People

pytestmark = pytest.mark.django_db(transaction=True)


@contextmanager
def somebody_writing(table: Table, acknowledged: list[int]) -> Iterator[None]:
    """Another thread changes the stake as fast as it can, and notes how long the log is then."""
    ended, began = Signal(), Signal()

    def write() -> None:
        stake = 1
        while not ended.is_set():
            acknowledged.append(table.send("change_stake", stake_minor=stake).seq)
            began.set()
            stake += 1
        connection.close()

    thread = Thread(target=write)
    thread.start()
    try:
        assert began.wait(20)
        yield
    finally:
        ended.set()
        thread.join(20)


def events_in(copy: Path) -> int:
    """How many events there are in a copy, asked of the copy itself."""
    if copy.suffix == ".sqlite3":
        with closing(sqlite3.connect(copy)) as file:
            (count,) = file.execute("SELECT COUNT(*) FROM chouette_event").fetchone()
        return int(count)
    words = ["pg_restore", "--data-only", "--table=chouette_event", "--file=-", str(copy)]
    program = Path(settings.PG_BIN, words[0]) if settings.PG_BIN else words[0]
    printed = subprocess.run([program, *words[1:]], capture_output=True, check=True).stdout
    return len(printed.partition(b"FROM stdin;\n")[2].partition(b"\n\\.\n")[0].splitlines())


def test_it_has_every_row_that_was_acknowledged_before(people: People, tmp_path: Path) -> None:
    table = open_table(people, "ana", "bogdan")
    acknowledged: list[int] = []
    for _ in range(3):
        with somebody_writing(table, acknowledged):
            before = acknowledged[-1]
            copy = backups.take(tmp_path / str(before))
            after = acknowledged[-1]
        told = Manifest.read(manifest_path(copy)).rows["chouette_event"][0]
        assert before <= told <= after + 1
        assert events_in(copy) == told
    assert table.seq == Event.objects.count() == acknowledged[-1]


def test_it_passes_the_drill(people: People, tmp_path: Path) -> None:
    table = open_table(people, "ana", "bogdan")
    with somebody_writing(table, []):
        copy = backups.take(tmp_path)
    drill = backups.check(copy)
    assert drill.verified.endswith(", 0 faults")
    told = json.loads(manifest_path(copy).read_text())["rows"]["chouette_event"]
    assert drill.manifest.rows["chouette_event"] == tuple(told)
    assert drill.seconds == drill.restore_s + drill.verify_s > 0
