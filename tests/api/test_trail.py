"""`clubs/{slug}/trail/`."""

from __future__ import annotations

from typing import Any

import pytest

from chouette.services.members import set_role
from chouette.services.players import add_guest
from tests.api.conftest import Caller, browser_of, device_of
from tests.api.nights import queries_of
from tests.api.shapes import is_answer
from tests.builders import open_table
from tests.people import People

pytestmark = pytest.mark.django_db


def listed(people: People, **query: Any) -> list[dict[str, Any]]:
    address = f"clubs/{people.club.slug}/trail/"
    told = browser_of(people.elena).ask(address, **query)
    is_answer(told, "GET", "clubs/{slug}/trail/", 200)
    return list(told["results"])


def test_it_tells_who_did_what_at_a_table(people: People) -> None:
    table = open_table(people, "ana", "bogdan")
    table.quick(bogdan=2)
    newest = listed(people)[0]
    assert (newest["kind"], newest["by"]) == ("quick_result", "bogdan")
    assert (newest["session"], newest["table"]) == (table.session_id, "Table 1")
    assert newest["last_seq"] == table.row.last_seq
    assert (newest["undid"], newest["body"]) == (None, None)


def test_it_tells_what_an_undo_took_back(people: People) -> None:
    table = open_table(people, "ana", "bogdan")
    table.quick(bogdan=2)
    scored = listed(people)[0]
    table.send("void")
    undid = listed(people)[0]["undid"]
    assert undid == {key: scored[key] for key in ("kind", "first_seq", "last_seq")}


def test_it_tells_what_was_asked_of_the_club(people: People) -> None:
    member = people.carla.club_memberships.get()
    set_role(club_id=people.club.pk, actor=people.ana, membership_id=member.pk, role="scorer")
    newest = listed(people)[0]
    assert (newest["kind"], newest["session"], newest["first_seq"]) == ("set_role", None, None)
    assert newest["body"]["role"] == "scorer"


def test_it_is_of_one_member_or_of_the_club_alone(people: People, strangers: People) -> None:
    open_table(people, "ana", "bogdan")
    add_guest(club_id=people.club.pk, actor=people.elena, name="Ion")
    hers = listed(people, member=people.elena.club_memberships.get().pk)
    assert [row["kind"] for row in hers] == ["add_guest"]
    assert all(row["session"] is None for row in listed(people, of_club="true"))
    assert listed(people, member=strangers.ana.club_memberships.get().pk) == []


def test_it_is_for_those_who_direct_the_club(
    people: People, strangers: People, nobody: Caller
) -> None:
    address = f"clubs/{people.club.slug}/trail/"
    nobody.ask(address, 401)
    browser_of(strangers.ana).ask(address, 404)
    for caller in (browser_of(people.carla), browser_of(people.bogdan), device_of(people)):
        assert caller.ask(address, 403)["code"] == "not_allowed"


def test_a_longer_trail_takes_no_more_queries(people: People) -> None:
    table = open_table(people, "ana", "bogdan")
    table.quick(bogdan=2)
    table.send("void")
    few = queries_of(lambda: listed(people))
    for number in range(5):
        table.quick(bogdan=2)
        table.send("void")
        add_guest(club_id=people.club.pk, actor=people.ana, name=f"Guest {number}")
    assert queries_of(lambda: listed(people)) == few
