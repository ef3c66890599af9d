"""POST and GET `boards/`: making a board, and one's own boards."""

from __future__ import annotations

from typing import Any
from uuid import uuid4

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext

from games.models import Board
from tests.api.conftest import browser_of
from tests.games.boards import callers_without_a_log_in, new_board, seated_over_api, send
from tests.people import People

pytestmark = pytest.mark.django_db

MONEY = {"jacoby": True, "beavers": 2, "automatic_doubles": 1, "cube_limit": 64}


def test_it_makes_a_board_for_one_device(people: People) -> None:
    state = new_board(browser_of(people.ana), **MONEY, white="Ana", black="Bogdan")
    assert state["you"] == ["white", "black"]
    assert (state["white"]["name"], state["black"]["name"]) == ("Ana", "Bogdan")
    assert state["rules"] == {**MONEY, "crawford": True, "holland": False, "backgammon": 3}
    assert (state["length"], state["phase"], state["seq"]) == (0, "opening", 0)
    assert state["may"] == {"white": ["roll"], "black": ["roll"]}
    assert "secret" not in state


def test_it_shows_the_secret_of_an_invited_board_once_and_keeps_only_its_hash(
    people: People,
) -> None:
    ana = browser_of(people.ana)
    made = new_board(ana, opponent="invited", side="black", length=5)
    assert (made["phase"], made["you"]) == ("seats", ["black"])
    assert (made["white"]["seated"], made["black"]["seated"]) == (False, True)
    assert "secret" not in ana.ask(f"boards/{made['id']}/")
    kept = Board.objects.values().get(pk=made["id"])
    assert made["secret"] not in map(str, kept.values())


def test_sent_again_it_is_the_same_board_and_the_secret_is_a_new_one(people: People) -> None:
    ana = browser_of(people.ana)
    body = {"command_id": str(uuid4()), "opponent": "invited"}
    first = ana.send("boards/", body)
    again = ana.post("/api/v1/boards/", body)
    assert (again.status_code, again["Idempotency-Replayed"]) == (200, "true")
    assert again["Cache-Control"] == "private, no-store"
    assert again.json()["id"] == first["id"]
    bogdan, secret = browser_of(people.bogdan), again.json()["secret"]
    send(bogdan, first["id"], 0, "sit", 404, secret=first["secret"])
    send(bogdan, first["id"], 0, "sit", secret=secret)
    assert "secret" not in ana.send("boards/", body, 200)


def test_an_id_used_for_something_else_is_refused(people: People) -> None:
    ana, command_id = browser_of(people.ana), str(uuid4())
    ana.send("boards/", {"command_id": command_id, "length": 3})
    refused = ana.send("boards/", {"command_id": command_id, "length": 5}, 422)
    assert refused["code"] == "reused_command_id"
    other = browser_of(people.bogdan).send("boards/", {"command_id": command_id, "length": 5})
    assert other["length"] == 5


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("command_id", "1"),
        ("variant", "long"),
        ("length", 26),
        ("length", -1),
        ("length", 2.0),
        ("length", True),
        ("beavers", 4),
        ("cube_limit", 3),
        ("cube_limit", 8192),
        ("backgammon", 1),
        ("automatic_doubles", 11),
        ("opponent", "nobody"),
        ("side", "red"),
        ("white", ""),
        ("white", "x" * 81),
        ("colour", "red"),
    ],
)
def test_it_takes_nothing_else(people: People, field: str, value: Any) -> None:
    body = {"command_id": str(uuid4()), field: value}
    refused = browser_of(people.ana).send("boards/", body, 400)
    assert list(refused["fields"]) == [field]
    assert not Board.objects.exists()


def test_a_name_is_something_that_is_seen(people: People) -> None:
    body = {"command_id": str(uuid4()), "white": "\u2800\u200b"}
    assert browser_of(people.ana).send("boards/", body, 422)["code"] == "bad_name"
    named = new_board(browser_of(people.ana), white=" Ana \u200b  Maria ")
    assert named["white"]["name"] == "Ana Maria"


def test_everybody_lists_the_boards_he_plays_on_the_newest_first(people: People) -> None:
    ana, bogdan, carla = (browser_of(u) for u in (people.ana, people.bogdan, people.carla))
    here = new_board(ana)["id"]
    shared = seated_over_api(ana, bogdan, length=1)["id"]
    waits = new_board(ana, opponent="invited")["id"]
    assert [row["id"] for row in ana.ask("boards/")["results"]] == [waits, shared, here]
    (row,) = bogdan.ask("boards/")["results"]
    assert (row["id"], row["you"], row["seq"]) == (shared, ["black"], 1)
    assert carla.ask("boards/")["results"] == []


def test_a_page_leads_to_the_next_and_none_is_told_twice(people: People) -> None:
    ana = browser_of(people.ana)
    made = [new_board(ana)["id"] for _ in range(5)]
    found, path = [], "boards/?page_size=2"
    while path:
        page = ana.ask(path)
        found += [row["id"] for row in page["results"]]
        path = (page["next"] or "").partition("/api/v1/")[2]
    assert found == made[::-1]
    ana.ask("boards/", 400, page_size="201")
    ana.ask("boards/", 400, cursor="x")
    ana.ask("boards/", 400, colour="red")


def test_a_list_asks_as_few_queries_for_many_boards(people: People) -> None:
    ana = browser_of(people.ana)
    new_board(ana)
    with CaptureQueriesContext(connection) as one:
        ana.ask("boards/")
    for _ in range(6):
        new_board(ana)
    with CaptureQueriesContext(connection) as many:
        ana.ask("boards/")
    assert len(many) == len(one)


def test_boards_are_for_people_who_are_logged_in(people: People) -> None:
    body = {"command_id": str(uuid4())}
    for caller, status, code in callers_without_a_log_in(people):
        assert caller.ask("boards/", status)["code"] == code
        assert caller.send("boards/", body, status)["code"] == code
    without_token = browser_of(people.ana)
    without_token.credentials()
    assert without_token.send("boards/", body, 403)["code"] == "permission_denied"
