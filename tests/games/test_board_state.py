"""GET `boards/{id}/`: a board as it stands, and what each side may do next."""

from __future__ import annotations

from typing import Any

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext

from games.engine import Position, Rules
from tests.api.conftest import browser_of
from tests.games.boards import board_here, board_of_two, callers_without_a_log_in, play_a_board
from tests.people import People

pytestmark = pytest.mark.django_db


def ask(people: People, board: int) -> Any:
    return browser_of(people.ana).ask(f"boards/{board}/")


def test_it_tells_what_is_on_the_table(people: People) -> None:
    board = board_here(people.ana, length=7)
    board.send("roll", dice="31")
    state = ask(people, board.pk)
    start = Position.from_xgid("XGID=-b----E-C---eE---c-e----B-:0:0:-1:31:0:0:0:7:10")
    assert (state["xgid"], state["position_id"]) == (start.xgid, "4HPwATDgc/ABMA")
    assert (state["phase"], state["on_roll"], state["decides"]) == ("play", "white", "white")
    assert state["dice"] == [3, 1]
    assert state["legal_plays"] == [str(play) for play in start.legal_plays()]
    assert state["may"] == {"white": ["play", "resign"], "black": ["resign"]}
    opened = {"did": "open", "white": 3, "black": 1}
    assert state["last"] == {"seq": 1, "kind": "roll", "deeds": [opened]}


def test_before_the_opening_throw_there_is_no_position(people: People) -> None:
    state = ask(people, board_here(people.ana).pk)
    nothing = ("on_roll", "decides", "dice", "xgid", "position_id", "legal_plays", "last_result")
    assert [state[name] for name in nothing] == [None] * 7


def test_it_tells_an_offer_and_who_is_to_answer(people: People) -> None:
    board = board_here(people.ana, rules=Rules(beavers=1))
    board.play("31: 8/5 6/5")
    board.send("double")
    state = ask(people, board.pk)
    assert state["cube"] == {"level": 1, "owner": None, "offer": "double", "if_taken": 2}
    assert (state["phase"], state["on_roll"], state["decides"]) == (
        "answer_double",
        "black",
        "white",
    )
    assert state["may"]["white"] == ["take", "drop", "beaver", "resign", "undo"]
    board.send("beaver")
    board.send("take")
    assert ask(people, board.pk)["cube"] == {
        "level": 4,
        "owner": "white",
        "offer": None,
        "if_taken": 4,
    }


def test_it_tells_an_otter_though_no_xgid_can(people: People) -> None:
    board = board_here(people.ana, rules=Rules(beavers=3))
    board.play("31: 8/5 6/5")
    for kind in ("double", "beaver", "raccoon", "otter"):
        board.send(kind)
    state = ask(people, board.pk)
    assert (state["cube"]["offer"], state["cube"]["if_taken"], state["xgid"]) == ("otter", 16, None)


def test_it_tells_a_resignation_and_the_result_of_the_game(people: People) -> None:
    board = board_of_two(people.ana, people.bogdan, length=5)
    board.send("roll", dice="31", by=people.ana)
    board.send("resign", result="gammon", by=people.bogdan)
    state = ask(people, board.pk)
    assert state["resignation"] == {"side": "black", "result": "gammon"}
    assert state["may"] == {"white": ["accept_resignation", "decline_resignation"], "black": []}
    board.send("accept_resignation", by=people.ana)
    state = ask(people, board.pk)
    result = {"winner": "white", "result": "gammon", "ending": "resigned", "points": 2}
    assert (state["last_result"], state["resignation"]) == (result, None)
    assert (state["white"]["score"], state["phase"]) == (2, "game_over")
    assert state["may"] == {"white": ["next_game"], "black": ["next_game"]}
    assert (state["on_roll"], state["decides"]) == (None, None)


def test_it_tells_the_crawford_game_and_who_has_won_the_match(people: People) -> None:
    board = board_here(people.ana, length=2)
    board.send("roll", dice="31")
    board.send("resign")
    board.send("accept_resignation")
    board.send("next_game")
    assert ask(people, board.pk)["is_crawford"] is True
    board.send("roll", dice="31")
    board.send("resign", result="backgammon")
    board.send("accept_resignation")
    state = ask(people, board.pk)
    assert (state["phase"], state["status"], state["winner"]) == ("match_over", "over", "black")
    assert (state["game"], state["black"]["score"]) == (2, 4)
    assert state["may"] == {"white": [], "black": []}
    (row,) = browser_of(people.ana).ask("boards/")["results"]
    assert (row["status"], row["black"]["score"]) == ("over", 4)


def test_while_nothing_is_to_be_played_it_tells_no_plays(people: People) -> None:
    assert ask(people, play_a_board(people.ana).pk)["legal_plays"] is None


def test_it_is_not_sent_again_to_whoever_has_it(people: People) -> None:
    ana, board = browser_of(people.ana), play_a_board(people.ana)
    address = f"/api/v1/boards/{board.pk}/"
    tag = ana.get(address)["ETag"]
    again = ana.get(address, HTTP_IF_NONE_MATCH=tag)
    assert (again.status_code, again.content) == (304, b"")
    board.send("roll", dice="21")
    assert ana.get(address, HTTP_IF_NONE_MATCH=tag).status_code == 200


def test_it_is_seen_by_its_two_players_alone(people: People) -> None:
    board = board_of_two(people.ana, people.bogdan)
    seen = [browser_of(user).ask(f"boards/{board.pk}/") for user in (people.ana, people.bogdan)]
    assert [state["you"] for state in seen] == [["white"], ["black"]]
    for user in (people.carla, people.dinu, people.elena):
        assert browser_of(user).ask(f"boards/{board.pk}/", 404)["code"] == "not_found"
    assert browser_of(people.ana).ask("boards/999999/", 404)["code"] == "not_found"
    for caller, status, code in callers_without_a_log_in(people):
        for number in (board.pk, 999_999):
            assert caller.ask(f"boards/{number}/", status)["code"] == code


def test_a_long_game_asks_as_few_queries_as_a_short_one(people: People) -> None:
    board, ana = play_a_board(people.ana), browser_of(people.ana)
    counts = []
    for _ in range(2):
        with CaptureQueriesContext(connection) as queries:
            ana.ask(f"boards/{board.pk}/")
        counts.append(len(queries))
        for dice in ("61", "62", "21", "41"):
            board.send("roll", dice=dice)
            board.send("play", play=ask(people, board.pk)["legal_plays"][0])
    assert counts[0] == counts[1]
