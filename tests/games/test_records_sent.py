"""POST, GET and DELETE `records/`: match files of one's own."""

from __future__ import annotations

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext

from games.api.record_examples import A_FILE, A_RECORD
from games.models import MatchRecord
from games.models import records as limits
from games.services import records as services
from tests.api.conftest import Caller, browser_of, device_of
from tests.people import People

pytestmark = pytest.mark.django_db

SPOILT = A_FILE.replace("64: 24/14", "64: 24/13")


def new_record(caller: Caller, name: str = "The final", text: str = A_FILE) -> int:
    """A match file that the caller has sent."""
    return int(caller.send("records/", {"name": name, "text": text})["id"])


def test_it_reads_what_is_sent(people: People) -> None:
    answer = browser_of(people.ana).send("records/", {"name": "The final", "text": A_FILE})
    expected = {**A_RECORD, "id": answer["id"], "sent_at": answer["sent_at"]}
    assert answer == expected
    assert answer["sent_at"].endswith("Z")
    assert browser_of(people.ana).ask("records/")["results"][0]["sent_at"] == answer["sent_at"]


def test_it_tells_what_is_wrong_by_line(people: People) -> None:
    answer = browser_of(people.ana).send("records/", {"name": "Spoilt", "text": SPOILT})
    (error,) = answer["errors"]
    assert (answer["legal"], answer["faults"]) == (False, 1)
    assert (error["line"], error["code"]) == (5, "illegal_play")
    assert "no die moves 24/13" in error["detail"]
    assert answer["by_game"][0]["errors"] == [error]


def test_the_same_text_again_is_the_same_record(people: People) -> None:
    ana = browser_of(people.ana)
    first = ana.send("records/", {"name": "The final", "text": A_FILE})
    again = ana.post("/api/v1/records/", {"name": "Another name", "text": A_FILE})
    assert (again.status_code, again["Idempotency-Replayed"]) == (200, "true")
    assert again.json() == first
    assert new_record(browser_of(people.bogdan)) != first["id"]


@pytest.mark.parametrize("text", ["a letter to a friend", " 5 point match\n", "(;GM[1])", "\ufeff"])
def test_a_file_without_a_game_is_refused_and_says_why_by_line(people: People, text: str) -> None:
    answer = browser_of(people.ana).send("records/", {"name": "x", "text": text}, 422)
    assert answer["code"] == "no_readable_game"
    assert answer["errors"][0]["line"] == 1
    assert answer["errors"][0]["code"] in ("unknown_format", "no_game", "bad_sgf")
    assert not MatchRecord.objects.exists()


def test_a_game_of_more_plays_than_are_read_is_refused(people: People) -> None:
    long = " 0 point match\n Game 1\n" + "  1) 31:     31:\n" * 5_000
    answer = browser_of(people.ana).send("records/", {"name": "x", "text": long}, 422)
    assert "too_many_plays" in [error["code"] for error in answer["errors"]]


@pytest.mark.parametrize(
    ("body", "status", "code"),
    [
        ({}, 400, "invalid"),
        ({"name": "x"}, 400, "invalid"),
        ({"name": "x", "text": ""}, 400, "invalid"),
        ({"name": "", "text": A_FILE}, 400, "invalid"),
        ({"name": "x" * 81, "text": A_FILE}, 400, "invalid"),
        ({"name": "x", "text": A_FILE, "club": 1}, 400, "invalid"),
        ({"name": "\u200b", "text": A_FILE}, 422, "bad_name"),
        ({"name": "x", "text": "\x00"}, 400, "parse_error"),
        ({"name": "x", "text": "x" * 300_000}, 413, "body_too_large"),
    ],
)
def test_it_refuses_what_is_no_file(
    people: People, body: dict[str, object], status: int, code: str
) -> None:
    assert browser_of(people.ana).send("records/", body, status)["code"] == code


def test_an_account_keeps_so_many(people: People, monkeypatch: pytest.MonkeyPatch) -> None:
    assert limits.RECORDS_MAX == 1_000
    monkeypatch.setattr(services, "RECORDS_MAX", 1)
    ana = browser_of(people.ana)
    first = new_record(ana)
    body = {"name": "One more", "text": SPOILT}
    assert ana.send("records/", body, 422)["code"] == "too_many_records"
    ana.send(f"records/{first}/", None, 204, method="delete")
    ana.send("records/", body)


def test_it_lists_ones_own_newest_first_a_page_at_a_time(people: People) -> None:
    ana = browser_of(people.ana)
    sent = [new_record(ana, f"Game {n}", A_FILE + "\n" * n) for n in range(3)]
    new_record(browser_of(people.bogdan))
    page = ana.ask("records/", page_size=2)
    assert [row["id"] for row in page["results"]] == sent[:0:-1]
    assert "by_game" not in page["results"][0]
    rest = ana.get(page["next"]).json()
    assert ([row["id"] for row in rest["results"]], rest["next"]) == (sent[:1], None)


def test_a_list_costs_the_same_however_long_it_is(people: People) -> None:
    ana = browser_of(people.ana)
    counts = []
    for n in range(2):
        new_record(ana, text=A_FILE + "\n" * n)
        with CaptureQueriesContext(
            connection,
        ) as queries:
            ana.ask("records/")
        counts.append(len(queries))
    assert counts[0] == counts[1]


def test_it_deletes_one_for_good(people: People) -> None:
    ana = browser_of(people.ana)
    record = new_record(ana)
    browser_of(people.bogdan).send(f"records/{record}/", None, 404, method="delete")
    ana.send(f"records/{record}/", None, 204, method="delete")
    ana.ask(f"records/{record}/", 404)
    ana.send(f"records/{record}/", None, 404, method="delete")


def test_records_are_of_a_log_in_and_not_of_a_device(people: People) -> None:
    assert device_of(people).ask("records/", 403)["code"] == "takes_log_in"
    assert Caller().ask("records/", 401)["code"] == "not_authenticated"
