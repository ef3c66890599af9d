"""Whose a piece of work is: one claims it, and another takes it over from whoever died at it."""

from __future__ import annotations

import pytest

from chouette.services import outbox
from tests.services.outbox_work import age, write

pytestmark = pytest.mark.django_db


def test_it_leaves_alone_what_somebody_is_at(done: list[int]) -> None:
    message = write(1)
    age(message, outbox.LEASE_S - 5)
    assert outbox.perform(message_id=message.pk) is False
    assert outbox.dispatch() == 0
    assert done == []


def test_it_takes_over_from_somebody_who_died(done: list[int]) -> None:
    message = write(1)
    age(message, outbox.LEASE_S + 1)
    assert outbox.dispatch() == 1
    message.refresh_from_db()
    assert message.done_at is not None
    assert message.attempts == 1


def test_it_takes_over_at_once_when_told_that_he_died(done: list[int]) -> None:
    message = write(1)
    age(message, 1)
    assert outbox.perform(message_id=message.pk, take_over=True) is True
    assert outbox.perform(message_id=message.pk, take_over=True) is False
    assert done == [1]


def test_it_waits_for_no_claim_of_the_future(done: list[int]) -> None:
    """The clock was set back since."""
    message = write(1)
    age(message, -outbox.LEASE_S + 5)
    assert outbox.dispatch() == 0
    age(message, -86_400)
    assert outbox.dispatch() == 1
