"""Verification finds a table that is not what its log says, and a log that was tampered with."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from chouette.models import (
    ChouetteSession,
    Command,
    Event,
    LedgerEntry,
    OutboxMessage,
    Statement,
    StatementLine,
    StatementPair,
)
from chouette.selectors.soundness.tables import table_faults
from chouette.selectors.verification import faults
from tests.builders import Table, open_table
from tests.guards import lifted
from tests.people import People

pytestmark = pytest.mark.django_db


def first_table() -> ChouetteSession:
    return ChouetteSession.objects.earliest("pk")


def last_command() -> Command:
    return Command.objects.filter(chouette_session=first_table()).latest("last_seq")


def lend_event() -> None:
    """The first event is told to be of the last command."""
    first = Event.objects.filter(chouette_session=first_table()).earliest("seq")
    Event.objects.filter(pk=first.pk).update(command=last_command())


def lose_command() -> None:
    """The last command is gone, its events are told to be of the one before."""
    gone = last_command()
    before = Command.objects.filter(chouette_session=first_table()).order_by("-last_seq")[1]
    Event.objects.filter(command=gone).update(command=before)
    Command.objects.filter(pk=gone.pk).delete()


def lose_entries() -> None:
    LedgerEntry.objects.filter(reverses=None, reversed_by=None, game=2).delete()


def add_game() -> None:
    LedgerEntry.objects.filter(reverses=None, reversed_by=None, game=2).update(game=7)


def never_stated() -> None:
    first = first_table()
    first.pairs.all().delete()
    first.lines.all().delete()
    ChouetteSession.objects.filter(pk=first.pk).update(stated_seq=None)


DAMAGE: dict[str, tuple[Callable[[], object], str]] = {
    "whose an event is": (lend_event, "events 1 to 1 are not those of their command"),
    "a command": (lose_command, "the chain does not end where the table does"),
    "the entries of a game": (lose_entries, "game 2 is not in the ledger as it was scored"),
    "the number of a game": (add_game, "the ledger has game 7, which the log has not"),
    "the sort of a night": (
        lambda: ChouetteSession.objects.update(is_practice=True),
        "was not opened as what it is, a practice night or none",
    ),
    "a practice night": (
        lambda: ChouetteSession.objects.update(is_practice=True),
        "is a practice night and has entries in the ledger",
    ),
    "a figure of a line": (
        lambda: StatementLine.objects.update(takes=5),
        "its statement is not what its log comes to",
    ),
    "a line": (
        lambda: StatementLine.objects.latest("pk").delete(),
        "its statement is not what its log comes to",
    ),
    "the games of a pair": (
        lambda: StatementPair.objects.update(games=5),
        "the pairs of its statement are not what its log comes to",
    ),
    "a statement that never was": (never_stated, "nothing waits to compute its statement"),
}


@pytest.mark.usefixtures("night")
@pytest.mark.parametrize(("damage", "told"), DAMAGE.values(), ids=DAMAGE)
def test_it_finds_damage_to(damage: Callable[[], object], told: str) -> None:
    with lifted():
        damage()
    found = list(table_faults(first_table()))
    assert any(told in fault for fault in found), found
    assert any(told in fault for fault in faults())


def test_it_finds_events_of_a_command_of_another_table(night: Table, people: People) -> None:
    other = open_table(people, "radu", "mira", table="Table 2")
    strange = Event.objects.filter(chouette_session=other.session_id).earliest("seq")
    with lifted():
        Event.objects.filter(pk=strange.pk).update(command=last_command())
    found = list(table_faults(other.row))
    assert f"command {last_command().pk} has events of a table that it is not about" in found


def test_it_asks_of_an_old_statement_only_what_it_told(night: Table) -> None:
    with lifted():
        StatementPair.objects.all().delete()
        Statement.objects.update(edition=1)
        StatementLine.objects.update(takes=0, won=0, captain_games=0)
    assert list(faults()) == []
    with lifted():
        StatementLine.objects.update(box_games=9)
    assert "its statement is not what its log comes to" in list(table_faults(night.row))


def test_it_calls_no_fault_what_only_waits(people: People) -> None:
    table = open_table(people, "ana", "bogdan")
    table.quick(bogdan=1)
    table.send("close", actor=people.ana)
    assert list(faults()) == []
    OutboxMessage.objects.all().delete()
    assert [fault for fault in faults() if "nothing waits" in fault]


def test_it_finds_no_fault_in_a_sound_practice_night(people: People) -> None:
    table = open_table(people, "ana", "bogdan", practice=True)
    table.quick(bogdan=3)
    table.close()
    assert list(faults()) == []


def test_it_finds_no_fault_in_tables_that_were_split_and_merged(people: People) -> None:
    table = open_table(people, "ana", "bogdan", "carla", "radu", "sorin", "mira")
    table.quick(bogdan=1, carla=1, radu=-1, sorin=2, mira=-2)
    names = people.numbers("radu", "sorin", "mira")
    table.send("split_table", table="Table 2", players=names)
    table.send("merge_table", from_table="Table 2")
    table.close()
    assert list(faults()) == []
