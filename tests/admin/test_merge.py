"""Two players who are one person, in the back office."""

from __future__ import annotations

import pytest
from django.test import Client

from chouette.models import Command, Player
from tests.admin.addresses import address
from tests.builders import open_table
from tests.people import People
from tests.web.pages import form_of

pytestmark = pytest.mark.django_db


def merge(office: Client, *players: Player, **chosen: str) -> str:
    """The answer to the action; a browser sends `into` from the page that shows both."""
    rows = [player.pk for player in players]
    sent = {"action": "merge", "_selected_action": rows, **chosen}
    return office.post(address(Player, "changelist"), sent, follow=True).content.decode()


def confirm(office: Client, *players: Player, **changes: str) -> str:
    """Press the button of the page that shows both."""
    form = form_of(merge(office, *players), action="merge")
    sent = form.values(**changes)
    return office.post(address(Player, "changelist"), sent, follow=True).content.decode()


def nobody_merged() -> bool:
    return not Player.objects.exclude(merged_into=None).exists()


def test_both_are_shown_before_they_are_one(office: Client, people: People) -> None:
    table = open_table(people, "ana", "radu")
    table.quick(radu=2)
    table.close()
    shown = merge(office, people.players["radu"], people.players["mira"])
    assert nobody_merged()
    assert "Radu" in shown
    assert "Mira" in shown
    assert "Tables: 1" in shown
    assert "+2" in shown.split("Points: ")[1].split("<br>")[0].split("·")[0]


def test_who_stays_is_chosen(office: Client, people: People) -> None:
    radu, mira = people.players["radu"], people.players["mira"]
    assert "Radu is Mira from now on." in confirm(office, radu, mira, into=str(mira.pk))
    radu.refresh_from_db()
    assert radu.merged_into == mira


def test_somebody_else_is_not_chosen(office: Client, people: People) -> None:
    radu, mira, sorin = (people.players[name] for name in ("radu", "mira", "sorin"))
    for into in (str(sorin.pk), "x", ""):
        assert "Choose two players of one club." in confirm(office, radu, mira, into=into)
    assert nobody_merged()


def test_two_log_ins_are_not_made_one(office: Client, people: People) -> None:
    ana, bogdan = people.players["ana"], people.players["bogdan"]
    said = merge(office, ana, bogdan)
    assert "ana and bogdan both have a log-in" in said
    assert "stays: merge the other" not in said
    assert 'type="radio"' not in said


def test_two_who_sat_at_one_table_are_two_though_one_finished_no_game(
    office: Client, people: People
) -> None:
    table = open_table(people, "ana", "radu")
    table.quick(radu=1)
    table.send("join", player=people.number("mira"))
    table.close()
    said = merge(office, people.players["radu"], people.players["mira"])
    assert "they are two people" in said
    assert 'type="radio"' not in said


def test_the_guest_becomes_who_has_a_log_in(office: Client, people: People) -> None:
    carla, radu = people.players["carla"], people.players["radu"]
    assert "carla has a log-in and stays" in merge(office, radu, carla)
    assert "Radu is carla from now on." in confirm(office, radu, carla)
    radu.refresh_from_db()
    assert radu.merged_into == carla
    told = Command.objects.get(kind="merge")
    assert (str(told.actor), told.body["into"]) == ("chief", carla.pk)


def test_it_says_why_two_are_two(office: Client, people: People) -> None:
    table = open_table(people, "carla", "radu")
    table.quick(radu=1)
    table.close()
    two = (people.players["carla"], people.players["radu"])
    said = merge(office, *two)
    assert "they are two people" in said
    forced = merge(office, *two, into=str(two[0].pk))
    assert "they are two people" in forced
    assert nobody_merged()


def test_it_merges_two_of_one_club_and_nothing_else(
    office: Client, people: People, strangers: People
) -> None:
    radu, sorin, mira = (people.players[name] for name in ("radu", "sorin", "mira"))
    for chosen in ((radu,), (radu, sorin, mira), (radu, strangers.players["radu"])):
        assert "Choose two players of one club." in merge(office, *chosen)
    assert not Player.objects.exclude(merged_into=None).exists()
