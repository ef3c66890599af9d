"""Several processes at one table, on a real database, with nothing lost and nothing doubled."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any
from uuid import uuid4

import pytest

from chouette.models import Command, Event, Seat
from chouette.selectors.verification import table_faults
from tests.builders import Table, open_table
from tests.people import People
from tests.racers import Race

pytestmark = pytest.mark.django_db(transaction=True)

PROCESSES = 3


@pytest.fixture
def table(people: People) -> Table:
    return open_table(people, "ana", "bogdan")


@pytest.fixture(scope="module")
def race(django_db_setup: None) -> Iterator[Race]:
    with Race(PROCESSES) as race:
        yield race


def start(race: Race, table: Table, mode: str, **options: Any) -> None:
    race.start(mode, table.session_id, table.people.bogdan.pk, **options)


def assert_sound(table: Table) -> None:
    """Numbered without gaps, every command whole, the chain unbroken."""
    assert list(table_faults(table.row)) == []
    commands = Command.objects.filter(chouette_session=table.row).order_by("first_seq")
    spans = [seq for c in commands for seq in range(c.first_seq, c.last_seq + 1)]
    assert spans == list(range(1, table.seq + 1))


def test_it_takes_one_of_several_who_expect_the_same(table: Table, race: Race) -> None:
    before = table.seq
    start(race, table, "once")
    answers = [answer for racer in race.racers for answer in racer.answers()]
    assert sorted(answer["stale"] for answer in answers) == [False, *[True] * (PROCESSES - 1)]
    assert {answer["seq"] for answer in answers} == {before + 1}
    assert all(answer["events"] == 1 for answer in answers if answer["stale"])
    assert_sound(table)


def test_it_does_once_what_several_deliver(table: Table, race: Race) -> None:
    before, ids = table.seq, [str(uuid4()) for _ in range(5)]
    start(race, table, "repeat", ids=ids)
    answers = [racer.answers() for racer in race.racers]
    assert {len(each) for each in answers} == {len(ids)}
    for delivered in zip(*answers, strict=True):
        assert len({answer["seq"] for answer in delivered}) == 1
        assert sorted(a["replayed"] for a in delivered) == [False, *[True] * (PROCESSES - 1)]
    assert table.seq == before + len(ids)
    assert_sound(table)


def test_it_takes_everything_that_several_send(table: Table, race: Race) -> None:
    before = table.seq
    start(race, table, "append", count=10)
    answers = [answer for racer in race.racers for answer in racer.answers()]
    assert sorted(a["seq"] for a in answers) == list(range(before + 1, before + 31))
    assert Event.objects.filter(chouette_session=table.row).count() == before + 30
    assert_sound(table)


def test_it_seats_somebody_at_one_of_several_tables(
    people: People, table: Table, race: Race
) -> None:
    """Each table's own lock does not see the other: the database keeps the promise."""
    pairs = (("carla", "elena"), ("radu", "sorin"))
    others = [open_table(people, *pair, table=" ".join(pair)) for pair in pairs]
    tables = [table.session_id, *(other.session_id for other in others)]
    for _ in range(5):
        race.start_at(tables, "join", people.bogdan.pk, player=people.number("mira"))
        codes = [racer.answers()[0]["code"] for racer in race.racers]
        assert sorted(codes) == ["", "seated_elsewhere", "seated_elsewhere"]
        there = tables[codes.index("")]
        assert [seat.chouette_session_id for seat in mira(people)] == [there]
        seated = Table(people, table.outcome, people.bogdan)
        seated.session_id = there
        seated.send("void")


def mira(people: People) -> list[Seat]:
    return list(Seat.objects.filter(player=people.players["mira"]))


def test_it_keeps_what_it_acknowledged_when_its_process_is_killed(table: Table, race: Race) -> None:
    """kill -9 in the midst of the commands of one process, while another goes on."""
    before = table.seq
    start(race, table, "append", count=25)
    *killed, other = race.racers
    acknowledged = [answer for racer in killed for answer in racer.kill_after(4)]
    acknowledged += other.answers()
    assert len(acknowledged) >= 4 * len(killed) + 25
    stored = set(Command.objects.values_list("command_id", flat=True))
    assert {answer["id"] for answer in acknowledged} <= {str(known) for known in stored}
    # One command of each killed process may be stored without having been acknowledged.
    assert table.seq - before - len(acknowledged) in range(len(killed) + 1)
    assert_sound(table)
