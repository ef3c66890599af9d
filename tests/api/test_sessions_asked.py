"""Which tables `clubs/{slug}/sessions/` lists, and lists that are asked what they do not know."""

from __future__ import annotations

import pytest

from tests.api.conftest import API, browser_of, device_of
from tests.builders import NIGHT, open_table
from tests.people import People

ADDRESS = f"{API}clubs/club-test/sessions/"

pytestmark = pytest.mark.django_db


def test_it_lists_those_that_are_asked_for(people: People) -> None:
    closed = open_table(people, "ana", "bogdan", "carla")
    closed.close()
    open_table(people, table="Table 2", drawn=False)
    device = device_of(people)
    for query, tables in (
        ({"status": "open"}, ["Table 2"]),
        ({"status": "closed"}, ["Table 1"]),
        ({"night_on": NIGHT.isoformat()}, ["Table 2", "Table 1"]),
        ({"night_on": "2001-01-01"}, []),
    ):
        found = device.get(ADDRESS, query).json()["results"]
        assert [row["table"] for row in found] == tables, query


@pytest.mark.parametrize("query", [{"state": "open"}, {"status": "ajar"}, {"night_on": "today"}])
def test_it_refuses_what_it_cannot_ask_for(people: People, query: dict[str, str]) -> None:
    answer = device_of(people).get(ADDRESS, query)
    refused = answer.json()
    assert (answer.status_code, refused["code"]) == (400, "invalid")
    assert set(refused["fields"]) == set(query)


@pytest.mark.parametrize("address", ["clubs/", "federations/"])
def test_lists_of_the_caller_refuse_a_question_they_do_not_know(
    people: People, address: str
) -> None:
    refused = browser_of(people.ana).ask(address, 400, name="Test")
    assert set(refused["fields"]) == {"name"}
