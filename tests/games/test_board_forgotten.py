"""A person whose log-in is closed for good leaves no name on a board; what was played stays."""

from __future__ import annotations

from uuid import uuid4

import pytest

from chouette.services.erasing import erase_player
from games.models import MatchRecord
from games.models.boards import Opponent
from games.refusals import NotFound
from games.services.making_boards import Agreed, make_board
from tests.api.conftest import browser_of
from tests.games.boards import Played, board_here, board_of_two
from tests.games.test_records_sent import new_record
from tests.people import People

pytestmark = pytest.mark.django_db

NAMES = {"white_name": "Ana", "black_name": "Carla"}


def erase_carla(people: People) -> None:
    carla = people.players["carla"]
    erase_player(club_id=people.club.pk, actor=people.ana, player_id=carla.pk)


def names(board: Played) -> tuple[str, str]:
    return board.row.white_name, board.row.black_name


def test_the_name_of_his_side_goes_and_the_others_stays(people: People) -> None:
    board = board_of_two(people.ana, people.carla, **NAMES)
    board.send("roll", dice="31", by=people.ana)
    erase_carla(people)
    assert names(board) == ("Ana", "Black")
    assert board.row.last_seq == 2


def test_where_he_played_both_sides_both_names_go(people: People) -> None:
    board, other = board_here(people.carla, **NAMES), board_here(people.bogdan, **NAMES)
    erase_carla(people)
    assert names(board) == ("White", "Black")
    assert names(other) == ("Ana", "Carla")


def test_nobody_sits_down_opposite_him_any_more(people: People) -> None:
    invited = Agreed(opponent=Opponent.INVITED)
    made = make_board(user=people.carla, command_id=uuid4(), agreed=invited)
    erase_carla(people)
    board = Played(made.board.pk, people.carla, people.bogdan)
    with pytest.raises(NotFound):
        board.send("sit", by=people.bogdan, secret=made.secret)


def test_his_match_files_go_and_those_of_others_stay(people: People) -> None:
    for user in (people.ana, people.carla):
        new_record(browser_of(user))
    erase_carla(people)
    assert [record.owner for record in MatchRecord.objects.all()] == [people.ana]
