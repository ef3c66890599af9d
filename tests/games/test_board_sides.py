"""Who may do what: of two people each plays his own side, on one device both are played."""

from __future__ import annotations

import pytest

from tests.api.conftest import Caller, browser_of
from tests.games.boards import Played, board_here, board_of_two, callers_without_a_log_in, send
from tests.people import People

pytestmark = pytest.mark.django_db


@pytest.fixture
def board(people: People) -> Played:
    """Ana is White and is to play 3-1, Bogdan is Black."""
    board = board_of_two(people.ana, people.bogdan, length=5)
    board.send("roll", dice="31", by=people.bogdan)
    return board


@pytest.fixture
def ana(people: People) -> Caller:
    return browser_of(people.ana)


@pytest.fixture
def bogdan(people: People) -> Caller:
    return browser_of(people.bogdan)


def test_nobody_plays_for_the_other_side(board: Played, ana: Caller, bogdan: Caller) -> None:
    refused = send(bogdan, board.pk, 2, "play", 403, play="8/5 6/5")
    assert refused["code"] == "other_side"
    assert refused["detail"] == "This is for White, which is not yours to play."
    send(ana, board.pk, 2, "play", play="8/5 6/5")
    for kind in ("roll", "double"):
        assert send(ana, board.pk, 3, kind, 403)["code"] == "other_side"
    send(bogdan, board.pk, 3, "double")
    for kind in ("take", "drop"):
        assert send(bogdan, board.pk, 4, kind, 403)["code"] == "other_side"
    send(ana, board.pk, 4, "take")
    send(bogdan, board.pk, 5, "roll")


def test_each_resigns_for_himself_at_any_time(board: Played, ana: Caller, bogdan: Caller) -> None:
    done = send(bogdan, board.pk, 2, "resign", result="single")
    assert done["deeds"] == [{"did": "resign", "side": "black", "result": "single"}]
    assert send(bogdan, board.pk, 3, "accept_resignation", 403)["code"] == "other_side"
    declined = send(ana, board.pk, 3, "decline_resignation")
    assert declined["state"]["phase"] == "play"
    refused = send(bogdan, board.pk, 4, "resign", 403, result="single", side="white")
    assert refused["code"] == "other_side"


def test_on_one_device_it_is_said_who_resigns(people: People, ana: Caller) -> None:
    board = board_here(people.ana)
    board.send("roll", dice="31")
    done = send(ana, board.pk, 1, "resign", result="gammon", side="black")
    assert done["state"]["resignation"]["side"] == "black"
    send(ana, board.pk, 2, "decline_resignation")
    done = send(ana, board.pk, 3, "resign", result="gammon")
    assert done["state"]["resignation"]["side"] == "white"


def test_either_begins_the_next_game_and_throws_for_the_opening(
    board: Played, ana: Caller, bogdan: Caller
) -> None:
    send(ana, board.pk, 2, "resign", result="single")
    send(bogdan, board.pk, 3, "accept_resignation")
    send(bogdan, board.pk, 4, "next_game")
    send(ana, board.pk, 5, "roll")


def test_nobody_else_finds_the_board(people: People, board: Played) -> None:
    for user in (people.carla, people.dinu, people.elena):
        assert send(browser_of(user), board.pk, 2, "roll", 404)["code"] == "not_found"
    for caller, status, code in callers_without_a_log_in(people):
        assert send(caller, board.pk, 2, "roll", status)["code"] == code


def test_a_browser_sends_its_csrf_token(people: People, board: Played) -> None:
    ana = browser_of(people.ana)
    ana.credentials()
    assert send(ana, board.pk, 2, "play", 403, play="8/5 6/5")["code"] == "permission_denied"
