"""While the statement of a closed night is not there its pages say how far it is."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from django.contrib.auth.models import User
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext
from django.utils import timezone

from chouette.models import OutboxMessage
from chouette.services.outbox import ATTEMPTS_MAX, dispatch
from tests.builders import Table, open_table
from tests.people import People
from tests.web.pages import Reader, reader

LogIn = Callable[[User], Client]
PAGES = pytest.mark.parametrize("at", ["squaring", "sheet"])
ABOUT_TO = "The statement of the night is about to be worked out."


@pytest.fixture
def closed(people: People) -> Table:
    """Ana lost 6 to Bogdan and Carla; nobody has computed anything yet."""
    table = open_table(people, "ana", "bogdan", "carla", actor=people.ana)
    table.quick(bogdan=4, carla=2)
    table.send("close")
    return table


@pytest.fixture
def bogdan(people: People, closed: Table) -> Reader:
    return reader(people.bogdan, closed)


def asked(html: str) -> str:
    """What the page asks every two seconds."""
    (address,) = re.findall(r'data-computing[^>]* hx-get="([^"]*)"', html)
    return str(address).replace("&amp;", "&")


def undone(**fields: Any) -> None:
    assert OutboxMessage.objects.filter(done_at=None).update(**fields) == 1


@PAGES
def test_it_says_that_it_is_about_to_begin(bogdan: Reader, at: str) -> None:
    html = bogdan.page(f"{at}/")
    assert ABOUT_TO in html
    assert f'href="{bogdan.url}{at}/">Look again</a>' in html


@PAGES
def test_it_answers_nothing_while_nothing_is_new(bogdan: Reader, at: str) -> None:
    assert bogdan.client.get(asked(bogdan.page(f"{at}/"))).status_code == 204


@PAGES
def test_it_answers_what_is_new(bogdan: Reader, at: str) -> None:
    ask = asked(bogdan.page(f"{at}/"))
    undone(claimed_at=timezone.now(), attempts=1)
    html = bogdan.client.get(ask).content.decode()
    assert "being worked out, since" in html
    assert html.count("<div") == 1
    assert bogdan.client.get(asked(html)).status_code == 204


@PAGES
def test_it_becomes_the_list(bogdan: Reader, at: str) -> None:
    ask = asked(bogdan.page(f"{at}/"))
    dispatch()
    answer = bogdan.client.get(ask)
    part = {"squaring": "#books", "sheet": "#pays"}[at]
    assert (answer["HX-Retarget"], answer["HX-Reselect"]) == (part, part)
    html = answer.content.decode()
    assert f'id="{part[1:]}"' in html
    assert "2.00 EUR" in html
    assert "data-computing" not in html


def test_it_tells_everybody_that_it_failed_and_directors_why(closed: Table, people: People) -> None:
    undone(attempts=2, last_error="LedgerMismatch: table 1: no")
    told = "could not be worked out 2 times; it is being tried again"
    for user, knows in ((people.carla, False), (people.bogdan, False), (people.elena, True)):
        html = reader(user, closed).page("squaring/")
        assert told in html
        assert ("LedgerMismatch" in html) is knows
    undone(attempts=1)
    assert "could not be worked out; it is" in reader(people.carla, closed).page("sheet/")


def test_it_says_that_nobody_tries_any_more(bogdan: Reader) -> None:
    undone(attempts=ATTEMPTS_MAX, last_error="Broken")
    html = bogdan.page("squaring/")
    assert f"{ATTEMPTS_MAX} times and is not tried any more." in html
    assert "in the back office" in html


@PAGES
def test_it_says_nothing_when_all_is_done(bogdan: Reader, at: str) -> None:
    dispatch()
    assert "data-computing" not in bogdan.page(f"{at}/")


@PAGES
def test_it_says_nothing_while_the_night_goes_on(people: People, at: str) -> None:
    table = open_table(people, "ana", "bogdan")
    table.quick(bogdan=1)
    assert "data-computing" not in reader(people.bogdan, table).page(f"{at}/")


def test_it_shows_no_empty_list_meanwhile(people: People) -> None:
    table = open_table(people, "ana", "bogdan", actor=people.ana)
    table.send("close")
    html = reader(people.bogdan, table).page("squaring/")
    assert "Nobody owes" not in html
    dispatch()
    assert "Nobody owes" in reader(people.bogdan, table).page("squaring/")


@pytest.mark.parametrize("query", ["", "?at=nowhere", "?known=x", "?at=sheet&known=%00"])
def test_it_bears_any_question(bogdan: Reader, query: str) -> None:
    answer = bogdan.client.get(f"{bogdan.url}computing/{query}")
    assert answer.status_code in (200, 400)


def test_it_is_only_for_who_may_see_money(closed: Table, people: People, logged_in: LogIn) -> None:
    address = f"/sessions/{closed.session_id}/computing/"
    assert logged_in(people.dinu).get(address).status_code == 404
    assert logged_in(people.carla).get(address).status_code == 200
    assert logged_in(people.carla).post(address).status_code == 405


def test_it_asks_the_database_little(bogdan: Reader) -> None:
    ask = asked(bogdan.page("squaring/"))
    with CaptureQueriesContext(
        connection,
    ) as queries:
        bogdan.client.get(ask)
    assert len(queries) <= 7
