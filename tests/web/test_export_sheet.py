"""The score sheet of a table as a file."""

from __future__ import annotations

import pytest
from django.test import Client

from chouette.models import Player
from chouette.services.disputes import dispute_game
from tests.builders import Table, open_table
from tests.people import People
from tests.services.squaring import correct
from tests.web.files import csv_rows, sheets
from tests.web.pages import reader


@pytest.fixture
def night(people: People) -> Table:
    table = open_table(people, "ana", "bogdan", "carla")
    table.quick(bogdan=2, carla=-1)
    table.draw_again("ana", "bogdan", "carla")
    table.quick(bogdan=1, carla=1)
    return table


@pytest.fixture
def client(people: People, night: Table) -> Client:
    return reader(people.bogdan, night).client


def address(night: Table, form: str) -> str:
    return f"/sessions/{night.session_id}/sheet.{form}"


def test_it_has_games_down_and_players_across(client: Client, night: Table) -> None:
    book = sheets(client, address(night, "xlsx"))
    assert list(book) == ["Points", "Running totals", "Totals"]
    assert book["Points"] == [
        ("Game", "Box", "Partner", "Captain", "ana", "bogdan", "carla", "Remarks"),
        (1, "ana", None, "bogdan", -1, 2, -1, None),
        (2, "ana", None, "bogdan", -2, 1, 1, None),
    ]
    assert book["Running totals"][1:] == [
        (1, "ana", None, "bogdan", -1, 2, -1, None),
        (2, "ana", None, "bogdan", -3, 3, 0, None),
    ]
    assert book["Totals"] == [
        ("Player", "Points", "EUR"),
        ("ana", -3, -1.5),
        ("bogdan", 3, 1.5),
        ("carla", 0, 0),
    ]


def test_it_has_the_same_as_text(client: Client, night: Table) -> None:
    rows = csv_rows(client, address(night, "csv"))
    heads = ["Game", "Box", "Partner", "Captain", "ana", "bogdan", "carla", "Remarks"]
    assert rows[:2] == [["Points"], heads]
    assert rows[2] == ["1", "ana", "", "bogdan", "-1", "2", "-1", ""]
    assert ["ana", "-3", "-1.50"] in rows


def test_it_is_empty_before_the_first_game(people: People) -> None:
    table = open_table(people, "radu", "mira", table="Table 2")
    client = reader(people.bogdan, table).client
    assert len(sheets(client, address(table, "xlsx"))["Points"]) == 1


def test_it_has_no_money_for_who_may_see_none(people: People, night: Table) -> None:
    people.club.public_view = "all"
    people.club.save()
    totals = sheets(Client(), address(night, "xlsx"))["Totals"]
    assert totals[0] == ("Player", "Points")


def test_it_is_named_by_club_night_and_table(client: Client, night: Table) -> None:
    night.people.club.name = "Ștrand: a/b"
    night.people.club.save()
    told = client.get(address(night, "csv"))["Content-Disposition"]
    assert told.startswith("attachment; filename*=utf-8''%C8%98trand%20a%20b%202026-11-26")
    assert told.endswith("Table%201%20score%20sheet.csv")


def test_it_marks_games_that_were_corrected_or_are_in_doubt(client: Client, night: Table) -> None:
    correct(night, bogdan=1, carla=1)
    for game in (1, 2):
        dispute_game(session_id=night.session_id, actor=night.people.carla, game=game)
    marks = [row[-1] for row in sheets(client, address(night, "xlsx"))["Points"]]
    assert marks == ["Remarks", "corrected, in doubt", "in doubt"]


def test_it_makes_no_formula_of_a_name(client: Client, night: Table) -> None:
    bogdan = night.people.players["bogdan"]
    Player.objects.filter(pk=bogdan.pk).update(name="=HYPERLINK(1)")
    assert "'=HYPERLINK(1)" in csv_rows(client, address(night, "csv"))[1]
    assert "=HYPERLINK(1)" in sheets(client, address(night, "xlsx"))["Points"][0]


@pytest.mark.parametrize(("language", "player"), [("it", "Giocatore"), ("ro", "Jucător")])
def test_it_has_semicolons_and_words_of_the_reader(
    client: Client, night: Table, language: str, player: str
) -> None:
    client.cookies["django_language"] = language
    raw = client.get(address(night, "csv")).content.decode("utf-8-sig")
    assert "ana;-3;-1,50" in raw
    assert f"{player};" in raw


def test_it_leads_there_from_the_page(client: Client, night: Table) -> None:
    html = client.get(f"/sessions/{night.session_id}/sheet/").content.decode()
    for form in ("csv", "xlsx"):
        assert f'href="{address(night, form)}" download' in html


@pytest.mark.parametrize("form", ["pdf", "xls", "csvx", ""])
def test_it_knows_no_other_form(client: Client, night: Table, form: str) -> None:
    assert client.get(address(night, form)).status_code == 404
