"""A table whose keeper may not score any more: nobody keeps it, and everybody is told so."""

from __future__ import annotations

import re

import pytest

from chouette.services.members import set_role
from tests.builders import Table
from tests.people import People
from tests.web.pages import Reader, reader

pytestmark = pytest.mark.django_db

LOST = "Nobody keeps the score: whoever was given this table may not any more."


@pytest.fixture
def elena(people: People, table: Table) -> Reader:
    return reader(people.elena, table)


def gives(who: Reader, to: object) -> None:
    assert who.client.post(f"{who.url}keeper/", {"to": str(to)}).status_code == 303


def give_role(people: People, name: str, role: str) -> None:
    membership = people.club.memberships.get(user__username=name)
    set_role(club_id=people.club.pk, actor=people.ana, membership_id=membership.pk, role=role)


def test_it_says_that_nobody_keeps_it_since_his_role_was_taken(
    bogdan: Reader, elena: Reader, people: People
) -> None:
    gives(bogdan, people.bogdan.pk)
    give_role(people, "bogdan", "member")
    assert LOST in elena.page()
    page = elena.page("keeper/")
    assert LOST in page
    assert "Nobody was given this table yet." not in page


def test_it_gives_it_to_nobody_silently_whose_role_is_back(
    bogdan: Reader, elena: Reader, people: People
) -> None:
    gives(bogdan, people.bogdan.pk)
    give_role(people, "bogdan", "member")
    give_role(people, "bogdan", "scorer")
    assert LOST in bogdan.page()
    gives(bogdan, people.bogdan.pk)
    assert "bogdan keeps the score." in elena.page()


def test_it_leaves_it_with_whom_another_role_lets_score(bogdan: Reader, people: People) -> None:
    gives(bogdan, people.bogdan.pk)
    give_role(people, "bogdan", "director")
    assert "You keep the score." in bogdan.page()


def test_it_tells_open_pages_that_nobody_keeps_it(
    bogdan: Reader, elena: Reader, people: People
) -> None:
    gives(bogdan, people.bogdan.pk)
    address = re.search(r'data-url="([^"]+)"', elena.page())
    assert address is not None
    give_role(people, "bogdan", "member")
    news = elena.client.get(f"{address[1]}?seq={elena.table.seq}", headers={"HX-Request": "true"})
    assert LOST in news.content.decode()


def test_it_says_so_where_nobody_else_may_score(bogdan: Reader, people: People) -> None:
    people.club.memberships.exclude(user=people.bogdan).update(role="member")
    page = bogdan.page("keeper/")
    assert "Nobody else may score in this club." in page
    assert "Hand it to" not in page
