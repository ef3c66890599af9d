"""GET `boards/{id}/commands/`: everything that was done on a board, from the first command."""

from __future__ import annotations

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext

from tests.api.conftest import browser_of
from tests.games.boards import Played, board_of_two, callers_without_a_log_in, play_a_board
from tests.people import People

pytestmark = pytest.mark.django_db


@pytest.fixture
def board(people: People) -> Played:
    return play_a_board(people.ana)


def test_it_tells_each_command_in_order_with_what_it_did(people: People, board: Played) -> None:
    told = browser_of(people.ana).ask(f"boards/{board.pk}/commands/")["results"]
    assert [(row["seq"], row["kind"]) for row in told] == [
        (seq, "play" if seq % 2 == 0 else "roll") for seq in range(1, 7)
    ]
    assert told[0]["deeds"] == [{"did": "open", "white": 3, "black": 1}]
    assert told[2]["deeds"] == [{"did": "throw", "side": "black", "dice": [6, 4]}]
    assert told[3]["deeds"] == [{"did": "play", "side": "black", "play": "24/14"}]
    assert told[0]["sent_at"] <= told[-1]["sent_at"]


def test_a_page_leads_to_the_next(people: People, board: Played) -> None:
    ana, path, seen = browser_of(people.ana), f"boards/{board.pk}/commands/?page_size=4", []
    while path:
        page = ana.ask(path)
        seen += [row["seq"] for row in page["results"]]
        path = (page["next"] or "").partition("/api/v1/")[2]
    assert seen == [1, 2, 3, 4, 5, 6]
    ana.ask(f"boards/{board.pk}/commands/", 400, page_size="0")
    ana.ask(f"boards/{board.pk}/commands/", 400, after="3")


def test_it_is_told_to_its_two_players_alone(people: People) -> None:
    board = board_of_two(people.ana, people.bogdan)
    path = f"boards/{board.pk}/commands/"
    for user in (people.ana, people.bogdan):
        assert [row["kind"] for row in browser_of(user).ask(path)["results"]] == ["sit"]
    browser_of(people.carla).ask(path, 404)
    for caller, status, code in callers_without_a_log_in(people):
        assert caller.ask(path, status)["code"] == code


def test_a_long_log_asks_as_few_queries_as_a_short_one(people: People, board: Played) -> None:
    ana, counts = browser_of(people.ana), []
    for more in ("roll", "resign"):
        with CaptureQueriesContext(connection) as queries:
            ana.ask(f"boards/{board.pk}/commands/")
        counts.append(len(queries))
        board.send(more, dice="61")
    assert counts[0] == counts[1]
