"""`sessions/{id}/games/`: finished games, one by one, with every version."""

from __future__ import annotations

import pytest

from tests.api.conftest import Caller, browser_of, device_of
from tests.api.shapes import is_answer
from tests.builders import Table, open_table
from tests.people import People

pytestmark = pytest.mark.django_db


@pytest.fixture
def played(people: People) -> Table:
    """Two games, the first of them corrected."""
    table = open_table(people, "ana", "bogdan", "carla")
    table.send("result", winner="box", result="single")
    table.send("result", winner="box", result="single")
    won = [{"type": "result", "winner": "team", "kind": "single"}]
    table.send("correct_game", game=1, events=won)
    return table


def test_all_games_stand_in_order_as_they_count_now(people: People, played: Table) -> None:
    games = device_of(people).ask(f"sessions/{played.session_id}/games/")
    is_answer(games, "GET", "sessions/{session_id}/games/")
    assert [game["number"] for game in games["results"]] == [1, 2]
    assert [game["points"][people.number("ana")] for game in games["results"]] == [-2, 2]


def test_a_game_tells_how_it_was_scored_at_first_and_since(people: People, played: Table) -> None:
    game = device_of(people).ask(f"sessions/{played.session_id}/games/1/")
    is_answer(game, "GET", "sessions/{session_id}/games/{game}/")
    ana = people.number("ana")
    assert [version["points"][ana] for version in game["versions"]] == [2, -2]
    assert [version["kind"] for version in game["versions"]] == ["result", "correct_game"]
    assert (game["revision"], game["versions"][0]["by"]) == (2, "bogdan")


@pytest.mark.parametrize("number", [0, 3, 10**17])
def test_a_game_that_was_not_played_is_nowhere(people: People, played: Table, number: int) -> None:
    device = device_of(people)
    refused = device.ask(f"sessions/{played.session_id}/games/{number}/", 404)
    assert refused["code"] == "not_found"


def test_strangers_find_no_games(
    people: People, strangers: People, played: Table, nobody: Caller
) -> None:
    for address in (f"sessions/{played.session_id}/games/{part}" for part in ("", "1/")):
        assert browser_of(strangers.ana).ask(address, 404)["code"] == "not_found"
        assert nobody.ask(address, 401)["code"] == "not_authenticated"
        assert browser_of(people.carla).ask(address)
