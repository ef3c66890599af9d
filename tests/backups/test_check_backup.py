"""`check_backup` and `restore_database`: what was copied comes back, or it is said what not."""

from __future__ import annotations

import json
import re
import sqlite3
from contextlib import closing
from io import StringIO
from pathlib import Path

import pytest
from django.core.management import CommandError, call_command
from django.db import connection

from chouette.models import ChouetteSession
from clubsite import backups
from clubsite.backups.manifest import checksum, manifest_path
from tests.builders import Table
from tests.guards import lifted

pytestmark = [pytest.mark.django_db(transaction=True), pytest.mark.usefixtures("night")]


def check(copy: Path) -> str:
    out = StringIO()
    call_command("check_backup", copy, stdout=out)
    return out.getvalue()


def scratch_databases() -> list[str]:
    with connection.cursor() as cursor:
        cursor.execute("SELECT datname FROM pg_database WHERE datname LIKE 'chouette_drill_%'")
        return [row[0] for row in cursor.fetchall()]


def sign_again(copy: Path, **changes: object) -> None:
    """The manifest as it would be had somebody made it for this file."""
    path = manifest_path(copy)
    told = json.loads(path.read_text())
    told.update(bytes=copy.stat().st_size, sha256=checksum(copy), **changes)
    path.write_text(json.dumps(told))


def test_it_restores_verifies_and_says_so_in_one_line(tmp_path: Path) -> None:
    copy = backups.take(tmp_path)
    told = check(copy)
    assert re.fullmatch(
        rf"{copy.name}: 1 tables, \d+ entries, 0 faults; "
        r"restored in \d+\.\d s, verified in \d+\.\d s\n",
        told,
    )
    assert sorted(path.name for path in tmp_path.iterdir()) == [copy.name, f"{copy.name}.json"]


@pytest.mark.postgres
def test_it_leaves_no_scratch_database_behind(tmp_path: Path) -> None:
    check(backups.take(tmp_path))
    assert scratch_databases() == []


def test_it_finds_a_fault_that_was_copied(night: Table, tmp_path: Path) -> None:
    with lifted():
        ChouetteSession.objects.update(head="0")
    with pytest.raises(CommandError, match="the chain does not end where the table does"):
        check(backups.take(tmp_path))


def test_it_misses_the_guards(tmp_path: Path) -> None:
    with lifted():
        copy = backups.take(tmp_path)
    with pytest.raises(CommandError, match="is not in the database"):
        check(copy)


def test_it_knows_a_file_that_was_changed(tmp_path: Path) -> None:
    copy = backups.take(tmp_path)
    with copy.open("r+b") as file:
        file.seek(-100, 2)
        file.write(b"x")
    with pytest.raises(CommandError, match="is not the file that its manifest was made for"):
        check(copy)


def test_it_misses_rows(tmp_path: Path) -> None:
    copy = backups.take(tmp_path)
    rows = json.loads(manifest_path(copy).read_text())["rows"]
    rows["chouette_event"] = [10_000, 10_000]
    sign_again(copy, rows=rows)
    with pytest.raises(CommandError, match=r"chouette_event: .* not 10000 up to 10000"):
        check(copy)


@pytest.mark.parametrize("told", ["", "[]", "{}", '{"rows": {"a": 3}}', '{"rows": null}'])
def test_it_trusts_no_copy_without_a_manifest(told: str, tmp_path: Path) -> None:
    copy = backups.take(tmp_path)
    manifest_path(copy).write_text(told)
    with pytest.raises(CommandError, match="is no manifest"):
        check(copy)
    manifest_path(copy).unlink()
    with pytest.raises(CommandError, match="is no manifest"):
        check(copy)


def test_it_reads_no_manifest_of_another_time(tmp_path: Path) -> None:
    copy = backups.take(tmp_path)
    sign_again(copy, version=2)
    with pytest.raises(CommandError, match="a manifest of version 2"):
        check(copy)


def test_it_says_that_there_is_no_copy(tmp_path: Path) -> None:
    with pytest.raises(CommandError, match="is not there"):
        check(tmp_path / "nothing.sqlite3")


def test_it_restores_into_an_empty_database_only(tmp_path: Path) -> None:
    copy = backups.take(tmp_path)
    with pytest.raises(CommandError, match="is not empty"):
        call_command("restore_database", copy)


def test_it_refuses_a_file_that_is_no_copy(tmp_path: Path) -> None:
    copy = backups.take(tmp_path)
    other = copy.rename(copy.with_suffix(".zip"))
    manifest_path(copy).rename(manifest_path(other))
    with pytest.raises(CommandError, match="is no copy of a database"):
        check(other)


@pytest.mark.sqlite
def test_it_finds_damage_that_its_manifest_was_made_for(tmp_path: Path) -> None:
    copy = backups.take(tmp_path)
    with closing(sqlite3.connect(copy)) as file:
        (page,) = file.execute("SELECT rootpage FROM sqlite_master WHERE name = 'chouette_event'")
        (size,) = file.execute("PRAGMA page_size").fetchone()
    with copy.open("r+b") as raw:
        raw.seek((page[0] - 1) * size)
        raw.write(b"\x00" * 64)
    sign_again(copy)
    with pytest.raises(CommandError, match=r"damaged|malformed|cannot be read"):
        check(copy)
