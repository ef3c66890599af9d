"""A link that brings one club into a federation."""

from __future__ import annotations

import re

import pytest
from django.test import Client
from django.urls import reverse

from chouette.models import Federation
from chouette.services.clubs import create_club
from chouette.services.federations import found_federation
from tests.people import People
from tests.web.test_federations import browser_of, page_of

pytestmark = pytest.mark.django_db


@pytest.fixture
def league(people: People) -> Federation:
    """Dinu, who belongs to no club, is its officer."""
    return found_federation(user=people.dinu, name="League of the North")


def invited(officer: Client, league: Federation) -> str:
    """The path of a link for one club."""
    shown = officer.post(reverse("federation", args=[league.slug]), {"do": "invite"})
    found = re.search(r"/federations/join/[^/]+/", shown.content.decode())
    assert found
    return found[0]


def test_a_link_that_was_used_says_so_before_anybody_presses(
    people: People, strangers: People, league: Federation
) -> None:
    link, other = invited(browser_of(people.dinu), league), browser_of(strangers.ana)
    assert "Bring the club in" in page_of(other, link)
    other.post(link, {"club": strangers.club.pk})
    create_club(user=people.ana, name="Another", currency="EUR", stake_minor=50)
    shown = page_of(browser_of(people.ana), link, 404)
    assert "This link was used already, or its time is over." in shown
    assert "Bring the club in" not in shown


def test_clubs_of_one_name_are_told_apart_by_their_addresses(
    people: People, strangers: People, league: Federation
) -> None:
    for name in ("Twins", "Twins", "Single"):
        create_club(user=strangers.ana, name=name, currency="EUR", stake_minor=50)
    shown = page_of(browser_of(strangers.ana), invited(browser_of(people.dinu), league))
    choices = sorted(re.findall(r"<option[^>]*>([^<]*)</option>", shown))
    assert choices == ["Club Elsewhere", "Single", "Twins (twins)", "Twins (twins-2)"]
