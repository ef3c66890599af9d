"""`manage.py score_games`: JSON Lines from standard input to standard output, no database."""

from __future__ import annotations

import io
import json
import sys
from typing import Any

import pytest
from django.core.management import call_command

from clubsite.json_tools import is_refusal

from .games import box, result, row, team

W13 = row("ABCD", team(B="take"), box(B="drop"), team(C="take"), result("team"))


def run(*lines: str) -> tuple[list[dict[str, Any]], int]:
    written = io.StringIO()
    status = 0
    try:
        call_command("score_games", lines=[line.encode() for line in lines], stdout=written)
    except SystemExit as left:
        status = int(left.code or 0)
    return [json.loads(line) for line in written.getvalue().splitlines()], status


def test_it_answers_each_line_in_order() -> None:
    lines = [json.dumps({"id": key, **W13}) for key in range(5)]
    answers, status = run(*lines)
    assert [answer["id"] for answer in answers] == list(range(5))
    assert status == 0


def test_it_goes_on_after_a_fault_and_leaves_with_1() -> None:
    answers, status = run("nonsense", json.dumps({"id": "W13", **W13}))
    assert [is_refusal(answer) for answer in answers] == [True, False]
    assert status == 1


def test_it_passes_over_blank_lines() -> None:
    assert run("", "  ") == ([], 0)


def test_it_reads_standard_input(monkeypatch: pytest.MonkeyPatch) -> None:
    line = json.dumps({"id": 1, **W13}).encode()
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(line)))
    written = io.StringIO()
    call_command("score_games", stdout=written)
    assert json.loads(written.getvalue())["id"] == 1
