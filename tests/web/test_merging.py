"""One person under two names: looked at side by side, merged, parted again."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from django.contrib.auth.models import User
from django.test import Client

from chouette.models import Player
from chouette.selectors.verification import faults
from chouette.services.outbox import dispatch
from tests.builders import open_table
from tests.people import People
from tests.web.merging import merge, radu_won, read, url

LogIn = Callable[[User], Client]

pytestmark = pytest.mark.django_db


@pytest.fixture
def elena(people: People, logged_in: LogIn) -> Client:
    """A director, after a night at which Radu took 1.00 from Ana."""
    radu_won(people)
    return logged_in(people.elena)


def test_it_shows_both_side_by_side(people: People, elena: Client) -> None:
    html = read(elena.get(url(people, "radu")))
    assert "carla" in html
    assert "side by side" not in html
    html = read(elena.get(f"{url(people, 'radu')}?into={people.number('carla')}"))
    assert "Both, side by side" in html
    for words in ("+2", "+1.00", "Yes, Radu is carla"):
        assert words in html


def test_it_says_before_that_the_two_are_two_people(people: People, elena: Client) -> None:
    html = read(elena.get(f"{url(people, 'radu')}?into={people.number('ana')}"))
    assert "Both, side by side" in html
    assert "Radu and ana sat at one table, or one paid the other: they are two people." in html
    assert "Yes, Radu is ana" not in html


def test_it_merges(people: People, elena: Client) -> None:
    html = read(merge(elena, people, "radu", "carla"))
    assert "Radu is carla from now on." in html
    page = read(elena.get(f"/clubs/club-test/players/{people.number('carla')}/"))
    assert "+2" in page
    assert "Radu" not in read(elena.get("/clubs/club-test/players/"))
    assert "Radu" not in read(elena.get("/clubs/club-test/standings/"))


def test_it_leads_old_links_to_who_he_is_now(people: People, elena: Client) -> None:
    merge(elena, people, "radu", "carla")
    for rest in ("", "same/", "account/"):
        address = f"/clubs/club-test/players/{people.number('radu')}/{rest}"
        response = elena.get(address)
        assert response["Location"] == address.replace(
            people.number("radu"), people.number("carla")
        )


def test_it_names_him_on_old_sheets(people: People, elena: Client) -> None:
    table = open_table(people, "ana", "mira")
    table.quick(mira=1)
    table.close()
    merge(elena, people, "mira", "carla")
    for rest in ("sheet/", "squaring/", "games/1/"):
        html = read(elena.get(f"/sessions/{table.session_id}/{rest}"))
        assert "carla" in html, rest
        assert "Mira" not in html, rest


def test_it_parts_them_again(people: People, elena: Client) -> None:
    merge(elena, people, "radu", "carla")
    assert "Two people after all?" in read(elena.get(url(people, "carla")))
    sent = {"do": "part", "player": people.number("radu"), "name": "Radu"}
    response = elena.post(url(people, "carla"), sent, follow=True)
    assert "Radu is somebody else again." in read(response)
    assert Player.objects.get(pk=people.number("radu")).is_active


def test_it_gives_a_corrected_game_to_who_he_is(people: People, elena: Client) -> None:
    table = open_table(people, "ana", "mira", table="Table 2")
    table.quick(mira=1)
    table.close()
    merge(elena, people, "mira", "carla")
    points = {people.number("mira"): 3}
    event = {"type": "quick", "points": points, "winner": "team"}
    table.send("correct_game", actor=people.ana, game=1, events=[event])
    dispatch()
    page = f"/clubs/club-test/players/{people.number('carla')}/account/?unit=points"
    assert "+3" in read(elena.get(page))
    assert not list(faults(club_id=people.club.pk))
