"""`sessions/{id}/live/`: whether there is something new, for next to nothing."""

from __future__ import annotations

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext

from chouette.models import Club, DeviceToken, Role
from chouette.selectors.live import live_at
from tests.api.conftest import Caller, browser_of, device_of
from tests.api.shapes import is_answer
from tests.builders import open_table
from tests.people import People

PATH = "sessions/{session_id}/live/"

pytestmark = pytest.mark.django_db


def test_it_tells_where_the_log_ends(people: People) -> None:
    table = open_table(people, "ana", "bogdan")
    for caller in (device_of(people), device_of(people, Role.MEMBER), browser_of(people.carla)):
        live = caller.ask(f"sessions/{table.session_id}/live/")
        is_answer(live, "GET", PATH)
        assert live == {"seq": table.seq, "status": "open"}
    table.close()
    closed = device_of(people).ask(f"sessions/{table.session_id}/live/")
    assert closed == {"seq": table.seq, "status": "closed"}


def test_nothing_new_is_304(people: People) -> None:
    table, device = open_table(people, "ana", "bogdan"), device_of(people)
    address = f"/api/v1/sessions/{table.session_id}/live/"
    tag = device.get(address)["ETag"]
    assert device.get(address, HTTP_IF_NONE_MATCH=tag).status_code == 304
    table.send("start_game")
    assert device.get(address, HTTP_IF_NONE_MATCH=tag).status_code == 200


def test_one_query_answers_whoever_is_known(people: People) -> None:
    table = open_table(people, "ana", "bogdan")
    device_of(people)
    for actor in (people.carla, people.nobody, DeviceToken.objects.get()):
        Club.objects.update(public_view="all")
        with CaptureQueriesContext(connection) as queries:
            live_at(table.session_id, actor)
        assert len(queries) == 1


def test_strangers_find_no_table(people: People, strangers: People, nobody: Caller) -> None:
    address = f"sessions/{open_table(people, 'ana', 'bogdan').session_id}/live/"
    for caller in (browser_of(strangers.ana), device_of(strangers), browser_of(people.dinu)):
        assert caller.ask(address, 404)["code"] == "not_found"
    assert nobody.ask(address, 401)["code"] == "not_authenticated"
    Club.objects.update(public_view="standings")
    assert nobody.ask(address, 401)["code"] == "not_authenticated"
    Club.objects.update(public_view="all")
    assert nobody.ask(address)["status"] == "open"


def test_a_new_name_is_news_of_the_state_and_not_of_the_log(people: People) -> None:
    table, ana = open_table(people, "ana", "bogdan"), browser_of(people.ana)
    state, live = (f"/api/v1/sessions/{table.session_id}/{part}" for part in ("", "live/"))
    tags = {path: ana.get(path)["ETag"] for path in (state, live)}
    name = f"clubs/{people.club.slug}/players/{people.players['bogdan'].pk}/"
    browser_of(people.elena).send(name, {"name": "Bogdan the Elder"}, 200, method="patch")
    asked = {p: ana.get(p, headers={"If-None-Match": tag}) for p, tag in tags.items()}
    assert {path: answer.status_code for path, answer in asked.items()} == {state: 200, live: 304}
