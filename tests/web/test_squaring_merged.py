"""Squaring up a night whose guest turned out to be a member: closed, with one row of her."""

from __future__ import annotations

from html import unescape

import pytest

from chouette.selectors.verification import faults
from chouette.services.outbox import dispatch
from tests.builders import Table, open_table
from tests.people import People
from tests.services.merging import merge
from tests.services.squaring import correct, early, pay
from tests.web.files import csv_rows
from tests.web.pages import Form, Reader, forms, reader
from tests.web.test_squaring import leg_forms, pay_form, posted

pytestmark = pytest.mark.django_db


@pytest.fixture
def night(people: People) -> Table:
    """Ana lost 6: she owes Bogdan 2.00 and the guest Mira, who is Carla, 1.00."""
    table = open_table(people, "ana", "bogdan", "mira", actor=people.ana)
    table.quick(bogdan=4, mira=2)
    table.close()
    return table


@pytest.fixture
def page(people: People, night: Table) -> Reader:
    return reader(people.bogdan, night)


def why(html: str) -> list[str]:
    """The names in the table that says why."""
    table = html.split('<table class="ledger">')[1].split("</table>")[0]
    return [row.split("</th>")[0].split("<span")[0].strip() for row in table.split('"row">')[1:]]


def read(page: Reader, path: str = "squaring/") -> str:
    return unescape(page.page(path))


def test_it_stays_closed_with_its_legs(people: People, page: Reader) -> None:
    merge(people, "mira")
    html = read(page)
    assert "would pay <strong>" not in html
    assert len(leg_forms(html)) == 2
    assert "<strong>ana</strong> pays <strong>carla</strong>" in html
    assert why(html) == ["ana", "bogdan", "carla"]
    assert "provisional" not in read(page, "sheet/")


def test_it_takes_a_payment_of_her_leg(people: People, night: Table, page: Reader) -> None:
    merge(people, "mira")
    html = posted(page, leg_forms(page.page("squaring/"))[1])
    assert "ana paid carla 1.00 EUR." in html
    assert len(leg_forms(html)) == 1
    assert not list(faults())


def test_it_counts_what_was_paid_to_the_guest(people: People, night: Table, page: Reader) -> None:
    pay(night, "ana", "mira", 25)
    merge(people, "mira")
    html = read(page)
    assert "0.25 EUR is paid, 0.75 EUR is left." in html
    assert why(html) == ["ana", "bogdan", "carla"]
    assert "<strong>carla</strong> pays" not in html
    assert "Since paying began something has changed" not in html


def test_it_counts_what_the_guest_paid_early(people: People) -> None:
    table = open_table(people, "ana", "bogdan", "mira", actor=people.ana)
    table.quick(bogdan=1, mira=-2)
    early(table, "mira", "ana", 75)
    table.close()
    merge(people, "mira")
    html = read(reader(people.bogdan, table))
    assert "<strong>carla</strong> pays <strong>ana</strong>" in html
    assert why(html) == ["ana", "bogdan", "carla"]
    assert "provisional" not in html


def test_it_takes_what_the_page_says_as_a_payment_outside_the_list(
    people: People, night: Table, page: Reader
) -> None:
    """Noting exactly a line of the list is a payment on it."""
    merge(people, "mira")
    number = people.number
    form = pay_form(page)
    sent = {"paid_by": number("ana"), "paid_to": number("carla"), "amount": "1.00"}
    html = posted(page, form, **sent)
    assert "ana paid carla 1.00 EUR." in html
    assert "outside the list" not in html.split("Who pays whom")[1].split("Why")[0]
    assert len(leg_forms(html)) == 1


def test_it_shows_one_line_of_her_after_a_correction(
    people: People, night: Table, page: Reader
) -> None:
    pay(night, "ana", "bogdan")
    merge(people, "mira")
    correct(night, bogdan=4, mira=3)
    html = read(page)
    assert html.count("pays <strong>carla</strong>") == 1
    assert "1.50 EUR" in html
    assert not list(faults())


def test_it_has_her_once_in_the_files(people: People, night: Table) -> None:
    pay(night, "ana", "mira", 25)
    merge(people, "mira")
    client = reader(people.carla, night).client
    rows = csv_rows(client, f"/sessions/{night.session_id}/statement.csv")
    assert ["Who pays whom"] in rows
    assert ["ana", "carla", "1.00", "0.25", "0.75"] in rows
    assert len([row for row in rows if row[:1] == ["carla"]]) == 2
    assert not any(row[:2] == ["carla", "carla"] for row in rows)


def test_it_is_as_before_once_they_are_parted(people: People, night: Table, page: Reader) -> None:
    pay(night, "ana", "mira")
    before = [(form.action, sorted(form.fields)) for form in legs(read(page))]
    merge(people, "mira")
    sent = {"do": "part", "player": people.number("mira"), "name": "Mira"}
    reader(people.elena, night).client.post(
        f"/clubs/club-test/players/{people.number('carla')}/same/", sent
    )
    dispatch()
    html = read(page)
    assert why(html) == ["ana", "bogdan", "Mira"]
    assert [(form.action, sorted(form.fields)) for form in legs(html)] == before
    assert not list(faults())


def legs(html: str) -> list[Form]:
    return [form for form in forms(html) if form.action.startswith("/legs/")]


def test_it_no_longer_marks_her_as_a_guest(people: People) -> None:
    table = open_table(people, "ana", "bogdan", "mira", "radu", actor=people.ana)
    table.quick(bogdan=1, mira=0, radu=0)
    page = reader(people.bogdan, table)
    assert page.page().count('class="guest"') == 2
    table.close()
    merge(people, "mira")
    table.send("reopen")
    assert page.page().count('class="guest"') == 1
