"""`clubs/{slug}/payments/`: what is no payment, and who may write one down."""

from __future__ import annotations

import pytest

from chouette.models import LedgerEntry
from tests.api.conftest import Caller, browser_of, device_of
from tests.api.payments import pay
from tests.people import People

pytestmark = pytest.mark.django_db


@pytest.mark.parametrize(
    "amount", [True, False, 2.5, 2.0, "200", 0, -1, 10**13, None, [200], {"minor": 200}]
)
def test_what_is_no_amount_is_never_taken_for_one(people: People, amount: object) -> None:
    refused = pay(people, browser_of(people.bogdan), 400, amount_minor=amount)
    assert (refused["code"], list(refused["fields"])) == ("invalid", ["amount_minor"])
    assert not LedgerEntry.objects.exists()


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("paid_by", True),
        ("paid_by", "opening"),
        ("paid_to", 1.5),
        ("paid_to", None),
        ("currency", "euro"),
        ("session", 0),
        ("confirmed_owed_minor", -1),
        ("note", "x" * 201),
        ("command_id", "once"),
        ("amount", 200),
    ],
)
def test_a_body_that_means_nothing_is_refused(people: People, field: str, value: object) -> None:
    refused = pay(people, browser_of(people.bogdan), 400, **{field: value})
    assert (refused["code"], list(refused["fields"])) == ("invalid", [field])


def test_nobody_pays_himself_or_somebody_of_another_club(people: People, strangers: People) -> None:
    bogdan = browser_of(people.bogdan)
    assert pay(people, bogdan, 422, to="ana")["code"] == "same_party"
    foreign = strangers.players["carla"].pk
    refused = pay(people, bogdan, 422, paid_to=foreign)
    assert refused["code"] == "unknown_player"


def test_only_who_scores_writes_payments_down(
    people: People, strangers: People, nobody: Caller
) -> None:
    assert pay(people, browser_of(people.carla), 403)["code"] == "not_allowed"
    assert pay(people, device_of(people, "member"), 403)["code"] == "not_allowed"
    assert pay(people, browser_of(strangers.ana), 404)["code"] == "not_found"
    assert pay(people, nobody, 401)["code"] == "not_authenticated"
    assert nobody.ask(f"clubs/{people.club.slug}/payments/", 401)["code"] == "not_authenticated"
