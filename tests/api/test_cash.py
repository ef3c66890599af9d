"""`clubs/{slug}/cash/`: contributions, expenses, and what they come to."""

from __future__ import annotations

from uuid import uuid4

import pytest

from chouette.models import Club
from tests.api.cash import account, book, fee, given
from tests.api.conftest import browser_of
from tests.api.nights import lost_night, queries_of
from tests.api.shapes import is_answer
from tests.people import People

pytestmark = pytest.mark.django_db


def test_somebody_gives_to_the_kitty_and_lays_out_for_the_club(people: People) -> None:
    book(people, "contributions", given(people, paid_now=True, note="new dice"))
    entries = book(people, "expenses", given(people, "ana", amount_minor=400))["entries"]
    assert [(e["kind"], e["payer"]["account"], e["payee"]["name"]) for e in entries] == [
        ("expense", "kitty", "ana")
    ]
    kitty = account(people, "kitty")
    assert (kitty["charged_minor"], kitty["spent_minor"]) == (1000, 400)
    assert (kitty["cash_minor"], kitty["owed_minor"]) == (1000, -400)


def test_a_booking_sent_twice_is_made_once(people: People) -> None:
    elena = browser_of(people.elena)
    for what, body in (
        ("fees", fee(people)),
        ("contributions", given(people)),
        ("expenses", given(people)),
    ):
        sent = {"command_id": str(uuid4()), **body}
        first = elena.send(f"clubs/{people.club.slug}/cash/{what}/", sent)
        again = elena.post(f"/api/v1/clubs/{people.club.slug}/cash/{what}/", sent)
        assert (again.status_code, again["Idempotency-Replayed"]) == (200, "true")
        assert again.json() == first
        is_answer(first, "POST", f"clubs/{{slug}}/cash/{what}/")


def test_the_entries_of_the_box_come_newest_first(people: People) -> None:
    lost_night(people)
    book(people, "fees", fee(people))
    book(people, "contributions", given(people))
    address, carla = f"clubs/{people.club.slug}/cash/entries/", browser_of(people.carla)
    found = carla.ask(address)["results"]
    assert [entry["payee"]["account"] for entry in found] == ["kitty", "fees", "fees"]
    page = carla.ask(address, page_size=2)
    rest = carla.ask(page["next"].partition("/api/v1/")[2])
    assert page["results"] + rest["results"] == found


def test_a_club_without_a_currency_is_asked_for_one_that_it_has_used(people: People) -> None:
    Club.objects.update(currency="")
    assert book(people, "contributions", given(people), 422)["code"] == "unknown_value"
    refused = book(people, "contributions", given(people, currency="RON"), 422)
    assert refused["code"] == "currency_unused"


def test_much_in_the_box_takes_no_more_queries_than_little(people: People) -> None:
    book(people, "contributions", given(people))
    book(people, "fees", fee(people))
    carla, club = browser_of(people.carla), f"clubs/{people.club.slug}/cash/"

    def ask() -> None:
        for part in ("", "entries/", "fees/"):
            carla.ask(f"{club}{part}")

    lost_night(people)
    few = queries_of(ask)
    for name in ("ana", "bogdan", "radu", "mira"):
        book(people, "contributions", given(people, name))
        book(people, "expenses", given(people, name))
    book(people, "fees", fee(people, "carla", "radu", "mira"))
    assert queries_of(ask) <= few
