"""An invitation is judged before anybody's account is written."""

from __future__ import annotations

import pytest
from django.contrib.auth.models import User

from chouette.models import Membership
from chouette.refusals import InvitationSpent, NameTaken
from chouette.services import members
from tests.people import People

pytestmark = pytest.mark.django_db


def test_it_saves_somebody_new_with_his_membership(people: People) -> None:
    _, secret = members.invite(club_id=people.club.pk, actor=people.ana)
    members.accept_invitation(secret=secret, user=User(username="ion"))
    assert Membership.objects.get(user__username="ion").role == "member"


def test_it_makes_no_account_for_a_name_that_a_player_has(people: People) -> None:
    _, secret = members.invite(club_id=people.club.pk, actor=people.ana)
    with pytest.raises(NameTaken):
        members.accept_invitation(secret=secret, user=User(username="radu"))
    assert not User.objects.filter(username="radu").exists()


def test_it_saves_nobody_new_for_a_spent_invitation(people: People) -> None:
    _, secret = members.invite(club_id=people.club.pk, actor=people.ana)
    members.accept_invitation(secret=secret, user=people.dinu)
    with pytest.raises(InvitationSpent):
        members.accept_invitation(secret=secret, user=User(username="late"))
    assert not User.objects.filter(username="late").exists()


def test_it_names_whoever_wants_a_log_in_that_exists(people: People) -> None:
    _, secret = members.invite(club_id=people.club.pk, actor=people.ana)
    with pytest.raises(NameTaken):
        members.accept_invitation(secret=secret, user=User(username="carla"))
