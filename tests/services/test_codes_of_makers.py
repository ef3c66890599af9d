"""The code of a table counts as long as its maker may score."""

from __future__ import annotations

import pytest

from chouette.joining_refusals import NoSuchCode
from chouette.models import JoinCode, Membership
from chouette.services.joining import make_join_code
from chouette.services.members import set_role
from tests.builders import open_table
from tests.guests import joins, let_guests_in
from tests.people import People

pytestmark = pytest.mark.django_db


def gets(people: People, name: str, role: str) -> None:
    one = Membership.objects.get(user=getattr(people, name))
    set_role(club_id=people.club.pk, actor=people.ana, membership_id=one.pk, role=role)


def test_his_code_of_a_table_opens_nothing(people: People) -> None:
    table = open_table(people, "ana", "carla")
    let_guests_in(table)
    gets(people, "bogdan", "member")
    assert not JoinCode.objects.exists()
    code = make_join_code(session_id=table.session_id, actor=people.elena)
    # A code that was made while its maker was let go was not there yet to be ended.
    JoinCode.objects.filter(pk=code.pk).update(created_by=people.bogdan)
    with pytest.raises(NoSuchCode):
        joins(table, "Ion")


def test_phones_that_came_by_it_stay(people: People) -> None:
    table = open_table(people, "ana", "carla")
    let_guests_in(table)
    phone = joins(table, "Ion").guest_pass
    gets(people, "bogdan", "member")
    phone.refresh_from_db()
    assert phone.revoked_at is None
