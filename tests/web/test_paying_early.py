"""Paying while the night goes on, and what is asked and said about it."""

from __future__ import annotations

import pytest

from chouette.models import EntryKind, LedgerEntry
from chouette.services.outbox import dispatch
from tests.builders import Table, open_table
from tests.people import People
from tests.web.pages import Reader, forms
from tests.web.test_squaring import closed, leg_forms, night, page, pay_form, pay_forms, posted

__all__ = ["closed", "night", "page"]


def test_it_notes_who_pays_early_while_the_night_goes_on(
    page: Reader, night: Table, people: People
) -> None:
    ana, bogdan = people.numbers("ana", "bogdan")
    html = posted(page, pay_form(page), paid_by=ana, paid_to=bogdan, amount="1.50")
    assert "ana paid bogdan 1.50 EUR" in html
    assert "0.50 EUR" in html, "what is left of it"
    night.send("close")
    dispatch()
    html = page.page("squaring/")
    assert "paid early" in html


@pytest.mark.parametrize(
    ("fields", "sentence"),
    [
        ({"paid_by": "x"}, "Choose who paid whom, and how much."),
        ({"command_id": "x"}, "Choose who paid whom, and how much."),
        ({"amount": ""}, "How much was paid?"),
        ({"paid_to": "same"}, "Nobody can pay himself."),
    ],
)
def test_it_says_what_is_missing(
    page: Reader, people: People, fields: dict[str, str], sentence: str
) -> None:
    ana, bogdan = people.numbers("ana", "bogdan")
    values = {"paid_by": ana, "paid_to": bogdan, "amount": "1", **fields}
    if values["paid_to"] == "same":
        values["paid_to"] = ana
    assert sentence in posted(page, pay_form(page), **values)
    assert not LedgerEntry.objects.filter(kind=EntryKind.PAYMENT).exists()


def test_it_notes_in_one_tap_what_the_list_says_now(page: Reader, people: People) -> None:
    first, second, _outside = pay_forms(page)
    html = posted(page, first)
    assert "ana paid bogdan 2.00 EUR." in html
    assert [form.fields["paid_to"] for form in pay_forms(page, html)[:-1]] == [
        second.fields["paid_to"]
    ]


def test_it_counts_a_second_tap_once(page: Reader) -> None:
    first = pay_forms(page)[0]
    posted(page, first)
    assert "ana paid bogdan 2.00 EUR." in posted(page, first)
    assert LedgerEntry.objects.filter(kind=EntryKind.PAYMENT).count() == 1


def test_it_says_beside_every_total_who_pays_and_who_gets(page: Reader) -> None:
    html = page.page("squaring/").split('class="ledger"')[1]
    assert "<small>pays</small> <b>3.00" in html
    assert "<small>gets</small> <b>2.00" in html


@pytest.mark.parametrize(
    ("amount", "sentence"),
    [("5", "ana owes bogdan only 2.00 EUR now."), ("1000000", "ana owes bogdan only")],
)
def test_it_asks_once_about_more_than_is_owed(
    page: Reader, people: People, amount: str, sentence: str
) -> None:
    ana, bogdan = people.numbers("ana", "bogdan")
    html = posted(page, pay_form(page), paid_by=ana, paid_to=bogdan, amount=amount)
    assert sentence in html
    assert not LedgerEntry.objects.filter(kind=EntryKind.PAYMENT).exists()
    again = pay_form(page, html)
    assert again.fields["amount"] == [amount]
    assert "ana paid bogdan" in posted(page, again)


def test_it_asks_where_nothing_is_owed(page: Reader, people: People) -> None:
    bogdan, ana = people.numbers("bogdan", "ana")
    html = posted(page, pay_form(page), paid_by=bogdan, paid_to=ana, amount="1")
    assert "bogdan owes ana nothing now." in html


def test_it_keeps_what_was_typed_when_it_was_wrong(page: Reader, people: People) -> None:
    ana, carla = people.numbers("ana", "carla")
    html = posted(page, pay_form(page), paid_by=ana, paid_to=carla, amount="a lot")
    again = pay_form(page, html)
    assert again.fields["paid_by"] == [ana]
    assert again.fields["paid_to"] == [carla]
    assert again.fields["amount"] == ["a lot"]


def test_it_keeps_the_part_that_was_too_much(page: Reader, closed: Table) -> None:
    html = posted(page, leg_forms(page.page("squaring/"))[0], amount="5")
    assert leg_forms(html)[0].fields["amount"] == ["5"]


def test_it_says_what_was_taken_back(page: Reader) -> None:
    html = posted(page, pay_forms(page)[0])
    back = next(form for form in forms(html) if form.action.startswith("/entries/"))
    assert "Taken back: ana paid bogdan 2.00 EUR." in posted(page, back)


def test_it_says_that_the_table_it_went_to_still_plays(page: Reader, people: People) -> None:
    other = open_table(people, "radu", "mira", table="Table 2")
    other.send("merge_table", from_table="Table 1")
    html = page.page("squaring/")
    assert "Table 2 still plays" in html
    assert "being worked out" not in html
