"""Nobody makes boards without end: so many within a day; those made before do not count."""

from __future__ import annotations

from datetime import timedelta
from uuid import UUID, uuid4

import pytest
from django.db.models import F

from games.models import Board
from games.refusals import TooManyBoards
from games.services.making_boards import BOARDS_A_DAY, Agreed, make_board
from tests.api.conftest import browser_of
from tests.games.boards import board_here, new_board
from tests.people import People

pytestmark = pytest.mark.django_db


@pytest.fixture(autouse=True)
def as_many_as_may_be(people: People) -> UUID:
    """Ana has made a day's boards; the identifier of one of them."""
    row = board_here(people.ana).row
    first = row.command_id
    for _ in range(BOARDS_A_DAY - 1):
        row.pk, row.command_id = None, uuid4()
        row.save(force_insert=True)
    return first


def test_one_more_is_refused(people: People) -> None:
    refused = browser_of(people.ana).send("boards/", {"command_id": str(uuid4())}, 422)
    assert refused["code"] == "too_many_boards"
    assert Board.objects.count() == BOARDS_A_DAY


def test_one_that_was_made_is_told_again(people: People, as_many_as_may_be: UUID) -> None:
    made = make_board(user=people.ana, command_id=as_many_as_may_be, agreed=Agreed())
    assert made.replayed


def test_others_and_the_next_day_are_free(people: People) -> None:
    new_board(browser_of(people.bogdan))
    with pytest.raises(TooManyBoards):
        board_here(people.ana)
    Board.objects.update(made_at=F("made_at") - timedelta(days=1))
    board_here(people.ana)
