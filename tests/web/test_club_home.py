"""What is on tonight, and how do I stand."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager
from datetime import timedelta

import pytest
from django.contrib.auth.models import User
from django.test import Client

from chouette.models import PublicView
from chouette.selectors.clubs import club_today
from chouette.services.clubs import create_club
from tests.builders import Table, open_table
from tests.people import People

LogIn = Callable[[User], Client]
Queries = Callable[[int], AbstractContextManager[object]]
URL = "/clubs/club-test/"

pytestmark = pytest.mark.django_db


def seen(client: Client, url: str = URL) -> str:
    return client.get(url).content.decode()


def test_it_shows_an_open_table_with_its_game_and_players(people: People, logged_in: LogIn) -> None:
    table = open_table(people, "ana", "bogdan", "radu")
    table.quick(bogdan=1, radu=-1)
    html = seen(logged_in(people.carla))
    assert f'href="/sessions/{table.session_id}/"' in html
    assert "game 2" in html
    assert "Radu" in html


def test_it_starts_with_the_players_of_the_last_night_in_two_taps(
    people: People, logged_in: LogIn
) -> None:
    last_week = club_today(people.club) - timedelta(days=7)
    open_table(people, "ana", "bogdan", "radu", night_on=last_week).close()
    html = seen(logged_in(people.bogdan))
    assert f"Start with the same players as on {last_week:%A} {last_week.day} " in html
    assert 'href="/clubs/club-test/night/?players=last"' in html
    assert "ana, bogdan, Radu" in html


def test_the_night_that_has_just_ended_is_the_last_one(people: People, logged_in: LogIn) -> None:
    today = club_today(people.club)
    open_table(people, "ana", "mira", night_on=today - timedelta(days=7), table="Old").close()
    open_table(people, "carla", "radu", night_on=today).close()
    html = seen(logged_in(people.bogdan))
    assert f"Start with the same players as on {today:%A} {today.day} " in html
    assert "carla, Radu" in html
    assert "The book is empty." not in html


def test_it_gives_an_empty_club_three_steps(people: People, logged_in: LogIn) -> None:
    create_club(user=people.dinu, name="Empty")
    html = seen(logged_in(people.dinu), "/clubs/empty/")
    assert "The book is empty." in html
    for path in ("players", "rules", "night"):
        assert f'href="/clubs/empty/{path}/"' in html


def test_it_offers_a_member_nothing_he_may_not_do(people: People, logged_in: LogIn) -> None:
    html = seen(logged_in(people.carla))
    assert "night/" not in html
    assert "settings/" not in html


def test_it_says_how_i_stand(people: People, logged_in: LogIn) -> None:
    table = open_table(people, "ana", "bogdan", "carla", actor=people.ana)
    table.quick(bogdan=2, carla=-1)
    html = seen(logged_in(people.carla))
    assert '<span class="n minus">−1</span>' in html


def test_it_lists_the_last_nights(people: People, logged_in: LogIn) -> None:
    table = open_table(people, "ana", "bogdan", actor=people.ana)
    table.send("close")
    html = seen(logged_in(people.carla))
    assert f"/sessions/{table.session_id}/sheet/" in html
    assert f"/sessions/{table.session_id}/squaring/" in html


def test_it_tells_the_public_only_what_the_club_tells(people: People, client: Client) -> None:
    open_table(people, "ana", "bogdan")
    people.club.public_view = PublicView.STANDINGS
    people.club.save()
    html = seen(client)
    assert "for members only" in html
    assert "/sessions/" not in html


def test_it_costs_the_same_queries_for_a_long_night(
    people: People, logged_in: LogIn, django_assert_max_num_queries: Queries
) -> None:
    table = open_table(people, "ana", "bogdan", "carla")
    client = logged_in(people.bogdan)
    seen(client)
    for _game in range(5):
        table.quick(**dict.fromkeys(_members(table), 1))
    with django_assert_max_num_queries(20):
        seen(client)


def _members(table: Table) -> list[str]:
    order = table.outcome.state.seating.rotation.order[1:]
    names = {str(p.pk): name for name, p in table.people.players.items()}
    return [names[number] for number in order]
