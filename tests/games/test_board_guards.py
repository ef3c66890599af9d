"""The log of a board is only ever added to, whoever holds the connection."""

from __future__ import annotations

from typing import Any
from uuid import uuid4

import pytest
from django.core.management import call_command
from django.db import IntegrityError, connection, transaction

from games.models import Board, BoardCommand, guards
from tests.people import People

pytestmark = pytest.mark.django_db


@pytest.fixture
def board(people: People) -> Board:
    return Board.objects.create(
        maker=people.ana,
        command_id=uuid4(),
        body_hash="0" * 64,
        length=3,
        rules={"jacoby": False},
        opponent="invited",
        white=people.ana,
        white_name="Ana",
        black_name="Bogdan",
        last_seq=1,
    )


def command(board: Board, seq: int = 1, **fields: Any) -> BoardCommand:
    values = {"board": board, "seq": seq, "command_id": uuid4(), "kind": "roll", "deeds": []}
    return BoardCommand.objects.create(**values, actor=board.maker, **fields)


def refused(board: Board, **changes: Any) -> None:
    with pytest.raises(IntegrityError), transaction.atomic():
        Board.objects.filter(pk=board.pk).update(**changes)


def test_a_command_is_never_changed_and_never_vanishes(board: Board) -> None:
    command(board)
    with pytest.raises(IntegrityError), transaction.atomic():
        BoardCommand.objects.update(kind="double")
    with pytest.raises(IntegrityError), transaction.atomic():
        BoardCommand.objects.all().delete()


@pytest.mark.parametrize("seq", [0, 1, 3])
def test_commands_are_numbered_without_a_gap(board: Board, seq: int) -> None:
    command(board)
    with pytest.raises(IntegrityError), transaction.atomic():
        command(board, seq)
    assert command(board, 2).seq == 2


def test_a_board_is_never_deleted(board: Board) -> None:
    with pytest.raises(IntegrityError), transaction.atomic():
        board.delete()


def test_what_was_agreed_on_stands(board: Board, people: People) -> None:
    for changes in (
        {"length": 5},
        {"rules": {"jacoby": True}},
        {"maker": people.bogdan},
        {"last_seq": 0},
        {"opponent": "here"},
    ):
        refused(board, **changes)
    Board.objects.filter(pk=board.pk).update(rules={"jacoby": False}, last_seq=2, white_score=1)


def test_who_sits_stays_and_nobody_sits_opposite_himself(board: Board, people: People) -> None:
    refused(board, white=people.bogdan)
    refused(board, white=None)
    refused(board, black=people.ana)
    Board.objects.filter(pk=board.pk).update(black=people.bogdan)
    refused(board, black=people.carla)


@pytest.mark.postgres
@pytest.mark.django_db(transaction=True)
def test_the_log_is_not_truncated(board: Board) -> None:
    with pytest.raises(IntegrityError), connection.cursor() as cursor:
        cursor.execute("TRUNCATE games_boardcommand CASCADE")


@pytest.mark.django_db(transaction=True)
def test_the_migration_goes_back_and_forth() -> None:
    call_command("migrate", "games", "zero", verbosity=0)
    try:
        assert "games_board" not in connection.introspection.table_names()
    finally:
        call_command("migrate", "games", verbosity=0)
    assert guards.missing(connection) == []
