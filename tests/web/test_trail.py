"""The audit trail: everything that changed anything in the club, who did it and from what."""

from __future__ import annotations

import re

import pytest
from django.contrib.auth.models import User
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext
from django.urls import reverse

from chouette.models import Command
from chouette.permissions import BackOffice
from chouette.selectors.trail import PAGE
from chouette.services.members import set_role
from chouette.services.players import add_guest
from chouette.web.people import People as Names
from chouette.web.trail_words import club_sentence
from tests.builders import open_table
from tests.guests import joins, let_guests_in
from tests.people import People

pytestmark = pytest.mark.django_db


def trail(people: People, user: User, query: str = "", status: int = 200) -> str:
    client = Client()
    client.force_login(user)
    answer = client.get(reverse("trail", args=[people.club.slug]) + query)
    assert answer.status_code == status
    return answer.content.decode()


def items(page: str) -> list[str]:
    """The text of each line, the newest first."""
    found = re.findall(r'<li class="block">(.*?)</li>', page, re.DOTALL)
    return [" ".join(re.sub(r"<[^>]*>", " ", item).split()) for item in found]


def test_it_tells_what_was_scored_and_what_was_changed(people: People) -> None:
    table = open_table(people, "ana", "bogdan")
    table.quick(bogdan=2)
    member = people.carla.club_memberships.get()
    set_role(club_id=people.club.pk, actor=people.ana, membership_id=member.pk, role="scorer")
    newest, scored, *_ = items(trail(people, people.elena))
    assert newest.startswith("carla has the role scorer now, and had the role member. ana,")
    assert "Table 1" in scored
    assert "bogdan" in scored


def test_it_tells_what_an_undo_took_back(people: People) -> None:
    table = open_table(people, "ana", "bogdan")
    table.quick(bogdan=2)
    scored = items(trail(people, people.elena))[0].partition(".")[0]
    table.send("void")
    assert items(trail(people, people.elena))[0].startswith(f"Undone: {scored}")


def test_a_guest_who_joins_is_told_once_with_his_phone(people: People) -> None:
    table = open_table(people, "ana", "bogdan")
    let_guests_in(table)
    joins(table, "Ion")
    seated, phone, *_ = items(trail(people, people.elena))
    assert seated.startswith("Ion joined. Ion, own phone, ")
    assert re.match(r"Ion joined a table \(Table 1, [^)]*\) with his own phone\. \d", phone)


def test_it_is_for_those_who_direct_the_club(people: People, strangers: People) -> None:
    for user, status in ((people.carla, 403), (people.bogdan, 403), (strangers.ana, 404)):
        trail(people, user, status=status)
    assert "Who did what" in trail(people, people.ana)


def test_it_is_one_persons_or_the_clubs_own(people: People) -> None:
    table = open_table(people, "ana", "bogdan")
    table.quick(bogdan=2)
    add_guest(club_id=people.club.pk, actor=people.elena, name="Ion")
    hers = items(trail(people, people.ana, f"?who={people.elena.pk}"))
    assert [line.partition(".")[0] for line in hers] == ["Ion was written down as a guest"]
    assert not any("Table 1" in line for line in items(trail(people, people.ana, "?club=1")))
    assert items(trail(people, people.ana, "?who=x&before=y")) == items(trail(people, people.ana))


def test_it_names_staff_at_work_in_the_back_office(people: People) -> None:
    staff = User.objects.create_superuser("keeper")
    add_guest(club_id=people.club.pk, actor=BackOffice(staff), name="Ion")
    assert items(trail(people, people.ana))[0].startswith(
        "Ion was written down as a guest. keeper,"
    )


def test_it_goes_on_page_by_page_and_asks_no_more_of_more(people: People) -> None:
    with CaptureQueriesContext(connection) as few:
        trail(people, people.ana)
    for number in range(PAGE):
        add_guest(club_id=people.club.pk, actor=people.ana, name=f"Guest {number}")
    with CaptureQueriesContext(connection) as many:
        page = trail(people, people.ana)
    assert len(many) == len(few)
    assert len(items(page)) == PAGE
    (before,) = re.findall(r"\?before=(\d+)", page)
    assert items(trail(people, people.ana, f"?before={before}"))


def test_every_kind_that_the_services_write_has_its_words(people: People) -> None:
    bodies = Command.objects.filter(chouette_session=None).values_list("kind", "body")
    assert bodies
    for kind, body in bodies:
        assert club_sentence(kind, body, Names(())).endswith(".")


def test_a_body_that_says_less_leaves_a_gap_and_no_error() -> None:
    assert club_sentence("payment", {}, Names(())) == "A payment of – was noted."
    assert club_sentence("of_the_future", {}, Names(())) == "of the future"
