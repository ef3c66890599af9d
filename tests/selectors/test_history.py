"""A player through the nights, a table as a sheet, a night over its tables."""

from __future__ import annotations

from datetime import timedelta

import pytest
from pytest_django import DjangoAssertNumQueries

from chouette.selectors.history import head_to_head, nights_of_player
from chouette.selectors.ledger import entries_of_club, entries_of_table
from chouette.selectors.sheet import SheetCell, sheet_of
from tests.builders import NIGHT, Table, open_table
from tests.people import People

pytestmark = pytest.mark.django_db


@pytest.fixture
def nights(people: People) -> Table:
    """A closed night, and one that goes on; the table is the latter's."""
    first = open_table(people, "ana", "bogdan", "carla")
    first.quick(bogdan=2, carla=-1)
    first.close()
    second = open_table(people, "bogdan", "ana", night_on=NIGHT + timedelta(days=7))
    second.quick(ana=3)
    return second


def test_it_lists_a_players_nights_latest_first(people: People, nights: Table) -> None:
    lines = nights_of_player(people.players["bogdan"])
    assert [(line.night_on - NIGHT).days for line in lines] == [7, 0]
    assert [(line.points, line.money, line.provisional) for line in lines] == [
        (-6, -150, True),
        (4, 100, False),
    ]
    assert [(line.games, line.box_games, line.box_points) for line in lines] == [
        (1, 1, -6),
        (1, 0, 0),
    ]
    assert nights_of_player(people.players["bogdan"], limit=1) == lines[:1]


def test_it_says_who_took_what_from_whom(people: People, nights: Table) -> None:
    pairs = head_to_head(people.players["ana"])
    assert [(pair.name, pair.won, pair.lost, pair.net) for pair in pairs] == [
        ("bogdan", 6, 4, 2),
        ("carla", 2, 0, 2),
    ]


def test_it_counts_nothing_that_was_taken_back(people: People, nights: Table) -> None:
    nights.send("void")
    pairs = {pair.name: (pair.won, pair.lost) for pair in head_to_head(people.players["ana"])}
    assert pairs == {"bogdan": (0, 4), "carla": (2, 0)}


def test_it_pages_entries_backwards(
    people: People, nights: Table, django_assert_num_queries: DjangoAssertNumQueries
) -> None:
    with django_assert_num_queries(2):
        entries = entries_of_club(people.club.pk)
    assert [entry.entry_id for entry in entries] == sorted(
        (entry.entry_id for entry in entries), reverse=True
    )
    older = entries_of_club(people.club.pk, before=entries[1].entry_id)
    assert older == entries[2:]
    money = entries_of_club(people.club.pk, money_only=True)
    assert {entry.kind for entry in money} == {"debt"}
    assert entries_of_club(people.club.pk, unit="EUR") == money


def test_it_names_both_sides_of_an_entry(people: People, nights: Table) -> None:
    (entry,) = entries_of_table(nights.session_id)
    assert (entry.payer, entry.payee, entry.amount, entry.game) == ("bogdan", "ana", 6, 1)


def test_it_marks_what_was_reversed(people: People, nights: Table) -> None:
    nights.send("void")
    posted, mirror = entries_of_table(nights.session_id)
    assert (posted.reversed_by, mirror.reverses) == (mirror.entry_id, posted.entry_id)


def test_it_writes_the_sheet_of_a_table(people: People) -> None:
    table = open_table(people, "ana", "bogdan")
    table.quick(bogdan=-1)
    table.send("join", player=people.number("carla"))
    table.play("bogdan", "ana", "carla", ana=2, carla=1)
    sheet = sheet_of(table.outcome.state)
    assert sheet.players == tuple(people.numbers("ana", "bogdan", "carla"))
    assert [row.cells for row in sheet.rows] == [
        (SheetCell(2, 2, "box"), SheetCell(-2, -2, "captain"), None),
        (SheetCell(4, 6, "captain"), SheetCell(-6, -8, "box"), SheetCell(2, 2, "crew")),
    ]
    assert (sheet.totals, sheet.money) == ((6, -8, 2), (150, -200, 50))
