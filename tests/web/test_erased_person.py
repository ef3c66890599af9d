"""Somebody whose name is gone is nobody to rename, to set active or to bring balances in for."""

from __future__ import annotations

from collections.abc import Callable
from html import unescape

import pytest
from django.contrib.auth.models import User
from django.test import Client

from chouette.models import Player
from chouette.selectors.openings import players_by_name
from chouette.services.erasing import erase_player
from tests.people import People

pytestmark = pytest.mark.django_db


@pytest.fixture
def radu(people: People) -> Player:
    player = people.players["radu"]
    erase_player(club_id=people.club.pk, actor=people.ana, player_id=player.pk)
    player.refresh_from_db()
    return player


def test_his_page_says_so_and_offers_nothing(
    people: People, radu: Player, logged_in: Callable[[User], Client]
) -> None:
    elena = logged_in(people.elena)
    html = unescape(elena.get(f"/clubs/club-test/players/{radu.pk}/").content.decode())
    assert "This person was erased" in html
    for word in ('value="rename"', 'value="reactivate"', "The same person as"):
        assert word not in html


@pytest.mark.parametrize("do", ["rename", "reactivate", "deactivate"])
def test_what_is_sent_all_the_same_changes_nothing(
    people: People, radu: Player, logged_in: Callable[[User], Client], do: str
) -> None:
    sent = {"do": do, "name": "Radu again"}
    answer = logged_in(people.elena).post(f"/clubs/club-test/players/{radu.pk}/", sent)
    assert answer.status_code == 404
    again = Player.objects.get(pk=radu.pk)
    assert (again.name, again.is_active) == (f"Player {radu.pk}", False)


def test_no_balance_is_brought_in_for_him(people: People, radu: Player) -> None:
    assert radu not in players_by_name(people.club.pk).values()


def test_whoever_only_no_longer_plays_is_not_erased(people: People) -> None:
    mira = people.players["mira"]
    mira.is_active = False
    assert not mira.is_erased
