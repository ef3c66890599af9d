"""A command that is sent again is done once; one that comes too late is told what it missed."""

from __future__ import annotations

from typing import Any
from uuid import uuid4

import pytest

from games.models import BoardCommand
from games.models.boards import COMMANDS_MAX
from tests.api.conftest import Caller, browser_of
from tests.games.boards import Played, board_here, board_of_two, new_board, send
from tests.people import People

pytestmark = pytest.mark.django_db


@pytest.fixture
def ana(people: People) -> Caller:
    return browser_of(people.ana)


def command(seq: int, kind: str = "roll", **more: Any) -> dict[str, Any]:
    return {"command_id": str(uuid4()), "expected_seq": seq, "kind": kind, **more}


def test_sent_again_it_is_answered_as_it_was_then(ana: Caller) -> None:
    board = new_board(ana)["id"]
    address, body = f"boards/{board}/commands/", command(0)
    first = ana.send(address, body)
    send(ana, board, 1, "play", play=first["state"]["legal_plays"][0])
    again = ana.post(f"/api/v1/{address}", body)
    assert (again.status_code, again["Idempotency-Replayed"]) == (200, "true")
    assert again.json() == first
    assert BoardCommand.objects.filter(board=board).count() == 2


def test_an_id_used_for_something_else_is_refused(people: People, ana: Caller) -> None:
    board = board_of_two(people.ana, people.bogdan)
    address, body = f"boards/{board.pk}/commands/", command(1)
    ana.send(address, body)
    for caller, other in (
        (ana, {**body, "kind": "double"}),
        (browser_of(people.bogdan), body),
    ):
        assert caller.send(address, other, 422)["code"] == "reused_command_id"


def test_an_id_of_one_board_may_be_used_on_another(ana: Caller) -> None:
    body = command(0)
    for _ in range(2):
        ana.send(f"boards/{new_board(ana)['id']}/commands/", body)


@pytest.mark.parametrize("seq", [0, 1, 3, 4_000])
def test_one_that_comes_too_late_or_too_early_is_told_the_state(
    people: People, ana: Caller, seq: int
) -> None:
    board = board_here(people.ana)
    board.play("31: 8/5 6/5")
    answer = ana.post(f"/api/v1/boards/{board.pk}/commands/", command(seq))
    assert (answer.status_code, answer["Content-Type"]) == (409, "application/problem+json")
    told = answer.json()
    assert (told["code"], told["seq"]) == ("stale", 2)
    assert told["state"] == ana.ask(f"boards/{board.pk}/")
    send(ana, board.pk, told["seq"], "roll")


def test_one_that_comes_too_late_is_not_told_that_it_breaks_a_rule(
    people: People, ana: Caller
) -> None:
    board = board_of_two(people.ana, people.bogdan)
    board.send("roll", dice="31")
    bogdan = browser_of(people.bogdan)
    assert send(bogdan, board.pk, 1, "play", 409, play="8/5 6/5")["code"] == "stale"


def test_a_board_that_is_full_takes_no_more(ana: Caller, people: People) -> None:
    board: Played = board_here(people.ana)
    board.send("roll", dice="31")
    row = board.row
    BoardCommand.objects.bulk_create(
        BoardCommand(
            board=row,
            seq=seq,
            command_id=uuid4(),
            kind="undo",
            deeds=[],
            actor=people.ana,
            head=row.head,
        )
        for seq in range(2, COMMANDS_MAX + 1)
    )
    row.last_seq = COMMANDS_MAX
    row.save(update_fields=["last_seq"])
    refused = send(ana, board.pk, COMMANDS_MAX, "play", 422, play="8/5 6/5")
    assert refused["code"] == "board_full"
