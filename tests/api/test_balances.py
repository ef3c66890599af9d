"""`clubs/{slug}/balances/`."""

from __future__ import annotations

from typing import Any
from uuid import uuid4

import pytest

from chouette.models import Club
from chouette.services.balances import record_fee, record_opening
from tests.api.conftest import Caller, browser_of, device_of
from tests.api.nights import closed_night, lost_night, queries_of
from tests.api.shapes import is_answer
from tests.people import People

pytestmark = pytest.mark.django_db


def balances(people: People) -> Any:
    return browser_of(people.carla).ask(f"clubs/{people.club.slug}/balances/")


def row(people: People, name: str) -> Any:
    return next(row for row in balances(people)["results"] if row["name"] == name)


def test_points_and_money_of_everybody(people: People) -> None:
    closed_night(people)
    ana = row(people, "ana")
    assert ana == {
        "player": people.players["ana"].pk,
        "name": "ana",
        "active": True,
        "points": -6,
        "money": [{"currency": "EUR", "booked_minor": -300, "provisional_minor": 0}],
    }
    assert row(people, "Radu")["money"] == []
    assert balances(people)["club"] == {"points": 0, "money": []}


def test_it_says_who_could_pay_whom(people: People) -> None:
    closed_night(people)
    numbers = {name: player.pk for name, player in people.players.items()}
    assert balances(people)["suggested"] == [
        {
            "paid_by": numbers["ana"],
            "paid_to": numbers[name],
            "amount_minor": amount,
            "currency": "EUR",
        }
        for name, amount in (("bogdan", 200), ("carla", 100))
    ]


def test_a_night_that_goes_on_is_told_apart(people: People) -> None:
    lost_night(people)
    assert row(people, "ana")["money"] == [
        {"currency": "EUR", "booked_minor": 0, "provisional_minor": -300}
    ]


def test_what_the_club_holds_is_told_and_nobody_is_told_to_pay_it(people: People) -> None:
    common: dict[str, Any] = {"club_id": people.club.pk, "actor": people.elena}
    carla = people.players["carla"].pk
    record_fee(**common, command_id=uuid4(), player_id=carla, amount_minor=300, currency="EUR")
    record_opening(**common, command_id=uuid4(), player_id=carla, unit="points", amount=3)
    found = balances(people)
    assert found["club"] == {
        "points": -1.5,
        "money": [{"currency": "EUR", "amount_minor": 300}],
    }
    assert found["suggested"] == []
    is_answer(found, "GET", "clubs/{slug}/balances/")
    assert row(people, "carla")["points"] == 1.5


def test_many_nights_take_no_more_queries_than_few(people: People) -> None:
    closed_night(people)
    lost_night(people, week=1, table="Table 2")
    address, carla = f"clubs/{people.club.slug}/balances/", browser_of(people.carla)
    few = queries_of(lambda: carla.ask(address))
    for week in (2, 3):
        closed_night(people, week=week)
    lost_night(people, week=4, table="Table 3")
    assert queries_of(lambda: carla.ask(address)) == few


def test_the_public_never_sees_money(people: People, strangers: People, nobody: Caller) -> None:
    Club.objects.update(public_view="all")
    address = f"clubs/{people.club.slug}/balances/"
    assert nobody.ask(address, 401)["code"] == "not_authenticated"
    assert browser_of(people.dinu).ask(address, 404)["code"] == "not_found"
    assert device_of(strangers).ask(address, 404)["code"] == "not_found"
    assert device_of(people, "member").ask(address)["results"]
