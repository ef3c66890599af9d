"""Keys of a club in the back office: taken back there as an owner could, and noted alike."""

from __future__ import annotations

import re

import pytest
from django.db import models
from django.test import Client

from chouette.models import Command, DeviceToken, Invitation, Membership
from chouette.services.members import create_device_token, invite
from chouette.services.passwords import make_password_link
from tests.admin.addresses import address
from tests.people import People

pytestmark = pytest.mark.django_db


def take_back(office: Client, *keys: models.Model) -> str:
    chosen = {"action": "take_back", "_selected_action": [key.pk for key in keys]}
    answer = office.post(address(type(keys[0]), "changelist"), chosen, follow=True)
    return answer.content.decode()


def test_a_token_opens_nothing_any_more(office: Client, people: People) -> None:
    token, _ = create_device_token(club_id=people.club.pk, actor=people.ana, label="Tablet")
    assert "1 key was taken back." in take_back(office, token)
    assert not DeviceToken.live().exists()
    told = Command.objects.order_by("pk").last()
    assert told is not None
    assert (told.kind, str(told.actor)) == ("revoke_token", "chief")


def test_an_invitation_leads_nowhere_any_more(office: Client, people: People) -> None:
    made = [invite(club_id=people.club.pk, actor=people.ana)[0] for _ in range(2)]
    assert "2 keys were taken back." in take_back(office, *made)
    assert "0 keys were taken back." in take_back(office, *made)
    assert Invitation.objects.filter(used_at=None).count() == 2


def test_keys_end_with_the_role_of_whoever_made_them(office: Client, people: People) -> None:
    create_device_token(club_id=people.club.pk, actor=people.elena, label="Tablet")
    elena = Membership.objects.get(user=people.elena)
    fields = {"role": "scorer", "player": elena.player_id}
    assert office.post(address(Membership, "change", elena.pk), fields).status_code == 302
    assert not DeviceToken.live().exists()
    told = Command.objects.order_by("pk").last()
    assert told is not None
    assert (told.kind, str(told.actor)) == ("end_keys", "chief")


def test_keys_end_with_the_membership_of_whoever_made_them(office: Client, people: People) -> None:
    create_device_token(club_id=people.club.pk, actor=people.elena, label="Tablet")
    elena = Membership.objects.get(user=people.elena)
    office.post(address(Membership, "delete", elena.pk), {"post": "yes"})
    assert not Membership.objects.filter(pk=elena.pk).exists()
    assert not DeviceToken.live().exists()


def test_a_link_to_a_password_is_told_from_an_invitation(office: Client, people: People) -> None:
    number = people.players["carla"].pk
    invite(club_id=people.club.pk, actor=people.ana, player_id=people.players["radu"].pk)
    make_password_link(club_id=people.club.pk, actor=people.ana, player_id=number)
    html = office.get(address(Invitation, "changelist")).content.decode()
    shown = [
        (what, whose)
        for what, whose in re.findall(
            r'field-what">(?:<a[^>]*>)?([^<]*).*?field-whose">([^<]*)<', html, re.DOTALL
        )
    ]
    assert sorted(shown) == [("a new password", "carla"), ("the club", "Radu")]
