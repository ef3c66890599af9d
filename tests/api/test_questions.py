"""What a query may ask: at every address of the API the same holds."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

from tests.api.conftest import browser_of, device_of
from tests.api.nights import closed_night
from tests.api.shapes import document
from tests.people import People

pytestmark = pytest.mark.django_db


def readings() -> Iterator[tuple[str, dict[str, Any]]]:
    """The addresses that answer a GET in JSON, with what the document says of it."""
    for address, methods in document()["paths"].items():
        if "get" in methods and not address.endswith(("/schema/", "/docs/")):
            yield address, methods["get"]


def filled(address: str, people: People, session: int) -> str:
    """The address of something that is there, where that is easily said."""
    found = {
        "slug": people.club.slug,
        "session_id": session,
        "player_id": people.players["ana"].pk,
        "game": 1,
    }
    return re.sub("{([a-z_]+)}", lambda hole: str(found.get(hole[1], 1)), address)


def test_no_address_overlooks_a_question_it_does_not_know(people: People) -> None:
    session = closed_night(people).session_id
    ana, seen = browser_of(people.ana), 0
    for address, _ in readings():
        place = filled(address, people, session)
        if ana.get(place).status_code >= 300:
            continue
        seen += 1
        answer = ana.get(place, {"frobnicate": "1"})
        assert answer.status_code == 400, address
        assert list(answer.json()["fields"]) == ["frobnicate"], address
    assert seen > 30


def test_a_name_given_twice_is_refused(people: People) -> None:
    session = closed_night(people).session_id
    for address, twice in (
        (f"/api/v1/sessions/{session}/events/?after=1&after=2", "after"),
        (f"/api/v1/clubs/{people.club.slug}/players/?page_size=1&page_size=2", "page_size"),
        (f"/api/v1/clubs/{people.club.slug}/entries/?since=2026-01-01&since=2026-02-01", "since"),
    ):
        answer = browser_of(people.ana).get(address)
        assert (answer.status_code, list(answer.json()["fields"])) == (400, [twice]), address


def test_pages_are_declared_where_there_are_pages(people: People) -> None:
    session = closed_night(people).session_id
    for address, told in readings():
        place = filled(address, people, session)
        if browser_of(people.ana).get(place).status_code >= 300:
            continue
        declared = {"page_size"} <= {each.get("name") for each in told.get("parameters", [])}
        answer = browser_of(people.ana).get(place, {"page_size": "1"})
        assert (answer.status_code == 200) == declared, address


def test_a_span_the_wrong_way_round_is_refused_everywhere(people: People) -> None:
    session = closed_night(people).session_id
    seen = 0
    for address, told in readings():
        if {"since", "until"} <= {each.get("name") for each in told.get("parameters", [])}:
            place = filled(address, people, session)
            answer = browser_of(people.ana).get(
                place, {"since": "2026-11-30", "until": "2026-11-01"}
            )
            if answer.status_code != 404:
                assert answer.json()["code"] == "bad_period", address
                seen += 1
    assert seen > 4


def test_a_token_has_one_club_on_one_page(people: People) -> None:
    device = device_of(people)
    assert len(device.get("/api/v1/clubs/", {"page_size": "1"}).json()["results"]) == 1
    assert device.get("/api/v1/clubs/", {"cursor": "x"}).status_code == 400
