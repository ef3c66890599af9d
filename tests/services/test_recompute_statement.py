"""Computing a statement again: one of an older edition, or lines that became another player's."""

from __future__ import annotations

import pytest

from chouette.models import LedgerEntry, Player, Statement, StatementLine, StatementPair
from chouette.selectors.statement_body import EDITION
from chouette.services.outbox import dispatch, enqueue
from chouette.services.statements import LedgerMismatch, recompute_statement
from tests.builders import Table, debts, open_table
from tests.guards import lifted
from tests.people import People

pytestmark = pytest.mark.django_db


@pytest.fixture
def closed(people: People) -> Table:
    """Ana's box lost 2 to Bogdan and won 1 from the guest Radu."""
    table = open_table(people, "ana", "bogdan", "radu")
    table.quick(bogdan=2, radu=-1)
    table.close()
    return table


@pytest.fixture
def old(closed: Table) -> Table:
    """The same, stated before statements told seats, cubes, pairs and the plan."""
    with lifted():
        StatementPair.objects.all().delete()
        StatementLine.objects.update(won=0, best=0, captain_games=0, box_games=9)
        Statement.objects.update(edition=1, body={"players": []})
    return closed


def merge(people: People, guest: str, into: str) -> None:
    """The guest is somebody else by now."""
    Player.objects.filter(pk=people.players[guest].pk).update(
        merged_into=people.players[into], is_active=False
    )


def owners() -> dict[str, int]:
    return dict(StatementLine.objects.values_list("player__name", "points"))


def test_it_replaces_what_an_earlier_edition_left_out(old: Table) -> None:
    assert recompute_statement(session_id=old.session_id)
    columns = ("won", "best", "captain_games", "box_games", "statement__edition")
    line = StatementLine.objects.values_list(*columns).get(player__name="bogdan")
    assert line == (4, 4, 1, 0, EDITION)
    assert StatementLine.objects.count() == 3
    assert StatementPair.objects.count() == 4


def test_it_keeps_the_statement_it_supersedes(old: Table) -> None:
    recompute_statement(session_id=old.session_id)
    assert list(Statement.objects.values_list("edition", "last_seq")) == [
        (1, old.seq),
        (EDITION, old.seq),
    ]
    assert len(Statement.objects.latest("pk").body["plan"]) == 2


def test_it_changes_nothing_in_the_ledger(old: Table) -> None:
    entries, due = LedgerEntry.objects.count(), debts(old)
    recompute_statement(session_id=old.session_id)
    assert (LedgerEntry.objects.count(), debts(old)) == (entries, due)


def test_it_may_be_done_as_often_as_one_likes(old: Table) -> None:
    for _ in range(3):
        assert recompute_statement(session_id=old.session_id)
    assert Statement.objects.count() == 2
    assert StatementLine.objects.count() == 3


def test_it_gives_a_merged_guests_line_to_who_he_is(closed: Table, people: People) -> None:
    merge(people, "radu", into="carla")
    recompute_statement(session_id=closed.session_id)
    assert owners() == {"ana": -2, "bogdan": 4, "carla": -2}
    pairs = StatementPair.objects.filter(player__name="carla")
    assert [(p.opponent.name, p.lost) for p in pairs] == [("ana", 2)]


def test_it_adds_up_two_lines_that_are_one_persons(closed: Table, people: People) -> None:
    """The guest sat at the very table of the member who he turned out to be."""
    merge(people, "radu", into="bogdan")
    recompute_statement(session_id=closed.session_id)
    assert owners() == {"ana": -2, "bogdan": 2}
    line = StatementLine.objects.get(player__name="bogdan")
    assert (line.games, line.won, line.best, line.worst, line.money) == (2, 4, 4, -2, 50)
    assert not StatementPair.objects.filter(player=line.player, opponent=line.player).exists()
    ana = StatementPair.objects.get(player__name="ana")
    assert (ana.games, ana.won, ana.lost) == (2, 2, 4)


def test_it_lets_a_merged_member_of_the_box_be_no_pair_of_his_own(people: People) -> None:
    table = open_table(people, "radu", "carla", currency="", stake_minor=0)
    table.quick(carla=3)
    table.close()
    merge(people, "radu", into="carla")
    recompute_statement(session_id=table.session_id)
    assert owners() == {"carla": 0}
    assert not StatementPair.objects.exists()


def test_it_leaves_an_open_table_alone(people: People) -> None:
    table = open_table(people, "ana", "bogdan")
    table.quick(bogdan=1)
    assert not recompute_statement(session_id=table.session_id)
    assert not Statement.objects.exists()
    assert not StatementLine.objects.exists()


def test_it_can_be_asked_for_like_any_other_work(old: Table) -> None:
    enqueue(topic="restate", key="as the test wants it", payload={"session": old.session_id})
    assert dispatch() == 1
    assert Statement.objects.filter(edition=EDITION).exists()


def test_it_refuses_a_ledger_that_disagrees_and_keeps_what_was(old: Table) -> None:
    with lifted():
        LedgerEntry.objects.filter(game=1).update(amount=40)
    with pytest.raises(LedgerMismatch):
        recompute_statement(session_id=old.session_id)
    assert StatementLine.objects.count() == 3
