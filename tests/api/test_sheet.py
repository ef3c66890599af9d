"""`sessions/{id}/sheet/`: the score sheet, as JSON and as CSV."""

from __future__ import annotations

import csv

import pytest

from chouette.models import Club
from tests.api.conftest import Caller, browser_of, device_of
from tests.api.shapes import is_answer
from tests.builders import Table, open_table
from tests.people import People

pytestmark = pytest.mark.django_db


@pytest.fixture
def played(people: People) -> Table:
    """One game that the box won."""
    table = open_table(people, "ana", "bogdan", "carla")
    table.send("result", winner="box", result="single")
    return table


def test_games_stand_down_and_players_across(people: People, played: Table) -> None:
    sheet = device_of(people).ask(f"sessions/{played.session_id}/sheet/")
    is_answer(sheet, "GET", "sessions/{session_id}/sheet/")
    assert [player["name"] for player in sheet["players"]] == ["ana", "bogdan", "carla"]
    assert sheet["rows"][0]["cells"] == [
        {"points": 2, "running": 2, "part": "box"},
        {"points": -1, "running": -1, "part": "captain"},
        {"points": -1, "running": -1, "part": "crew"},
    ]
    assert (sheet["totals"], sheet["money_minor"]) == ([2, -1, -1], [100, -50, -50])


@pytest.mark.parametrize(("accept", "query"), [("text/csv", ""), ("*/*", "?format=csv")])
def test_it_is_csv_for_whoever_asks_for_it(
    people: People, played: Table, accept: str, query: str
) -> None:
    address = f"/api/v1/sessions/{played.session_id}/sheet/{query}"
    answer = device_of(people).get(address, HTTP_ACCEPT=accept)
    assert answer["Content-Type"] == "text/csv; charset=utf-8"
    rows = list(csv.reader(answer.content.decode("utf-8-sig").splitlines()))
    assert rows[1:3] == [
        ["Game", "Box", "Partner", "Captain", "ana", "bogdan", "carla", "Remarks"],
        ["1", "ana", "", "bogdan", "2", "-1", "-1", ""],
    ]


def test_the_address_goes_before_the_header(people: People, played: Table) -> None:
    address = f"/api/v1/sessions/{played.session_id}/sheet/?format=json"
    answer = device_of(people).get(address, HTTP_ACCEPT="text/csv")
    assert answer["Content-Type"].startswith("application/json")
    refused = device_of(people).ask(f"sessions/{played.session_id}/sheet/", 400, format="pdf")
    assert list(refused["fields"]) == ["format"]


def test_the_public_sees_points_and_no_money(people: People, played: Table, nobody: Caller) -> None:
    address = f"sessions/{played.session_id}/sheet/"
    assert nobody.ask(address, 401)["code"] == "not_authenticated"
    Club.objects.update(public_view="all")
    sheet = nobody.ask(address)
    assert (sheet["totals"], sheet["money_minor"]) == ([2, -1, -1], [])
    assert b"EUR" not in nobody.get(f"/api/v1/{address}?format=csv").content


def test_strangers_find_no_sheet(strangers: People, played: Table) -> None:
    address = f"sessions/{played.session_id}/sheet/"
    assert browser_of(strangers.ana).ask(address, 404)["code"] == "not_found"
