"""The people of every test: Ana owns the club, Bogdan scores, Carla is a member, Dinu an outsider.

Elena is a director; Radu, Sorin and Mira are guests without an account. All but Dinu are players.
"""

from __future__ import annotations

from dataclasses import dataclass

import pytest
from django.contrib.auth.models import AnonymousUser, User

from chouette.models import Club, Player
from chouette.services.clubs import create_club
from chouette.services.members import add_member
from chouette.services.players import add_guest

PASSWORD = "a-long-password-of-tests"


@dataclass(frozen=True)
class People:
    """The club, its users, and `players` by lower-case name."""

    club: Club
    ana: User
    bogdan: User
    carla: User
    dinu: User
    elena: User
    players: dict[str, Player]
    nobody: AnonymousUser

    def number(self, name: str) -> str:
        """The player's number as the rules know it, e.g. `people.number("carla")`."""
        return str(self.players[name].pk)

    def numbers(self, *names: str) -> list[str]:
        """The numbers of several players, in this order."""
        return [self.number(name) for name in names]


def make_people(club_name: str = "Club Test", *, prefix: str = "") -> People:
    """A club and its people; `prefix` tells the users of a second club from those of the first."""
    users = {name: _user(f"{prefix}{name}") for name in ("ana", "bogdan", "carla", "dinu", "elena")}
    ana = users["ana"]
    club = create_club(user=ana, name=club_name, currency="EUR", stake_minor=50)
    for name, role in (("bogdan", "scorer"), ("carla", "member"), ("elena", "director")):
        add_member(club_id=club.pk, actor=ana, user=users[name], role=role)
    for name in ("Radu", "Sorin", "Mira"):
        add_guest(club_id=club.pk, actor=ana, name=name)
    found = {player.name.lower().removeprefix(prefix): player for player in club.players.all()}
    return People(club=club, **users, players=found, nobody=AnonymousUser())


def _user(name: str) -> User:
    return User.objects.create_user(name, password=PASSWORD)


@pytest.fixture
def people(db: None) -> People:
    """The club of the tests with everybody in it."""
    return make_people()


@pytest.fixture
def strangers(db: None) -> People:
    """Another club, whose people must see nothing of the first."""
    return make_people("Club Elsewhere", prefix="x-")
