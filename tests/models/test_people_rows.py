"""What the database keeps of clubs and people, whoever writes."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import pytest
from django.db import IntegrityError, transaction
from django.utils import timezone

from chouette.models import Club, HouseRules, Invitation, Membership, OutboxMessage, Player
from chouette.models.players import name_key
from tests.people import People

pytestmark = pytest.mark.django_db


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ana", "ANA"),
        ("Ștefan", "ștefan"),
        ("Maria  Pia", "maria pia"),
        (" Ana ", "ana"),
        ("Ａｎａ", "ana"),
        ("STRASSE", "straße"),
    ],
)
def test_it_takes_two_names_for_the_same(one: str, other: str) -> None:
    assert name_key(one) == name_key(other)


@pytest.mark.parametrize(("one", "other"), [("Ana", "Anna"), ("Stefan", "Ștefan"), ("A B", "AB")])
def test_it_tells_names_apart(one: str, other: str) -> None:
    assert name_key(one) != name_key(other)


def test_it_sets_the_key_of_a_name_however_it_is_written(people: People) -> None:
    club = people.club
    made = Player.objects.create(club=club, name="Țuca")
    assert made.name_key == "țuca"
    (bulk,) = Player.objects.bulk_create([Player(club=club, name="VLAD")])
    assert Player.objects.get(pk=bulk.pk).name_key == "vlad"
    made.name = "Țuca Ț."
    made.save()
    assert Player.objects.get(pk=made.pk).name_key == "țuca ț."


def refused(**fields: Any) -> None:
    with pytest.raises(IntegrityError), transaction.atomic():
        Player.objects.create(**fields)


def test_it_refuses_a_second_active_player_of_a_name(people: People) -> None:
    refused(club=people.club, name="radu")
    Player.objects.create(club=people.club, name="radu", is_active=False)


def test_it_refuses_a_guest_with_an_account_and_two_players_of_a_user(people: People) -> None:
    refused(club=people.club, name="X", user=people.dinu, is_guest=True)
    refused(club=people.club, name="X", user=people.carla)


def test_it_refuses_a_second_membership(people: People) -> None:
    with pytest.raises(IntegrityError), transaction.atomic():
        Membership.objects.create(club=people.club, user=people.carla)


@pytest.mark.parametrize(
    "change",
    [{"public_view": "half"}, {"stake_minor": -1}, {"stake_minor": 10**8 + 1}],
)
def test_it_refuses_a_club_of_unknown_values(people: People, change: dict[str, Any]) -> None:
    with pytest.raises(IntegrityError), transaction.atomic():
        Club.objects.update(**change)


@pytest.mark.parametrize("model", [Membership, Invitation], ids=lambda model: model.__name__)
def test_it_refuses_an_unknown_role(people: People, model: Any) -> None:
    Invitation.objects.create(
        club=people.club, secret_hash="x", expires_at=timezone.now() + timedelta(days=1)
    )
    with pytest.raises(IntegrityError), transaction.atomic():
        model.objects.update(role="king")


def test_it_refuses_a_version_of_rules_twice(people: People) -> None:
    rules = HouseRules.objects.get(club=people.club)
    rules.pk = None
    with pytest.raises(IntegrityError), transaction.atomic():
        rules.save(force_insert=True)


def test_it_refuses_the_same_work_twice() -> None:
    OutboxMessage.objects.create(topic="t", dedupe_key="t:1", payload={})
    with pytest.raises(IntegrityError), transaction.atomic():
        OutboxMessage.objects.create(topic="t", dedupe_key="t:1", payload={})


def test_it_names_rows_for_people(people: People) -> None:
    assert str(people.club) == "Club Test"
    assert str(people.players["radu"]) == "Radu"
    assert str(people.club.house_rules) == "Keith, a cube for each member"
    assert str(Membership.objects.get(user=people.ana)) == "ana (owner)"
