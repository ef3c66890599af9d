"""A game of a closed night is corrected: what is taken back and posted is shown before and after,
in the account of each player, and in the list of who pays whom."""

from __future__ import annotations

from collections.abc import Callable
from html import unescape
from typing import Any

import pytest
from django.contrib.auth.models import User
from django.test import Client

from chouette.selectors.verification import faults
from chouette.services.outbox import dispatch
from tests.builders import Table, open_table
from tests.people import People
from tests.services.squaring import pay
from tests.web.pages import Form, forms, reader

LogIn = Callable[[User], Client]

pytestmark = pytest.mark.django_db


@pytest.fixture
def closed(people: People) -> Table:
    """Ana in the box lost to Bogdan and Carla, 1 each; Bogdan was paid his 0.50."""
    table = open_table(people, "ana", "bogdan", "carla")
    table.send("result", winner="team", result="single")
    table.close()
    pay(table, "ana", "bogdan")
    return table


@pytest.fixture
def elena(people: People, closed: Table, logged_in: LogIn) -> Client:
    return logged_in(people.elena)


def url(table: Table) -> str:
    return f"/sessions/{table.session_id}/games/1/correct/"


def read(response: Any) -> str:
    return " ".join(unescape(response.content.decode()).split())


def correction(client: Client, table: Table) -> Form:
    """It was the box that won."""
    html = client.get(url(table)).content.decode()
    form = next(form for form in forms(html) if "expected_seq" in form)
    form.fields["e0-winner"] = ["box"]
    return form


def save(client: Client, table: Table) -> str:
    sent = correction(client, table).values(do="save")
    html = read(client.post(url(table), sent, follow=True))
    dispatch()
    return html


def test_it_says_before_what_will_be_taken_back_and_posted(elena: Client, closed: Table) -> None:
    html = read(elena.post(url(closed), correction(elena, closed).values(do="look")))
    for line in (
        "will be taken back: <s>ana to bogdan: 1</s>",
        "will be taken back: <s>ana to carla: 1</s>",
        "will be posted: bogdan to ana: 1",
        "will be posted: carla to ana: 1",
    ):
        assert line in html


def test_it_says_afterwards_what_was_taken_back(elena: Client, closed: Table) -> None:
    assert "Taken back by the correction" not in read(elena.get(url(closed)[: -len("correct/")]))
    html = save(elena, closed)
    assert "Taken back by the correction" in html
    assert "<s>ana to bogdan: 1</s>" in html
    assert "bogdan to ana: 1" in html


def test_it_shows_both_in_the_account(elena: Client, closed: Table, people: People) -> None:
    save(elena, closed)
    account = f"/clubs/club-test/players/{people.number('bogdan')}/account/?unit=points"
    html = read(elena.get(account))
    assert "Correction: taken back, as captain, against ana in the box" in html
    assert "Correction: posted anew, as captain, against ana in the box" in html
    assert "<s>as captain, against ana in the box</s>" in html


def test_it_explains_the_difference_where_people_pay(
    elena: Client, closed: Table, people: People
) -> None:
    save(elena, closed)
    html = read(elena.get(f"/sessions/{closed.session_id}/squaring/"))
    assert "Since paying began something has changed" in html
    assert "1" in html.split("Since paying began")[1].split("</ul>")[0]
    assert "0.50 EUR" in html
    assert not list(faults(club_id=people.club.pk))


def test_it_is_for_directors(people: People, closed: Table, elena: Client) -> None:
    page = reader(people.bogdan, closed)
    assert page.client.get(url(closed)).status_code == 403
    sent = correction(elena, closed).values(do="save")
    assert page.client.post(url(closed), sent).status_code == 403


def test_it_posts_nothing_at_practice(people: People, logged_in: LogIn) -> None:
    table = open_table(people, "ana", "bogdan", practice=True, stake_minor=0, currency="")
    table.send("result", winner="team", result="single")
    client = logged_in(people.elena)
    html = read(client.post(url(table), correction(client, table).values(do="look")))
    assert "What will change" in html
    assert "will be posted" not in html
