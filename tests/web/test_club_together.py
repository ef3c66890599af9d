"""A club that is founded several times at one moment."""

from __future__ import annotations

from uuid import uuid4

import pytest

from chouette.models import Club, Command
from tests.people import People
from tests.web.together import post_together

pytestmark = pytest.mark.django_db(transaction=True)

FIELDS = {"name": "Friday Board", "timezone": "Europe/Rome", "currency": "EUR", "stake": "0,50"}
TIMES = 4


def test_it_is_one_where_one_form_is_sent_several_times(people: People) -> None:
    form = {**FIELDS, "command_id": str(uuid4())}
    answers = post_together("/clubs/new/", [people.dinu] * TIMES, [form] * TIMES)
    assert [answer["Location"] for answer in answers] == ["/clubs/friday-board/"] * TIMES
    club = Club.objects.get(name="Friday Board")
    assert club.memberships.count() == 1
    assert Command.objects.get(club=club).body == {"kind": "create_club"}, "no names for good"


def test_it_has_an_address_of_its_own_where_several_of_one_name_are_founded(
    people: People,
) -> None:
    founders = [people.ana, people.bogdan, people.carla, people.dinu]
    forms = [{**FIELDS, "command_id": str(uuid4())} for _ in founders]
    answers = post_together("/clubs/new/", founders, forms)
    addresses = {answer["Location"] for answer in answers}
    numbered = (f"/clubs/friday-board-{number}/" for number in range(2, TIMES + 1))
    assert addresses == {"/clubs/friday-board/", *numbered}
