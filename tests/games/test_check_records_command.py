"""`manage.py check_records FILE...`: what is wrong with match files (contract 2.4)."""

from __future__ import annotations

import io
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from django.core.management import CommandError, call_command

ROOT = Path(__file__).parents[2]
DATA = ROOT / "tests" / "data" / "records"


def check(*files: Path | str) -> tuple[list[dict[str, Any]], int]:
    """The answers, one a file, and the exit status."""
    written, status = io.StringIO(), 0
    try:
        call_command("check_records", *map(str, files), stdout=written)
    except SystemExit as left:
        status = int(left.code or 0)
    return [json.loads(line) for line in written.getvalue().splitlines()], status


def test_it_tells_what_a_file_has() -> None:
    (answer,), status = check(DATA / "studio.txt")
    assert status == 0
    assert answer == {
        "file": str(DATA / "studio.txt"),
        "format": "mat",
        "players": ["Ruxandra", "Bo"],
        "length": 7,
        "games": 1,
        "plays": 7,
        "errors": [],
        "legal": True,
    }


def test_it_tells_what_is_wrong_by_line() -> None:
    (answer,), status = check(DATA / "broken.mat")
    assert (answer["legal"], status) == (False, 1)
    assert answer["errors"][0] == {
        "line": 5,
        "code": "illegal_play",
        "detail": "'24/13' is not legal with 6-4: no die moves 24/13.",
    }


def test_it_goes_on_after_a_file_it_cannot_read() -> None:
    answers, status = check(DATA / "nothing.mat", DATA, DATA / "money.mat")
    codes = [[error["code"] for error in answer["errors"]] for answer in answers]
    assert codes == [["unreadable_file"], ["unreadable_file"], []]
    assert answers[0]["errors"][0]["line"] is None
    assert [answer["legal"] for answer in answers] == [False, False, True]
    assert status == 1


def test_it_tells_what_is_no_match_file() -> None:
    (answer,), status = check(__file__)
    assert ([error["code"] for error in answer["errors"]], status) == (["unknown_format"], 1)
    assert (answer["format"], answer["games"], answer["legal"]) == ("", 0, False)


def test_it_needs_a_file() -> None:
    with pytest.raises(CommandError):
        check()


def test_it_stops_without_a_word_when_nobody_reads_on() -> None:
    files = f"$(yes '{DATA / 'export.txt'}' | head -n 2000)"
    command = f"{sys.executable} manage.py check_records {files} | head -c 1"
    left = subprocess.run(["sh", "-c", command], capture_output=True, cwd=ROOT, timeout=60)
    assert (left.stdout, left.stderr) == (b"{", b"")
