"""Match files and boards take so much of the processor and no more: others are answered too."""

from __future__ import annotations

from collections.abc import Iterator
from uuid import uuid4

import pytest

from clubsite.api.throttling import WorkThrottle
from games.api.record_examples import A_FILE
from games.selectors import reading
from tests.api.conftest import browser_of
from tests.games.boards import new_board
from tests.people import People

pytestmark = pytest.mark.django_db

OTHER_FILE = A_FILE + "\n"


@pytest.fixture
def little_work(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever is done is more than a caller may have done for him within a minute."""
    monkeypatch.setattr(WorkThrottle, "THROTTLE_RATES", {"work": "2/minute"})
    monkeypatch.setattr(WorkThrottle, "seconds_for_one", 1e-9)


@pytest.fixture
def others_read() -> Iterator[None]:
    """As many files are being read as may be at once."""
    for _ in range(reading.READINGS_AT_ONCE):
        reading._free.acquire()
    yield
    for _ in range(reading.READINGS_AT_ONCE):
        reading._free.release()


@pytest.mark.usefixtures("others_read")
def test_a_few_are_read_at_once_and_the_next_is_told_to_come_again(people: People) -> None:
    body = {"name": "The final", "text": A_FILE}
    answer = browser_of(people.ana).post("/api/v1/records/", body)
    assert (answer.status_code, answer["Retry-After"]) == (429, "1")
    assert answer.json()["code"] == "others_are_read"


def test_what_was_sent_is_read_once(people: People, request: pytest.FixtureRequest) -> None:
    ana = browser_of(people.ana)
    sent = ana.send("records/", {"name": "The final", "text": A_FILE})
    request.getfixturevalue("others_read")
    assert ana.ask(f"records/{sent['id']}/") == sent
    ana.send("records/", {"name": "The final", "text": A_FILE}, 200)


@pytest.mark.usefixtures("little_work")
@pytest.mark.parametrize("text", [A_FILE, "(;GM[6]" * 36_000])
def test_what_a_file_takes_counts_whether_it_is_kept_or_refused(people: People, text: str) -> None:
    ana = browser_of(people.ana)
    assert ana.post("/api/v1/records/", {"name": "x", "text": text}).status_code in (201, 422)
    refused = ana.post("/api/v1/records/", {"name": "x", "text": OTHER_FILE})
    assert (refused.status_code, refused.json()["code"]) == (429, "throttled")
    assert 0 < int(refused["Retry-After"]) <= 60
    browser_of(people.bogdan).send("records/", {"name": "x", "text": OTHER_FILE})


@pytest.mark.usefixtures("little_work")
def test_so_does_what_is_done_on_boards_but_nothing_of_the_clubs_waits(people: People) -> None:
    ana = browser_of(people.ana)
    ana.ask("boards/")
    ana.ask("boards/", 429)
    ana.ask("clubs/")


def test_a_board_as_it_was_is_read_with_the_others_and_as_it_is_at_once(
    people: People, request: pytest.FixtureRequest
) -> None:
    ana = browser_of(people.ana)
    address = f"/api/v1/boards/{new_board(ana)['id']}/commands/"
    roll, resign = ({"command_id": str(uuid4()), "expected_seq": n} for n in (0, 1))
    roll |= {"kind": "roll"}
    resign |= {"kind": "resign", "side": "white", "result": "single"}
    assert [ana.post(address, body).status_code for body in (roll, resign)] == [201, 201]
    assert ana.post(address, roll).status_code == 200
    request.getfixturevalue("others_read")
    assert ana.post(address, resign).status_code == 200
    answer = ana.post(address, roll)
    assert (answer.status_code, answer.json()["code"]) == (429, "others_are_read")
