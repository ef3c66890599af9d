"""`clubs/` and `clubs/{slug}/`."""

from __future__ import annotations

from uuid import uuid4

import pytest

from chouette.models import Club
from tests.api.conftest import Caller, browser_of, device_of
from tests.api.shapes import is_answer
from tests.people import People

pytestmark = pytest.mark.django_db


def test_a_user_sees_his_clubs_and_what_he_is_there(people: People, strangers: People) -> None:
    (club,) = browser_of(people.bogdan).ask("clubs/")["results"]
    assert (club["slug"], club["role"]) == (people.club.slug, "scorer")
    assert club["player"] == people.players["bogdan"].pk


def test_a_token_sees_the_club_that_it_was_made_for(people: People, strangers: People) -> None:
    device = device_of(people)
    (club,) = device.ask("clubs/")["results"]
    assert (club["slug"], club["role"], club["player"]) == (people.club.slug, "scorer", None)
    assert device.ask(f"clubs/{strangers.club.slug}/", 404)["code"] == "not_found"


def test_nobody_has_no_club(nobody: Caller, people: People) -> None:
    assert nobody.ask("clubs/")["results"] == []


def test_a_club_that_shows_nothing_asks_nobody_in(nobody: Caller, people: People) -> None:
    answer = nobody.get(f"/api/v1/clubs/{people.club.slug}/")
    assert (answer.status_code, answer["WWW-Authenticate"]) == (401, "Token")
    assert answer.json()["code"] == "not_authenticated"
    assert nobody.ask("clubs/no-such-club/", 401) == answer.json()


def test_a_club_that_shows_its_standings_says_who_it_is(nobody: Caller, people: People) -> None:
    Club.objects.update(public_view="standings")
    assert nobody.ask(f"clubs/{people.club.slug}/")["role"] is None


def test_a_club_is_founded_once_however_often_it_is_sent(people: People) -> None:
    dinu = browser_of(people.dinu)
    body = {"command_id": str(uuid4()), "name": "Monday Club", "currency": "RON"}
    first, again = dinu.send("clubs/", body), dinu.post("/api/v1/clubs/", body)
    assert (again.status_code, again["Idempotency-Replayed"]) == (200, "true")
    assert again.json() == first
    is_answer(first, "POST", "clubs/")
    refused = dinu.send("clubs/", {**body, "name": "Another"}, 422)
    assert refused["code"] == "reused_command_id"
    assert (first["slug"], first["role"]) == ("monday-club", "owner")
    assert Club.objects.count() == 2


def test_no_token_founds_a_club(people: People) -> None:
    body = {"command_id": str(uuid4()), "name": "Monday Club"}
    assert device_of(people).send("clubs/", body, 403)["code"] == "takes_log_in"


def test_the_owner_changes_what_he_names_and_nothing_else(people: People) -> None:
    ana, address = browser_of(people.ana), f"clubs/{people.club.slug}/"
    before = ana.ask(address)
    after = ana.send(address, {"members_act": True}, 200, method="patch")
    assert after == {**before, "members_act": True}
    assert ana.ask(address) == after


def test_a_director_does_not_change_the_club(people: People) -> None:
    refused = browser_of(people.elena).send(
        f"clubs/{people.club.slug}/", {"name": "Mine"}, 403, method="patch"
    )
    assert refused["code"] == "not_allowed"


def test_a_misspelt_field_is_refused_and_not_left_out(people: People) -> None:
    refused = browser_of(people.ana).send(
        f"clubs/{people.club.slug}/", {"member_act": True}, 400, method="patch"
    )
    assert refused["fields"] == {"member_act": ["There is no such field."]}


def test_a_browser_without_its_csrf_token_changes_nothing(people: People) -> None:
    ana = browser_of(people.ana)
    ana.credentials()
    refused = ana.send(f"clubs/{people.club.slug}/", {"name": "X"}, 403, method="patch")
    assert refused["code"] == "permission_denied"
