"""Verification finds a plan that does not ask for exactly what is open."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from django.db.models import F

from chouette.models import ChouetteSession, LedgerEntry, OutboxMessage, StatementLine
from chouette.selectors.soundness.plans import linked_groups, plan_faults
from chouette.selectors.verification import faults
from chouette.services.outbox import enqueue
from tests.builders import Table, open_table
from tests.guards import lifted
from tests.people import People

pytestmark = pytest.mark.django_db

ASKS = "the plan does not ask for the EUR that is open"


def rows() -> list[ChouetteSession]:
    return list(ChouetteSession.objects.order_by("pk"))


def debt() -> LedgerEntry:
    return LedgerEntry.objects.filter(kind="debt", reverses=None, reversed_by=None).earliest("pk")


def bend_payment() -> None:
    paid = LedgerEntry.objects.filter(kind="payment").exclude(settles=None)
    assert paid.update(amount=10_000) == 1


def bend_debt(**values: object) -> None:
    assert LedgerEntry.objects.filter(pk=debt().pk).update(**values) == 1


def bend_money() -> None:
    first, last = StatementLine.objects.earliest("pk"), StatementLine.objects.latest("pk")
    StatementLine.objects.filter(pk=first.pk).update(money=F("money") + 5)
    StatementLine.objects.filter(pk=last.pk).update(money=F("money") - 5)


DAMAGE: dict[str, tuple[Callable[[], object], str]] = {
    "the amount of a leg": (lambda: bend_debt(amount=F("amount") + 1), ASKS),
    "a leg": (lambda: bend_debt(chouette_session=None), ASKS),
    "a payment": (bend_payment, "is paid"),
    "the money of the night": (bend_money, ASKS),
}


@pytest.mark.usefixtures("night")
@pytest.mark.parametrize(("damage", "told"), DAMAGE.values(), ids=DAMAGE)
def test_it_finds_damage_to(damage: Callable[[], object], told: str) -> None:
    assert list(plan_faults(rows())) == []
    with lifted():
        damage()
    found = list(plan_faults(rows()))
    assert any(told in fault for fault in found), found
    assert set(found) <= set(faults())


def test_it_calls_no_fault_what_a_message_will_put_right(night: Table) -> None:
    with lifted():
        bend_debt(amount=F("amount") + 1)
    enqueue(topic="plan", key="again", payload={"session": night.session_id})
    assert list(plan_faults(rows())) == []
    OutboxMessage.objects.filter(done_at=None).delete()
    assert list(plan_faults(rows()))


def test_it_finds_money_that_is_asked_for_while_the_night_goes_on(people: People) -> None:
    table = open_table(people, "ana", "bogdan")
    table.quick(bogdan=1)
    table.close()
    table.send("reopen", actor=people.ana)
    OutboxMessage.objects.update(done_at=F("created_at"))
    assert [f for f in plan_faults(rows()) if "is asked for while the night goes on" in f]


def test_it_finds_a_plan_of_a_practice_night(night: Table) -> None:
    with lifted():
        ChouetteSession.objects.update(is_practice=True)
    assert [f for f in plan_faults(rows()) if "a practice night has a plan" in f]


def test_it_looks_at_linked_tables_together(people: People) -> None:
    table = open_table(people, "ana", "bogdan", "carla", "radu")
    table.quick(bogdan=2, carla=-1, radu=1)
    table.send("split_table", table="Table 2", players=people.numbers("carla", "radu"))
    open_table(people, "sorin", "mira", table="Table 3")
    first, second, third = rows()
    assert [list(group) for group in linked_groups(rows())] == [[first, second], [third]]
    assert list(faults()) == []
