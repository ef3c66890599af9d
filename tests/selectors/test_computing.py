"""How far the statement of a closed night is."""

from __future__ import annotations

import pytest
from django.utils import timezone

from chouette.models import OutboxMessage
from chouette.selectors.computing import Computing, computing_of
from chouette.selectors.tables import linked_tables
from chouette.services.outbox import ATTEMPTS_MAX, dispatch, enqueue
from tests.builders import Table, open_table
from tests.people import People

pytestmark = pytest.mark.django_db


@pytest.fixture
def night(people: People) -> Table:
    table = open_table(people, "ana", "bogdan", "carla", "radu")
    table.quick(bogdan=1, carla=1, radu=1)
    return table


@pytest.fixture
def closed(night: Table) -> Table:
    night.send("close", actor=night.people.ana)
    return night


def found(table: Table) -> Computing | None:
    return computing_of(linked_tables(table.row))


def test_it_is_nothing_while_the_night_goes_on(night: Table) -> None:
    assert found(night) is None


def test_it_waits_until_somebody_is_at_it(closed: Table) -> None:
    assert found(closed) == Computing("waiting")


def test_it_says_since_when_somebody_is_at_it(closed: Table) -> None:
    now = timezone.now()
    OutboxMessage.objects.update(claimed_at=now, attempts=1)
    assert found(closed) == Computing("working", since=now)


def test_it_says_how_often_it_failed_and_why(closed: Table) -> None:
    OutboxMessage.objects.update(claimed_at=timezone.now(), attempts=3, last_error="Broken: no")
    assert found(closed) == Computing("failed", failures=3, error="Broken: no")
    OutboxMessage.objects.update(attempts=ATTEMPTS_MAX)
    assert found(closed) == Computing("stopped", failures=ATTEMPTS_MAX, error="Broken: no")


def test_it_is_nothing_when_all_is_done(closed: Table) -> None:
    dispatch()
    assert found(closed) is None


def test_it_waits_where_nobody_knows_of_it(closed: Table) -> None:
    OutboxMessage.objects.all().delete()
    assert found(closed) == Computing("waiting")


def test_it_waits_for_a_plan_that_is_looked_at_anew(closed: Table) -> None:
    dispatch()
    enqueue(topic="plan", key="anew", payload={"session": closed.session_id})
    assert found(closed) == Computing("waiting")


def test_it_does_not_wait_for_another_night(closed: Table) -> None:
    dispatch()
    enqueue(topic="plan", key="other", payload={"session": closed.session_id + 1})
    assert found(closed) is None


def test_it_tells_the_worst_of_linked_tables(night: Table) -> None:
    night.send("split_table", table="Table 2", players=night.people.numbers("carla", "radu"))
    tables = linked_tables(night.row)
    for row in tables:
        Table.send(_driven(night, row.pk), "close", actor=night.people.ana)
    messages = OutboxMessage.objects.order_by("pk")
    assert messages.count() == 2
    OutboxMessage.objects.filter(pk=messages[0].pk).update(claimed_at=timezone.now())
    OutboxMessage.objects.filter(pk=messages[1].pk).update(attempts=1, last_error="Broken: no")
    assert found(night) == Computing("failed", failures=1, error="Broken: no")


def _driven(night: Table, session_id: int) -> Table:
    other = Table(night.people, night.outcome, night.actor)
    other.session_id = session_id
    return other


def test_it_has_another_mark_for_each_thing_it_tells(closed: Table) -> None:
    now = timezone.now()
    told = [
        Computing("waiting"),
        Computing("working", since=now),
        Computing("failed", failures=1),
        Computing("failed", failures=2),
    ]
    assert len({computing.mark for computing in told}) == len(told)
