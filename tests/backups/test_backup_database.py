"""`backup_database`: whole, of one moment, under its own name only when it is done."""

from __future__ import annotations

import json
import stat
from io import StringIO
from pathlib import Path

import pytest
from django.core.management import CommandError, call_command
from django.db import connection
from pytest_django.fixtures import Settings

from chouette import migrations
from chouette.models import Event, LedgerEntry
from clubsite import backups
from clubsite.backups.engines import SUFFIXES
from clubsite.backups.manifest import checksum
from tests.builders import Table

pytestmark = [pytest.mark.django_db(transaction=True), pytest.mark.usefixtures("night")]

SUFFIX = SUFFIXES[connection.vendor]


def backup(**options: object) -> Path:
    out = StringIO()
    call_command("backup_database", stdout=out, **options)
    return Path(out.getvalue().strip())


def names(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def test_it_writes_a_copy_and_its_manifest_and_nothing_else(tmp_path: Path) -> None:
    copy = backup(to=tmp_path)
    assert names(tmp_path) == [copy.name, f"{copy.name}.json"]
    assert copy.name.startswith("chouette-")
    assert copy.suffix == SUFFIX


def test_it_tells_what_is_in_the_copy(tmp_path: Path) -> None:
    copy = backup(to=tmp_path / f"mine{SUFFIX}")
    newest = max(path.stem for path in Path(migrations.__path__[0]).glob("0*.py"))
    told = json.loads((tmp_path / f"mine{SUFFIX}.json").read_text())
    assert told["rows"]["chouette_event"] == [Event.objects.count(), Event.objects.latest("pk").pk]
    entries = LedgerEntry.objects.count()
    assert told["rows"]["chouette_ledgerentry"][0] == entries > 0
    assert (told["engine"], told["version"]) == (connection.vendor, 1)
    assert (told["bytes"], told["sha256"]) == (copy.stat().st_size, checksum(copy))
    assert f"chouette.{newest}" in told["migrations"]


def test_it_lets_nobody_else_read_it(tmp_path: Path) -> None:
    copy = backup(to=tmp_path)
    for path in (copy, tmp_path / f"{copy.name}.json"):
        assert stat.S_IMODE(path.stat().st_mode) == 0o600


def test_it_writes_over_no_file(tmp_path: Path) -> None:
    target = tmp_path / f"mine{SUFFIX}"
    for taken in (target, tmp_path / f"mine{SUFFIX}.json"):
        taken.write_text("mine")
        with pytest.raises(CommandError, match="is there already"):
            backup(to=target)
        assert taken.read_text() == "mine"
        taken.unlink()
    assert names(tmp_path) == []


def test_it_wants_a_name_that_tells_what_it_is(tmp_path: Path) -> None:
    with pytest.raises(CommandError, match=f"named with {SUFFIX}"):
        backup(to=tmp_path / "mine.zip")


def test_it_says_that_it_cannot_write(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(CommandError, match="cannot be written"):
        backup(to=tmp_path / "file" / f"mine{SUFFIX}")


def test_it_goes_where_the_settings_say(tmp_path: Path, settings: Settings) -> None:
    settings.BACKUP_DIR = str(tmp_path / "new" / "folder")
    copy = backup()
    assert copy.parent == tmp_path / "new" / "folder"
    assert backups.newest(copy.parent) == copy


def test_it_asks_where_to_when_nobody_said(settings: Settings) -> None:
    settings.BACKUP_DIR = ""
    with pytest.raises(CommandError, match="BACKUP_DIR"):
        backup()


def test_it_keeps_the_newest_and_what_is_not_its_own(tmp_path: Path) -> None:
    old = [f"chouette-2026010{day}T040000Z{SUFFIX}" for day in (1, 2, 3)]
    for name in (*old, *(f"{name}.json" for name in old), f"mine{SUFFIX}", "chouette-notes.txt"):
        (tmp_path / name).write_text("")
    copy = backup(to=tmp_path, keep=2)
    kept = [old[2], copy.name]
    others = [f"mine{SUFFIX}", "chouette-notes.txt"]
    assert names(tmp_path) == sorted([*kept, *(f"{name}.json" for name in kept), *others])


def test_it_keeps_all_unless_told(tmp_path: Path) -> None:
    (tmp_path / f"chouette-20260101T040000Z{SUFFIX}").write_text("")
    backup(to=tmp_path)
    assert len(names(tmp_path)) == 3
    with pytest.raises(CommandError, match="1 at least"):
        backup(to=tmp_path, keep=0)


@pytest.mark.postgres
def test_it_names_the_program_that_is_not_there(tmp_path: Path, settings: Settings) -> None:
    settings.PG_BIN = str(tmp_path)
    with pytest.raises(CommandError, match=r"pg_dump is not in .* set PG_BIN"):
        backup(to=tmp_path / "copies")
    assert names(tmp_path / "copies") == []


@pytest.mark.postgres
def test_it_says_what_the_program_said(tmp_path: Path, settings: Settings) -> None:
    program = tmp_path / "pg_dump"
    program.write_text("#!/bin/sh\necho server version mismatch >&2; exit 1\n")
    program.chmod(0o755)
    settings.PG_BIN = str(tmp_path)
    with pytest.raises(CommandError, match="pg_dump: server version mismatch"):
        backup(to=tmp_path / "copies")
    assert names(tmp_path / "copies") == []


def test_it_leaves_the_database_as_it_was(night: Table, tmp_path: Path) -> None:
    before = night.seq
    backup(to=tmp_path)
    night.send("reopen", actor=night.people.ana)
    assert night.seq > before
