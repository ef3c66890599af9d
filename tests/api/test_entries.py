"""`clubs/{slug}/entries/`."""

from __future__ import annotations

import pytest

from chouette.models import Club
from tests.api.conftest import Caller, browser_of, device_of
from tests.api.entries import entries, fee
from tests.api.nights import closed_night, lost_night, queries_of
from tests.api.shapes import is_answer
from tests.builders import NIGHT
from tests.people import People

pytestmark = pytest.mark.django_db


def test_points_of_a_game_come_with_its_table_and_number(people: People) -> None:
    night = lost_night(people)
    first, second = entries(people)
    assert (first["id"], second["id"]) > (second["id"], 0)
    assert {(entry["payee"]["name"], entry["points"]) for entry in (first, second)} == {
        ("bogdan", 4),
        ("carla", 2),
    }
    assert first["payer"] == {
        "player": people.players["ana"].pk,
        "account": None,
        "name": "ana",
    }
    for entry in (first, second):
        assert (entry["session"], entry["game"]) == (night.session_id, 1)
        assert (entry["unit"], entry["amount_minor"], entry["currency"]) == ("points", None, None)
        assert entry["night_on"] == NIGHT.isoformat()


def test_half_a_point_is_written_as_one(people: People) -> None:
    night = lost_night(people)
    night.send("settle", member=people.number("carla"), points=1.5)
    night.send("result", winner="box", result="single")
    assert 1.5 in {entry["points"] for entry in entries(people)}


def test_money_is_in_minor_units_with_its_currency(people: People) -> None:
    fee(people)
    (entry,) = entries(people)
    assert (entry["kind"], entry["unit"], entry["points"]) == ("fee", "EUR", None)
    assert (entry["amount_minor"], entry["currency"]) == (300, "EUR")
    assert entry["payee"] == {"player": None, "account": "fees", "name": "fees"}
    assert entry["note"] == "two nights"


def test_only_what_is_asked_for_is_listed(people: People) -> None:
    first, second = closed_night(people), lost_night(people, week=1)
    charged = fee(people).pk
    assert [entry["id"] for entry in entries(people, kind="fee")] == [charged]
    assert {entry["kind"] for entry in entries(people, unit="EUR")} == {"fee", "debt"}
    assert {entry["session"] for entry in entries(people, session=first.session_id)} == {
        first.session_id
    }
    carla = people.players["carla"].pk
    assert len(entries(people, player=carla)) == 4
    assert len(entries(people, player=people.players["radu"].pk)) == 0
    later = second.row.night_on.isoformat()
    assert {e["session"] for e in entries(people, unit="points", since=later)} == {
        second.session_id
    }
    assert {e["session"] for e in entries(people, unit="points", until=NIGHT.isoformat())} == {
        first.session_id
    }


@pytest.mark.parametrize(
    "query",
    [
        {"kind": "gift"},
        {"unit": "euro"},
        {"player": "ana"},
        {"player": "9" * 30},
        {"since": "yesterday"},
        {"plaier": "4"},
        {"page_size": "0"},
    ],
)
def test_a_question_that_means_nothing_is_refused(people: People, query: dict[str, str]) -> None:
    address = f"clubs/{people.club.slug}/entries/"
    refused = browser_of(people.carla).ask(address, 400, **query)
    assert (refused["code"], list(refused["fields"])) == ("invalid", list(query))


def test_pages_go_back_without_a_gap(people: People) -> None:
    numbers = [fee(people).pk for _ in range(5)]
    carla = browser_of(people.carla)
    page = carla.ask(f"clubs/{people.club.slug}/entries/", page_size=2)
    is_answer(page, "GET", "clubs/{slug}/entries/")
    seen = [entry["id"] for entry in page["results"]]
    while page["next"]:
        page = carla.ask(page["next"].partition("/api/v1/")[2])
        seen += [entry["id"] for entry in page["results"]]
    assert seen == numbers[::-1]


def test_many_entries_take_no_more_queries_than_few(people: People) -> None:
    fee(people)
    address, carla = f"clubs/{people.club.slug}/entries/", browser_of(people.carla)
    query = {"player": people.players["carla"].pk}
    few = queries_of(lambda: carla.ask(address, **query))
    for name in ("carla", "radu", "mira", "carla", "carla"):
        fee(people, name)
    assert queries_of(lambda: carla.ask(address, **query)) == few


def test_the_public_never_sees_money(people: People, strangers: People, nobody: Caller) -> None:
    Club.objects.update(public_view="all")
    address = f"clubs/{people.club.slug}/entries/"
    assert nobody.ask(address, 401)["code"] == "not_authenticated"
    assert browser_of(people.dinu).ask(address, 404)["code"] == "not_found"
    assert browser_of(strangers.ana).ask(address, 404)["code"] == "not_found"
    assert device_of(people, "member").ask(address)["results"] == []
