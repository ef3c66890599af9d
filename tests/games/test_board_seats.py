"""The command `sit`: whoever brings the secret of an invited board plays its empty side."""

from __future__ import annotations

from uuid import uuid4

import pytest

from games.models import Board, BoardCommand
from tests.api.conftest import Caller, browser_of
from tests.games.boards import callers_without_a_log_in, new_board, send
from tests.people import People

pytestmark = pytest.mark.django_db


@pytest.fixture
def ana(people: People) -> Caller:
    return browser_of(people.ana)


@pytest.fixture
def bogdan(people: People) -> Caller:
    return browser_of(people.bogdan)


@pytest.mark.parametrize(("side", "empty"), [("white", "black"), ("black", "white")])
def test_he_plays_the_side_that_was_empty(
    ana: Caller, bogdan: Caller, side: str, empty: str
) -> None:
    made = new_board(ana, opponent="invited", side=side)
    done = send(bogdan, made["id"], 0, "sit", secret=made["secret"])
    assert done["deeds"] == [{"did": "sit", "side": empty}]
    assert (done["state"]["you"], done["state"]["phase"]) == ([empty], "opening")
    assert done["state"][empty]["seated"] is True


def test_before_that_nothing_is_played(ana: Caller) -> None:
    made = new_board(ana, opponent="invited")
    for kind in ("roll", "next_game", "undo", "take"):
        assert send(ana, made["id"], 0, kind, 422)["code"] == "seat_empty"


def test_a_wrong_secret_finds_nothing(ana: Caller, bogdan: Caller) -> None:
    made = new_board(ana, opponent="invited")
    here = new_board(ana)
    for board in (made, here, {"id": 999_999}):
        assert send(bogdan, board["id"], 0, "sit", 404, secret="x")["code"] == "not_found"
    assert not BoardCommand.objects.exists()


def test_a_secret_seats_one_person_once(people: People, ana: Caller, bogdan: Caller) -> None:
    made = new_board(ana, opponent="invited")
    send(bogdan, made["id"], 0, "sit", secret=made["secret"])
    carla = browser_of(people.carla)
    send(carla, made["id"], 0, "sit", 404, secret=made["secret"])
    send(carla, made["id"], 1, "sit", 404, secret=made["secret"])
    for caller in (ana, bogdan):
        refused = send(caller, made["id"], 1, "sit", 422, secret=made["secret"])
        assert refused["code"] == "seat_taken"


def test_nobody_sits_opposite_himself(ana: Caller) -> None:
    made = new_board(ana, opponent="invited")
    assert send(ana, made["id"], 0, "sit", 422, secret=made["secret"])["code"] == "own_seat"


def test_sent_again_it_is_answered_as_it_was(ana: Caller, bogdan: Caller) -> None:
    made = new_board(ana, opponent="invited")
    body = {
        "command_id": str(uuid4()),
        "expected_seq": 0,
        "kind": "sit",
        "secret": made["secret"],
    }
    first = bogdan.send(f"boards/{made['id']}/commands/", body)
    send(ana, made["id"], 1, "roll")
    assert bogdan.send(f"boards/{made['id']}/commands/", body, 200) == first


def test_the_log_does_not_tell_the_secret(ana: Caller, bogdan: Caller) -> None:
    made = new_board(ana, opponent="invited")
    send(bogdan, made["id"], 0, "sit", secret=made["secret"])
    for row in (*Board.objects.values(), *BoardCommand.objects.values()):
        assert made["secret"] not in str(row)


def test_it_takes_a_log_in(people: People, ana: Caller) -> None:
    made = new_board(ana, opponent="invited")
    for caller, status, code in callers_without_a_log_in(people):
        refused = send(caller, made["id"], 0, "sit", status, secret=made["secret"])
        assert refused["code"] == code


def test_whoever_sits_down_says_what_he_is_called(ana: Caller, bogdan: Caller) -> None:
    made = new_board(ana, opponent="invited", white="Ana")
    body = {"secret": made["secret"], "name": "  Bogdan  P. "}
    done = send(bogdan, made["id"], 0, "sit", **body)
    assert done["state"]["black"]["name"] == "Bogdan P."
    assert done["state"]["white"]["name"] == "Ana"
    assert ana.ask(f"boards/{made['id']}/")["black"]["name"] == "Bogdan P."
    log = ana.ask(f"boards/{made['id']}/commands/")["results"]
    assert log[0]["deeds"] == [{"did": "sit", "side": "black"}], "no name is in what stays"


def test_who_says_nothing_is_called_as_the_maker_called_him(ana: Caller, bogdan: Caller) -> None:
    made = new_board(ana, opponent="invited", black="My guest")
    done = send(bogdan, made["id"], 0, "sit", secret=made["secret"])
    assert done["state"]["black"]["name"] == "My guest"


def test_a_name_of_nothing_seats_nobody(ana: Caller, bogdan: Caller) -> None:
    made = new_board(ana, opponent="invited")
    body = {"secret": made["secret"], "name": "\u200b"}
    assert send(bogdan, made["id"], 0, "sit", 422, **body)["code"] == "bad_name"
    assert send(ana, made["id"], 0, "roll", 422)["code"] == "seat_empty"
    assert send(ana, made["id"], 0, "roll", 400, name="Ana")["code"] == "invalid"
