"""What `command_submit` promises to whoever sends a command."""

from __future__ import annotations

from uuid import uuid4

import pytest

from chouette.models import Command, Event, LedgerEntry
from chouette.refusals import NotFound, ReusedCommandId, Stale
from chouette.rules.errors import RuleViolation
from tests.builders import net_points, open_table
from tests.people import People

pytestmark = pytest.mark.django_db


def test_it_records_a_game_with_its_points(people: People) -> None:
    table = open_table(people, "ana", "bogdan", "carla")
    table.quick(bogdan=2, carla=-1)
    assert table.points() == {"ana": -2, "bogdan": 4, "carla": -2}
    assert net_points(table.session_id) == {
        people.players["ana"].pk: -2,
        people.players["bogdan"].pk: 4,
        people.players["carla"].pk: -2,
    }


def test_it_numbers_events_without_gaps(people: People) -> None:
    table = open_table(people, "ana", "bogdan")
    table.quick(bogdan=1)
    seqs = list(Event.objects.filter(chouette_session=table.row).values_list("seq", flat=True))
    assert seqs == list(range(1, table.seq + 1))


def test_it_answers_a_second_delivery_as_the_first(people: People) -> None:
    table = open_table(people, "ana", "bogdan")
    command_id, seq = uuid4(), table.seq
    first = table.send("join", player=people.number("carla"), command_id=command_id)
    table.send("join", player=people.number("radu"))
    again = table.send(
        "join", player=people.number("carla"), command_id=command_id, expected_seq=seq
    )
    assert (first.replayed, again.replayed) == (False, True)
    assert again.state == first.state
    assert again.events == first.events
    assert Command.objects.filter(command_id=command_id).count() == 1


def test_it_refuses_a_known_id_with_another_body(people: People) -> None:
    table = open_table(people, "ana", "bogdan")
    command_id = uuid4()
    table.send("join", player=people.number("carla"), command_id=command_id)
    with pytest.raises(ReusedCommandId):
        table.send("join", player=people.number("radu"), command_id=command_id)


def test_it_refuses_a_known_id_at_another_table(people: People) -> None:
    one = open_table(people, "ana", "bogdan")
    two = open_table(people, "radu", "mira", table="Table 2")
    command_id = uuid4()
    one.send("change_stake", stake_minor=100, command_id=command_id)
    with pytest.raises(ReusedCommandId):
        two.send("change_stake", stake_minor=100, command_id=command_id)


def test_it_tells_a_stale_sender_what_he_missed(people: People) -> None:
    table = open_table(people, "ana", "bogdan")
    seq = table.seq
    table.send("join", player=people.number("carla"))
    with pytest.raises(Stale) as caught:
        table.send("join", player=people.number("radu"), expected_seq=seq)
    assert caught.value.state.seq == table.seq
    assert [event["kind"] for event in caught.value.events] == ["player_joined"]
    assert [event["seq"] for event in caught.value.events] == [seq + 1]


def test_it_refuses_a_sender_from_the_future(people: People) -> None:
    table = open_table(people, "ana", "bogdan")
    with pytest.raises(Stale) as caught:
        table.send("join", player=people.number("radu"), expected_seq=table.seq + 1)
    assert caught.value.events == ()


def test_it_writes_nothing_when_a_rule_is_broken(people: People) -> None:
    table = open_table(people, "ana", "bogdan")
    seq, commands = table.seq, Command.objects.count()
    with pytest.raises(RuleViolation):
        table.send("join", player=people.number("ana"))
    assert (table.seq, Command.objects.count()) == (seq, commands)
    assert not LedgerEntry.objects.exists()


def test_it_lets_a_refused_id_be_used_again(people: People) -> None:
    table = open_table(people, "ana", "bogdan")
    command_id = uuid4()
    with pytest.raises(RuleViolation):
        table.send("join", player=people.number("ana"), command_id=command_id)
    assert not table.send("join", player=people.number("carla"), command_id=command_id).replayed


def test_it_knows_no_other_table(people: People) -> None:
    table = open_table(people, "ana", "bogdan")
    table.session_id += 1_000
    with pytest.raises(NotFound):
        table.send("close", expected_seq=1)


def test_it_keeps_what_was_asked_and_who_asked(people: People) -> None:
    table = open_table(people, "ana", "bogdan")
    table.send("join", player=people.number("carla"), actor=people.ana)
    command = Command.objects.latest("id")
    assert command.actor == people.ana
    assert command.body == {"kind": "join", "player": people.number("carla")}
    assert (command.first_seq, command.last_seq) == (table.seq, table.seq)
