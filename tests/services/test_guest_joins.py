"""Somebody new joins by his name: the guest and his seat are written together or not at all."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from threading import Barrier
from typing import Any
from uuid import uuid4

import pytest
from django.db import connection

from chouette.models import Player
from chouette.refusals import BadName, NameTaken, NotAllowed, Refused, SeatedElsewhere, Stale
from chouette.rules.errors import BadJson, RuleViolation
from tests.builders import Table, open_table
from tests.people import People

pytestmark = pytest.mark.django_db


@pytest.fixture
def table(people: People) -> Table:
    return open_table(people, "ana", "bogdan")


def count(name: str) -> int:
    return Player.objects.filter(name=name).count()


def test_it_makes_a_guest_who_sits(table: Table) -> None:
    outcome = table.send("join", guest="  Ion   B. ")
    ion = Player.objects.get(name="Ion B.")
    assert ion.is_guest
    assert str(ion.pk) in outcome.state.seating.everybody


def test_it_knows_a_player_of_this_name(table: Table, people: People) -> None:
    outcome = table.send("join", guest="RADU")
    assert people.number("radu") in outcome.state.seating.everybody
    assert count("RADU") == 0


def test_it_leaves_nobody_behind_when_stale(table: Table) -> None:
    with pytest.raises(Stale):
        table.send("join", guest="Ion", expected_seq=table.seq - 1)
    assert count("Ion") == 0


def test_it_leaves_nobody_behind_when_the_rules_refuse(table: Table, people: People) -> None:
    table.close()
    with pytest.raises((RuleViolation, Refused)):
        table.send("join", guest="Ion", actor=people.ana)
    assert count("Ion") == 0


def test_it_leaves_nobody_behind_when_the_level_is_none(table: Table) -> None:
    with pytest.raises(RuleViolation):
        table.send("join", guest="Ion", level=0)
    assert count("Ion") == 0


def test_it_does_not_let_members_bring_guests(table: Table, people: People) -> None:
    with pytest.raises(NotAllowed):
        table.send("join", guest="Ion", actor=people.carla)
    assert count("Ion") == 0


def test_it_refuses_somebody_who_sits_elsewhere(table: Table, people: People) -> None:
    open_table(people, "carla", "radu", table="Table 2")
    with pytest.raises(SeatedElsewhere):
        table.send("join", guest="Radu")


@pytest.mark.parametrize("name", ["", "\u200b", "x" * 81])
def test_it_refuses_a_name_that_is_none(table: Table, name: str) -> None:
    with pytest.raises(BadName):
        table.send("join", guest=name)


@pytest.mark.parametrize("fields", [{"guest": 5}, {"guest": None}, {"guest": "Ion", "player": "1"}])
def test_it_refuses_a_join_of_nobody_in_particular(table: Table, fields: dict[str, Any]) -> None:
    with pytest.raises(BadJson):
        table.send("join", **fields)
    assert count("Ion") == 0


def test_it_answers_the_same_command_as_before(table: Table) -> None:
    command_id = uuid4()
    first = table.send("join", guest="Ion", command_id=command_id)
    again = table.send("join", guest="Ion", command_id=command_id)
    assert (again.replayed, again.seq) == (True, first.seq)
    assert count("Ion") == 1


@pytest.mark.django_db(transaction=True)
def test_it_makes_one_guest_of_two_at_once(people: People) -> None:
    tables = [open_table(people, "ana", "bogdan"), open_table(people, "carla", "radu", table="B")]
    start = Barrier(2)

    def bring(table: Table) -> str:
        start.wait()
        try:
            table.send("join", guest="Ion")
        except (NameTaken, SeatedElsewhere) as refused:
            return refused.code
        finally:
            connection.close()
        return "sat"

    with ThreadPoolExecutor(2) as pool:
        answers = sorted(pool.map(bring, tables))
    assert answers[0] in ("name_taken", "sat")
    assert answers.count("sat") == 1
    assert count("Ion") == 1
