from __future__ import annotations

from typing import Any
from uuid import uuid4

import pytest

from chouette.services.balances import record_fee
from chouette.services.outbox import dispatch
from chouette.services.payments import pay_leg, record_payment
from tests.builders import Table, open_table
from tests.people import People


@pytest.fixture
def night(people: People) -> Table:
    """A closed night for money: two games, one taken back and one corrected, a part paid."""
    table = open_table(people, "ana", "bogdan", "carla")
    table.quick(bogdan=2, carla=-1)
    table.send("void")
    table.quick(bogdan=2, carla=-1)
    points = {people.number("bogdan"): 1, people.number("carla"): 1}
    table.send("correct_game", game=1, events=[{"type": "quick", "points": points}])
    table.quick(ana=1, carla=2)
    table.close()
    pay_something(table)
    return table


def pay_something(table: Table) -> None:
    """A part of a leg, a payment outside of the list, and a fee."""
    people, club = table.people, table.people.club
    debt = table.row.entries.filter(kind="debt", reversed_by=None).earliest("pk")
    common: dict[str, Any] = {"club_id": club.pk, "actor": people.ana}
    pay_leg(command_id=uuid4(), leg_id=debt.pk, amount_minor=10, **common)
    record_payment(
        command_id=uuid4(),
        paid_by=people.players["radu"].pk,
        paid_to=people.players["mira"].pk,
        amount_minor=70,
        currency="EUR",
        **common,
    )
    record_fee(
        command_id=uuid4(),
        player_id=people.players["ana"].pk,
        amount_minor=500,
        currency="EUR",
        **common,
    )
    dispatch()
