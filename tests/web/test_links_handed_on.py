"""Links that people hand on lead to the address that is set, whatever they asked at themselves."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from django.test import Client
from pytest_django.fixtures import Settings

from chouette.models import Club
from chouette.services.federations import found_federation
from tests.api.conftest import browser_of
from tests.builders import open_table
from tests.people import People

pytestmark = pytest.mark.django_db
SITE = "https://night.example.org"
PAGES = ("guest", "person", "password", "device", "federation", "code")
LINK = re.compile(r"https?://[\w.:]+/(?!200)[\w/-]+")


@pytest.fixture(autouse=True)
def site(settings: Settings) -> None:
    settings.SITE_URL = SITE


def posted(people: People, page: str) -> tuple[str, dict[str, str]]:
    """Where a page with a link to be handed on is asked for, and with what."""
    club = f"/clubs/{people.club.slug}"
    guest, carla = (people.players[name].pk for name in ("radu", "carla"))
    if page == "code":
        Club.objects.update(guests_join=True)
        return f"/sessions/{open_table(people, 'ana', 'bogdan').session_id}/join-code/", {}
    if page == "federation":
        federation = found_federation(user=people.ana, name="Clubs of the river")
        return f"/federations/{federation.slug}/", {"do": "invite"}
    return {
        "guest": (f"{club}/players/{guest}/invite/", {}),
        "person": (f"{club}/invitations/new/", {"role": "member"}),
        "password": (f"{club}/players/{carla}/password/", {}),
        "device": (f"{club}/devices/", {"label": "Tablet", "role": "scorer"}),
    }[page]


def links(html: str) -> Iterator[str]:
    """The addresses of a page that say where the site is."""
    yield from (link for link in LINK.findall(html) if "www.w3.org" not in link)


@pytest.mark.parametrize("page", PAGES)
def test_a_page_shows_the_address_that_is_set(people: People, page: str) -> None:
    address, fields = posted(people, page)
    ana = Client()
    ana.force_login(people.ana)
    answer = ana.post(address, fields, follow=True)
    assert answer.status_code == 200, answer.content
    found = set(links(answer.content.decode()))
    assert found
    assert {link for link in found if not link.startswith(f"{SITE}/")} == set()


def test_the_api_tells_the_address_that_is_set(people: People) -> None:
    ana, club = browser_of(people.ana), f"clubs/{people.club.slug}"
    Club.objects.update(guests_join=True)
    table = open_table(people, "ana", "bogdan").session_id
    invited = ana.send(f"{club}/invitations/", {})
    code = ana.send(f"sessions/{table}/join-code/", None)
    assert invited["url"] == f"{SITE}/invitations/{invited['secret']}/"
    assert code["address"] == f"{SITE}/join/{code['code']}/"
