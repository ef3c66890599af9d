"""A whole night of practice leaves no trace in the books: not while it goes on, not afterwards."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

import pytest

from chouette.models import Account, LedgerEntry, Statement, StatementLine, StatementPair
from chouette.selectors.balances import club_balances, player_balance
from chouette.selectors.history import nights_of_player
from chouette.selectors.standings import standings
from chouette.selectors.verification import faults
from chouette.services.outbox import dispatch
from tests.builders import Table, open_table
from tests.people import People

pytestmark = pytest.mark.django_db


@pytest.fixture
def books(people: People) -> dict[str, Any]:
    """What the club's books say after a night that counts, in which Ana lost 1.50."""
    table = open_table(people, "ana", "bogdan", "carla", table="Table 0")
    table.quick(bogdan=2, carla=1)
    table.close()
    return written(people)


@pytest.fixture
def practice(books: dict[str, Any], people: People) -> Table:
    """Two games, of which one is corrected, one table split off; everything still open."""
    table = open_table(people, "ana", "bogdan", "carla", "elena", "radu", practice=True)
    table.quick(bogdan=4, carla=-1, elena=2, radu=1)
    table.quick(carla=1, elena=1, radu=1, ana=1)
    table.send("split_table", table="Table 2")
    return table


def written(people: People) -> dict[str, Any]:
    """Everything that club-wide pages add up, and the entries themselves."""
    return {
        "balances": asdict(club_balances(people.club.pk)),
        "standings": [asdict(line) for line in standings(people.club.pk)],
        "mine": {name: asdict(player_balance(row)) for name, row in people.players.items()},
        "nights": {name: nights_of_player(row) for name, row in people.players.items()},
        "entries": list(LedgerEntry.objects.order_by("pk").values()),
        "lines": list(StatementLine.objects.order_by("pk").values()),
        "pairs": list(StatementPair.objects.order_by("pk").values()),
        "accounts": Account.objects.count(),
    }


def everything_closed(table: Table) -> None:
    other = Table(table.people, table.outcome, table.actor)
    other.session_id = table.outcome.other_session_id or 0
    other.close()
    table.close()


def test_it_changes_nothing_while_it_goes_on(
    practice: Table, books: dict[str, Any], people: People
) -> None:
    assert written(people) == books
    assert not list(faults())


def test_it_changes_nothing_once_it_is_closed(
    practice: Table, books: dict[str, Any], people: People
) -> None:
    everything_closed(practice)
    assert written(people) == books
    assert not list(faults())


def test_it_changes_nothing_by_undo_correction_and_reopening(
    practice: Table, books: dict[str, Any], people: People
) -> None:
    everything_closed(practice)
    numbered = dict.fromkeys(people.numbers("bogdan", "carla", "elena", "radu"), 1)
    quick = [{"type": "quick", "points": numbered, "winner": "team"}]
    practice.send("correct_game", actor=people.ana, game=1, events=quick)
    practice.send("reopen", actor=people.ana)
    dispatch()
    assert written(people) == books
    practice.send("void", actor=people.ana)
    dispatch()
    assert written(people) == books
    assert not list(faults())


def test_it_has_its_points_at_the_table_all_the_same(practice: Table) -> None:
    assert practice.points()["ana"] == -10
    assert sum(practice.points().values()) == 0


def test_it_has_a_statement_of_its_own(practice: Table) -> None:
    everything_closed(practice)
    row = practice.row
    assert row.stated_seq == row.last_seq
    assert Statement.objects.filter(chouette_session=row, last_seq=row.last_seq).exists()
