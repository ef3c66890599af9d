"""Guests with a phone of their own: a table that has a code, and whoever joins by it."""

from __future__ import annotations

from itertools import count

from django.test import Client

from chouette.models import Club, GuestPass, JoinCode, Player
from chouette.permissions import GuestUser
from chouette.services.joining import Joined, join_by_code, make_join_code
from clubsite.secret_keys import new_secret
from tests.builders import Table

_addresses = count(1)


def somewhere() -> str:
    """An address that nobody asked from before."""
    number = next(_addresses)
    return f"10.1.{number // 250}.{number % 250}"


def let_guests_in(table: Table, *, members_act: bool = False) -> JoinCode:
    """The club lets guests join, and the table has a code."""
    Club.objects.filter(pk=table.people.club.pk).update(guests_join=True, members_act=members_act)
    return make_join_code(session_id=table.session_id, actor=table.people.bogdan)


def joins(
    table: Table, name: str = "", *, player_id: int | None = None, secret: str = ""
) -> Joined:
    """Somebody joins by the code that the table has."""
    code = JoinCode.objects.get(chouette_session=table.session_id).code
    return join_by_code(
        code=code,
        address=somewhere(),
        secret=secret or new_secret(),
        name=name,
        player_id=player_id,
    )


def phone_of(name: str) -> GuestUser:
    """The guest of this name, as the services see who sends from his phone."""
    return GuestUser(GuestPass.objects.filter(player__name=name).latest("pk"))


def browser_with(joined: Joined) -> Client:
    """The browser of a guest's phone."""
    client = Client()
    session = client.session
    session["guest_pass"] = joined.secret
    session.save()
    client.cookies["sessionid"] = str(session.session_key)
    return client


def sits(table: Table, name: str) -> bool:
    """Whether the guest of this name sits at the table."""
    player = Player.objects.filter(name=name).first()
    return player is not None and player.seats.filter(chouette_session=table.session_id).exists()
