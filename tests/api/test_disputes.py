"""`clubs/{slug}/disputes/`, `sessions/{id}/games/{n}/dispute/`."""

from __future__ import annotations

import pytest

from chouette.models import Club, Dispute
from tests.api.conftest import Caller, browser_of, device_of
from tests.api.disputes import carlas_doubt, decide, listed, say, withdraw
from tests.api.nights import lost_night, queries_of
from tests.api.shapes import is_answer
from tests.builders import NIGHT, Table
from tests.people import People

pytestmark = pytest.mark.django_db


@pytest.fixture
def night(people: People) -> Table:
    return lost_night(people)


@pytest.fixture
def doubt(people: People, night: Table) -> Dispute:
    return carlas_doubt(people, night)


def test_a_member_says_that_a_game_was_scored_wrongly(people: People, night: Table) -> None:
    told = say(browser_of(people.carla), night, note="I had dropped")
    assert (told["session"], told["table"], told["game"]) == (night.session_id, "Table 1", 1)
    assert (told["night_on"], told["note"]) == (NIGHT.isoformat(), "I had dropped")
    assert (told["raised_by"], told["verdict"], told["decided_at"]) == ("carla", None, None)
    assert listed(people) == [told]
    is_answer(told, "POST", "sessions/{session_id}/games/{game}/dispute/", 201)


def test_a_device_says_so_by_its_name(people: People, night: Table) -> None:
    assert say(device_of(people), night)["raised_by"] == "scorer token"


def test_said_twice_it_is_one_dispute(people: People, night: Table) -> None:
    carla = browser_of(people.carla)
    assert say(carla, night, note="dropped") == say(carla, night, note="dropped")
    refused = say(browser_of(people.bogdan), night, 422)
    assert refused["code"] == "already_in_doubt"


def test_a_game_that_was_not_played_is_not_in_doubt(people: People, night: Table) -> None:
    assert say(browser_of(people.carla), night, 422, game=2)["code"] == "unknown_game"


def test_the_list_has_what_is_asked_for(people: People, night: Table, doubt: Dispute) -> None:
    night.send("result", winner="box", result="single")
    second = say(browser_of(people.carla), night, game=2)
    decide(browser_of(people.bogdan), doubt)
    assert [row["id"] for row in listed(people)] == [second["id"], doubt.pk]
    assert [row["id"] for row in listed(people, decided="false")] == [second["id"]]
    assert [row["id"] for row in listed(people, decided="true")] == [doubt.pk]
    assert len(listed(people, session=night.session_id)) == 2
    assert listed(people, session=night.session_id + 1) == []


def test_many_disputes_take_no_more_queries_than_few(
    people: People, night: Table, doubt: Dispute
) -> None:
    carla, address = browser_of(people.carla), f"clubs/{people.club.slug}/disputes/"
    few = queries_of(lambda: carla.ask(address))
    for game in (2, 3, 4):
        night.send("result", winner="box", result="single")
        say(browser_of(people.ana), night, game=game)
    assert queries_of(lambda: carla.ask(address)) == few


def test_the_public_reads_which_games_but_not_who_said_what(
    people: People, nobody: Caller, doubt: Dispute
) -> None:
    address = f"clubs/{people.club.slug}/disputes/"
    assert nobody.ask(address, 401)["code"] == "not_authenticated"
    Club.objects.update(public_view="all")
    (row,) = nobody.ask(address)["results"]
    assert (row["game"], row["note"], row["raised_by"]) == (1, "", "")


def test_only_members_doubt_and_only_scorers_decide(
    people: People, strangers: People, nobody: Caller, night: Table, doubt: Dispute
) -> None:
    for send in (lambda c, s: say(c, night, s), lambda c, s: decide(c, doubt, s)):
        assert send(nobody, 401)["code"] == "not_authenticated"
        assert send(browser_of(strangers.ana), 404)["code"] == "not_found"
    assert withdraw(nobody, doubt, 401)["code"] == "not_authenticated"
    assert withdraw(browser_of(strangers.ana), doubt, 404)["code"] == "not_found"
    assert decide(browser_of(people.carla), doubt, 403)["code"] == "not_allowed"
    Club.objects.update(public_view="all")
    assert say(browser_of(people.dinu), night, 403)["code"] == "not_allowed"
    gone = Dispute(pk=doubt.pk + 1)
    assert decide(browser_of(people.bogdan), gone, 404)["code"] == "not_found"
