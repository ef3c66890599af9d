"""`clubs/{slug}/payments/`."""

from __future__ import annotations

from uuid import uuid4

import pytest

from chouette.models import LedgerEntry
from tests.api.conftest import browser_of, device_of
from tests.api.nights import lost_night, queries_of
from tests.api.payments import listed, pay, payment
from tests.api.shapes import is_answer, is_body
from tests.builders import balances
from tests.people import People

pytestmark = pytest.mark.django_db


def test_a_device_writes_down_a_payment(people: People) -> None:
    paid = pay(people, device_of(people), note="at the bar")
    is_answer(paid, "POST", "clubs/{slug}/payments/", 201)
    is_body(payment(people, to="kitty"), "POST", "clubs/{slug}/payments/")
    assert paid["paid_by"]["name"] == "ana"
    assert paid["paid_to"] == {
        "player": people.players["bogdan"].pk,
        "account": None,
        "name": "bogdan",
    }
    assert (paid["amount_minor"], paid["currency"], paid["note"]) == (200, "EUR", "at the bar")
    assert (paid["session"], paid["leg"], paid["taken_back_by"]) == (None, None, None)
    assert balances(people) == {"ana": 200, "bogdan": -200}
    assert listed(people) == [paid]


def test_a_payment_sent_twice_is_booked_once(people: People) -> None:
    bogdan, body = browser_of(people.bogdan), payment(people)
    first = bogdan.send(f"clubs/{people.club.slug}/payments/", body)
    again = bogdan.post(f"/api/v1/clubs/{people.club.slug}/payments/", body)
    assert (again.status_code, again["Idempotency-Replayed"]) == (200, "true")
    assert again.json() == first
    assert LedgerEntry.objects.count() == 1
    other = {**body, "amount_minor": 100}
    refused = bogdan.send(f"clubs/{people.club.slug}/payments/", other, 422)
    assert refused["code"] == "reused_command_id"


def test_a_player_pays_into_the_kitty(people: People) -> None:
    bogdan = browser_of(people.bogdan)
    refused = pay(people, bogdan, 422, to="kitty")
    assert (refused["code"], refused["owed_minor"]) == ("more_than_owed", 0)
    paid = pay(people, bogdan, to="kitty", confirmed_owed_minor=0)
    assert paid["paid_to"] == {"player": None, "account": "kitty", "name": "kitty"}


def test_what_was_taken_back_says_so_and_its_mirror_is_no_payment(people: People) -> None:
    bogdan = browser_of(people.bogdan)
    paid = pay(people, bogdan)
    mirror = bogdan.send(f"entries/{paid['id']}/reverse/", {"command_id": str(uuid4())})
    (only,) = listed(people)
    assert only == {**paid, "taken_back_by": mirror["id"]}


def test_payments_are_found_by_player_and_night(people: People) -> None:
    night, bogdan = lost_night(people), browser_of(people.bogdan)
    early = pay(people, bogdan, session=night.session_id)
    loose = pay(people, bogdan, by="radu", to="carla")
    assert listed(people) == [loose, early]
    assert listed(people, session=night.session_id) == [early]
    assert listed(people, player=people.players["radu"].pk) == [loose]


def test_many_payments_take_no_more_queries_than_few(people: People) -> None:
    bogdan, address = browser_of(people.bogdan), f"clubs/{people.club.slug}/payments/"
    pay(people, bogdan)
    few = queries_of(lambda: bogdan.ask(address))
    for to in ("carla", "radu", "mira", "kitty"):
        pay(people, bogdan, to=to, confirmed_owed_minor=0)
    assert queries_of(lambda: bogdan.ask(address)) == few
