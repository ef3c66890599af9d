"""Joining by a code: a guest, his seat and his phone, together or not at all."""

from __future__ import annotations

import pytest
from django.utils import timezone

from chouette.joining_refusals import (
    GuestOfTheClub,
    NameHasAccount,
    NightOver,
    NoSuchCode,
    SeatGone,
)
from chouette.models import Command, GuestPass, JoinCode, Player
from chouette.refusals import BadName
from chouette.rules.table_errors import TooManyPlayers
from chouette.selectors.joining import phone_by_secret
from chouette.services.joining import join_by_code
from clubsite.secret_keys import new_secret
from tests.builders import Table, open_table
from tests.guests import joins, let_guests_in, sits, somewhere
from tests.people import People

pytestmark = pytest.mark.django_db


@pytest.fixture
def table(people: People) -> Table:
    """Ana, Bogdan and the guest Radu, and a code."""
    opened = open_table(people, "ana", "bogdan", "radu")
    let_guests_in(opened)
    return opened


def test_it_seats_somebody_new_as_a_guest(table: Table) -> None:
    joined = joins(table, "  Ion   B. ")
    ion = Player.objects.get(name="Ion B.")
    assert ion.is_guest
    assert sits(table, "Ion B.")
    assert joined.guest_pass.player == ion
    assert phone_by_secret(joined.secret) == joined.guest_pass
    assert phone_by_secret(joined.guest_pass.secret_hash) is None


def test_it_lasts_a_day_and_a_half(table: Table) -> None:
    left = joins(table, "Ion").guest_pass.expires_at - timezone.now()
    assert 35.9 < left.total_seconds() / 3600 <= 36


@pytest.mark.parametrize("name", ["Carla", "carla", "ANA"])
def test_it_takes_nobody_for_a_member(table: Table, name: str) -> None:
    with pytest.raises(NameHasAccount):
        joins(table, name)
    assert not GuestPass.objects.exists()


def test_it_gives_a_phone_for_a_seat_that_has_none(table: Table, people: People) -> None:
    seq, radu = table.seq, people.players["radu"]
    assert joins(table, player_id=radu.pk).guest_pass.player == radu
    assert table.seq == seq
    assert Command.objects.filter(kind="give_guest_pass", body__player=radu.pk).exists()


def test_it_gives_the_same_for_his_name(table: Table, people: People) -> None:
    seq = table.seq
    assert joins(table, "radu").guest_pass.player == people.players["radu"]
    assert table.seq == seq


@pytest.mark.parametrize("who", ["bogdan", "sorin"])
def test_it_gives_no_seat_of_others(table: Table, people: People, who: str) -> None:
    with pytest.raises(SeatGone):
        joins(table, player_id=people.players[who].pk)


def test_it_gives_no_seat_of_another_club(table: Table, strangers: People) -> None:
    with pytest.raises(SeatGone):
        joins(table, player_id=strangers.players["radu"].pk)


@pytest.mark.parametrize("name", ["", "\u200b", "x" * 81, "a\ud800"])
def test_it_refuses_a_name_that_is_none(table: Table, name: str) -> None:
    with pytest.raises(BadName):
        joins(table, name)
    assert not GuestPass.objects.exists()


def test_it_leaves_nobody_behind_where_no_seat_is_free(people: People) -> None:
    table = open_table(people, "ana", "bogdan")
    let_guests_in(table)
    for number in range(14):
        joins(table, f"Guest {number}")
    with pytest.raises(TooManyPlayers):
        joins(table, "Ion")
    assert not Player.objects.filter(name="Ion").exists()
    assert GuestPass.objects.count() == 14


def test_it_refuses_whoever_sits_elsewhere(table: Table, people: People) -> None:
    open_table(people, "carla", "sorin", table="Table 2")
    with pytest.raises(GuestOfTheClub):
        joins(table, "Sorin")
    assert not GuestPass.objects.exists()


def test_it_is_too_late_when_the_night_is_over(table: Table) -> None:
    table.close()
    with pytest.raises(NightOver):
        joins(table, "Ion")


def test_it_is_too_late_with_a_code_that_was_replaced(table: Table) -> None:
    old = JoinCode.objects.get().code
    let_guests_in(table)
    with pytest.raises(NoSuchCode):
        join_by_code(code=old, address=somewhere(), secret=new_secret(), name="Ion")
