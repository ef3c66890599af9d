"""Who keeps the score, on the table's page; handing it over and taking it over."""

from __future__ import annotations

import re

import pytest

from chouette.services.keeping import take_over
from tests.builders import Table
from tests.people import People
from tests.web.pages import Reader, form_of, reader

pytestmark = pytest.mark.django_db


@pytest.fixture
def elena(people: People, table: Table) -> Reader:
    return reader(people.elena, table)


def gives(who: Reader, to: object, **fields: str) -> tuple[int, str]:
    response = who.client.post(f"{who.url}keeper/", {"to": str(to), **fields})
    return response.status_code, response.content.decode()


def test_it_says_nothing_before_anybody_was_given_the_table(bogdan: Reader) -> None:
    assert "keeps the score." not in bogdan.page()
    assert "Nobody was given this table yet." in bogdan.page("keeper/")


def test_it_tells_everybody_who_keeps_it_and_what_came_last(
    bogdan: Reader, carla: Reader, people: People
) -> None:
    assert gives(bogdan, people.bogdan.pk)[0] == 303
    assert "You keep the score." in bogdan.page()
    assert re.search(r"bogdan keeps the score\. Last entry \d\d:\d\d, bogdan\.", carla.page())


def test_it_offers_everybody_who_may_score(bogdan: Reader) -> None:
    page = bogdan.page("keeper/")
    assert "I keep the score from now on" in page
    for name, offered in (("ana", True), ("elena", True), ("carla", False)):
        assert (f'<span class="grow">{name}</span>' in page) is offered


def test_it_hands_the_table_over(bogdan: Reader, elena: Reader, people: People) -> None:
    gives(bogdan, people.bogdan.pk)
    assert gives(bogdan, people.elena.pk)[0] == 303
    assert "The table is handed over." in bogdan.page()
    assert "You keep the score." in elena.page()


def test_it_asks_before_it_takes_from_somebody_at_it(
    bogdan: Reader, elena: Reader, people: People
) -> None:
    gives(bogdan, people.bogdan.pk)
    status, page = gives(elena, people.elena.pk)
    assert status == 409
    assert "bogdan is keeping the score just now." in page
    assert "Take over all the same" in page
    assert gives(elena, people.elena.pk, confirm="1")[0] == 303
    assert "You keep the score." in elena.page()


@pytest.mark.parametrize("to", ["", "x", "0", "9" * 30])
def test_it_gives_it_to_nobody_unknown(bogdan: Reader, to: str) -> None:
    assert gives(bogdan, to)[0] == 422


def test_it_gives_it_to_nobody_who_may_not_score(bogdan: Reader, people: People) -> None:
    assert gives(bogdan, people.carla.pk)[0] == 422


@pytest.mark.parametrize(("who", "status"), [("carla", 403), ("dinu", 404), (None, 302)])
def test_it_is_for_nobody_else(table: Table, people: People, who: str | None, status: int) -> None:
    other = reader(getattr(people, who) if who else None, table)
    assert other.client.get(f"{other.url}keeper/").status_code == status
    assert gives(other, people.bogdan.pk)[0] == status


def test_it_tells_whoever_scores_beside_him(
    bogdan: Reader, elena: Reader, table: Table, people: People
) -> None:
    take_over(session_id=table.session_id, actor=people.elena)
    told = "elena is keeping the score here"
    for who, is_told in ((bogdan, True), (elena, False)):
        form = form_of(who.slip("seats"), kind="leave")
        assert (told in who.htmx(form).content.decode()) is is_told


def test_it_is_news_to_a_page_that_is_open(bogdan: Reader, table: Table, people: People) -> None:
    address = re.search(r'data-url="([^"]+)"', bogdan.page())
    assert address is not None
    asks = f"{address[1]}?seq={table.seq}"
    assert bogdan.client.get(asks).status_code == 304
    take_over(session_id=table.session_id, actor=people.elena)
    news = bogdan.client.get(asks, headers={"HX-Request": "true"})
    assert "elena keeps the score." in news.content.decode()
    again = f"{news['X-Chouette-Live']}?seq={table.seq}"
    assert bogdan.client.get(again).status_code == 304


def test_it_is_over_with_the_night(bogdan: Reader, table: Table, people: People) -> None:
    table.close()
    assert "The night at this table is over." in bogdan.page("keeper/")
    assert gives(bogdan, people.bogdan.pk)[0] == 422
