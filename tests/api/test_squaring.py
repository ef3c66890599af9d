"""`sessions/{id}/squaring/` and `legs/{id}/pay/`."""

from __future__ import annotations

from typing import Any
from uuid import uuid4

import pytest

from chouette.models import Club, LedgerEntry
from chouette.services.outbox import dispatch
from tests.api.conftest import Caller, browser_of, device_of
from tests.api.nights import closed_night, lost_night, queries_of
from tests.api.shapes import is_answer
from tests.builders import Table, open_table
from tests.people import People

pytestmark = pytest.mark.django_db


@pytest.fixture
def night(people: People) -> Table:
    return closed_night(people)


def plan(people: People, table: Table) -> Any:
    told = browser_of(people.carla).ask(f"sessions/{table.session_id}/squaring/")
    is_answer(told, "GET", "sessions/{session_id}/squaring/")
    return told


def leg_to(people: People, table: Table, name: str) -> dict[str, Any]:
    payee = people.players[name].pk
    return next(leg for leg in plan(people, table)["legs"] if leg["payee"] == payee)


def pay(caller: Caller, leg: int, status: int = 201, **fields: Any) -> Any:
    return caller.send(f"legs/{leg}/pay/", {"command_id": str(uuid4()), **fields}, status)


def test_it_is_provisional_while_the_night_goes_on(people: People) -> None:
    table = lost_night(people)
    told = plan(people, table)
    assert (told["provisional"], told["frozen"], told["currency"]) == (True, False, "EUR")
    assert [(leg["id"], leg["amount_minor"]) for leg in told["legs"]] == [
        (None, 200),
        (None, 100),
    ]
    assert told["tables"] == [{"session": table.session_id, "table": "Table 1", "open": True}]


def test_it_is_the_ledgers_list_once_the_night_is_closed(people: People, night: Table) -> None:
    told = plan(people, night)
    assert (told["provisional"], told["shortest"], told["computing"]) == (False, True, None)
    first, second = told["legs"]
    assert first == {
        "id": LedgerEntry.objects.get(payee__player=people.players["bogdan"], kind="debt").pk,
        "payer": people.players["ana"].pk,
        "payee": people.players["bogdan"].pk,
        "amount_minor": 200,
        "paid_minor": 0,
        "due_minor": 200,
        "mark": "",
    }
    assert second["payee"] == people.players["carla"].pk


def test_it_says_why(people: People, night: Table) -> None:
    ana = next(row for row in plan(people, night)["why"] if row["points"] < 0)
    assert ana == {
        "player": people.players["ana"].pk,
        "points": -6,
        "won_minor": -300,
        "paid_minor": 0,
        "received_minor": 0,
        "left_minor": -300,
    }


def test_points_alone_have_no_list(people: People) -> None:
    table = open_table(people, "ana", "bogdan", currency="", stake_minor=0)
    table.quick(bogdan=1)
    told = plan(people, table)
    assert (told["currency"], told["legs"]) == ("", [])
    assert {row["points"] for row in told["why"]} == {1, -1}


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


def test_a_correction_after_paying_says_what_changed_the_list(people: People, night: Table) -> None:
    pay(browser_of(people.bogdan), leg_to(people, night, "carla")["id"])
    numbers = [people.number("bogdan"), people.number("carla")]
    night.send(
        "correct_game",
        actor=people.elena,
        game=1,
        events=[{"type": "quick", "points": dict(zip(numbers, (2, 2), strict=True))}],
    )
    dispatch()
    told = plan(people, night)
    assert told["changed"]["corrected"] == [{"table": "Table 1", "game": 1}]
    assert (told["changed"]["reopened"], told["changed"]["outside"]) == (False, [])
    assert [leg["due_minor"] for leg in told["legs"] if leg["mark"] == "new"] == [100]


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


def test_many_games_take_no_more_queries_than_few(people: People, night: Table) -> None:
    address, carla = f"sessions/{night.session_id}/squaring/", browser_of(people.carla)
    few = queries_of(lambda: carla.ask(address))
    longer = open_table(people, "ana", "bogdan", "carla", "mira", "radu", table="Table 9")
    for _game in range(4):
        longer.send("result", winner="team", result="single")
    longer.close()
    address = f"sessions/{longer.session_id}/squaring/"
    assert queries_of(lambda: carla.ask(address)) <= few


def test_money_of_a_night_is_for_members_only(
    people: People, strangers: People, nobody: Caller, night: Table
) -> None:
    Club.objects.update(public_view="all")
    address, leg = f"sessions/{night.session_id}/squaring/", leg_to(people, night, "bogdan")["id"]
    assert nobody.ask(address, 401)["code"] == "not_authenticated"
    assert browser_of(people.dinu).ask(address, 404)["code"] == "not_found"
    assert browser_of(strangers.ana).ask(address, 404)["code"] == "not_found"
    assert pay(nobody, leg, 401)["code"] == "not_authenticated"
    assert pay(browser_of(strangers.ana), leg, 404)["code"] == "not_found"
    assert pay(browser_of(people.carla), leg, 403)["code"] == "not_allowed"
    assert device_of(people, "member").ask(address)["legs"]
