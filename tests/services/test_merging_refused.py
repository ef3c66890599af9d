"""Who cannot be merged: two who met, who sits now, who has a log-in, people of two clubs."""

from __future__ import annotations

from typing import Any
from uuid import uuid4

import pytest

from chouette.merging_refusals import TwoLogIns
from chouette.refusals import HasLogIn, NotAllowed, NotFound, SamePerson, StillSeated, TwoPeople
from chouette.services.merging import merge_players
from chouette.services.payments import record_payment
from tests.builders import open_table
from tests.people import People
from tests.services.merging import merge

pytestmark = pytest.mark.django_db


def test_it_is_refused_for_two_at_one_table(people: People) -> None:
    table = open_table(people, "ana", "radu", "mira")
    table.send("leave", player=people.number("radu"))
    with pytest.raises(TwoPeople):
        merge(people, "radu", "mira")
    table.quick(mira=1)
    table.close()
    with pytest.raises(TwoPeople):
        merge(people, "mira", "ana")


def test_it_is_refused_for_two_at_one_table_through_a_merger(people: People) -> None:
    table = open_table(people, "ana", "radu", "mira")
    table.quick(radu=1, mira=1)
    table.close()
    merge(people, "radu", "carla")
    with pytest.raises(TwoPeople):
        merge(people, "mira", "carla")


def test_it_is_refused_for_two_at_a_practice_table(people: People) -> None:
    table = open_table(people, "ana", "radu", "mira", practice=True, stake_minor=0, currency="")
    table.quick(radu=1, mira=1)
    table.close()
    with pytest.raises(TwoPeople):
        merge(people, "radu", "mira")


def test_it_is_refused_for_two_who_sat_at_one_table_and_finished_no_game(people: People) -> None:
    table = open_table(people, "ana", "radu")
    table.quick(radu=1)
    table.send("join", player=people.number("mira"))
    table.close()
    with pytest.raises(TwoPeople):
        merge(people, "mira", "radu")


def test_it_is_allowed_where_a_joining_was_undone(people: People) -> None:
    table = open_table(people, "ana", "radu")
    table.quick(radu=1)
    table.send("join", player=people.number("mira"))
    table.send("void")
    table.close()
    assert merge(people, "mira", "radu") == people.players["radu"]


def test_it_is_refused_where_one_paid_the_other(people: People) -> None:
    radu, mira = people.players["radu"].pk, people.players["mira"].pk
    args: dict[str, Any] = {"club_id": people.club.pk, "actor": people.elena, "currency": "EUR"}
    record_payment(**args, command_id=uuid4(), paid_by=radu, paid_to=mira, amount_minor=5)
    with pytest.raises(TwoPeople):
        merge(people, "radu", "mira")


def test_it_is_refused_for_who_sits_at_a_table(people: People) -> None:
    open_table(people, "ana", "radu")
    with pytest.raises(StillSeated):
        merge(people, "radu", "mira")
    assert merge(people, "mira", "radu") == people.players["radu"]


def test_it_keeps_who_has_a_log_in(people: People, strangers: People) -> None:
    with pytest.raises(HasLogIn):
        merge(people, "carla", "radu")
    with pytest.raises(TwoLogIns):
        merge(people, "carla", "bogdan")
    with pytest.raises(SamePerson):
        merge(people, "radu", "radu")
    for one, other in ((people, strangers), (strangers, people)):
        with pytest.raises(NotFound):
            merge_players(
                club_id=people.club.pk,
                actor=people.ana,
                player_id=one.players["radu"].pk,
                into_id=other.players["mira"].pk,
            )
    with pytest.raises(NotAllowed):
        merge_players(
            club_id=people.club.pk,
            actor=people.bogdan,
            player_id=people.players["radu"].pk,
            into_id=people.players["mira"].pk,
        )
