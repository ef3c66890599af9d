"""`DELETE clubs/{slug}/`."""

from __future__ import annotations

import pytest

from chouette.models import Club, Player
from tests.api.conftest import Caller, browser_of, device_of
from tests.people import People

pytestmark = pytest.mark.django_db


def erase(caller: Caller, people: People, status: int, confirm: str = "") -> str:
    """The code of the answer, or nothing."""
    path = f"/api/v1/clubs/{people.club.slug}/"
    answer = caller.delete(f"{path}?confirm_slug={confirm}" if confirm else path)
    assert answer.status_code == status, answer.content
    return str(answer.json()["code"]) if answer.content else ""


def test_an_owner_erases_the_club_he_names(people: People) -> None:
    ana, device = browser_of(people.ana), device_of(people)
    erase(ana, people, 204, people.club.slug)
    assert ana.ask("clubs/")["results"] == []
    assert ana.ask(f"clubs/{people.club.slug}/", 404)["code"] == "not_found"
    assert device.ask("clubs/", 401)["code"] == "authentication_failed"
    names = Player.objects.filter(club=people.club).values_list("name", flat=True)
    assert all(name.startswith("Player ") for name in names)


def test_a_club_is_not_erased_by_mistake(people: People) -> None:
    ana = browser_of(people.ana)
    assert erase(ana, people, 422, "club-tost") == "not_confirmed"
    assert erase(ana, people, 400) == "invalid"
    assert Club.objects.get().is_active


def test_nobody_else_erases_a_club(people: People, strangers: People, nobody: Caller) -> None:
    slug = people.club.slug
    for name in ("elena", "bogdan", "carla"):
        assert erase(browser_of(getattr(people, name)), people, 403, slug) == "not_allowed"
    assert erase(device_of(people), people, 403, slug) == "not_allowed"
    assert erase(browser_of(people.dinu), people, 404, slug) == "not_found"
    assert erase(browser_of(strangers.ana), people, 404, slug) == "not_found"
    assert erase(nobody, people, 401, slug) == "not_authenticated"
    assert not Club.objects.filter(is_active=False).exists()
