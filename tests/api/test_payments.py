"""`clubs/{slug}/payments/`."""

from __future__ import annotations

from typing import Any
from uuid import uuid4

import pytest

from chouette.models import LedgerEntry
from tests.api.conftest import Caller, browser_of, device_of
from tests.api.nights import closed_night, lost_night, queries_of
from tests.api.shapes import is_answer, is_body
from tests.builders import balances
from tests.people import People

pytestmark = pytest.mark.django_db


def payment(people: People, by: str = "ana", to: str = "bogdan", **fields: Any) -> dict[str, Any]:
    numbers = {name: player.pk for name, player in people.players.items()}
    return {
        "command_id": str(uuid4()),
        "paid_by": numbers.get(by, by),
        "paid_to": numbers.get(to, to),
        "amount_minor": 200,
        **fields,
    }


def pay(people: People, caller: Caller, status: int = 201, **fields: Any) -> Any:
    return caller.send(f"clubs/{people.club.slug}/payments/", payment(people, **fields), status)


def listed(people: People, **query: Any) -> Any:
    page = browser_of(people.carla).ask(f"clubs/{people.club.slug}/payments/", **query)
    is_answer(page, "GET", "clubs/{slug}/payments/")
    return page["results"]


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


def test_a_player_pays_into_the_kitty(people: People) -> None:
    bogdan = browser_of(people.bogdan)
    refused = pay(people, bogdan, 422, to="kitty")
    assert (refused["code"], refused["owed_minor"]) == ("more_than_owed", 0)
    paid = pay(people, bogdan, to="kitty", confirmed_owed_minor=0)
    assert paid["paid_to"] == {"player": None, "account": "kitty", "name": "kitty"}


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


def test_only_who_scores_writes_payments_down(
    people: People, strangers: People, nobody: Caller
) -> None:
    assert pay(people, browser_of(people.carla), 403)["code"] == "not_allowed"
    assert pay(people, device_of(people, "member"), 403)["code"] == "not_allowed"
    assert pay(people, browser_of(strangers.ana), 404)["code"] == "not_found"
    assert pay(people, nobody, 401)["code"] == "not_authenticated"
    assert nobody.ask(f"clubs/{people.club.slug}/payments/", 401)["code"] == "not_authenticated"
