"""What pages say after something was done, and where they lead."""

from __future__ import annotations

from collections.abc import Callable
from uuid import uuid4

import pytest
from django.contrib.auth.models import User
from django.test import Client

from chouette.models import Club
from chouette.web.timezones import timezones
from tests.builders import Table
from tests.people import People
from tests.web.pages import Reader, forms

LogIn = Callable[[User], Client]
SETTINGS, PLAYERS = "/clubs/club-test/settings/", "/clubs/club-test/players/"


def test_it_says_that_a_correction_is_saved(bogdan: Reader, table: Table) -> None:
    table.send("result", winner="team", result="single")
    html = bogdan.page("games/1/correct/")
    form = next(form for form in forms(html) if "correct/" in form.action)
    url = form.action.partition("#")[0]
    fields = form.values(do="save", **{"e0-kind": "gammon"})
    response = bogdan.client.post(url, fields, follow=True)
    assert "Game 1 is corrected" in response.content.decode()


def test_it_prints_who_pays_whom_under_the_sheet(bogdan: Reader, table: Table) -> None:
    table.quick(bogdan=1, carla=-1, elena=-2)
    html = " ".join(bogdan.page("sheet/").split())
    assert "Who pays whom" in html
    assert "elena pays ana" in html


def test_it_keeps_who_pays_whom_from_the_public(table: Table, client: Client) -> None:
    table.quick(bogdan=1, carla=-1, elena=-2)
    Club.objects.update(public_view="all")
    sheet = client.get(f"/sessions/{table.session_id}/sheet/")
    assert sheet.status_code == 200
    assert "Who pays whom" not in sheet.content.decode()


def test_it_says_that_settings_and_names_are_saved(people: People, logged_in: LogIn) -> None:
    ana = logged_in(people.ana)
    found = forms(ana.get(SETTINGS).content.decode())
    form = next(form for form in found if "timezone" in form)
    saved = ana.post(SETTINGS, form.values(), follow=True)
    assert "The settings are saved." in saved.content.decode()
    page = f"{PLAYERS}{people.number('radu')}/"
    renamed = ana.post(page, {"do": "rename", "name": "Radu B."}, follow=True)
    assert "The name is changed." in renamed.content.decode()


def test_it_leads_from_home_to_the_open_table(
    table: Table, people: People, logged_in: LogIn
) -> None:
    html = logged_in(people.carla).get("/").content.decode()
    assert f'href="/sessions/{table.session_id}/"' in html
    assert "/sessions/" not in logged_in(people.dinu).get("/").content.decode()


def test_it_goes_on_with_the_next_guest(people: People, logged_in: LogIn) -> None:
    page = logged_in(people.bogdan).post(PLAYERS, {"name": "Horia"}, follow=True)
    assert 'value="" autofocus' in page.content.decode()


def test_it_has_each_zone_once_and_keeps_the_clubs_own() -> None:
    zones = timezones("US/Eastern")
    cities = dict(zones)["Europe"]
    assert ("Europe/Bucharest", "Bucharest") in cities
    assert ("US/Eastern", "US/Eastern") in zones


@pytest.mark.parametrize(("language", "zone"), [("it", "Europe/Rome"), ("ro", "Europe/Bucharest")])
def test_it_guesses_the_zone_by_the_language(
    people: People, logged_in: LogIn, language: str, zone: str
) -> None:
    page = logged_in(people.dinu).get("/clubs/new/", headers={"Accept-Language": language})
    assert f'<option value="{zone}" selected>' in page.content.decode()


def test_it_keeps_no_stake_where_only_points_count(people: People, logged_in: LogIn) -> None:
    fields = {"name": "Friday", "timezone": "Europe/Rome", "currency": "", "stake": "5"}
    fields["command_id"] = str(uuid4())
    logged_in(people.dinu).post("/clubs/new/", fields)
    club = Club.objects.get(slug="friday")
    assert (club.currency, club.stake_minor) == ("", 0)
