"""A list asks a tool for so much and no more; a fair one is answered whole."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from rest_framework.test import APIClient

from clubsite import tool_work
from clubsite.tool_view import ToolThrottle

LEGAL_PLAYS = "/api/v1/tools/legal-plays/"
MANY_PLAYS: dict[str, Any] = {
    "xgid": "XGID=-o-AAA-AAA-A--A-AA--AAAAA-:0:0:1:11:0:0:0:0:10",
    "dice": [1, 1],
}
"""A position that nobody comes to, with 1,981 plays."""
ORDINARY = Path(__file__).parents[2] / "benchmarks" / "data" / "bench1000.jsonl"


@pytest.fixture
def client() -> APIClient:
    return APIClient()


def test_a_thousand_ordinary_positions_are_answered(client: APIClient) -> None:
    rows = [json.loads(line) for line in ORDINARY.read_text("utf-8").splitlines()]
    asked = [{"xgid": row["xgid"], "dice": row["dice"]} for row in rows]
    answer = client.post(LEGAL_PLAYS, asked)
    assert answer.status_code == 200
    assert [row for row in answer.json() if "error" in row] == []


def test_what_lies_beyond_the_limit_is_refused_row_by_row(client: APIClient) -> None:
    answer = client.post(LEGAL_PLAYS, [{**MANY_PLAYS, "id": n} for n in range(1000)])
    rows = answer.json()
    assert answer.status_code == 200
    assert [row["id"] for row in rows] == list(range(1000))
    answered = [row for row in rows if "plays" in row]
    assert sum(len(row["plays"]) for row in answered) < 52_000
    assert {row["error"]["code"] for row in rows[len(answered) :]} == {"too_much_work"}
    assert len(answer.content) < 4_000_000


def test_a_row_that_is_no_object_is_refused_there_too(client: APIClient) -> None:
    rows = client.post(LEGAL_PLAYS, [MANY_PLAYS] * 30 + [3]).json()
    assert rows[-1] == {
        "id": None,
        "error": {"code": "too_much_work", "detail": tool_work.TOO_MUCH.detail},
    }


def test_what_takes_long_ends_though_little_was_answered(
    client: APIClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tool_work, "SECONDS_MAX", -1.0)
    game = {"order": ["A", "B"], "events": []}
    rows = client.post("/api/v1/tools/score/", [game]).json()
    assert [row["error"]["code"] for row in rows] == ["too_much_work"]


def test_a_great_answer_counts_as_many_requests(
    client: APIClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ToolThrottle, "rows_for_one", 100)
    sent = 0
    while (answer := client.post(LEGAL_PLAYS, [MANY_PLAYS])).status_code == 200:
        sent += 1
    assert sent == 6  # of 1 + 19 each
    assert (answer.status_code, answer.json()["code"]) == (429, "throttled")
    assert 0 < int(answer["Retry-After"]) <= 60


def test_some_threads_are_left_for_everybody_else(client: APIClient) -> None:
    for _ in range(tool_work.LISTS_AT_ONCE):
        tool_work._free.acquire()
    try:
        answer = client.post(LEGAL_PLAYS, [MANY_PLAYS])
        assert (answer.status_code, answer["Retry-After"]) == (429, "1")
        assert client.post(LEGAL_PLAYS, MANY_PLAYS).status_code == 200
    finally:
        for _ in range(tool_work.LISTS_AT_ONCE):
            tool_work._free.release()


@pytest.mark.parametrize("behind_proxy", [False, True])
def test_nobody_has_more_by_naming_other_addresses(
    client: APIClient, settings: Any, behind_proxy: bool
) -> None:
    settings.BEHIND_PROXY = behind_proxy
    own = ", 192.0.2.1" if behind_proxy else ""
    statuses = [
        client.post(
            LEGAL_PLAYS, {"xgid": "x"}, headers={"X-Forwarded-For": f"198.51.100.{n}{own}"}
        ).status_code
        for n in range(121)
    ]
    assert (statuses[119], statuses[120]) == (422, 429)
