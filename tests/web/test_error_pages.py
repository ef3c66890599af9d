from __future__ import annotations

import pytest
from django.template.loader import render_to_string
from django.test import Client, RequestFactory
from django.views.csrf import csrf_failure

from chouette.services.federation_clubs import invite_club, join_federation
from chouette.services.federations import found_federation
from tests.builders import open_table
from tests.people import People


@pytest.mark.parametrize(
    "name", ["400.html", "403.html", "403_csrf.html", "404.html", "500.html", "503.html"]
)
def test_it_needs_neither_database_nor_reader(name: str) -> None:
    html = render_to_string(name)
    assert html.count("<h1>") == 1
    assert 'href="/"' in html


def test_it_says_that_there_is_nothing(client: Client) -> None:
    response = client.get("/nowhere/")
    assert response.status_code == 404
    assert b"Nothing here" in response.content


def test_it_says_that_a_page_was_open_too_long() -> None:
    response = csrf_failure(RequestFactory().post("/"))
    assert response.status_code == 403
    assert b"The page was open too long" in response.content


@pytest.mark.django_db
def test_it_says_what_is_not_for_ones_role(people: People, client: Client) -> None:
    client.force_login(people.carla)
    response = client.get("/clubs/club-test/settings/")
    assert response.status_code == 403
    html = response.content.decode()
    assert "Not for your role" in html
    assert "Your role in this club: member. Who may do this: owner." in html


@pytest.mark.django_db
def test_it_says_who_may_do_it(people: People, client: Client) -> None:
    table = open_table(people, "ana", "radu")
    client.force_login(people.bogdan)
    html = client.get(f"/sessions/{table.session_id}/slips/close/").content.decode()
    assert "Your role in this club: scorer. Who may do this: owner, director." in html


@pytest.mark.django_db
def test_it_refuses_a_form_without_its_token(people: People) -> None:
    client = Client(enforce_csrf_checks=True)
    client.force_login(people.ana)
    for url in (
        "/clubs/new/",
        "/sessions/1/commands/",
        "/clubs/club-test/players/",
        "/legs/1/pay/",
    ):
        assert client.post(url, {"name": "X"}).status_code == 403, url


@pytest.mark.django_db
def test_it_says_who_can_give_another_role(people: People, client: Client) -> None:
    client.force_login(people.carla)
    html = client.get("/clubs/club-test/settings/").content.decode()
    assert "An owner of the club can change your role." in html


@pytest.mark.django_db
def test_of_a_federation_it_says_that_officers_make_officers(
    people: People, client: Client
) -> None:
    federation = found_federation(user=people.dinu, name="League")
    _, secret = invite_club(federation_id=federation.pk, actor=people.dinu)
    join_federation(secret=secret, club_id=people.club.pk, actor=people.ana)
    client.force_login(people.ana)
    answer = client.get(f"/federations/{federation.slug}/rules/new/")
    assert answer.status_code == 403
    html = answer.content.decode()
    assert "Only an officer of the federation may do this: an officer can make you one." in html
    assert "owner of the club" not in html
