"""The code of a table counts as long as its maker may score."""

from __future__ import annotations

import pytest
from django.utils import timezone

from chouette.joining_refusals import NoSuchCode
from chouette.models import DeviceToken, JoinCode, Membership
from chouette.selectors.joining import code_of
from chouette.services.joining import make_join_code
from chouette.services.members import create_device_token, revoke_device_token, set_role
from tests.builders import Table, open_table
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


@pytest.fixture
def table(people: People) -> Table:
    opened = open_table(people, "ana", "carla")
    let_guests_in(opened)
    return opened


def device(people: People, role: str = "scorer") -> DeviceToken:
    club = people.club.pk
    return create_device_token(club_id=club, actor=people.elena, label="Tablet", role=role)[0]


def test_the_code_of_a_device_opens_while_its_token_works(people: People, table: Table) -> None:
    tablet = device(people)
    make_join_code(session_id=table.session_id, actor=tablet)
    joins(table, "Ion")
    DeviceToken.objects.update(expires_at=timezone.now())
    assert code_of(table.session_id) is None
    with pytest.raises(NoSuchCode):
        joins(table, "Maria")


def test_no_other_token_keeps_it(people: People, table: Table) -> None:
    device(people)
    tablet = device(people)
    make_join_code(session_id=table.session_id, actor=tablet)
    device(people)
    DeviceToken.objects.filter(pk=tablet.pk).update(expires_at=timezone.now())
    with pytest.raises(NoSuchCode):
        joins(table, "Ion")


def test_with_a_token_that_is_revoked_goes_its_code(people: People, table: Table) -> None:
    tablet = device(people)
    make_join_code(session_id=table.session_id, actor=tablet)
    revoke_device_token(club_id=people.club.pk, actor=people.elena, token_id=tablet.pk)
    assert not JoinCode.objects.exists()


def test_the_code_of_another_device_stays(people: People, table: Table) -> None:
    tablet, other = device(people), device(people)
    make_join_code(session_id=table.session_id, actor=tablet)
    revoke_device_token(club_id=people.club.pk, actor=people.elena, token_id=other.pk)
    joins(table, "Ion")


def test_whoever_makes_the_next_code_answers_for_it(people: People, table: Table) -> None:
    tablet = device(people)
    make_join_code(session_id=table.session_id, actor=tablet)
    make_join_code(session_id=table.session_id, actor=people.bogdan)
    revoke_device_token(club_id=people.club.pk, actor=people.elena, token_id=tablet.pk)
    joins(table, "Ion")


def test_somebodys_own_code_stays_when_a_token_is_revoked(people: People, table: Table) -> None:
    tablet = device(people)
    make_join_code(session_id=table.session_id, actor=people.bogdan)
    revoke_device_token(club_id=people.club.pk, actor=people.elena, token_id=tablet.pk)
    joins(table, "Ion")


def test_the_code_of_a_device_goes_with_its_makers_right(people: People, table: Table) -> None:
    make_join_code(session_id=table.session_id, actor=device(people))
    gets(people, "elena", "member")
    assert not JoinCode.objects.exists()
