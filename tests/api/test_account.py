"""`players/{id}/account/`."""

from __future__ import annotations

from datetime import timedelta
from typing import Any
from uuid import uuid4

import pytest

from chouette.models import Club
from chouette.services.balances import record_fee
from tests.api.conftest import Caller, browser_of, device_of
from tests.api.nights import closed_night, lost_night, queries_of
from tests.api.shapes import is_answer
from tests.builders import NIGHT
from tests.people import People

pytestmark = pytest.mark.django_db


def account(people: People, name: str = "ana", status: int = 200, **query: Any) -> Any:
    address = f"players/{people.players[name].pk}/account/"
    return browser_of(people.carla).ask(address, status, **query)


def fee(people: People, name: str = "ana") -> None:
    record_fee(
        club_id=people.club.pk,
        command_id=uuid4(),
        actor=people.elena,
        player_id=people.players[name].pk,
        amount_minor=300,
        currency="EUR",
    )


def test_every_entry_comes_with_what_he_had_after_it(people: People) -> None:
    night = closed_night(people)
    told = account(people)
    assert (told["player"], told["name"], told["unit"]) == (
        people.players["ana"].pk,
        "ana",
        "points",
    )
    assert told["units"] == ["points", "EUR"]
    changes = [(line["change_points"], line["balance_points"]) for line in told["results"]]
    assert changes[-1][0] == changes[-1][1]
    assert changes[0][1] == told["closing_points"] == -6
    line = told["results"][0]
    assert (line["session"], line["table"], line["game"]) == (night.session_id, "Table 1", 1)
    assert (line["change_minor"], line["balance_minor"]) == (None, None)
    assert (told["carried_points"], told["unfinished_points"]) == (0, None)
    is_answer(told, "GET", "players/{player_id}/account/")


def test_a_game_is_explained_by_who_sat_where(people: People) -> None:
    closed_night(people)
    seats = {
        line["other"]["name"]: (line["seat"], line["other_seat"], line["made_by"])
        for line in account(people)["results"]
    }
    assert seats == {
        "bogdan": ("box", "captain", "quick_result"),
        "carla": ("box", "crew", "quick_result"),
    }
    (line,) = account(people, "carla")["results"]
    assert (line["seat"], line["other_seat"]) == ("crew", "box")


def test_money_is_in_minor_units(people: People) -> None:
    closed_night(people)
    fee(people)
    told = account(people, unit="EUR")
    fees, *debts = told["results"]
    assert (fees["kind"], fees["change_minor"], fees["balance_minor"]) == ("fee", -300, -600)
    assert fees["other"] == {"player": None, "account": "fees", "name": "fees"}
    assert (fees["seat"], fees["change_points"]) == (None, None)
    assert {debt["kind"] for debt in debts} == {"debt"}
    is_answer(told, "GET", "players/{player_id}/account/")
    assert (told["closing_minor"], told["closing_points"]) == (-600, None)


def test_money_of_a_night_that_goes_on_is_told_apart(people: People) -> None:
    lost_night(people)
    told = account(people, unit="EUR")
    assert (told["closing_minor"], told["unfinished_minor"]) == (0, -300)
    assert account(people)["unfinished_points"] == -6


def test_days_carry_over_what_was_before(people: People) -> None:
    closed_night(people)
    closed_night(people, week=1)
    told = account(people, since=(NIGHT + timedelta(days=1)).isoformat())
    assert (told["carried_points"], told["closing_points"]) == (-6, -12)
    assert len(told["results"]) == 2


def test_pages_go_back_without_a_gap_and_their_balances_fit(people: People) -> None:
    for _ in range(5):
        fee(people)
    ana = browser_of(people.ana)
    page = account(people, unit="EUR", page_size=2)
    seen = list(page["results"])
    while page["next"]:
        page = ana.ask(page["next"].partition("/api/v1/")[2])
        seen += page["results"]
    assert [line["balance_minor"] for line in seen] == [-1500, -1200, -900, -600, -300]
    back = [page["results"]]
    while page["previous"]:
        page = ana.ask(page["previous"].partition("/api/v1/")[2])
        back.insert(0, page["results"])
    assert [row for rows in back for row in rows] == seen


@pytest.mark.parametrize(
    "query",
    [{"unit": "euro"}, {"before": "0"}, {"before": "x"}, {"page_size": "201"}, {"cursor": "c"}],
)
def test_a_question_that_means_nothing_is_refused(people: People, query: dict[str, str]) -> None:
    refused = account(people, status=400, **query)
    assert (refused["code"], list(refused["fields"])) == ("invalid", list(query))


def test_a_span_that_ends_before_it_begins_is_refused(people: People) -> None:
    refused = account(people, status=422, since="2026-11-30", until="2026-11-01")
    assert refused["code"] == "bad_period"


def test_many_entries_take_no_more_queries_than_few(people: People) -> None:
    closed_night(people)
    lost_night(people, week=1, table="Table 2")
    carla, address = browser_of(people.carla), f"players/{people.players['ana'].pk}/account/"
    few = queries_of(lambda: carla.ask(address))
    for week in (2, 3):
        closed_night(people, week=week)
    lost_night(people, week=4, table="Table 3")
    assert queries_of(lambda: carla.ask(address)) == few


def test_the_public_never_sees_money(people: People, strangers: People, nobody: Caller) -> None:
    Club.objects.update(public_view="all")
    address = f"players/{people.players['ana'].pk}/account/"
    assert nobody.ask(address, 401)["code"] == "not_authenticated"
    assert browser_of(people.dinu).ask(address, 404)["code"] == "not_found"
    assert browser_of(strangers.ana).ask(address, 404)["code"] == "not_found"
    assert device_of(people, "member").ask(address)["results"] == []
