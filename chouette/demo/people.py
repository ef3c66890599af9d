"""The demo club and who belongs to it."""

from __future__ import annotations

from dataclasses import dataclass

from django.contrib.auth.models import User

from chouette.models import Club, Player
from chouette.services.clubs import create_club, update_club
from chouette.services.members import add_member
from chouette.services.players import add_guest, rename_player

CLUB_NAME, CLUB_SLUG = "Club Demo", "club-demo"
LOG_INS = (("ana", "owner"), ("bogdan", "scorer"), ("carla", "member"))
GUESTS = ("Dinu", "Elena", "Radu", "Mira", "Sorin")


def password_of(name: str) -> str:
    """The password of a demo log-in: printed for everybody, so good for nothing else."""
    return f"chouette-{name}"


@dataclass(frozen=True)
class DemoClub:
    """The club, who owns and who scores it, and its players by name."""

    club: Club
    owner: User
    scorer: User
    players: dict[str, Player]

    def numbers(self, *names: str) -> list[str]:
        """Players' numbers as the rules know them."""
        return [str(self.players[name].pk) for name in names]


def found_demo_club() -> DemoClub:
    """Makes the users, the club, its members and guests."""
    users = {
        name: User.objects.create_user(name, password=password_of(name)) for name, _ in LOG_INS
    }
    owner = users["ana"]
    club = create_club(
        user=owner,
        name=CLUB_NAME,
        player_name="Ana",
        timezone="Europe/Bucharest",
        currency="EUR",
        stake_minor=50,
    )
    changes = {"public_view": "all", "members_act": True, "guests_join": True}
    update_club(club_id=club.pk, actor=owner, **changes)
    for name, role in LOG_INS[1:]:
        member = add_member(club_id=club.pk, actor=owner, user=users[name], role=role)
        rename_player(
            club_id=club.pk, actor=owner, player_id=member.player_id or 0, name=name.title()
        )
    for name in GUESTS:
        add_guest(club_id=club.pk, actor=owner, name=name)
    players = {player.name: player for player in club.players.all()}
    return DemoClub(club, owner, users["bogdan"], players)


def _user(name: str) -> User:
    return User.objects.create_user(name, password=password_of(name))
