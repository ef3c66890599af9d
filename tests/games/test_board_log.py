"""The state of a board comes of its log; what was folded is kept, and is never trusted blindly."""

from __future__ import annotations

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext

from clubsite.kept_states import KeptStates
from games.boards.state import BoardState
from games.models import BoardCommand
from games.selectors import boards
from games.selectors.boards import BrokenLog, state_at, state_of
from tests.api.conftest import browser_of
from tests.games.boards import Played, play_a_board
from tests.guards import lifted
from tests.people import People

pytestmark = pytest.mark.django_db


@pytest.fixture
def board(people: People) -> Played:
    return play_a_board(people.ana)


def forget() -> None:
    """As in a process that has folded nothing yet."""
    boards._kept = KeptStates(boards.STATES_KEPT, None)


def read(board: Played) -> tuple[BoardState, int]:
    """The state, and how many queries it took beside the row."""
    row = board.row
    with CaptureQueriesContext(connection) as queries:
        state = state_of(row)
    return state, len(queries)


def test_it_is_the_same_from_the_log_as_it_was_after_the_command(board: Played) -> None:
    kept, queries = read(board)
    assert queries == 0
    forget()
    folded, queries = read(board)
    assert (folded, queries) == (kept, 1)


def test_another_process_reads_only_what_it_has_missed(board: Played) -> None:
    elsewhere, row = boards._kept, board.row
    forget()
    state_of(row)
    board.send("roll", dice="61")
    boards._kept = elsewhere
    expected = state_at(board.row, board.row.last_seq)
    assert read(board) == (expected, 1)


def test_a_state_that_is_not_of_this_log_is_not_taken(board: Played) -> None:
    row = board.row
    right = state_of(row)
    wrong = state_at(row, 2)
    for seq in (1, 2, 5, 6):
        boards._kept.put(row.pk, "another head", (seq, wrong))
        assert state_of(row) == right


def test_it_tells_how_it_was_after_each_command(board: Played) -> None:
    phases = [state_at(board.row, seq).phase for seq in range(4)]
    assert phases == ["opening", "play", "throw", "play"]


def test_a_log_that_cannot_have_happened_is_the_services_fault(board: Played) -> None:
    with lifted():
        BoardCommand.objects.filter(board=board.pk, seq=2).update(
            deeds=[{"did": "play", "side": "white", "play": "24/1"}]
        )
    forget()
    with pytest.raises(BrokenLog):
        state_of(board.row)


def test_the_fault_is_told_to_nobody_as_a_rule_he_broke(people: People, board: Played) -> None:
    with lifted():
        BoardCommand.objects.filter(board=board.pk, seq=2).update(deeds=[{"did": "take"}])
    forget()
    ana = browser_of(people.ana)
    ana.raise_request_exception = False
    assert ana.ask(f"boards/{board.pk}/", 500)["code"] == "server_error"
