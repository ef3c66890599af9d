"""Two phones send at the same moment: one is done, the other is told; nothing is done twice."""

from __future__ import annotations

from typing import Any
from uuid import uuid4

import pytest

from games.models import Board, BoardCommand
from games.models.boards import Opponent
from games.services.making_boards import Agreed, make_board
from tests.games.board_racers import PROGRAM
from tests.games.boards import board_here, board_of_two
from tests.people import People
from tests.racers import Race

pytestmark = pytest.mark.django_db(transaction=True)


def answers(*jobs: dict[str, Any]) -> list[dict[str, Any]]:
    """What each of some processes was answered to its one command."""
    with Race(len(jobs), PROGRAM) as race:
        race.give(jobs)
        return [answer for (answer,) in race.answers()]


def test_of_two_throws_one_is_done_and_the_other_is_late(people: People) -> None:
    board = board_of_two(people.ana, people.bogdan)
    job = {"mode": "send", "board": board.pk, "seq": 1, "kind": "roll"}
    told = answers(
        *({**job, "user": u.pk, "ids": [str(uuid4())]} for u in (people.ana, people.bogdan) * 2)
    )
    assert sorted(answer["code"] for answer in told) == ["", "stale", "stale", "stale"]
    assert BoardCommand.objects.filter(board=board.pk).count() == board.row.last_seq == 2


def test_one_command_sent_by_several_at_once_is_done_once(people: People) -> None:
    board = board_here(people.ana)
    job = {
        "mode": "send",
        "board": board.pk,
        "user": people.ana.pk,
        "seq": 0,
        "kind": "roll",
        "ids": [str(uuid4())],
    }
    told = answers(job, job, job)
    assert [answer["code"] for answer in told] == [""] * 3
    assert sorted(answer["replayed"] for answer in told) == [False, True, True]
    assert BoardCommand.objects.filter(board=board.pk).count() == 1


def test_of_two_who_bring_one_secret_one_sits_down(people: People) -> None:
    agreed = Agreed(opponent=Opponent.INVITED)
    made = make_board(user=people.ana, command_id=uuid4(), agreed=agreed)
    job = {
        "mode": "send",
        "board": made.board.pk,
        "seq": 0,
        "kind": "sit",
        "secret": made.secret,
    }
    told = answers(
        *({**job, "user": u.pk, "ids": [str(uuid4())]} for u in (people.bogdan, people.carla))
    )
    assert sorted(answer["code"] for answer in told) == ["", "not_found"]
    assert Board.objects.get(pk=made.board.pk).black_id in (people.bogdan.pk, people.carla.pk)


def test_one_board_made_by_several_at_once_is_one(people: People) -> None:
    job = {"mode": "make", "user": people.ana.pk, "id": str(uuid4())}
    told = answers(job, job, job)
    assert len({answer["board"] for answer in told}) == 1
    assert sorted(answer["replayed"] for answer in told) == [False, True, True]
