from __future__ import annotations

from collections.abc import Callable

import pytest
from django.contrib.auth.models import User
from django.test import Client

from chouette.models import Membership, Role
from tests.builders import open_table
from tests.people import People

LogIn = Callable[[User], Client]

pytestmark = pytest.mark.django_db


def url(people: People, name: str) -> str:
    return f"/clubs/club-test/players/{people.number(name)}/"


def role_url(people: People, name: str) -> str:
    return f"/clubs/club-test/members/{people.players[name].membership.pk}/role/"


def test_it_renames_and_keeps_the_old_sheets_right(people: People, logged_in: LogIn) -> None:
    table = open_table(people, "ana", "radu")
    client = logged_in(people.elena)
    client.post(url(people, "radu"), {"do": "rename", "name": "Radu B."})
    assert "Radu B." in client.get(f"/sessions/{table.session_id}/").content.decode()


def test_it_keeps_a_name_that_is_taken(people: People, logged_in: LogIn) -> None:
    response = logged_in(people.elena).post(url(people, "radu"), {"do": "rename", "name": "mira"})
    html = response.content.decode()
    assert response.status_code == 422
    assert "is called mira already" in html
    assert 'value="mira"' in html


def test_it_takes_out_and_takes_back(people: People, logged_in: LogIn) -> None:
    client = logged_in(people.elena)
    client.post(url(people, "radu"), {"do": "deactivate"})
    assert "No longer playing" in client.get("/clubs/club-test/players/").content.decode()
    client.post(url(people, "radu"), {"do": "reactivate"})
    assert "No longer playing" not in client.get("/clubs/club-test/players/").content.decode()


def test_it_lets_nobody_vanish_from_an_open_table(people: People, logged_in: LogIn) -> None:
    open_table(people, "ana", "radu")
    response = logged_in(people.elena).post(url(people, "radu"), {"do": "deactivate"})
    assert response.status_code == 422
    assert "Radu sits at an open table: leave it first." in response.content.decode()


def test_it_shows_balances_to_members(people: People, logged_in: LogIn) -> None:
    open_table(people, "ana", "radu").quick(radu=3)
    assert "+3" in logged_in(people.carla).get(url(people, "radu")).content.decode()


def test_it_gives_a_role_only_by_an_owner(people: People, logged_in: LogIn) -> None:
    address = role_url(people, "carla")
    assert logged_in(people.elena).post(address, {"role": "scorer"}).status_code == 403
    response = logged_in(people.ana).post(address, {"role": "scorer"})
    assert response["Location"] == url(people, "carla")
    assert Membership.objects.get(player=people.players["carla"]).role == Role.SCORER


def test_it_gives_a_role_to_a_member_who_never_plays(people: People, logged_in: LogIn) -> None:
    watching = Membership.objects.create(club=people.club, user=people.dinu)
    address = f"/clubs/club-test/members/{watching.pk}/role/"
    response = logged_in(people.ana).post(address, {"role": "director"})
    assert response["Location"] == "/clubs/club-test/players/"
    assert Membership.objects.get(pk=watching.pk).role == Role.DIRECTOR


@pytest.mark.parametrize(
    ("who", "role", "sentence"),
    [("ana", "member", "A club needs an owner"), ("carla", "king", "is not a known role")],
)
def test_it_says_why_a_role_was_not_given(
    people: People, logged_in: LogIn, who: str, role: str, sentence: str
) -> None:
    response = logged_in(people.ana).post(role_url(people, who), {"role": role}, follow=True)
    assert sentence in response.content.decode()


def test_it_offers_a_member_no_form(people: People, logged_in: LogIn) -> None:
    client = logged_in(people.carla)
    html = client.get(url(people, "radu")).content.decode()
    assert 'name="do"' not in html
    assert client.post(url(people, "radu"), {"do": "deactivate"}).status_code == 403


def test_it_knows_nobody_of_another_club(
    people: People, strangers: People, logged_in: LogIn
) -> None:
    address = f"/clubs/club-test/players/{strangers.number('radu')}/"
    client = logged_in(people.ana)
    assert client.get(address).status_code == 404
    assert client.post(address, {"do": "rename", "name": "X"}).status_code == 404


def test_it_says_what_was_saved(people: People, logged_in: LogIn) -> None:
    owner = logged_in(people.ana)
    saved = owner.post(role_url(people, "carla"), {"role": "scorer"}, follow=True)
    assert "carla has the role scorer now." in saved.content.decode()
    for do, word in (
        ("deactivate", "No longer offered"),
        ("reactivate", "Offered at tables again"),
    ):
        answer = owner.post(url(people, "radu"), {"do": do}, follow=True)
        assert word in answer.content.decode()


def test_it_promises_a_member_no_more_than_he_sees(people: People, logged_in: LogIn) -> None:
    html = logged_in(people.ana).get(url(people, "carla")).content.decode()
    assert "reads everything" not in html
    assert "sees tables, sheets, standings and balances" in html
    for page in ("trail", "devices", "settings"):
        assert logged_in(people.carla).get(f"/clubs/club-test/{page}/").status_code == 403
