"""`sessions/{id}/squaring/`."""

from __future__ import annotations

import pytest

from chouette.models import Club, LedgerEntry
from tests.api.conftest import Caller, browser_of, device_of
from tests.api.nights import closed_night, lost_night, queries_of
from tests.api.squaring import leg_to, pay, plan
from tests.builders import Table, open_table
from tests.people import People

pytestmark = pytest.mark.django_db


@pytest.fixture
def night(people: People) -> Table:
    return closed_night(people)


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
