"""Totals of a night over tables that were split and merged, checked by hand."""

from __future__ import annotations

from pytest_django import DjangoAssertNumQueries

from chouette.selectors.elsewhere import Carried, Night, night_of
from chouette.selectors.logs import state_of
from tests.builders import Table, open_table
from tests.people import People


def split_off(table: Table, *names: str) -> Table:
    """The table that these people left for, drawn in this order."""
    table.send("split_table", table="Table 2", players=table.people.numbers(*names))
    other = Table(table.people, table.outcome, table.actor)
    other.session_id = table.outcome.other_session_id or 0
    other.draw(*names)
    return other


def split_night(people: People) -> tuple[Table, Table]:
    """Points after game 1 at table 1: Ana -4, Bogdan +2, Carla +2, Radu +2, Mira -2. Then Radu and
    Mira play at table 2 (Mira +4, Radu -4) with Sorin (who comes, loses 6 to Mira, and goes), and
    Ana wins 8 from each of the two who stayed."""
    table = open_table(people, "ana", "bogdan", "carla", "radu", "mira")
    table.quick(bogdan=1, carla=1, radu=1, mira=-1)
    other = split_off(table, "radu", "mira")
    other.quick(mira=2)
    other.send("join", player=people.number("sorin"))
    other.play("mira", "radu", "sorin", radu=0, sorin=-3)
    other.send("leave", player=people.number("sorin"))
    table.play("ana", "bogdan", "carla", bogdan=-4, carla=-4)
    return table, other


def night(table: Table) -> Night:
    return night_of(table.row, state_of(table.row))


def by_name(people: People, figures: object) -> dict[str, int]:
    names = {str(player.pk): name for name, player in people.players.items()}
    assert isinstance(figures, dict)
    return {names[number]: value for number, value in figures.items() if value}


TOTALS = {"ana": 12, "bogdan": -6, "carla": -6, "radu": -2, "mira": 8, "sorin": -6}


def test_it_counts_one_night_at_either_table(people: People) -> None:
    for table in split_night(people):
        assert by_name(people, night(table).points) == TOTALS
        assert sum(night(table).money.values()) == 0
        assert by_name(people, night(table).money)["mira"] == 200


def test_it_puts_the_table_beside_after_the_last_game(people: People) -> None:
    table, _other = split_night(people)
    (line,) = night(table).carried
    assert (line.table, line.when, line.before) == ("Table 2", "beside", None)
    assert by_name(people, line.points) == {"mira": 10, "radu": -4, "sorin": -6}


def test_it_cuts_the_first_table_at_the_split(people: People) -> None:
    _table, other = split_night(people)
    before, later = night(other).carried
    first = {"ana": -4, "bogdan": 2, "carla": 2, "radu": 2, "mira": -2}
    assert (before.when, before.before, by_name(people, before.points)) == ("before", 1, first)
    stayed = {"ana": 16, "bogdan": -8, "carla": -8}
    assert (later.when, later.before, by_name(people, later.points)) == ("beside", None, stayed)


def test_it_brings_points_back_where_the_tables_merged(people: People) -> None:
    table, other = split_night(people)
    table.send("merge_table", from_table="Table 2")
    table.play("ana", "bogdan", "carla", "radu", "mira", bogdan=0, carla=0, radu=0, mira=1)
    (line,) = night(table).carried
    assert (line.when, line.before) == ("from", 3)
    after = {**TOTALS, "ana": 10, "mira": 10}
    assert by_name(people, night(table).points) == after
    assert by_name(people, night(other).points) == after


def test_it_keeps_the_place_of_a_merger_while_no_game_has_begun(people: People) -> None:
    table, _other = split_night(people)
    table.send("merge_table", from_table="Table 2")
    (line,) = night(table).carried
    assert line == Carried("Table 2", "from", None, line.points)


def test_it_asks_once_for_a_table_that_was_never_split(
    people: People, django_assert_num_queries: DjangoAssertNumQueries
) -> None:
    table = open_table(people, "ana", "bogdan")
    table.quick(bogdan=1)
    open_table(people, "radu", "mira", table="Table 2").quick(mira=1)
    row, state = table.row, state_of(table.row)
    with django_assert_num_queries(1):
        found = night_of(row, state)
    assert found == Night.alone(state)
