"""A practice table: for points only, never together with a table that counts."""

from __future__ import annotations

from typing import Any
from uuid import uuid4

import pytest

from chouette.models import ChouetteSession, Command
from chouette.refusals import PracticeApart, PracticeHasNoStake, ReusedCommandId
from chouette.services.sessions import session_open
from tests.builders import NIGHT, Table, open_table
from tests.people import People

pytestmark = pytest.mark.django_db

FIVE = ("ana", "bogdan", "carla", "radu", "mira")


@pytest.fixture
def practice(people: People) -> Table:
    return open_table(people, *FIVE, practice=True)


def split_off(table: Table) -> ChouetteSession:
    outcome = table.send("split_table", table="Table 2")
    return ChouetteSession.objects.get(pk=outcome.other_session_id or 0)


def test_it_is_for_points_only_whatever_the_club_plays_for(practice: Table) -> None:
    assert (practice.row.is_practice, practice.row.currency, practice.row.stake_minor) == (
        True,
        "",
        0,
    )
    assert practice.outcome.state.currency == ""


def test_it_is_written_down_in_the_command(practice: Table, people: People) -> None:
    real = open_table(people, "elena", "sorin", table="Table 2")
    bodies = Command.objects.filter(kind="open_table").values_list("chouette_session", "body")
    told = {session: body.get("practice") for session, body in bodies}
    assert told == {practice.session_id: True, real.session_id: None}


@pytest.mark.parametrize("stake", [{"stake_minor": 5}, {"currency": "EUR"}])
def test_it_has_no_stake(people: People, stake: dict[str, Any]) -> None:
    with pytest.raises(PracticeHasNoStake):
        open_table(people, "ana", "bogdan", practice=True, **stake)
    assert not ChouetteSession.objects.exists()


def test_it_gets_no_stake_later(practice: Table) -> None:
    with pytest.raises(PracticeHasNoStake):
        practice.send("change_stake", stake_minor=50)


def test_it_takes_levels_later(practice: Table) -> None:
    carla = practice.people.number("carla")
    outcome = practice.send("change_stake", player=carla, level=2)
    assert outcome.state.level_of(carla) == 2


def test_it_is_another_request_than_a_table_that_counts(people: People) -> None:
    request: dict[str, Any] = {
        "club_id": people.club.pk,
        "command_id": uuid4(),
        "actor": people.bogdan,
        "night_on": NIGHT,
        "table": "Table 1",
        "players": people.numbers("ana", "bogdan"),
    }
    opened = session_open(**request, practice=True)
    assert session_open(**request, practice=True).session_id == opened.session_id
    with pytest.raises(ReusedCommandId):
        session_open(**request)


def test_it_hands_down_to_tables_split_off(practice: Table, people: People) -> None:
    other = split_off(practice)
    assert (other.is_practice, other.commands.get().body["practice"]) == (True, True)


def test_a_table_that_counts_hands_down_that_it_does(people: People) -> None:
    other = split_off(open_table(people, *FIVE))
    assert not other.is_practice
    assert "practice" not in other.commands.get().body


@pytest.mark.parametrize("taking", ["Table 1", "Table 2"])
def test_it_is_not_merged_with_a_table_that_counts(
    practice: Table, people: People, taking: str
) -> None:
    real = open_table(people, "elena", "sorin", table="Table 2")
    table, other = (practice, "Table 2") if taking == "Table 1" else (real, "Table 1")
    with pytest.raises(PracticeApart):
        table.send("merge_table", from_table=other)
    assert (practice.row.status, real.row.status) == ("open", "open")


def test_it_is_merged_with_other_practice(practice: Table) -> None:
    split_off(practice)
    outcome = practice.send("merge_table", from_table="Table 2")
    assert len(outcome.state.seating.everybody) == len(FIVE)
