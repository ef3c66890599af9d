"""`/join/` with a code that is wrong, shut or tried too often, and for those who need none."""

from __future__ import annotations

from typing import Any

import pytest
from django.test import Client

from chouette.models import Club, GuestPass
from tests.builders import Table
from tests.guests import let_guests_in, somewhere
from tests.people import People

pytestmark = pytest.mark.django_db


@pytest.fixture
def code(table: Table) -> str:
    return let_guests_in(table).code


@pytest.fixture
def client() -> Client:
    return Client(REMOTE_ADDR=somewhere())


@pytest.mark.parametrize("wrong", ["BBBBBB", "bbbbbb", "x", "B" * 300, "admin"])
def test_it_knows_no_table_of_a_wrong_code(code: str, client: Client, wrong: str) -> None:
    for response in (client.get(f"/join/{wrong}/"), client.post(f"/join/{wrong}/", {"name": "I"})):
        assert response.status_code == 404
        assert "No table has this code" in response.content.decode()
        assert "Club Test" not in response.content.decode()


@pytest.mark.parametrize("change", [{"guests_join": False}, {"is_active": False}])
def test_it_knows_no_table_of_a_club_that_is_shut(
    code: str, client: Client, change: dict[str, Any]
) -> None:
    Club.objects.update(**change)
    assert client.get(f"/join/{code}/").status_code == 404


def test_it_slows_down_whoever_guesses(code: str, client: Client) -> None:
    for _ in range(5):
        assert client.get("/join/BBBBBB/").status_code == 404
    response = client.get(f"/join/{code}/")
    assert response.status_code == 429
    assert 0 < int(response["Retry-After"]) <= 30
    assert "try again in 1 minute." in response.content.decode()


def test_it_asks_for_the_token_of_its_form(code: str) -> None:
    strict = Client(enforce_csrf_checks=True, REMOTE_ADDR=somewhere())
    strict.get(f"/join/{code}/")
    assert strict.post(f"/join/{code}/", {"name": "Ion"}).status_code == 403


def test_it_is_kept_by_no_browser(code: str, client: Client) -> None:
    assert "no-store" in client.get(f"/join/{code}/")["Cache-Control"]


def test_it_sends_a_member_to_the_table(code: str, people: People, client: Client) -> None:
    client.force_login(people.carla)
    page = client.get(f"/join/{code}/").content.decode()
    assert "You are logged in as carla: you need no code." in page
    assert "To the table" in page


def test_it_seats_nobody_who_is_logged_in(code: str, people: People, client: Client) -> None:
    client.force_login(people.dinu)
    page = client.post(f"/join/{code}/", {"name": "Ion"}).content.decode()
    assert "Log out to sit down as a guest." in page
    assert not GuestPass.objects.exists()


def test_it_is_found_on_the_page_to_log_in() -> None:
    assert 'href="/join/"' in Client().get("/log-in/").content.decode()
