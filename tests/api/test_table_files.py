"""`?format=csv` and `?format=xlsx` of standings, of a season's table and of a score sheet."""

from __future__ import annotations

import pytest

from chouette.models import Club
from tests.api.conftest import API, Caller, browser_of
from tests.api.disputes import carlas_doubt
from tests.api.nights import closed_night
from tests.api.test_seasons import address as season_address
from tests.api.test_seasons import begun
from tests.builders import NIGHT, Table
from tests.people import People
from tests.web.files import csv_rows, sheets

pytestmark = pytest.mark.django_db


@pytest.fixture
def night(people: People) -> Table:
    return closed_night(people)


def standings_of(people: People) -> str:
    return f"{API}clubs/{people.club.slug}/standings/"


def test_standings_are_given_as_csv_by_points(people: People, night: Table) -> None:
    rows = csv_rows(browser_of(people.carla), standings_of(people), format="csv", nights="all")
    assert [row[:3] for row in rows[:4]] == [
        ["Place", "Player", "Points"],
        ["1", "bogdan", "4"],
        ["2", "carla", "2"],
        ["3", "ana", "-6"],
    ]


def test_a_workbook_of_standings_has_each_view_on_a_sheet(people: People, night: Table) -> None:
    book = sheets(browser_of(people.carla), standings_of(people), format="xlsx", nights="all")
    assert list(book) == ["Points", "Seats", "Cubes"]
    assert [row[1] for row in book["Points"][1:]] == ["bogdan", "carla", "ana"]


def test_standings_as_a_file_are_of_the_nights_and_games_asked_for(
    people: People, night: Table
) -> None:
    carla, address = browser_of(people.carla), standings_of(people)
    assert len(csv_rows(carla, address, format="csv", nights="all", games_min="2")) == 1
    asked = {"format": "csv", "since": "2001-01-01", "until": "2001-02-01"}
    assert len(csv_rows(carla, address, **asked)) == 1
    assert "2001-01-01" in carla.get(address, asked)["Content-Disposition"]
    assert carla.get(address, {"format": "csv", "season": "999"}).status_code == 404
    assert carla.get(address, {"format": "pdf"}).status_code == 400


def test_the_table_of_a_season_is_given_as_a_file(people: People, night: Table) -> None:
    address = API + season_address(people, begun(people)["id"])
    carla = browser_of(people.carla)
    rows = csv_rows(carla, address, format="csv")
    assert rows[0] == ["Place", "Player", "Nights", "Games", "Points", "Points, all nights", "EUR"]
    assert rows[1] == ["1", "bogdan", "1", "1", "4", "4", "2.00"]
    (table,) = sheets(carla, address, format="xlsx").values()
    assert [row[1] for row in table[1:]] == ["bogdan", "carla", "ana"]
    assert carla.get(address, {"format": "json"}).json() == carla.get(address).json()


def test_the_public_gets_files_of_what_it_sees_and_no_money(
    people: People, night: Table, nobody: Caller
) -> None:
    season = API + season_address(people, begun(people)["id"])
    for address in (season, standings_of(people)):
        assert nobody.get(address, {"format": "csv"}).status_code == 401
    Club.objects.update(public_view="standings")
    assert csv_rows(nobody, season, format="csv")[1] == ["1", "bogdan", "1", "1", "4"]
    assert csv_rows(nobody, standings_of(people), format="csv", nights="all")[1][1] == "bogdan"


@pytest.mark.parametrize("by", ["address", "header"])
def test_a_score_sheet_is_given_as_a_workbook(people: People, night: Table, by: str) -> None:
    address, carla = f"{API}sessions/{night.session_id}/sheet/", browser_of(people.carla)
    excel = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
    query = {"format": "xlsx"} if by == "address" else {}
    carla.defaults["HTTP_ACCEPT"] = "*/*" if by == "address" else excel
    book = sheets(carla, address, **query)
    assert list(book) == ["Points", "Running totals", "Totals"]
    assert book["Totals"][1:] == [("ana", -6, -3), ("bogdan", 4, 2), ("carla", 2, 1)]
    answer = carla.get(address, query)
    assert answer["Content-Type"] == excel
    assert f'{NIGHT.isoformat()} Table 1 score sheet.xlsx"' in answer["Content-Disposition"]


def test_a_score_sheet_marks_the_game_in_doubt_as_on_the_page(people: People, night: Table) -> None:
    carlas_doubt(people, night)
    address = f"{API}sessions/{night.session_id}/sheet/"
    games = sheets(browser_of(people.carla), address, format="xlsx")["Points"]
    assert games[1][-1] == "in doubt"
