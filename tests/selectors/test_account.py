"""What every entry left in an account, a page at a time."""

from __future__ import annotations

from datetime import date, timedelta
from typing import Any
from uuid import uuid4

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext

from chouette.selectors.account import (
    AccountLine,
    AccountPage,
    Span,
    account_nights,
    account_page,
)
from chouette.services.balances import record_opening
from tests.builders import NIGHT, Table, open_table
from tests.people import People
from tests.services.squaring import correct, early, pay

pytestmark = pytest.mark.django_db


@pytest.fixture
def night(people: People) -> Table:
    """Ana loses 1.50, Bogdan wins 1.00 and Carla 0.50; Ana pays Bogdan 0.40 of it."""
    table = open_table(people, "ana", "bogdan", "carla")
    table.quick(bogdan=2, carla=1)
    table.close()
    pay(table, "ana", "bogdan", 40)
    return table


def page(people: People, name: str, unit: str = "EUR", **options: Any) -> AccountPage:
    return account_page(people.players[name], unit, **options)


def changes(shown: AccountPage) -> list[tuple[int, int]]:
    return [(line.change, line.balance) for line in shown.lines]


def test_it_tells_what_each_entry_left(people: People, night: Table) -> None:
    assert changes(page(people, "ana")) == [(40, -110), (-50, -150), (-100, -100)]
    assert page(people, "ana").closing == -110


def test_it_tells_points_as_half_points(people: People, night: Table) -> None:
    shown = page(people, "ana", "points")
    assert sorted(change for change, _ in changes(shown)) == [-4, -2]
    assert (shown.lines[0].balance, shown.closing) == (-6, -6)


def test_it_counts_a_table_that_still_plays(people: People, night: Table) -> None:
    again = open_table(people, "ana", "bogdan", night_on=NIGHT + timedelta(days=7))
    again.quick(bogdan=-2)
    shown = page(people, "ana", "points")
    assert changes(shown)[0] == (4, -2)
    assert shown.closing == -2


def test_it_keeps_what_was_taken_back(people: People, night: Table) -> None:
    correct(night, bogdan=1, carla=1)
    shown = page(people, "bogdan", "points")
    assert changes(shown) == [(2, 2), (-4, 0), (4, 4)]
    new, mirror, first = shown.lines
    assert (mirror.entry.reverses, first.entry.reversed_by) == (
        first.entry.entry_id,
        mirror.entry.entry_id,
    )
    assert (new.by, mirror.by) == ("correct_game", "correct_game")


def test_it_goes_back_page_by_page(people: People, night: Table) -> None:
    early(night, "ana", "carla", 7)
    whole = page(people, "ana")
    seen: list[AccountLine] = []
    before = None
    while True:
        part = page(people, "ana", before=before, limit=2)
        seen += part.lines
        before = part.older
        if before is None:
            break
    assert tuple(seen) == whole.lines
    assert len(seen) > 3


def test_it_carries_over_what_was_there_before_the_span(people: People, night: Table) -> None:
    later = open_table(people, "ana", "carla", night_on=NIGHT + timedelta(days=7))
    later.quick(carla=4)
    later.close()
    for unit, before, after in (("EUR", -110, -310), ("points", -6, -14)):
        since = page(people, "ana", unit, span=Span(since=NIGHT + timedelta(days=1)))
        until = page(people, "ana", unit, span=Span(until=NIGHT))
        assert (since.carried, since.closing) == (before, after), unit
        assert since.lines[-1].balance - since.lines[-1].change == before
        assert (until.carried, until.closing) == (0, before), unit


def test_it_tells_nights_that_add_up(people: People, night: Table) -> None:
    later = open_table(people, "ana", "carla", night_on=NIGHT + timedelta(days=7))
    later.quick(carla=4)
    later.close()
    nights = account_nights(people.players["ana"], "EUR")
    assert [(n.night_on, n.change, n.balance) for n in nights] == [
        (NIGHT, -110, -110),
        (NIGHT + timedelta(days=7), -200, -310),
    ]
    span = Span(since=date(2026, 11, 27))
    assert account_nights(people.players["ana"], "EUR", span=span) == nights[1:]


def test_it_says_who_sat_where(people: People, night: Table) -> None:
    (line,) = page(people, "bogdan", "points").lines
    assert line.seats is not None
    assert line.seats.box == people.players["ana"].pk
    assert line.seats.captain == people.players["bogdan"].pk


def test_it_is_part_of_whom_somebody_was_merged_into(people: People) -> None:
    radu, mira = people.players["radu"], people.players["mira"]
    record_opening(
        club_id=people.club.pk,
        command_id=uuid4(),
        actor=people.elena,
        player_id=radu.pk,
        unit="points",
        amount=5,
    )
    radu.is_active, radu.merged_into = False, mira
    radu.save()
    assert changes(page(people, "mira", "points")) == [(5, 5)]


def test_it_asks_as_many_queries_for_many_entries_as_for_few(people: People) -> None:
    table = open_table(people, "ana", "bogdan", "carla")
    counts = []
    for _ in range(2):
        for _ in range(4):
            table.play("ana", "bogdan", "carla", bogdan=2, carla=1)
        with CaptureQueriesContext(
            connection,
        ) as asked:
            account_page(people.players["ana"], "points", limit=20)
        counts.append(len(asked))
    assert counts[0] == counts[1]
