"""Who sees what of a season, and what it costs; what a closed one says at its tables."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from django.contrib.auth.models import User
from django.test import Client
from pytest_django import DjangoAssertNumQueries

from chouette.models import Season
from chouette.selectors.clubs import club_today
from chouette.services.players import add_guest
from chouette.services.seasons import begin_season, close_season, reopen_season
from tests.builders import NIGHT, Table, open_table
from tests.people import People
from tests.web.pages import form_of, reader

LogIn = Callable[[User], Client]
URL = "/clubs/club-test/seasons/"

pytestmark = pytest.mark.django_db


@pytest.fixture
def night(people: People) -> Table:
    table = open_table(people, "ana", "bogdan", "carla")
    table.quick(bogdan=2, carla=1)
    table.close()
    return table


@pytest.fixture
def season(people: People, night: Table) -> Season:
    begun = begin_season(
        club_id=people.club.pk, actor=people.ana, name="Autumn", starts_on=NIGHT, ends_on=NIGHT
    )
    return close_season(club_id=people.club.pk, actor=people.ana, season_id=begun.pk)


def test_the_club_leads_to_its_seasons(people: People, logged_in: LogIn) -> None:
    html = logged_in(people.carla).get("/clubs/club-test/").content.decode()
    assert f'href="{URL}"' in html


def test_members_read_and_change_nothing(people: People, season: Season, logged_in: LogIn) -> None:
    carla = logged_in(people.carla)
    assert "Begin a season" not in carla.get(URL).content.decode()
    html = carla.get(f"{URL}{season.pk}/").content.decode()
    assert "Final table" in html
    assert '<tr class="me">' in html
    assert "/reopen/" not in html
    assert carla.get(f"{URL}{season.pk}/close/").status_code == 403
    for path in ("", f"{season.pk}/", f"{season.pk}/close/", f"{season.pk}/reopen/"):
        sent = {"name": "X", "starts_on": "2020-01-01"}
        assert carla.post(f"{URL}{path}", sent).status_code == 403


def test_the_public_reads_places_and_no_money(people: People, season: Season) -> None:
    assert Client().get(URL).status_code == 302
    people.club.public_view = "standings"
    people.club.save()
    html = Client().get(f"{URL}{season.pk}/").content.decode()
    assert "bogdan" in html
    assert "EUR" not in html
    assert "by ana" not in html
    assert "/account/" not in html
    assert "/players/" not in html


def test_outsiders_find_nothing(
    people: People, strangers: People, season: Season, logged_in: LogIn
) -> None:
    for user in (people.dinu, strangers.ana):
        assert logged_in(user).get(f"{URL}{season.pk}/").status_code == 404
    theirs = logged_in(strangers.ana)
    for path in ("", "close/"):
        address = f"/clubs/club-elsewhere/seasons/{season.pk}/{path}"
        assert theirs.get(address).status_code == 404
    address = f"/clubs/club-elsewhere/seasons/{season.pk}/reopen/"
    assert theirs.post(address).status_code == 404


def test_a_table_of_a_closed_season_says_why_nothing_is_done(
    people: People, season: Season, night: Table
) -> None:
    ana = reader(people.ana, night)
    response = ana.send(form_of(ana.slip("reopen"), kind="reopen"))
    assert response.status_code == 422
    assert "The season Autumn is closed: open it again first." in response.content.decode()


def test_a_night_cannot_begin_in_a_closed_season(people: People, logged_in: LogIn) -> None:
    client = logged_in(people.bogdan)
    today = club_today(people.club)
    Season.objects.create(
        club=people.club, name="Now", starts_on=today, ends_on=today, closed_at="2026-12-01T00Z"
    )
    sent = {
        "players": people.numbers("ana", "bogdan"),
        "rules": "amsterdam",
        "table": "Table 9",
        "command_id": "9b2b7a52-3c70-4a2f-9d5f-0a4ad5f2a2a1",
    }
    response = client.post("/clubs/club-test/night/", sent)
    assert response.status_code == 422
    assert "The season Now is closed" in response.content.decode()


@pytest.mark.parametrize("closed", [True, False])
def test_it_takes_the_same_queries_however_many_players_and_nights(
    people: People, season: Season, logged_in: LogIn,
    django_assert_max_num_queries: DjangoAssertNumQueries, closed: bool,
) -> None:  # fmt: skip
    client, counts = logged_in(people.ana), []
    ids: dict[str, Any] = {
        "club_id": people.club.pk, "actor": people.ana, "season_id": season.pk
    }  # fmt: skip
    for more in range(2):
        if not closed:
            reopen_season(**ids)
        paths = ("",) if closed else ("", "close/")
        with django_assert_max_num_queries(90) as counted:
            for path in paths:
                assert client.get(f"{URL}{season.pk}/{path}").status_code == 200
        counts.append(len(counted))
        reopen_season(**ids)
        add_night(people, more)
        close_season(**ids)
    assert counts[0] == counts[1]


def add_night(people: People, more: int) -> None:
    """Three guests who never played here before play a game."""
    names = [f"g{more}{number}" for number in range(3)]
    for name in names:
        people.players[name] = add_guest(club_id=people.club.pk, actor=people.ana, name=name)
    table = open_table(people, *names, table=f"More {more}")
    table.quick(**dict.fromkeys(names[1:], 1))
    table.close()
