"""A person's data on the pages: taken along by himself or an owner, taken out by an owner."""

from __future__ import annotations

import csv
import io
import json
import zipfile
from collections.abc import Callable

import pytest
from django.contrib.auth.models import User
from django.test import Client

from chouette.models import Command, Player
from chouette.services.disputes import dispute_game
from tests.builders import Table, open_table
from tests.people import People

LogIn = Callable[[User], Client]

pytestmark = pytest.mark.django_db


@pytest.fixture
def night(people: People) -> Table:
    table = open_table(people, "ana", "bogdan", "carla")
    table.quick(bogdan=2, carla=-1)
    table.close()
    dispute_game(session_id=table.session_id, game=1, actor=people.carla, note="=1+1 „é”")
    return table


@pytest.fixture
def url(people: People) -> str:
    return f"/clubs/club-test/players/{people.number('carla')}/"


def test_it_is_one_json_file(people: People, night: Table, url: str, logged_in: LogIn) -> None:
    response = logged_in(people.carla).get(f"{url}data.json")
    assert response["Content-Type"] == "application/json"
    assert response["Content-Disposition"] == 'attachment; filename="Club Test carla.json"'
    assert "no-store" in response["Cache-Control"]
    told = json.loads(response.content)
    assert told["profile"]["log_in"]["username"] == "carla"
    (game,) = told["games"]
    assert (game["night"], game["points"]) == ("2026-11-26", -1)
    assert [entry["money"] for entry in told["entries"] if entry["money"]] == ["-0.50"]
    assert told["disputes"][0]["note"] == "=1+1 „é”"


def test_it_is_a_zip_of_the_same_and_tables(
    people: People, night: Table, url: str, logged_in: LogIn
) -> None:
    client = logged_in(people.carla)
    response = client.get(f"{url}data.zip")
    archive = zipfile.ZipFile(io.BytesIO(response.content))
    assert archive.read("data.json") == client.get(f"{url}data.json").content
    names = set(archive.namelist()) - {"data.json"}
    assert {"games.csv", "entries.csv", "payments.csv", "commands.csv"} <= names
    for name in names:
        lines = list(csv.reader(io.StringIO(archive.read(name).decode("utf-8-sig"))))
        assert len({len(line) for line in lines}) == 1, name
    disputes = archive.read("disputes.csv").decode("utf-8-sig")
    assert "'=1+1 „é”" in disputes


def test_the_same_data_is_the_same_file(
    people: People, night: Table, url: str, logged_in: LogIn
) -> None:
    client = logged_in(people.carla)
    assert client.get(f"{url}data.zip").content == client.get(f"{url}data.zip").content


def test_an_owner_takes_it_for_others_without_the_log_in(
    people: People, url: str, logged_in: LogIn
) -> None:
    told = json.loads(logged_in(people.ana).get(f"{url}data.json").content)
    assert "log_in" not in told["profile"]


def test_the_trail_says_who_took_it_along(people: People, url: str, logged_in: LogIn) -> None:
    logged_in(people.ana).get(f"{url}data/")
    assert not Command.objects.filter(kind="take_data").exists()
    logged_in(people.ana).get(f"{url}data.zip")
    logged_in(people.elena).get(f"{url}data.json")
    told = Command.objects.get(kind="take_data")
    assert (told.actor, told.body["form"]) == (people.ana, "zip")
    page = logged_in(people.elena).get("/clubs/club-test/trail/").content.decode()
    assert "What the club keeps about carla was taken along." in page


@pytest.mark.parametrize("path", ["data/", "data.json", "data.zip", "erase/"])
def test_it_is_nobody_elses(
    people: People, strangers: People, url: str, path: str, logged_in: LogIn
) -> None:
    for user in (people.bogdan, people.elena):
        assert logged_in(user).get(f"{url}{path}").status_code == 403
    for user in (people.dinu, strangers.ana):
        assert logged_in(user).get(f"{url}{path}").status_code == 404
    assert Client().get(f"{url}{path}").status_code == 302
    own = 403 if path == "erase/" else 200
    assert logged_in(people.carla).get(f"{url}{path}").status_code == own


def test_his_page_leads_there(people: People, url: str, logged_in: LogIn) -> None:
    for user, leads in ((people.carla, True), (people.ana, True), (people.bogdan, False)):
        html = logged_in(user).get(url).content.decode()
        assert (f'href="{url}data/"' in html) is leads


def test_a_merged_guest_is_who_he_is_now(people: People, url: str, logged_in: LogIn) -> None:
    radu = people.players["radu"].pk
    Player.objects.filter(pk=radu).update(
        is_active=False, merged_into=people.players["carla"], name="carla"
    )
    told = json.loads(
        logged_in(people.carla).get(f"/clubs/club-test/players/{radu}/data.json").content
    )
    assert (told["profile"]["name"], told["profile"]["merged_players"]) == ("carla", [radu])


def test_it_says_what_goes_and_what_stays(people: People, url: str, logged_in: LogIn) -> None:
    html = logged_in(people.ana).get(f"{url}erase/").content.decode()
    assert f"it reads Player {people.number('carla')}" in html
    assert "its e-mail address and its password" in html
    assert "What stays" in html
    User.objects.filter(pk=people.carla.pk).update(is_staff=True)
    html = logged_in(people.ana).get(f"{url}erase/").content.decode()
    assert "The log-in stays" in html


def test_it_is_done_once_the_name_is_typed(people: People, url: str, logged_in: LogIn) -> None:
    client = logged_in(people.ana)
    refused = client.post(f"{url}erase/", {"name": "Carl"})
    assert refused.status_code == 422
    assert "once more, just as it stands." in refused.content.decode()
    response = client.post(f"{url}erase/", {"name": " carla "}, follow=True)
    number = people.number("carla")
    assert f"The name is taken out: Player {number}." in response.content.decode()
    assert Player.objects.get(pk=number).name == f"Player {number}"


def test_it_tells_why_not(people: People, logged_in: LogIn) -> None:
    client = logged_in(people.ana)
    number = people.number("ana")
    response = client.post(f"/clubs/club-test/players/{number}/erase/", {"name": "ana"})
    assert response.status_code == 422
    assert "A club needs an owner" in response.content.decode()
