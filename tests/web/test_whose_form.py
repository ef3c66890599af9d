"""A form goes out under the name of whoever opened it: on a device that others log in to, too."""

from __future__ import annotations

import pytest
from django.test import Client

from tests.builders import Table
from tests.guests import browser_with, joins, let_guests_in
from tests.people import People
from tests.web.pages import Reader, form_of, reader

pytestmark = pytest.mark.django_db
TOLD = "This was opened on this device before you came in, so nothing was written down."


def test_it_is_not_sent_by_whoever_logged_in_meanwhile(bogdan: Reader, people: People) -> None:
    form = form_of(bogdan.page(), kind="result", winner="box")
    before = bogdan.table.seq
    ana = reader(people.ana, bogdan.table)
    answer = ana.htmx(form)
    assert answer.status_code == 422
    assert TOLD in answer.content.decode()
    assert bogdan.table.seq == before
    again = form_of(answer.content.decode(), kind="result")
    assert ana.htmx(again).status_code == 200


def test_it_is_sent_by_whoever_opened_it(bogdan: Reader) -> None:
    assert bogdan.htmx(form_of(bogdan.page(), kind="result")).status_code == 200


def test_it_leads_to_the_log_in_who_is_nobody_now(bogdan: Reader) -> None:
    form = form_of(bogdan.page(), kind="result")
    assert Reader(Client(), bogdan.table).send(form).status_code == 302


def test_it_is_not_sent_with_the_rights_of_a_log_in_from_a_guests_page(
    people: People, table: Table
) -> None:
    let_guests_in(table, members_act=True)
    guest = Reader(browser_with(joins(table, "Ion")), table)
    form = form_of(guest.slip("seats"), kind="leave")
    before = table.seq
    assert TOLD in reader(people.ana, table).htmx(form).content.decode()
    assert table.seq == before
    assert guest.htmx(form).status_code == 200
