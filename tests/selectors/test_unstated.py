"""What club-wide sums add to statement lines: open tables, and plans that wait for one."""

from __future__ import annotations

from datetime import timedelta

import pytest
from pytest_django import DjangoAssertNumQueries

from chouette.selectors.unstated import unplanned_money, unstated_tables
from tests.builders import NIGHT, Table, open_table
from tests.people import People

pytestmark = pytest.mark.django_db


def money(people: People) -> dict[str, dict[str, int]]:
    """Provisional money by currency and name, zeros left out."""
    names = {player.pk: name for name, player in people.players.items()}
    found = unplanned_money(people.club.pk, unstated_tables(people.club.pk))
    return {
        currency: {names[player]: amount for player, amount in sums.items() if amount}
        for currency, sums in found.items()
    }


def nights(people: People, **period: object) -> list[str]:
    tables = unstated_tables(people.club.pk, **period)  # type: ignore[arg-type]
    return [table.row.table for table in tables]


def split(table: Table, *names: str) -> Table:
    table.send("split_table", table="Table 2", players=table.people.numbers(*names))
    other = Table(table.people, table.outcome, table.actor)
    other.session_id = table.outcome.other_session_id or 0
    other.draw(*names)
    return other


def test_it_has_open_tables_and_those_whose_statement_is_due(people: People) -> None:
    closed = open_table(people, "ana", "bogdan", table="Closed")
    closed.close()
    due = open_table(people, "ana", "bogdan", table="Due")
    due.send("close", actor=people.ana)
    open_table(people, "radu", "mira", table="Open")
    assert nights(people) == ["Due", "Open"]


def test_it_has_a_table_that_was_reopened(people: People) -> None:
    table = open_table(people, "ana", "bogdan", table="Again")
    table.close()
    assert nights(people) == []
    table.send("reopen", actor=people.ana)
    assert nights(people) == ["Again"]


def test_it_has_a_period(people: People) -> None:
    open_table(people, "ana", "bogdan", table="One")
    later = NIGHT + timedelta(days=7)
    open_table(people, "ana", "bogdan", table="Two", night_on=later)
    assert nights(people, since=later) == ["Two"]
    assert nights(people, until=NIGHT) == ["One"]
    assert nights(people, since=NIGHT, until=later) == ["One", "Two"]


def test_it_has_no_table_of_another_club(people: People, strangers: People) -> None:
    open_table(people, "ana", "bogdan")
    assert nights(strangers) == []


def test_it_adds_what_an_open_table_came_to(people: People) -> None:
    open_table(people, "ana", "bogdan").quick(bogdan=2)
    assert money(people) == {"EUR": {"ana": -100, "bogdan": 100}}


def test_it_adds_nothing_once_there_is_a_plan(people: People) -> None:
    table = open_table(people, "ana", "bogdan")
    table.quick(bogdan=2)
    table.close()
    assert money(people) == {}


def test_it_adds_a_closed_table_that_waits_for_a_linked_one(people: People) -> None:
    table = open_table(people, "ana", "bogdan", "carla", "radu")
    table.quick(bogdan=2, carla=0, radu=0)
    other = split(table, "carla", "radu")
    other.quick(radu=1)
    table.close()
    expected = {"ana": -100, "bogdan": 100, "carla": -50, "radu": 50}
    assert money(people) == {"EUR": expected}
    other.close()
    assert money(people) == {}


def test_it_adds_no_other_table_of_the_night(people: People) -> None:
    table = open_table(people, "ana", "bogdan")
    table.quick(bogdan=2)
    table.close()
    open_table(people, "radu", "mira", table="Table 2").quick(mira=1)
    assert money(people) == {"EUR": {"radu": -50, "mira": 50}}


def test_it_keeps_currencies_apart(people: People) -> None:
    open_table(people, "ana", "bogdan").quick(bogdan=1)
    other = open_table(people, "radu", "mira", table="Table 2", currency="RON", stake_minor=500)
    other.quick(mira=1)
    points = open_table(people, "carla", "sorin", table="Table 3", currency="", stake_minor=0)
    points.quick(sorin=1)
    assert money(people) == {
        "EUR": {"ana": -50, "bogdan": 50},
        "RON": {"radu": -500, "mira": 500},
    }


def test_it_takes_off_what_was_booked_before_a_table_was_reopened(people: People) -> None:
    table = open_table(people, "ana", "bogdan", "carla")
    table.quick(bogdan=2, carla=1)
    table.close()
    table.send("reopen", actor=people.ana)
    assert money(people) == {"EUR": {}}
    table.send("void")
    assert money(people) == {"EUR": {"ana": 150, "bogdan": -100, "carla": -50}}


def test_it_asks_the_same_of_many_open_tables(
    people: People, django_assert_max_num_queries: DjangoAssertNumQueries
) -> None:
    pairs = [("ana", "bogdan"), ("carla", "elena"), ("radu", "sorin")]
    for number, pair in enumerate(pairs):
        open_table(people, *pair, table=str(number)).quick(**{pair[1]: 1})
    with django_assert_max_num_queries(5):
        unplanned_money(people.club.pk, unstated_tables(people.club.pk))
