"""Taking a table over from somebody who is at it just now asks first."""

from __future__ import annotations

from datetime import timedelta

import pytest
from django.utils import timezone

from chouette.joining_refusals import KeptByAnother
from chouette.models import ChouetteSession
from chouette.permissions import Actor
from chouette.selectors.keeping import keeper_of
from chouette.services.keeping import hand_over, take_over
from tests.builders import Table, open_table
from tests.people import People

pytestmark = pytest.mark.django_db


@pytest.fixture
def table(people: People) -> Table:
    return open_table(people, "ana", "bogdan", "carla")


def keeps(table: Table) -> str:
    keeper = keeper_of(table.row)
    return keeper.name if keeper else ""


def gives(table: Table, actor: Actor, to: int, *, confirm: bool = False) -> None:
    hand_over(session_id=table.session_id, actor=actor, to_user_id=to, confirm=confirm)


def takes(table: Table, actor: Actor, *, confirm: bool = False) -> None:
    take_over(session_id=table.session_id, actor=actor, confirm=confirm)


def a_while_ago(table: Table) -> None:
    since = timezone.now() - timedelta(hours=1)
    ChouetteSession.objects.filter(pk=table.session_id).update(keeper_since=since)


def test_it_asks_whoever_takes_it_from_somebody_who_was_just_given_it(
    table: Table, people: People
) -> None:
    takes(table, people.elena)
    with pytest.raises(KeptByAnother, match="elena"):
        takes(table, people.bogdan)
    with pytest.raises(KeptByAnother):
        gives(table, people.ana, people.bogdan.pk)
    takes(table, people.bogdan, confirm=True)
    assert keeps(table) == "bogdan"


def test_it_asks_whoever_takes_it_from_somebody_who_just_scored(
    table: Table, people: People
) -> None:
    takes(table, people.bogdan)
    a_while_ago(table)
    table.quick(bogdan=1, carla=1)
    with pytest.raises(KeptByAnother):
        takes(table, people.elena)


def test_it_asks_nothing_when_he_has_long_been_away(table: Table, people: People) -> None:
    takes(table, people.elena)
    a_while_ago(table)
    takes(table, people.bogdan)
    assert keeps(table) == "bogdan"
