"""What somebody made counts only as long as he may make it."""

from __future__ import annotations

from typing import Any

import pytest

from chouette.models import Command, DeviceToken, Invitation, Membership
from chouette.refusals import InvitationSpent
from chouette.services.erasing import erase_player
from chouette.services.members import (
    accept_invitation,
    add_member,
    create_device_token,
    invite,
    remove_member,
    set_role,
)
from chouette.services.passwords import make_password_link, use_password_link
from tests.people import People

pytestmark = pytest.mark.django_db


@pytest.fixture
def dinu(people: People) -> People:
    """Dinu is an owner beside Ana."""
    add_member(club_id=people.club.pk, actor=people.ana, user=people.dinu, role="owner")
    return people


def by(people: People, name: str) -> dict[str, Any]:
    return {"club_id": people.club.pk, "actor": getattr(people, name)}


def gets(people: People, name: str, role: str) -> None:
    one = Membership.objects.get(user=getattr(people, name))
    set_role(**by(people, "ana"), membership_id=one.pk, role=role)


def goes(people: People, name: str) -> None:
    one = Membership.objects.get(user=getattr(people, name))
    remove_member(**by(people, name), membership_id=one.pk)


def stranger(strangers: People) -> Any:
    return strangers.dinu


def told(people: People) -> list[dict[str, Any]]:
    """What the trail says of keys that ended."""
    return [command.body for command in Command.objects.filter(kind="end_keys").order_by("pk")]


@pytest.mark.parametrize("role", ["owner", "director", "scorer", "member"])
def test_a_removed_owner_does_not_come_back(dinu: People, strangers: People, role: str) -> None:
    _, secret = invite(**by(dinu, "dinu"), role=role)
    goes(dinu, "dinu")
    with pytest.raises(InvitationSpent):
        accept_invitation(secret=secret, user=stranger(strangers))
    assert not Membership.objects.filter(club=dinu.club, user=strangers.dinu).exists()


def test_a_director_still_invites_members_and_nobody_above(dinu: People, strangers: People) -> None:
    (_, above), (_, member) = invite(**by(dinu, "dinu"), role="scorer"), invite(**by(dinu, "dinu"))
    gets(dinu, "dinu", "director")
    with pytest.raises(InvitationSpent):
        accept_invitation(secret=above, user=strangers.dinu)
    assert accept_invitation(secret=member, user=strangers.dinu).role == "member"


def test_what_others_made_stays(dinu: People, strangers: People) -> None:
    _, secret = invite(**by(dinu, "ana"), role="director")
    create_device_token(**by(dinu, "elena"), label="Tablet")
    goes(dinu, "dinu")
    assert accept_invitation(secret=secret, user=strangers.dinu).role == "director"
    assert DeviceToken.live().count() == 1


def test_his_tokens_work_no_more(dinu: People) -> None:
    for role in ("scorer", "member"):
        create_device_token(**by(dinu, "dinu"), label="Tablet", role=role)
    gets(dinu, "dinu", "director")
    assert DeviceToken.live().count() == 2
    gets(dinu, "dinu", "scorer")
    assert not DeviceToken.live().exists()


def test_his_links_to_new_passwords_lead_nowhere(dinu: People) -> None:
    of = {name: dinu.players[name].pk for name in ("elena", "carla")}
    _, above = make_password_link(**by(dinu, "dinu"), player_id=of["elena"])
    _, member = make_password_link(**by(dinu, "dinu"), player_id=of["carla"])
    gets(dinu, "dinu", "director")
    with pytest.raises(InvitationSpent):
        use_password_link(secret=above, password="another-long-one")
    gets(dinu, "dinu", "member")
    with pytest.raises(InvitationSpent):
        use_password_link(secret=member, password="another-long-one")


def test_the_trail_says_so_in_one_line(dinu: People) -> None:
    invite(**by(dinu, "dinu"), role="owner")
    invite(**by(dinu, "dinu"))
    create_device_token(**by(dinu, "dinu"), label="Tablet")
    player = Membership.objects.get(user=dinu.dinu).player_id
    gets(dinu, "dinu", "director")
    goes(dinu, "dinu")
    assert told(dinu) == [
        {"kind": "end_keys", "player": player, "count": 1}
        | {"invitations": 1, "tokens": 0, "codes": 0},
        {"kind": "end_keys", "player": player, "count": 2}
        | {"invitations": 1, "tokens": 1, "codes": 0},
    ]


def test_it_says_nothing_where_there_was_nothing(dinu: People) -> None:
    gets(dinu, "dinu", "member")
    assert told(dinu) == []


def test_whoever_is_erased_left_no_key_either(dinu: People) -> None:
    invite(**by(dinu, "dinu"))
    create_device_token(**by(dinu, "dinu"), label="Tablet")
    player = Membership.objects.get(user=dinu.dinu).player
    assert player is not None
    erase_player(**by(dinu, "ana"), player_id=player.pk)
    assert not DeviceToken.live().exists()
    assert [line["count"] for line in told(dinu)] == [2]


def test_an_invitation_of_nobody_counts_for_nothing(people: People) -> None:
    _, secret = invite(**by(people, "elena"))
    Invitation.objects.update(created_by=None)
    with pytest.raises(InvitationSpent):
        accept_invitation(secret=secret, user=people.dinu)


def test_whoever_cannot_log_in_any_more_invites_nobody(people: People) -> None:
    _, secret = invite(**by(people, "elena"))
    people.elena.is_active = False
    people.elena.save()
    with pytest.raises(InvitationSpent):
        accept_invitation(secret=secret, user=people.dinu)
