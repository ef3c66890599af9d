"""Whoever only reads in the back office takes no action there."""

from __future__ import annotations

import pytest
from django.contrib.auth.models import Permission, User
from django.test import Client
from django.utils.timezone import now

from chouette.models import DeviceToken, GuestPass, Invitation, JoinCode, OutboxMessage
from chouette.services.members import create_device_token, invite
from tests.admin.addresses import address
from tests.builders import open_table
from tests.guests import joins, let_guests_in
from tests.people import People

pytestmark = pytest.mark.django_db


def browser_of(*permissions: str) -> Client:
    """The browser of somebody of the staff with these permissions."""
    user = User.objects.create_user("-".join(permissions)[:30], is_staff=True)
    user.user_permissions.set(Permission.objects.filter(codename__in=permissions))
    client = Client()
    client.force_login(user)
    return client


@pytest.mark.parametrize("may", ["view", "change"])
def test_an_action_takes_the_permission_to_change(people: People, may: str) -> None:
    keys = (Invitation, DeviceToken, JoinCode, GuestPass)
    names = [f"view_{key._meta.model_name}" for key in keys]
    if may == "change":
        names += [f"change_{key._meta.model_name}" for key in keys]
    client = browser_of(*names)
    _keys_of_all_kinds(people)
    for key in keys:
        chosen = {"action": "take_back", "_selected_action": [key.objects.get().pk]}
        assert client.post(address(key, "changelist"), chosen).status_code in (200, 302)
    waits = Invitation.objects.filter(expires_at__gt=now()).exists()
    left = [DeviceToken.live().exists(), JoinCode.objects.exists(), GuestPass.live().exists()]
    assert [waits, *left] == [may == "view"] * 4


def test_a_message_is_tried_again_by_who_may_change_it() -> None:
    message = OutboxMessage.objects.create(
        topic="statement", dedupe_key="x", payload={}, attempts=9, last_error="no"
    )
    chosen = {"action": "try_again", "_selected_action": [message.pk]}
    url = address(OutboxMessage, "changelist")
    browser_of("view_outboxmessage").post(url, chosen)
    message.refresh_from_db()
    assert message.attempts == 9
    both = ("view_outboxmessage", "change_outboxmessage")
    browser_of(*both).post(url, chosen)
    message.refresh_from_db()
    assert message.attempts == 0


def _keys_of_all_kinds(people: People) -> None:
    table = open_table(people, "ana", "carla")
    let_guests_in(table)
    joins(table, "Ion")
    invite(club_id=people.club.pk, actor=people.ana)
    create_device_token(club_id=people.club.pk, actor=people.ana, label="Tablet")
