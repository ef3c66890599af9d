"""A link that is shown only now stands where whoever made it looks first."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from django.contrib.auth.models import User
from django.test import Client

from tests.people import People
from tests.web.pages import ids

LogIn = Callable[[User], Client]

pytestmark = pytest.mark.django_db


def made(client: Client, people: People, name: str, what: str) -> str:
    address = f"/clubs/club-test/players/{people.number(name)}/{what}/"
    return str(client.post(address).content.decode())


@pytest.mark.parametrize(
    ("name", "what", "lasts"), [("radu", "invite", "14 days"), ("carla", "password", "two days")]
)
def test_it_stands_above_everything_else(
    people: People, logged_in: LogIn, name: str, what: str, lasts: str
) -> None:
    html = made(logged_in(people.elena), people, name, what)
    player = people.players[name].name
    assert f"Give {player} this link. It counts once, for {lasts}" in html
    assert html.index("</h1>") < html.index('id="secret-link"') < html.index('class="card"><p')
    assert html.count('id="secret-link"') == 1
    assert len(set(ids(html))) == len(ids(html))


def test_it_offers_to_copy_and_share_only_where_a_script_can(
    people: People, logged_in: LogIn
) -> None:
    html = made(logged_in(people.elena), people, "radu", "invite")
    for does in ("data-copy", "data-share"):
        button = html.split(does)[1].split(">")[0]
        assert button.endswith(" hidden")


def test_it_says_at_its_old_place_where_the_link_is(people: People, logged_in: LogIn) -> None:
    html = made(logged_in(people.elena), people, "radu", "invite")
    assert "The link stands at the top of this page." in html
    assert "Make a link" not in html
