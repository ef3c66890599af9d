"""`clubs/{slug}/cash/`: what means nothing, and who may read and book."""

from __future__ import annotations

import pytest

from chouette.models import Club, LedgerEntry
from tests.api.cash import book, fee, given
from tests.api.conftest import Caller, browser_of, device_of
from tests.builders import NIGHT
from tests.people import People

pytestmark = pytest.mark.django_db


@pytest.mark.parametrize(
    ("what", "field", "value"),
    [
        ("fees", "amount_minor", True),
        ("fees", "amount_minor", 2.5),
        ("fees", "players", []),
        ("fees", "players", "ana"),
        ("fees", "night_on", "tonight"),
        ("contributions", "amount_minor", "300"),
        ("contributions", "player", True),
        ("expenses", "amount_minor", 0),
        ("expenses", "paid_now", "perhaps"),
        ("expenses", "amount", 300),
    ],
)
def test_a_body_that_means_nothing_is_refused(
    people: People, what: str, field: str, value: object
) -> None:
    body = fee(people) if what == "fees" else given(people)
    refused = book(people, what, {**body, field: value}, 400)
    assert (refused["code"], list(refused["fields"])) == ("invalid", [field])
    assert not LedgerEntry.objects.exists()


def test_members_read_it_and_directors_book(
    people: People, strangers: People, nobody: Caller
) -> None:
    Club.objects.update(public_view="all")
    bodies = {
        "fees": fee(people),
        "fees/take-back": {"night_on": NIGHT.isoformat(), "upto": 1},
        "contributions": given(people),
        "expenses": given(people),
    }
    for what, body in bodies.items():
        refused = book(people, what, body, 403, browser_of(people.bogdan))
        assert refused["code"] == "not_allowed"
        assert book(people, what, body, 403, device_of(people))["code"] == "not_allowed"
        assert book(people, what, body, 401, nobody)["code"] == "not_authenticated"
    for part in ("", "entries/", "fees/"):
        address = f"clubs/{people.club.slug}/cash/{part}"
        assert nobody.ask(address, 401)["code"] == "not_authenticated"
        assert browser_of(strangers.ana).ask(address, 404)["code"] == "not_found"
        assert device_of(people, "member").ask(address)
    Club.objects.update(public_view="nothing")
    foreign = browser_of(strangers.ana)
    assert book(people, "fees", fee(people), 404, foreign)["code"] == "not_found"
