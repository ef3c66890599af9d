"""`sessions/{id}/join-code/` and `phones/`: guests let in, and out, by programs."""

from __future__ import annotations

import pytest

from chouette.models import Club, GuestPass, JoinCode
from tests.api.conftest import Caller, browser_of, device_of
from tests.api.shapes import is_answer
from tests.builders import Table
from tests.guests import joins, let_guests_in
from tests.people import People

PATH = "sessions/{session_id}/join-code/"

pytestmark = pytest.mark.django_db


def address(table: Table, part: str = "join-code/") -> str:
    return f"sessions/{table.session_id}/{part}"


@pytest.fixture(autouse=True)
def welcoming(people: People) -> None:
    Club.objects.filter(pk=people.club.pk).update(guests_join=True)


def test_there_is_none_at_first(people: People, table: Table) -> None:
    told = device_of(people).ask(address(table))
    is_answer(told, "GET", PATH)
    assert told == {"code": None, "address": None, "made_at": None, "phones": []}


def test_it_is_made_replaced_and_withdrawn(people: People, table: Table) -> None:
    device = device_of(people)
    first, second = (device.send(address(table), None) for _ in range(2))
    is_answer(second, "POST", PATH, 201)
    assert first["code"] != second["code"]
    assert second["address"] == f"http://testserver/join/{second['code']}/"
    assert device.ask(address(table)) == second
    device.send(address(table), None, 204, method="delete")
    device.send(address(table), None, 204, method="delete")
    assert device.ask(address(table))["code"] is None


def test_it_tells_the_phones_that_joined(people: People, table: Table) -> None:
    let_guests_in(table)
    phone = joins(table, "Ion").guest_pass
    [told] = device_of(people).ask(address(table))["phones"]
    assert (told["id"], told["player"], told["name"]) == (phone.pk, phone.player_id, "Ion")


def test_a_phone_is_taken_away_and_the_new_code_is_told(people: People, table: Table) -> None:
    old = let_guests_in(table).code
    phone = address(table, f"phones/{joins(table, 'Ion').guest_pass.pk}/")
    browser_of(people.carla).send(phone, None, 403, method="delete")
    browser_of(people.dinu).send(phone, None, 404, method="delete")
    told = device_of(people).send(phone, None, 200, method="delete")
    is_answer(told, "DELETE", "sessions/{session_id}/phones/{phone_id}/")
    assert told["code"] not in (None, old)
    assert told == device_of(people).ask(address(table))
    device_of(people).send(phone, None, 404, method="delete")
    assert not GuestPass.live().exists()


def test_it_is_not_made_where_guests_stay_out(people: People, table: Table) -> None:
    Club.objects.update(guests_join=False)
    assert device_of(people).send(address(table), None, 422)["code"] == "guests_stay_out"


def test_it_is_not_made_when_the_night_is_over(people: People, table: Table) -> None:
    table.close()
    assert device_of(people).send(address(table), None, 422)["code"] == "night_over"


@pytest.mark.parametrize(("who", "status"), [("carla", 403), ("dinu", 404)])
def test_it_is_for_nobody_who_may_not_score(
    people: People, table: Table, who: str, status: int
) -> None:
    let_guests_in(table)
    caller = browser_of(getattr(people, who))
    caller.ask(address(table), status)
    for method in ("post", "delete"):
        caller.send(address(table), None, status, method=method)
    device_of(people, "member").ask(address(table), 403)
    assert JoinCode.objects.count() == 1


def test_it_is_nothing_to_nobody_or_to_another_club(
    strangers: People, table: Table, nobody: Caller
) -> None:
    for method in ("get", "post", "delete"):
        assert getattr(nobody, method)(f"/api/v1/{address(table)}").status_code == 401
        stranger = browser_of(strangers.ana)
        assert getattr(stranger, method)(f"/api/v1/{address(table)}").status_code == 404
