"""One payment that several scorers write down at one moment is booked once."""

from __future__ import annotations

from typing import Any
from uuid import uuid4

import pytest
from django.test import Client

from chouette.models import EntryKind, LedgerEntry
from tests.builders import Table, open_table
from tests.people import People
from tests.web.together import post_together

pytestmark = pytest.mark.django_db(transaction=True)

SCORERS = 4


@pytest.fixture
def table(people: People) -> Table:
    """The night goes on; Ana owes Bogdan 1.00 by now."""
    table = open_table(people, "ana", "bogdan")
    table.quick(bogdan=2)
    return table


def url(table: Table) -> str:
    return f"/sessions/{table.session_id}/squaring/pay/"


def payment(table: Table, **changes: str) -> dict[str, str]:
    ana, bogdan = table.people.numbers("ana", "bogdan")
    fields = {"paid_by": ana, "paid_to": bogdan, "amount": "1.00", "command_id": str(uuid4())}
    return fields | changes


def paid() -> list[int]:
    entries = LedgerEntry.objects.filter(kind=EntryKind.PAYMENT)
    return list(entries.values_list("amount", flat=True))


def statuses(answers: list[Any]) -> list[int]:
    return sorted(answer.status_code for answer in answers)


def test_it_books_what_is_owed_once(table: Table) -> None:
    sent = [payment(table) for _ in range(SCORERS)]
    answers = post_together(url(table), [table.people.bogdan] * SCORERS, sent)
    assert statuses(answers) == [303, *[422] * (SCORERS - 1)]
    assert paid() == [100]
    asked = [answer.content.decode() for answer in answers if answer.status_code == 422]
    assert all("owes bogdan nothing now. Book it all the same?" in a for a in asked)


def test_it_books_more_than_is_owed_once_though_each_of_them_confirmed_it(table: Table) -> None:
    """What was confirmed is what was owed then: after the first payment it is another question."""
    sent = [payment(table, amount="5.00", confirm="100") for _ in range(SCORERS)]
    answers = post_together(url(table), [table.people.bogdan] * SCORERS, sent)
    assert statuses(answers) == [303, *[422] * (SCORERS - 1)]
    assert paid() == [500]


def test_it_books_once_what_one_phone_sent_several_times(table: Table) -> None:
    sent = [payment(table)] * SCORERS
    answers = post_together(url(table), [table.people.bogdan] * SCORERS, sent)
    assert statuses(answers) == [303] * SCORERS
    assert paid() == [100]


@pytest.mark.parametrize("confirm", ["yes", "99", "-100", "1" * 40])
def test_it_asks_anew_where_something_else_was_confirmed(
    table: Table, client: Client, confirm: str
) -> None:
    client.force_login(table.people.bogdan)
    form = payment(table, amount="5.00", confirm=confirm)
    assert client.post(url(table), form).status_code == 422
    assert paid() == []


def test_it_takes_what_was_confirmed_of_two_who_owe_nothing(table: Table, client: Client) -> None:
    client.force_login(table.people.bogdan)
    carla, mira = table.people.numbers("carla", "mira")
    form = payment(table, paid_by=carla, paid_to=mira, confirm="0")
    assert client.post(url(table), form).status_code == 303
    assert paid() == [100]
