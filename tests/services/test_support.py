"""Clean text, known constraints, and what is called after a commit."""

from __future__ import annotations

import logging
from typing import Any

import pytest
from django.db import IntegrityError, transaction

from chouette.models import Membership, OutboxMessage
from chouette.permissions import Action
from chouette.refusals import BadName, NotAllowed, NotFound, UnknownValue
from chouette.services.support import (
    after_commit,
    broken_constraint,
    check_currency,
    clean_name,
    lock_club,
)
from clubsite.clean_text import clean_text
from tests.people import People

KNOWN = {
    "membership_once_per_club": ("chouette_membership.user_id",),
    "outboxmessage_key": ("chouette_outboxmessage.dedupe_key",),
}


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("Ana", "Ana"),
        ("  Ana   Maria\n", "Ana Maria"),
        ("S\u0326tefan", "Ștefan"),
        ("O'Neil-Pop (II)", "O'Neil-Pop (II)"),
        ("🎲", "🎲"),
        ("x" * 80, "x" * 80),
    ],
)
def test_it_keeps_a_name_on_one_line(typed: str, kept: str) -> None:
    assert clean_name(typed) == kept


@pytest.mark.parametrize(
    "typed",
    ["", " \n", "a\nb", "a\tb", "x" * 81, "a\0", "a\x1b[31m", "\ud800", "\u0378", "An\ufffd"],
)
def test_it_refuses_what_is_no_name(typed: str) -> None:
    with pytest.raises(BadName):
        clean_name(typed)


def test_it_takes_limits_of_its_own() -> None:
    assert clean_name("x" * 40, limit=40) == "x" * 40
    with pytest.raises(BadName) as caught:
        clean_name("x" * 41, limit=40)
    assert caught.value.params == {"limit": 40}


@pytest.mark.parametrize(
    ("typed", "kept"), [("a\nb", "a b"), ("a\0b", "a b"), ("  ", ""), ("x" * 50, "x" * 10)]
)
def test_it_makes_a_note_of_anything(typed: str, kept: str) -> None:
    assert clean_text(typed, limit=10) == kept


@pytest.mark.parametrize("code", ["", "EUR", "RON"])
def test_it_knows_a_currency(code: str) -> None:
    assert check_currency(code) == code


@pytest.mark.parametrize("code", ["eur", "EURO", "EU", "€", "ÄÖÜ", "E R", None, 7])
def test_it_refuses_what_is_no_currency(code: Any) -> None:
    with pytest.raises(UnknownValue):
        check_currency(code)


@pytest.mark.django_db
def test_it_tells_which_constraint_was_broken(people: People) -> None:
    with pytest.raises(IntegrityError) as caught, transaction.atomic():
        Membership.objects.create(club=people.club, user=people.carla)
    assert broken_constraint(caught.value, KNOWN) == "membership_once_per_club"


@pytest.mark.django_db
def test_it_tells_nothing_of_a_constraint_it_does_not_know() -> None:
    with pytest.raises(IntegrityError) as caught, transaction.atomic():
        OutboxMessage.objects.create(topic="t", dedupe_key="1", payload=None, attempts=-1)
    assert broken_constraint(caught.value, KNOWN) is None


@pytest.mark.django_db
def test_it_locks_a_club_for_who_may(people: People, strangers: People) -> None:
    club, standing = lock_club(people.club.pk, people.elena, Action.MANAGE_RULES)
    assert (club, standing.role) == (people.club, "director")
    with pytest.raises(NotAllowed):
        lock_club(people.club.pk, people.bogdan, Action.MANAGE_RULES)
    with pytest.raises(NotFound):
        lock_club(people.club.pk, strangers.ana, Action.MANAGE_RULES)
    with pytest.raises(NotFound):
        lock_club(10**18, people.ana, Action.MANAGE_RULES)


class Deaf(Exception):
    """Stands for whatever may go wrong after a commit."""


@pytest.mark.django_db
def test_it_logs_what_fails_after_a_commit_and_goes_on(
    caplog: pytest.LogCaptureFixture, django_capture_on_commit_callbacks: Any
) -> None:
    called: list[int] = []

    def fail() -> None:
        raise Deaf("nobody listens")

    with caplog.at_level(logging.ERROR), django_capture_on_commit_callbacks(execute=True):
        after_commit(fail)
        after_commit(called.append, 1)
    assert called == [1]
    assert "nobody listens" in caplog.text


@pytest.mark.django_db(transaction=True)
def test_it_lets_no_failure_after_a_commit_reach_the_caller() -> None:
    def fail() -> None:
        raise Deaf("nobody listens")

    with transaction.atomic(durable=True):
        OutboxMessage.objects.create(topic="t", dedupe_key="1", payload={})
        after_commit(fail)
    assert OutboxMessage.objects.count() == 1
