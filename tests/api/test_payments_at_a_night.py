"""`clubs/{slug}/payments/` where they count at a night."""

from __future__ import annotations

import pytest

from chouette.models import LedgerEntry
from tests.api.conftest import browser_of
from tests.api.nights import closed_night, lost_night
from tests.api.payments import pay
from tests.people import People

pytestmark = pytest.mark.django_db


def test_at_a_night_more_than_is_owed_is_booked_only_by_who_knows_it(people: People) -> None:
    night, bogdan = lost_night(people), browser_of(people.bogdan)
    asked = {"session": night.session_id, "amount_minor": 250}
    refused = pay(people, bogdan, 422, **asked)
    assert (refused["code"], refused["owed_minor"]) == ("more_than_owed", 200)
    paid = pay(people, bogdan, confirmed_owed_minor=200, **asked)
    assert (paid["session"], paid["amount_minor"]) == (night.session_id, 250)


def test_a_payment_that_a_leg_asks_for_is_made_on_it(people: People) -> None:
    night = closed_night(people)
    paid = pay(people, browser_of(people.bogdan), session=night.session_id)
    leg = LedgerEntry.objects.get(kind="debt", payee__player=people.players["bogdan"])
    assert paid["leg"] == leg.pk


def test_a_night_is_paid_in_its_own_currency(people: People) -> None:
    night = lost_night(people)
    asked = {"session": night.session_id, "currency": "RON"}
    refused = pay(people, browser_of(people.bogdan), 422, **asked)
    assert refused["code"] == "unknown_value"


def test_a_table_of_another_club_is_not_there(people: People, strangers: People) -> None:
    theirs = lost_night(strangers)
    refused = pay(people, browser_of(people.bogdan), 404, session=theirs.session_id)
    assert refused["code"] == "not_found"
