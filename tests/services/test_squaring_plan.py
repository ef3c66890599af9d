"""The plan of who pays whom: anew until something is paid, then only what changed."""

from __future__ import annotations

from uuid import uuid4

import pytest

from chouette.models import EntryKind, LedgerEntry
from chouette.refusals import MoreThanDue, NotFound
from chouette.services.outbox import dispatch
from chouette.services.payments import pay_leg, reverse_payment
from tests.builders import Table, balances, debts, open_table
from tests.people import People
from tests.services.squaring import correct, early, leg, pay

pytestmark = pytest.mark.django_db


def test_it_is_what_the_balances_say(closed: Table) -> None:
    assert balances(closed.people) == {"ana": -150, "bogdan": 100, "carla": 50}


def test_it_shrinks_as_legs_are_paid(closed: Table) -> None:
    pay(closed, "ana", "bogdan", 30)
    assert debts(closed) == {("ana", "bogdan"): 70, ("ana", "carla"): 50}
    pay(closed, "ana", "bogdan")
    assert debts(closed) == {("ana", "carla"): 50}
    assert balances(closed.people) == {"ana": -50, "carla": 50}


def test_it_takes_no_more_than_is_due(closed: Table) -> None:
    pay(closed, "ana", "bogdan", 60)
    with pytest.raises(MoreThanDue) as caught:
        pay(closed, "ana", "bogdan", 41)
    assert caught.value.params == {"due": 40}


def test_it_opens_a_leg_again_when_a_payment_is_taken_back(closed: Table) -> None:
    entry = pay(closed, "ana", "bogdan")
    club, bogdan = closed.people.club, closed.people.bogdan
    reverse_payment(club_id=club.pk, command_id=uuid4(), actor=bogdan, entry_id=entry.pk)
    assert debts(closed) == {("ana", "bogdan"): 100, ("ana", "carla"): 50}


def test_it_is_made_anew_while_nothing_is_paid(closed: Table) -> None:
    correct(closed, bogdan=2, carla=-1)
    assert debts(closed) == {("ana", "bogdan"): 50, ("carla", "bogdan"): 50}
    assert LedgerEntry.objects.filter(kind=EntryKind.DEBT, reverses__isnull=False).count() == 2


def test_it_asks_for_the_difference_once_a_leg_is_paid_less_what_is_owed_the_other_way(
    closed: Table,
) -> None:
    pay(closed, "ana", "bogdan")
    correct(closed, bogdan=2, carla=-1)
    assert debts(closed) == {("carla", "ana"): 50}
    assert balances(closed.people) == {"ana": 50, "carla": -50}


def test_it_is_left_alone_when_a_correction_changes_nothing(closed: Table) -> None:
    before = LedgerEntry.objects.filter(kind=EntryKind.DEBT).count()
    correct(closed, bogdan=2, carla=1)
    assert LedgerEntry.objects.filter(kind=EntryKind.DEBT).count() == before


def test_it_counts_what_somebody_paid_before_he_left(people: People) -> None:
    table = open_table(people, "ana", "bogdan", "carla")
    table.quick(bogdan=2, carla=1)
    early(table, "ana", "carla", 150)
    table.close()
    assert debts(table) == {("carla", "bogdan"): 100}
    assert balances(people) == {"bogdan": 100, "carla": -100}


def test_it_is_made_anew_by_a_payment_outside_it_while_nothing_is_paid(closed: Table) -> None:
    early(closed, "ana", "carla", 150)
    dispatch()
    assert debts(closed) == {("carla", "bogdan"): 100}


def test_it_has_no_leg_of_another_club(closed: Table, strangers: People) -> None:
    with pytest.raises(NotFound):
        pay_leg(
            club_id=strangers.club.pk,
            command_id=uuid4(),
            actor=strangers.ana,
            leg_id=leg(closed, "ana", "bogdan").entry_id,
        )
