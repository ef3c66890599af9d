"""What closing a table leads to: its statement, its lines, the debts of the night."""

from __future__ import annotations

import pytest

from chouette.models import EntryKind, LedgerEntry, OutboxMessage, Statement, StatementLine
from chouette.rules.state import ChouetteState
from chouette.services.outbox import dispatch
from chouette.services.statements import LedgerMismatch, check_ledger
from tests.builders import Table, debts, open_table
from tests.people import People

pytestmark = pytest.mark.django_db


@pytest.fixture
def closed(people: People) -> Table:
    """Ana's box lost 3 points, Bogdan won 2 and Carla 1, at 0.50 a point."""
    table = open_table(people, "ana", "bogdan", "carla", actor=people.ana)
    table.quick(bogdan=2, carla=1)
    table.send("close")
    return table


def test_it_is_asked_for_in_the_transaction_of_the_close(closed: Table) -> None:
    message = OutboxMessage.objects.get()
    assert message.payload == {"session": closed.session_id, "last_seq": closed.seq}


def test_it_has_a_line_for_each_player(closed: Table) -> None:
    dispatch()
    lines = StatementLine.objects.values_list("player__name", "points", "money", "box_games")
    assert sorted(lines) == [
        ("ana", -6, -150, 1),
        ("bogdan", 4, 100, 0),
        ("carla", 2, 50, 0),
    ]


def test_it_is_written_once_however_often_it_is_computed(closed: Table) -> None:
    dispatch()
    OutboxMessage.objects.update(done_at=None, claimed_at=None)
    dispatch()
    assert Statement.objects.count() == 1
    assert StatementLine.objects.count() == 3


def test_it_leaves_a_state_that_is_no_longer_the_tables_alone(closed: Table) -> None:
    closed.send("reopen")
    assert dispatch() == 2, "the statement of the state before, and the look at the plan"
    assert not Statement.objects.exists()


def test_it_posts_the_fewest_debts(closed: Table) -> None:
    dispatch()
    assert debts(closed) == {("ana", "bogdan"): 100, ("ana", "carla"): 50}


def test_it_refuses_a_ledger_that_disagrees_with_the_log(closed: Table) -> None:
    with pytest.raises(LedgerMismatch):
        check_ledger(closed.row, ChouetteState(totals={"1": 2}))


def test_it_is_anew_after_a_correction(closed: Table) -> None:
    dispatch()
    numbers = closed.people.number
    closed.send(
        "correct_game",
        game=1,
        events=[{"type": "quick", "points": {numbers("bogdan"): 2, numbers("carla"): -1}}],
    )
    dispatch()
    assert Statement.objects.count() == 2
    assert debts(closed) == {("ana", "bogdan"): 50, ("carla", "bogdan"): 50}


def test_it_makes_no_debts_where_only_points_count(people: People) -> None:
    table = open_table(people, "ana", "bogdan", actor=people.ana, currency="", stake_minor=0)
    table.quick(bogdan=2)
    table.send("close")
    dispatch()
    assert Statement.objects.count() == 1
    assert not LedgerEntry.objects.filter(kind=EntryKind.DEBT).exists()


def test_it_counts_each_game_at_the_stake_when_it_began(people: People) -> None:
    table = open_table(people, "ana", "bogdan", actor=people.ana)
    table.send("start_game")
    table.send("change_stake", stake_minor=200)
    table.quick(bogdan=1)
    table.draw_again("ana", "bogdan")
    table.quick(bogdan=1)
    table.send("close")
    dispatch()
    assert debts(table) == {("ana", "bogdan"): 50 + 200}
