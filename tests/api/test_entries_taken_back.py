"""`entries/{id}/reverse/`."""

from __future__ import annotations

from typing import Any
from uuid import uuid4

import pytest

from chouette.models import LedgerEntry
from tests.api.conftest import Caller, browser_of, device_of
from tests.api.entries import entries, fee
from tests.api.nights import lost_night
from tests.api.shapes import is_answer
from tests.people import People

pytestmark = pytest.mark.django_db


def taken_back(caller: Caller, entry: LedgerEntry, status: int = 201) -> Any:
    return caller.send(f"entries/{entry.pk}/reverse/", {"command_id": str(uuid4())}, status)


def test_a_fee_is_taken_back_by_its_mirror(people: People) -> None:
    charged = fee(people)
    mirror = taken_back(browser_of(people.elena), charged)
    is_answer(mirror, "POST", "entries/{entry_id}/reverse/", 201)
    assert (mirror["reverses"], mirror["amount_minor"]) == (charged.pk, 300)
    assert mirror["payer"]["account"] == "fees"
    newest, first = entries(people)
    assert (newest["id"], first["reversed_by"]) == (mirror["id"], mirror["id"])
    assert taken_back(browser_of(people.elena), charged, 422)["code"] == "not_reversible"


def test_taking_back_sent_again_does_nothing_more(people: People) -> None:
    charged, elena = fee(people), browser_of(people.elena)
    body = {"command_id": str(uuid4()), "note": "typed twice"}
    first = elena.send(f"entries/{charged.pk}/reverse/", body)
    again = elena.post(f"/api/v1/entries/{charged.pk}/reverse/", body)
    assert (again.status_code, again["Idempotency-Replayed"]) == (200, "true")
    assert again.json() == first


def test_who_may_not_book_it_may_not_take_it_back(
    people: People, strangers: People, nobody: Caller
) -> None:
    charged = fee(people)
    assert taken_back(browser_of(people.bogdan), charged, 403)["code"] == "not_allowed"
    assert taken_back(device_of(people, "member"), charged, 403)["code"] == "not_allowed"
    assert taken_back(browser_of(strangers.ana), charged, 404)["code"] == "not_found"
    assert taken_back(nobody, charged, 401)["code"] == "not_authenticated"
    gone = LedgerEntry(pk=charged.pk + 1000)
    assert taken_back(browser_of(people.elena), gone, 404)["code"] == "not_found"


def test_points_of_a_game_are_not_taken_back_by_hand(people: People) -> None:
    lost_night(people)
    entry = LedgerEntry.objects.get(payee__player=people.players["carla"])
    assert taken_back(browser_of(people.elena), entry, 422)["code"] == "not_reversible"
