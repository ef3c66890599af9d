"""Two players who are one person: all sums become one's, nothing of the ledger is touched."""

from __future__ import annotations

from typing import Any

import pytest

from chouette.models import Invitation, LedgerEntry, Player, StatementLine
from chouette.refusals import (
    NameTaken,
    NotFound,
)
from chouette.selectors.balances import player_balance
from chouette.selectors.verification import faults
from chouette.services.members import invite
from chouette.services.merging import unmerge_player
from chouette.services.outbox import dispatch
from chouette.services.players import reactivate_player, rename_player
from tests.builders import Table
from tests.people import People
from tests.services.merging import merge, nights, points

pytestmark = pytest.mark.django_db

__all__ = ["nights"]


def test_it_adds_all_that_one_had_to_the_other(people: People, nights: tuple[Table, Table]) -> None:
    entries = list(LedgerEntry.objects.order_by("pk").values())
    carla = merge(people)
    assert points(people) == {"ana": -6, "carla": 6}
    assert player_balance(carla).money == {"EUR": 150}
    assert not StatementLine.objects.filter(player=people.players["radu"]).exists()
    assert list(LedgerEntry.objects.order_by("pk").values()) == entries
    assert not list(faults(club_id=people.club.pk))


def test_it_is_done_once(people: People, nights: tuple[Table, Table]) -> None:
    merge(people)
    assert merge(people) == people.players["carla"]
    assert points(people) == {"ana": -6, "carla": 6}


def test_it_makes_him_inactive_and_one_by_name(people: People) -> None:
    merge(people)
    radu = Player.objects.get(pk=people.players["radu"].pk)
    assert (radu.is_active, radu.name) == (False, "carla")
    args: dict[str, Any] = {"club_id": people.club.pk, "actor": people.elena}
    rename_player(**args, player_id=people.players["carla"].pk, name="Carla B.")
    radu.refresh_from_db()
    assert radu.name == "Carla B."
    with pytest.raises(NotFound):
        reactivate_player(**args, player_id=radu.pk)


def test_it_goes_on_to_who_somebody_is_now(people: People) -> None:
    merge(people, "radu", "mira")
    merge(people, "sorin", "radu")
    assert Player.objects.get(name="Mira", is_active=True) == people.players["mira"]
    merge(people, "mira", "carla")
    carla = people.players["carla"].pk
    merged = Player.objects.filter(merged_into=carla)
    assert {player.pk for player in merged} == {
        people.players[name].pk for name in ("radu", "sorin", "mira")
    }


@pytest.mark.parametrize(("into", "goes_on"), [("mira", True), ("carla", False)])
def test_it_moves_an_invitation_to_a_guest_and_ends_it_at_a_member(
    people: People, into: str, goes_on: bool
) -> None:
    radu = people.players["radu"].pk
    sent, _secret = invite(club_id=people.club.pk, actor=people.ana, player_id=radu)
    merge(people, "radu", into)
    now = Invitation.objects.get(pk=sent.pk)
    assert (now.player == people.players["mira"]) == goes_on
    assert (now.expires_at == sent.expires_at) == goes_on


def test_it_is_undone(people: People, nights: tuple[Table, Table]) -> None:
    before = points(people)
    merge(people)
    args: dict[str, Any] = {"club_id": people.club.pk, "actor": people.elena}
    radu = people.players["radu"].pk
    with pytest.raises(NameTaken):
        unmerge_player(**args, player_id=radu, name="CARLA")
    assert unmerge_player(**args, player_id=radu, name="Radu").is_active
    dispatch()
    assert points(people) == before
    assert not list(faults(club_id=people.club.pk))
    with pytest.raises(NotFound):
        unmerge_player(**args, player_id=radu, name="Radu")
