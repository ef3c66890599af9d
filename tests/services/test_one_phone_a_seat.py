"""A seat has one phone, and a phone one seat, however often and however fast one joins."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from threading import Barrier

import pytest
from django.db import connection
from django.utils import timezone

from chouette.joining_refusals import PhoneThere, TooManyPhones
from chouette.models import GuestPass, Player
from chouette.services.joining import PHONES_MAX, revoke_guest_pass
from clubsite.secret_keys import new_secret
from tests.builders import Table, open_table
from tests.guests import joins, let_guests_in, sits
from tests.people import People

pytestmark = pytest.mark.django_db


@pytest.fixture
def table(people: People) -> Table:
    """Ana, Bogdan and the guest Radu, and a code."""
    opened = open_table(people, "ana", "bogdan", "radu")
    let_guests_in(opened)
    return opened


def test_it_gives_no_seat_a_second_phone(table: Table, people: People) -> None:
    joins(table, "Ion")
    joins(table, player_id=people.players["radu"].pk)
    for name in ("ion", "Radu"):
        with pytest.raises(PhoneThere):
            joins(table, name)
    with pytest.raises(PhoneThere):
        joins(table, player_id=people.players["radu"].pk)
    assert GuestPass.objects.count() == 2


def test_it_is_the_same_phone_when_it_is_tapped_twice(table: Table) -> None:
    secret = new_secret()
    first, second = joins(table, "Ion", secret=secret), joins(table, "Ion", secret=secret)
    assert (second.guest_pass, second.secret) == (first.guest_pass, secret)
    assert joins(table, "Mara", secret=secret).guest_pass == first.guest_pass
    assert not Player.objects.filter(name="Mara").exists()


def test_it_sits_down_again_who_left(table: Table) -> None:
    ion = joins(table, "Ion")
    table.send("leave", player=str(ion.guest_pass.player_id))
    table.quick(bogdan=1, radu=1)
    assert not sits(table, "Ion")
    assert joins(table, secret=ion.secret).guest_pass == ion.guest_pass
    assert sits(table, "Ion")


def test_it_gives_a_new_phone_once_the_first_was_taken_away(table: Table, people: People) -> None:
    ion = joins(table, "Ion")
    revoke_guest_pass(session_id=table.session_id, actor=people.bogdan, pass_id=ion.guest_pass.pk)
    again = joins(table, "Ion", secret=ion.secret)
    assert again.secret != ion.secret
    assert again.guest_pass.player == ion.guest_pass.player


def test_it_gives_a_table_only_so_many_phones(table: Table, people: People) -> None:
    GuestPass.objects.bulk_create(
        GuestPass(
            club=people.club,
            chouette_session=table.row,
            player=people.players["mira"],
            secret_hash=str(number),
            expires_at=timezone.now(),
        )
        for number in range(PHONES_MAX)
    )
    with pytest.raises(TooManyPhones):
        joins(table, "Ion")
    assert not Player.objects.filter(name="Ion").exists()


@pytest.mark.django_db(transaction=True)
def test_it_gives_one_phone_to_two_of_one_name_at_once(people: People) -> None:
    table = open_table(people, "ana", "bogdan")
    let_guests_in(table)
    start = Barrier(2)

    def come(_: int) -> str:
        start.wait()
        try:
            joins(table, "Ion")
        except PhoneThere as refused:
            return refused.code
        finally:
            connection.close()
        return "sat"

    with ThreadPoolExecutor(2) as pool:
        answers = sorted(pool.map(come, range(2)))
    assert answers == ["phone_there", "sat"]
    assert Player.objects.filter(name="Ion").count() == GuestPass.objects.count() == 1
