"""POST `boards/{id}/commands/`: each kind does what it says, by the rules of the game."""

from __future__ import annotations

from typing import Any

import pytest

from games.models import Board, BoardCommand
from tests.api.conftest import Caller, browser_of
from tests.games.boards import Played, board_here, new_board, send
from tests.people import People

pytestmark = pytest.mark.django_db


@pytest.fixture
def ana(people: People) -> Caller:
    return browser_of(people.ana)


@pytest.fixture
def board(people: People) -> Played:
    """White has opened with 3-1 and is to play it, in a match to 3."""
    board = board_here(people.ana, length=3)
    board.send("roll", dice="31")
    return board


def test_the_service_throws_the_dice_and_records_them(ana: Caller) -> None:
    made = new_board(ana)
    done = send(ana, made["id"], 0, "roll")
    *_, last = done["deeds"]
    assert last["did"] == "open"
    assert sorted(done["state"]["dice"]) == sorted((last["white"], last["black"]))
    kept = BoardCommand.objects.get(board=made["id"])
    assert (kept.seq, kept.kind, kept.deeds) == (1, "roll", done["deeds"])


def test_a_play_is_recorded_in_standard_notation(ana: Caller, board: Played) -> None:
    done = send(ana, board.pk, 1, "play", play="6-5, 8-5")
    assert done["deeds"] == [{"did": "play", "side": "white", "play": "8/5 6/5"}]
    assert (done["state"]["phase"], done["state"]["on_roll"]) == ("throw", "black")
    assert done["state"]["seq"] == done["seq"] == 2


def test_a_double_is_taken_or_dropped(ana: Caller, board: Played) -> None:
    send(ana, board.pk, 1, "play", play="8/5 6/5")
    offered = send(ana, board.pk, 2, "double")
    assert offered["deeds"] == [{"did": "double", "side": "black", "level": 2}]
    dropped = send(ana, board.pk, 3, "drop")
    assert dropped["state"]["last_result"] == {
        "winner": "black",
        "result": "single",
        "ending": "dropped",
        "points": 1,
    }
    begun = send(ana, board.pk, 4, "next_game")
    assert begun["deeds"] == [{"did": "next_game", "game": 2}]
    assert begun["state"]["black"]["score"] == 1


REFUSED: list[tuple[str, dict[str, Any], str]] = [
    ("roll", {}, "not_now"),
    ("double", {}, "cube_not_available"),
    ("take", {}, "cube_not_available"),
    ("drop", {}, "cube_not_available"),
    ("beaver", {}, "cube_not_available"),
    ("accept_resignation", {}, "not_now"),
    ("decline_resignation", {}, "not_now"),
    ("next_game", {}, "game_not_over"),
    ("undo", {}, "dice_stand"),
    ("play", {"play": "8/3"}, "illegal_play"),
    ("play", {"play": ""}, "illegal_play"),
    ("play", {"play": "8/5/"}, "bad_notation"),
    ("sit", {"secret": "x"}, "seat_taken"),
]


@pytest.mark.parametrize(("kind", "fields", "code"), REFUSED)
def test_what_breaks_a_rule_is_refused_and_not_written(
    ana: Caller, board: Played, kind: str, fields: dict[str, Any], code: str
) -> None:
    assert send(ana, board.pk, 1, kind, 422, **fields)["code"] == code
    assert BoardCommand.objects.filter(board=board.pk).count() == 1


def test_an_illegal_play_is_told_which_rule_it_breaks(ana: Caller, board: Played) -> None:
    refused = send(ana, board.pk, 1, "play", 422, play="8/5")
    assert refused["rule"] == "both_numbers"
    assert refused["detail"] == "'8/5' is not legal with 3-1: both numbers can be played."


@pytest.mark.parametrize("kind", ["play", "double", "take", "resign"])
def test_before_the_opening_throw_there_is_only_that(ana: Caller, kind: str) -> None:
    fields = {"play": {"play": "8/5"}, "resign": {"result": "single"}}.get(kind, {})
    assert send(ana, new_board(ana)["id"], 0, kind, 422, **fields)["code"] == "not_now"


def test_turns_of_the_cube_are_called_by_their_names(ana: Caller) -> None:
    made = new_board(ana, beavers=2)
    done = send(ana, made["id"], 0, "roll")
    plays = done["state"]["legal_plays"]
    send(ana, made["id"], 1, "play", play=plays[0])
    send(ana, made["id"], 2, "double")
    assert send(ana, made["id"], 3, "raccoon", 422)["code"] == "other_turn"
    assert send(ana, made["id"], 3, "beaver")["deeds"][0]["level"] == 4
    send(ana, made["id"], 4, "raccoon")
    assert send(ana, made["id"], 5, "otter", 422)["code"] == "beaver_not_allowed"


def test_after_the_end_of_a_match_nothing_is_done(ana: Caller, board: Played) -> None:
    board.send("resign", result="backgammon")
    board.send("accept_resignation")
    for kind in ("roll", "next_game", "undo", "double"):
        assert send(ana, board.pk, 3, kind, 422)["code"] == "match_over"


@pytest.mark.parametrize(
    ("body", "field"),
    [
        ({"kind": "fly"}, "kind"),
        ({"kind": "play"}, "play"),
        ({"kind": "resign"}, "result"),
        ({"kind": "sit"}, "secret"),
        ({"kind": "roll", "play": "8/5"}, "play"),
        ({"kind": "roll", "dice": [6, 6]}, "dice"),
        ({"kind": "roll", "expected_seq": "1"}, "expected_seq"),
        ({"kind": "roll", "command_id": "1"}, "command_id"),
        ({"kind": "resign", "result": "all"}, "result"),
        ({"kind": "play", "play": "8/5 " * 30}, "play"),
    ],
)
def test_what_is_no_command_is_told_by_its_field(
    people: People, ana: Caller, board: Played, body: dict[str, Any], field: str
) -> None:
    whole = {"command_id": "5a0c9a3e-53a1-4bd2-9f0a-2e6f8a1c7d01", "expected_seq": 1, **body}
    refused = ana.send(f"boards/{board.pk}/commands/", whole, 400)
    assert list(refused["fields"]) == [field]
    browser_of(people.carla).send(f"boards/{board.pk}/commands/", whole, 404)
    assert Board.objects.get(pk=board.pk).last_seq == 1
