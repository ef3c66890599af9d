"""What commands of a table do to a game in doubt: correcting decides it, undoing takes it along."""

from __future__ import annotations

from typing import Any

import pytest
from django.db import IntegrityError

from chouette.models import Dispute
from chouette.refusals import Stale
from chouette.services.disputes import dispute_game
from tests.builders import Table, open_table
from tests.people import People

pytestmark = pytest.mark.django_db


@pytest.fixture
def table(people: People) -> Table:
    """Two finished games, both in doubt."""
    table = open_table(people, "ana", "bogdan", "carla")
    for number in (1, 2):
        table.send("result", winner="box", result="single")
        dispute_game(session_id=table.session_id, game=number, actor=people.carla)
    return table


def decisions() -> dict[int, tuple[str, Any]]:
    return {d.game: (d.decision, d.decided_by) for d in Dispute.objects.all()}


def correct(table: Table, game: int) -> None:
    events = [{"type": "result", "winner": "team", "kind": "single"}]
    table.send("correct_game", game=game, events=events)


def test_a_correction_decides_it(table: Table, people: People) -> None:
    correct(table, 1)
    assert decisions() == {1: ("corrected", people.bogdan), 2: ("", None)}


def test_a_correction_of_the_last_game_decides_it(table: Table, people: People) -> None:
    correct(table, 2)
    assert decisions() == {1: ("", None), 2: ("corrected", people.bogdan)}


def test_a_refused_correction_decides_nothing(table: Table) -> None:
    seq = table.seq
    with pytest.raises(Stale):
        table.send("correct_game", expected_seq=seq - 1, game=1, events=[])
    assert decisions()[1] == ("", None)


def test_an_undone_game_is_in_doubt_no_more(table: Table, people: People) -> None:
    table.send("void")
    assert decisions() == {1: ("", None), 2: ("undone", people.bogdan)}
    table.send("result", winner="team", result="single")
    assert decisions()[2] == ("undone", people.bogdan)


def test_undoing_something_else_decides_nothing(table: Table, people: People) -> None:
    table.send("join", player=people.number("radu"), level=1)
    table.send("void")
    assert {decision for decision, _by in decisions().values()} == {""}


def test_other_tables_are_left_alone(table: Table, people: People) -> None:
    other = open_table(people, "radu", "mira", table="Table 2")
    other.send("result", winner="box", result="single")
    dispute_game(session_id=other.session_id, game=1, actor=people.ana)
    correct(table, 1)
    other_one = Dispute.objects.get(chouette_session=other.session_id)
    assert other_one.decided_at is None


def test_no_dispute_can_be_deleted(table: Table) -> None:
    with pytest.raises(IntegrityError):
        Dispute.objects.all().delete()
