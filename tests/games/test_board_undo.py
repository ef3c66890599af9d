"""The command `undo`: on one device the last deed is taken back, but never what the dice showed."""

from __future__ import annotations

import pytest

from games.engine.errors import NothingToUndo
from games.models import BoardCommand
from games.refusals import DiceStand, NoUndoApart
from tests.games.boards import Played, board_here, board_of_two
from tests.people import People

pytestmark = pytest.mark.django_db


@pytest.fixture
def board(people: People) -> Played:
    board = board_here(people.ana, length=3)
    board.play("31: 8/5 6/5")
    return board


def test_a_play_is_taken_back_and_made_otherwise(board: Played) -> None:
    board.send("undo")
    position = board.state.game.position
    assert position is not None
    assert (position.on_roll.label, str(position.roll)) == ("White", "3-1")
    board.send("play", play="24/23 13/10")


def test_dice_that_were_thrown_stand(board: Played) -> None:
    board.send("roll", dice="64")
    with pytest.raises(DiceStand):
        board.send("undo")
    board.send("play", play="24/14")
    board.send("undo")
    with pytest.raises(DiceStand):
        board.send("undo")


def test_an_answer_that_ended_a_game_is_taken_back_with_its_points(board: Played) -> None:
    board.send("double")
    board.send("drop")
    assert board.row.black_score == 1
    board.send("undo")
    assert (board.row.black_score, board.state.phase) == (0, "answer_double")
    board.send("take")


def test_a_game_that_has_been_followed_by_another_stands(board: Played) -> None:
    board.send("double")
    board.send("drop")
    board.send("next_game")
    with pytest.raises(NothingToUndo):
        board.send("undo")


def test_what_was_taken_back_stays_in_the_log(board: Played) -> None:
    board.send("undo")
    log = BoardCommand.objects.filter(board=board.pk).order_by("seq")
    assert [command.kind for command in log] == ["roll", "play", "undo"]


def test_where_two_people_play_nothing_is_taken_back(people: People) -> None:
    board = board_of_two(people.ana, people.bogdan)
    board.send("roll", dice="31")
    board.send("play", play="8/5 6/5")
    with pytest.raises(NoUndoApart):
        board.send("undo", by=people.ana)
