"""A night that is opened again: its unpaid plan is taken back, a frozen one stays."""

from __future__ import annotations

from uuid import uuid4

import pytest

from chouette.selectors.squaring import legs_of
from chouette.selectors.tables import linked_tables
from chouette.services.outbox import dispatch
from chouette.services.payments import pay_leg, reverse_payment
from tests.builders import Table, balances, debts
from tests.people import People
from tests.services.squaring import reopen

pytestmark = pytest.mark.django_db


@pytest.fixture
def reopened(closed: Table) -> Table:
    reopen(closed)
    return closed


def pay_first(table: Table) -> int:
    people, leg = table.people, legs_of(linked_tables(table.row))[0]
    paid = pay_leg(
        club_id=people.club.pk, command_id=uuid4(), actor=people.bogdan, leg_id=leg.entry_id
    )
    return paid.entry.pk


def test_it_takes_an_unpaid_plan_back(reopened: Table) -> None:
    assert debts(reopened) == {}
    assert set(balances(reopened.people).values()) <= {0}


def test_it_makes_the_plan_of_all_games_when_it_is_closed_again(reopened: Table) -> None:
    names = {str(p.pk): name for name, p in reopened.people.players.items()}
    _, *team = (names[number] for number in reopened.outcome.state.seating.rotation.order)
    reopened.quick(**dict.fromkeys(team, -1))
    reopened.close()
    totals = {name: 25 * halves for name, halves in reopened.points().items() if halves}
    assert balances(reopened.people) == totals


def test_it_keeps_a_plan_that_is_paid_in_part(closed: Table) -> None:
    pay_first(closed)
    left = debts(closed)
    reopen(closed)
    assert debts(closed) == left != {}


def test_it_takes_the_plan_back_when_the_last_payment_is_taken_back(
    closed: Table, people: People
) -> None:
    payment = pay_first(closed)
    reopen(closed)
    reverse_payment(club_id=people.club.pk, command_id=uuid4(), actor=people.ana, entry_id=payment)
    dispatch()
    assert debts(closed) == {}
