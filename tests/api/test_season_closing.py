"""`clubs/{slug}/seasons/{id}/close/` and `reopen/`."""

from __future__ import annotations

from typing import Any

import pytest

from chouette.models import Season, SeasonLine
from chouette.services.disputes import dispute_game
from tests.api.conftest import Caller, browser_of, device_of
from tests.api.nights import closed_night, lost_night
from tests.api.test_seasons import address, begun
from tests.builders import NIGHT
from tests.people import People

pytestmark = pytest.mark.django_db


@pytest.fixture
def season(people: People) -> int:
    """A season that ends with the night of the tests."""
    number: int = begun(people)["id"]
    return number


def test_closing_is_looked_at_before_it_is_done(people: People, season: int) -> None:
    closed_night(people)
    look = browser_of(people.elena).ask(address(people, season, "close"))
    assert look["last_day"] == NIGHT.isoformat()
    assert [row["name"] for row in look["lines"]] == ["bogdan", "carla", "ana"]
    assert (look["open_tables"], look["waiting_tables"], look["doubts"]) == ([], [], [])
    assert look["payments_due"] == 2
    assert not SeasonLine.objects.exists()


def test_the_look_says_what_hinders_it(people: People, season: int) -> None:
    played = lost_night(people)
    dispute_game(session_id=played.session_id, game=1, actor=people.ana)
    elena = browser_of(people.elena)
    look = elena.ask(address(people, season, "close"))
    assert [row["id"] for row in look["open_tables"]] == [played.session_id]
    assert [(row["session"], row["game"]) for row in look["doubts"]] == [(played.session_id, 1)]
    refused = elena.send(address(people, season, "close"), {}, 422)
    assert refused["code"] == "season_hindered"
    assert "GET of this address (`seasons/{id}/close/`) names them." in refused["detail"]


def test_a_closed_season_is_what_was_written_down(people: People, season: int) -> None:
    closed_night(people)
    elena = browser_of(people.elena)
    closed = elena.send(address(people, season, "close"), {}, 200)
    assert (closed["closed_by"], closed["closed_at"] is None) == ("elena", False)
    assert [row["points"] for row in closed["lines"]] == [4, 2, -6]
    assert elena.send(address(people, season, "close"), {}, 200) == closed, "closed once"
    assert elena.ask(address(people, season)) == closed
    refused = elena.send(address(people, season), {"name": "X"}, 422, method="patch")
    assert refused["code"] == "season_closed"


def test_opened_again_it_can_change(people: People, season: int) -> None:
    elena = browser_of(people.elena)
    elena.send(address(people, season, "close"), {}, 200)
    opened = elena.send(address(people, season, "reopen"), None, 200)
    assert (opened["closed_at"], opened["closed_by"]) == (None, None)
    assert elena.send(address(people, season), {"name": "X"}, 200, method="patch")


@pytest.mark.parametrize(
    ("day", "status", "code"),
    [
        ("2999-01-01", 422, "season_not_over"),
        ("1999-01-01", 422, "bad_period"),
        ("30.11.", 400, "invalid"),
    ],
)
def test_a_day_that_it_cannot_end_on_is_refused(
    people: People, season: int, day: str, status: int, code: str
) -> None:
    elena, path = browser_of(people.elena), address(people, season, "close")
    assert elena.send(path, {"ends_on": day}, status)["code"] == code
    assert Season.objects.get().closed_at is None


def test_the_look_at_a_day_before_the_first_is_refused(people: People, season: int) -> None:
    elena, path = browser_of(people.elena), address(people, season, "close")
    assert elena.ask(path, 422, ends_on="1999-01-01")["code"] == "bad_period"


def test_others_close_and_open_nothing(
    people: People, strangers: People, season: int, nobody: Caller
) -> None:
    callers: list[tuple[Caller, int]] = [
        (nobody, 401), (browser_of(people.carla), 403), (browser_of(people.bogdan), 403),
        (device_of(people), 403), (browser_of(people.dinu), 404), (browser_of(strangers.ana), 404),
    ]  # fmt: skip
    body: dict[str, Any] = {}
    for caller, status in callers:
        assert caller.ask(address(people, season, "close"), status)
        assert caller.send(address(people, season, "close"), body, status)
        assert caller.send(address(people, season, "reopen"), None, status)
    ana = browser_of(strangers.ana)
    assert ana.send(address(strangers, season, "close"), body, 404)
    assert ana.send(address(strangers, season, "reopen"), None, 404)
