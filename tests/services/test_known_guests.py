"""By a code nobody takes the place of a guest of the club, nor comes back by an old code."""

from __future__ import annotations

import pytest
from django.utils import timezone

from chouette.joining_refusals import GuestOfTheClub, NoSuchCode
from chouette.models import GuestPass, JoinCode, Player
from chouette.refusals import NameTaken
from chouette.services.joining import join_by_code, revoke_guest_pass, withdraw_join_code
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


def test_it_takes_nobody_for_a_guest_who_is_not_at_the_table(table: Table) -> None:
    with pytest.raises(GuestOfTheClub):
        joins(table, "sorin")
    assert not sits(table, "Sorin")
    assert not GuestPass.objects.exists()


def test_it_knows_him_once_he_is_added_to_the_table(table: Table, people: People) -> None:
    table.send("join", player=people.number("sorin"))
    assert joins(table, "sorin").guest_pass.player == people.players["sorin"]


def test_it_knows_the_phone_that_he_had_another_night(table: Table, people: People) -> None:
    first = joins(table, player_id=people.players["radu"].pk)
    table.close()
    GuestPass.objects.update(expires_at=timezone.now())
    later = open_table(people, "ana", "bogdan", table="Later")
    let_guests_in(later)
    with pytest.raises(GuestOfTheClub):
        joins(later, "Radu")
    assert joins(later, "Radu", secret=first.secret).guest_pass.player == people.players["radu"]
    assert sits(later, "Radu")


def test_it_gives_a_new_code_when_a_phone_is_taken_away(table: Table, people: People) -> None:
    old, ion = JoinCode.objects.get().code, joins(table, "Ion")
    revoke_guest_pass(session_id=table.session_id, actor=people.ana, pass_id=ion.guest_pass.pk)
    with pytest.raises(NoSuchCode):
        join_by_code(code=old, address=somewhere(), secret=ion.secret, name="Ion")
    assert joins(table, "Ion").guest_pass.player == ion.guest_pass.player


def test_it_makes_no_code_where_there_is_none(table: Table, people: People) -> None:
    ion = joins(table, "Ion")
    withdraw_join_code(session_id=table.session_id, actor=people.ana)
    revoke_guest_pass(session_id=table.session_id, actor=people.ana, pass_id=ion.guest_pass.pk)
    assert not JoinCode.objects.exists()


@pytest.mark.parametrize("name", ["R\u0430du", "S\u03bfrin"])
def test_it_takes_no_name_that_looks_like_anothers(table: Table, name: str) -> None:
    with pytest.raises(NameTaken):
        joins(table, name)
    assert not Player.objects.filter(name=name).exists()
