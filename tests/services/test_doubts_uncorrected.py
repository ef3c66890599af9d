"""A doubt is decided as corrected only where the game is not as it was when it was doubted."""

from __future__ import annotations

import pytest

from chouette.doubt_refusals import NotCorrected
from chouette.models import Dispute
from chouette.refusals import NotFound
from chouette.services.disputes import decide_dispute, dispute_game
from tests.builders import Table, open_table
from tests.people import People

pytestmark = pytest.mark.django_db


@pytest.fixture
def table(people: People) -> Table:
    """Two finished games."""
    table = open_table(people, "ana", "bogdan", "carla")
    table.send("result", winner="box", result="single")
    table.send("result", winner="box", result="gammon")
    return table


@pytest.fixture
def doubt(table: Table, people: People) -> Dispute:
    return dispute_game(session_id=table.session_id, game=1, actor=people.carla)


def test_it_is_not_called_corrected_where_nothing_was(
    doubt: Dispute, table: Table, people: People
) -> None:
    """A correction of the game itself decides the doubt; one of another game says nothing of it."""
    correct_to_gammon(table, 2)
    with pytest.raises(NotCorrected):
        decide_dispute(dispute_id=doubt.pk, actor=people.bogdan, verdict="corrected")
    doubt.refresh_from_db()
    assert doubt.decided_at is None


def test_a_correction_from_before_the_doubt_does_not_decide_it(
    table: Table, people: People
) -> None:
    correct_to_gammon(table, 1)
    doubt = dispute_game(session_id=table.session_id, game=1, actor=people.carla)
    with pytest.raises(NotCorrected):
        decide_dispute(dispute_id=doubt.pk, actor=people.bogdan, verdict="corrected")


def test_it_is_corrected_where_an_earlier_correction_was_undone_since(
    table: Table, people: People
) -> None:
    correct_to_gammon(table, 1)
    doubt = dispute_game(session_id=table.session_id, game=1, actor=people.carla)
    table.send("void")
    doubt.refresh_from_db()
    assert doubt.decided_at is None
    decided = decide_dispute(dispute_id=doubt.pk, actor=people.bogdan, verdict="corrected")
    assert decided.decision == "corrected"


def correct_to_gammon(table: Table, game: int) -> None:
    event = {"type": "result", "winner": "team", "kind": "gammon"}
    table.send("correct_game", game=game, events=[event])


def test_there_is_nothing_to_decide_where_there_is_no_dispute(people: People) -> None:
    for number in (0, 10**9):
        with pytest.raises(NotFound):
            decide_dispute(dispute_id=number, actor=people.ana)
