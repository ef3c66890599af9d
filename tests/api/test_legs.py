"""`legs/{id}/pay/`."""

from __future__ import annotations

from uuid import uuid4

import pytest

from chouette.models import LedgerEntry
from chouette.services.outbox import dispatch
from tests.api.conftest import browser_of, device_of
from tests.api.nights import closed_night
from tests.api.shapes import is_answer
from tests.api.squaring import leg_to, pay, plan
from tests.builders import Table
from tests.people import People

pytestmark = pytest.mark.django_db


@pytest.fixture
def night(people: People) -> Table:
    return closed_night(people)


def test_a_leg_is_paid_in_part_and_then_the_rest_of_it(people: People, night: Table) -> None:
    device, leg = device_of(people), leg_to(people, night, "bogdan")["id"]
    part = pay(device, leg, amount_minor=150)
    is_answer(part, "POST", "legs/{leg_id}/pay/", 201)
    assert (part["leg"], part["amount_minor"], part["session"]) == (leg, 150, night.session_id)
    assert leg_to(people, night, "bogdan")["due_minor"] == 50
    refused = pay(device, leg, 422, amount_minor=51)
    assert (refused["code"], refused["due_minor"]) == ("more_than_due", 50)
    assert pay(device, leg)["amount_minor"] == 50
    told = plan(people, night)
    assert told["frozen"] is True
    assert [payment["amount_minor"] for payment in told["payments"]] == [50, 150]


def test_a_payment_sent_twice_is_booked_once(people: People, night: Table) -> None:
    device, leg = device_of(people), leg_to(people, night, "bogdan")["id"]
    body = {"command_id": str(uuid4())}
    first = device.send(f"legs/{leg}/pay/", body)
    again = device.post(f"/api/v1/legs/{leg}/pay/", body)
    assert (again.status_code, again["Idempotency-Replayed"]) == (200, "true")
    assert again.json() == first


def test_a_list_that_was_made_anew_has_no_such_leg(people: People, night: Table) -> None:
    leg = leg_to(people, night, "bogdan")["id"]
    night.send("reopen", actor=people.ana)
    dispatch()
    assert pay(browser_of(people.bogdan), leg, 409)["code"] == "leg_gone"


@pytest.mark.parametrize("amount", [True, 2.5, "100", 0, -5])
def test_what_is_no_amount_is_never_taken_for_one(
    people: People, night: Table, amount: object
) -> None:
    leg = leg_to(people, night, "bogdan")["id"]
    refused = pay(browser_of(people.bogdan), leg, 400, amount_minor=amount)
    assert list(refused["fields"]) == ["amount_minor"]


def test_only_a_leg_is_paid(people: People, night: Table) -> None:
    entry = LedgerEntry.objects.filter(unit="points").first()
    assert entry is not None
    assert pay(browser_of(people.bogdan), entry.pk, 404)["code"] == "not_found"
