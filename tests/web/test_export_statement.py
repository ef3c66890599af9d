"""A night's statement and its list as a file."""

from __future__ import annotations

from typing import Any
from uuid import uuid4

import pytest
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext

from chouette.services.outbox import dispatch
from chouette.services.payments import pay_leg
from tests.builders import Table, open_table
from tests.people import People
from tests.web.files import csv_rows, sheets
from tests.web.pages import reader


@pytest.fixture
def night(people: People) -> Table:
    """Ana lost 6: she owes Bogdan 2.00, of which 0.50 is paid, and Carla 1.00."""
    table = open_table(people, "ana", "bogdan", "carla")
    table.quick(bogdan=4, carla=2)
    table.close()
    debt = table.row.entries.filter(kind="debt").order_by("-amount")[0]
    pay_leg(
        club_id=people.club.pk,
        command_id=uuid4(),
        actor=people.ana,
        leg_id=debt.pk,
        amount_minor=50,
    )
    dispatch()
    return table


@pytest.fixture
def client(people: People, night: Table) -> Client:
    return reader(people.carla, night).client


def address(night: Table, form: str) -> str:
    return f"/sessions/{night.session_id}/statement.{form}"


def test_it_has_everybodys_figures(client: Client, night: Table) -> None:
    head, *rows = sheets(client, address(night, "xlsx"))["Statement"]
    ana = dict(zip(head, rows[0], strict=True))
    assert (ana["Player"], ana["Games"], ana["Points"], ana["EUR"]) == ("ana", 1, -6, -3)
    assert (ana["Games on the box’s side"], ana["Worst game"], ana["Points lost"]) == (1, -6, 6)
    assert [row[0] for row in rows] == ["ana", "bogdan", "carla"]


def test_it_has_the_list_why_and_what_was_paid(client: Client, night: Table) -> None:
    book = sheets(client, address(night, "xlsx"))
    assert list(book) == ["Statement", "Who pays whom", "Why", "What was paid"]
    assert book["Who pays whom"] == [
        ("Who pays", "To whom", "EUR", "Paid EUR", "Left EUR"),
        ("ana", "bogdan", 2, 0.5, 1.5),
        ("ana", "carla", 1, 0, 1),
    ]
    assert book["Why"][1:] == [
        ("ana", -6, -3, 0.5, 0, -2.5),
        ("bogdan", 4, 2, 0, 0.5, 1.5),
        ("carla", 2, 1, 0, 0, 1),
    ]
    assert [row[1:] for row in book["What was paid"][1:]] == [("ana", "bogdan", 0.5)]


def test_it_says_while_the_list_is_provisional(people: People) -> None:
    table = open_table(people, "radu", "mira", table="Table 2")
    table.quick(mira=1)
    client = reader(people.bogdan, table).client
    assert ["Who pays whom (provisional)"] in csv_rows(client, address(table, "csv"))


@pytest.mark.parametrize("options", [{"currency": "", "stake_minor": 0}, {"practice": True}])
def test_it_has_figures_only_of_a_night_without_money(
    people: People, options: dict[str, Any]
) -> None:
    table = open_table(people, "radu", "mira", table="Table 2", **options)
    table.quick(mira=1)
    client = reader(people.bogdan, table).client
    book = sheets(client, address(table, "xlsx"))
    assert list(book) == ["Statement"]
    assert "EUR" not in book["Statement"][0]


def test_it_is_for_who_may_see_money(people: People, night: Table) -> None:
    people.club.public_view = "all"
    people.club.save()
    assert Client().get(address(night, "csv")).status_code == 302
    outsider = Client()
    outsider.force_login(people.dinu)
    assert outsider.get(address(night, "csv")).status_code == 404


def test_it_leads_there_from_the_page(client: Client, night: Table) -> None:
    html = client.get(f"/sessions/{night.session_id}/squaring/").content.decode()
    for form in ("csv", "xlsx"):
        assert f'href="{address(night, form)}" download' in html


@pytest.mark.parametrize("what", ["statement.xlsx", "sheet.csv"])
def test_it_asks_the_same_number_of_questions_however_long_the_night(
    people: People, client: Client, what: str
) -> None:
    table = open_table(people, "radu", "mira", "sorin", table="Table 2")
    counts = []
    for games in (1, 8):
        for _ in range(games):
            order = table.outcome.state.seating.rotation.order
            table.send("quick_result", points=dict.fromkeys(order[1:], 1))
        client.get(f"/sessions/{table.session_id}/{what}")
        with CaptureQueriesContext(connection) as queries:
            client.get(f"/sessions/{table.session_id}/{what}")
        counts.append(len(queries))
    assert counts[0] == counts[1] < 25
