"""`clubs/{slug}/entries/` and `entries/{id}/reverse/`."""

from __future__ import annotations

from typing import Any
from uuid import uuid4

import pytest

from chouette.models import Club, LedgerEntry
from chouette.services.balances import record_fee
from tests.api.conftest import Caller, browser_of, device_of
from tests.api.nights import closed_night, lost_night, queries_of
from tests.api.shapes import is_answer
from tests.builders import NIGHT
from tests.people import People

pytestmark = pytest.mark.django_db


def entries(people: People, **query: Any) -> list[dict[str, Any]]:
    address = f"clubs/{people.club.slug}/entries/"
    found: list[dict[str, Any]] = browser_of(people.carla).ask(address, **query)["results"]
    return found


def fee(people: People, name: str = "carla") -> LedgerEntry:
    return record_fee(
        club_id=people.club.pk,
        command_id=uuid4(),
        actor=people.elena,
        player_id=people.players[name].pk,
        amount_minor=300,
        currency="EUR",
        note="two nights",
    ).entry


def taken_back(caller: Caller, entry: LedgerEntry, status: int = 201) -> Any:
    return caller.send(f"entries/{entry.pk}/reverse/", {"command_id": str(uuid4())}, status)


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
