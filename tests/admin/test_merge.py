"""Two players who are one person, in the back office."""

from __future__ import annotations

import pytest
from django.test import Client

from chouette.models import Command, Player
from tests.admin.addresses import address
from tests.builders import open_table
from tests.people import People

pytestmark = pytest.mark.django_db


def merge(office: Client, *players: Player) -> str:
    chosen = {"action": "merge", "_selected_action": [player.pk for player in players]}
    return office.post(address(Player, "changelist"), chosen, follow=True).content.decode()


def test_the_guest_becomes_who_has_a_log_in(office: Client, people: People) -> None:
    carla, radu = people.players["carla"], people.players["radu"]
    assert "Radu is carla from now on." in merge(office, radu, carla)
    radu.refresh_from_db()
    assert radu.merged_into == carla
    told = Command.objects.get(kind="merge")
    assert (str(told.actor), told.body["into"]) == ("chief", carla.pk)


def test_it_says_why_two_are_two(office: Client, people: People) -> None:
    table = open_table(people, "carla", "radu")
    table.quick(radu=1)
    table.close()
    said = merge(office, people.players["carla"], people.players["radu"])
    assert "they are two people" in said
    assert not Player.objects.exclude(merged_into=None).exists()


def test_it_merges_two_of_one_club_and_nothing_else(
    office: Client, people: People, strangers: People
) -> None:
    radu, sorin, mira = (people.players[name] for name in ("radu", "sorin", "mira"))
    for chosen in ((radu,), (radu, sorin, mira), (radu, strangers.players["radu"])):
        assert "Choose two players of one club." in merge(office, *chosen)
    assert not Player.objects.exclude(merged_into=None).exists()
