"""`players/{id}/history/`: what means nothing, and who may read what of it."""

from __future__ import annotations

import pytest

from chouette.models import Club, Player
from tests.api.conftest import Caller, browser_of, device_of
from tests.api.history import history
from tests.api.nights import closed_night
from tests.api.shapes import is_answer
from tests.people import People

pytestmark = pytest.mark.django_db


@pytest.mark.parametrize(
    "query", [{"limit": "201"}, {"limit": "0"}, {"nights": "tonight"}, {"before": "3"}]
)
def test_a_question_that_means_nothing_is_refused(people: People, query: dict[str, str]) -> None:
    refused = history(people, status=400, **query)
    assert (refused["code"], list(refused["fields"])) == ("invalid", list(query))


def test_the_public_reads_points_where_the_club_shows_all_and_never_money(
    people: People, strangers: People, nobody: Caller
) -> None:
    closed_night(people)
    address = f"players/{people.players['ana'].pk}/history/"
    Club.objects.update(public_view="standings")
    assert nobody.ask(address, 401)["code"] == "not_authenticated"
    assert device_of(strangers).ask(address, 404)["code"] == "not_found"
    Club.objects.update(public_view="all")
    told = nobody.ask(address)
    assert (told["balance"], told["money_courses"]) == (None, [])
    is_answer(told, "GET", "players/{player_id}/history/")
    assert [(n["points"], n["amount_minor"], n["currency"]) for n in told["nights"]] == [
        (-6, None, None)
    ]
    assert told["course"]["nights"][0]["points"] == -6


def test_nobody_has_no_history(people: People) -> None:
    gone = Player.objects.order_by("-pk")[0].pk + 1
    assert browser_of(people.carla).ask(f"players/{gone}/history/", 404)["code"] == "not_found"
