"""Payments of somebody who was at a night under two names: they are his under either."""

from __future__ import annotations

import pytest

from chouette.refusals import SameParty
from chouette.selectors.night_plan import night_plan
from chouette.selectors.owed import owed_now
from chouette.services.outbox import dispatch
from tests.builders import Table, open_table
from tests.people import People
from tests.services.merging import merge
from tests.services.squaring import early

pytestmark = pytest.mark.django_db


def test_he_cannot_pay_himself_under_his_other_name(
    people: People, strolled_and_closed: tuple[Table, Table]
) -> None:
    merge(people, "mira", "radu")
    for pair in (("mira", "radu"), ("radu", "mira")):
        with pytest.raises(SameParty):
            early(strolled_and_closed[0], *pair, 10)


def test_what_he_owes_is_the_same_under_either_name(
    people: People, strolled: tuple[Table, Table]
) -> None:
    row, number = strolled[0].row, people.number
    assert owed_now(row, paid_by=number("ana"), paid_to=number("mira")) == 100
    assert owed_now(row, paid_by=number("radu"), paid_to=number("mira")) == 300
    for table in strolled:
        table.close()
    merge(people, "mira", "radu")
    for name in ("mira", "radu"):
        assert owed_now(row, paid_by=number("ana"), paid_to=number(name)) == 100


def test_a_payment_of_who_he_is_is_one_on_his_leg(people: People) -> None:
    table = open_table(people, "ana", "mira")
    table.quick(mira=-2)
    table.close()
    merge(people, "mira", "carla")
    entry = early(table, "carla", "ana", 100)
    assert entry.settles is not None
    dispatch()
    (leg,) = night_plan(table.row).legs
    assert (leg.due, leg.mark) == (0, "")
