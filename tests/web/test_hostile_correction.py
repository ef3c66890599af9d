"""What no correction form of ours ever sends is answered with one sentence."""

from __future__ import annotations

from typing import Any

import pytest

from chouette.selectors.logs import state_of
from tests.builders import Table
from tests.people import People
from tests.web.pages import Reader, forms, reader

EVENTS = [
    "[" * 60_000,
    '{"a":' * 10_000,
    "{",
    "[]",
    "null",
    "1e999",
    "{}",
    '{"type": []}',
    '{"type": {}}',
    '{"type":"double","side":"box","answers":[]}',
    '{"type":"double","side":[],"answers":{}}',
    '{"type":"double","side":"box","answers":{"1":[]}}',
    '{"type":"double","side":"box","answer":{},"extra":[]}',
    '{"type":"settle"}',
    '{"type":"settle","member":[],"points":1}',
    '{"type":"settle","member":"2"}',
    '{"type":"settle","member":"2","points":1e99}',
    '{"type":"settle","member":"2","points":NaN}',
    '{"type":"quick"}',
    '{"type":"quick","points":5}',
    '{"type":"quick","points":[]}',
    '{"type":"quick","points":{"2":99999999999999999999999999}}',
    '{"type":"result"}',
    '{"type":"\\ud800"}',
    '{"type":"settle","member":"\\ud800","points":1}',
    '{"type":"settle","member":"\\u0000","points":1}',
    '{"type":"double","side":"box","answers":{"\\ud800":"take"}}',
    '{"type":"double","side":"box","answers":{"2":"\\ud800"}}',
]
FIELDS = [
    {"auto_doubles": "1e99999999"},
    {"auto_doubles": "9" * 5000},
    {"auto_doubles": "\u00b2"},
    {"auto_doubles": "-1"},
    {"e0-points-2": "1e99999999"},
    {"e0-points-2": "1e-99999999"},
    {"e0-points-2": "1000001"},
    {"e0-points-2": "0.5"},
    {"e0-winner": "x"},
    {"expected_seq": "9" * 4000},
    {"expected_seq": "-1"},
    {"command_id": "x"},
]


@pytest.fixture
def page(people: People, table: Table) -> Reader:
    """Bogdan before a table whose first game was a quick score."""
    table.quick(bogdan=1, carla=-1, elena=0)
    return reader(people.bogdan, table)


def post(page: Reader, changes: dict[str, str]) -> Any:
    form = next(f for f in forms(page.page("games/1/correct/")) if "auto_doubles" in f)
    return page.client.post(f"{page.url}games/1/correct/", form.values(**changes))


@pytest.mark.parametrize("event", EVENTS, ids=lambda event: event[:60])
@pytest.mark.parametrize("do", ["preview", "save"])
def test_it_says_that_the_form_is_no_form_of_ours(page: Reader, event: str, do: str) -> None:
    response = post(page, {"e0": event, "do": do})
    assert response.status_code == 422
    assert response.content.decode().count('role="alert"') == 1


@pytest.mark.parametrize("changes", FIELDS, ids=lambda changes: str(changes)[:60])
def test_it_saves_nothing_from_fields_that_hold_what_they_cannot(
    page: Reader, changes: dict[str, str]
) -> None:
    response = post(page, {**changes, "do": "save"})
    assert response.status_code == 422
    assert state_of(page.table.row).records[0].revision == 1


def test_it_shows_an_event_about_somebody_who_is_not_there(page: Reader) -> None:
    event = {"e0": '{"type":"settle","member":"999","points":1}', "do": "preview"}
    response = page.client.post(f"{page.url}games/1/correct/", event)
    assert response.status_code == 200
    assert "note bad" in response.content.decode()
