"""`invitations/{secret}/accept/`: a member who left and comes back is who he was."""

from __future__ import annotations

from typing import Any

import pytest

from chouette.models import Club, Membership, Player
from chouette.services.members import invite, remove_member
from chouette.services.players import deactivate_player
from tests.api.conftest import browser_of
from tests.people import People

pytestmark = pytest.mark.django_db


@pytest.fixture
def ids(people: People) -> dict[str, Any]:
    """Carla left; what the owner is known by."""
    known: dict[str, Any] = {"club_id": people.club.pk, "actor": people.ana}
    membership = Membership.objects.get(user=people.carla)
    remove_member(**known, membership_id=membership.pk)
    return known


def accept(people: People, secret: str, status: int = 201) -> Any:
    return browser_of(people.carla).send(f"invitations/{secret}/accept/", None, status)


def test_his_account_is_his_again(people: People, ids: dict[str, Any]) -> None:
    _, secret = invite(**ids)
    assert accept(people, secret)["player"] == people.players["carla"].pk
    assert Player.objects.filter(club=people.club, name="carla").count() == 1


def test_he_may_sit_again(people: People, ids: dict[str, Any]) -> None:
    deactivate_player(**ids, player_id=people.players["carla"].pk)
    _, secret = invite(**ids)
    accept(people, secret)
    assert Player.objects.get(pk=people.players["carla"].pk).is_active


def test_he_does_not_come_back_as_a_guest_beside_himself(
    people: People, ids: dict[str, Any]
) -> None:
    _, secret = invite(**ids, player_id=people.players["radu"].pk)
    refused = accept(people, secret, 422)
    assert refused["code"] == "played_before"
    assert refused["detail"].startswith("carla played in this club before")
    assert people.players["radu"].user_id is None
    assert Club.objects.get(pk=people.club.pk).memberships.filter(user=people.carla).count() == 0
