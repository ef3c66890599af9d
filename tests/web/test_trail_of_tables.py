"""The audit trail says which table a change was about and who paid whom, in as many queries."""

from __future__ import annotations

from uuid import uuid4

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext

from chouette.models import LedgerEntry
from chouette.services import members
from chouette.services.house_rules import save_house_rules
from chouette.services.joining import revoke_guest_pass, withdraw_join_code
from chouette.services.keeping import hand_over, take_over
from chouette.services.payments import pay_leg, record_payment, reverse_payment
from chouette.services.players import add_guest
from chouette.services.seasons import begin_season
from tests.builders import NIGHT, Table, open_table
from tests.guests import joins, let_guests_in
from tests.people import People
from tests.web.test_trail import trail
from tests.web.test_trail_names import by, newest

pytestmark = pytest.mark.django_db


@pytest.fixture
def table(people: People) -> Table:
    table = open_table(people, "ana", "carla")
    let_guests_in(table)
    return table


def test_it_says_who_keeps_the_score_of_which_table(people: People, table: Table) -> None:
    take_over(session_id=table.session_id, actor=people.bogdan)
    assert newest(people) == ["bogdan keeps the score of a table (Table 1, 26 November) now."]
    hand_over(session_id=table.session_id, actor=people.bogdan, to_user_id=people.elena.pk)
    assert newest(people) == [
        "elena keeps the score of a table (Table 1, 26 November) now, and bogdan no longer."
    ]


def test_it_says_whose_phone_was_taken_away_from_which_table(people: People, table: Table) -> None:
    phone = joins(table, "Ion").guest_pass
    revoke_guest_pass(session_id=table.session_id, actor=people.bogdan, pass_id=phone.pk)
    withdraw_join_code(session_id=table.session_id, actor=people.bogdan)
    assert newest(people, 4) == [
        "A code by which guests join a table (Table 1, 26 November) was withdrawn.",
        "The phone of Ion was taken away from a table (Table 1, 26 November).",
        "Ion joined a table (Table 1, 26 November) with his own phone.",
        "A code was made by which guests join a table (Table 1, 26 November).",
    ]


def test_it_says_who_paid_whom(people: People, table: Table) -> None:
    table.quick(carla=2)
    table.close()
    debt = LedgerEntry.objects.get(kind="debt")
    common = {**by(people), "command_id": uuid4()}
    paid = pay_leg(**common, leg_id=debt.pk, amount_minor=60).entry
    reverse_payment(**{**common, "command_id": uuid4()}, entry_id=paid.pk)
    who = {name: people.players[name].pk for name in ("ana", "carla")}
    record_payment(
        **{**common, "command_id": uuid4()},
        paid_by=who["ana"],
        paid_to=who["carla"],
        amount_minor=40,
        currency="EUR",
    )
    record_payment(
        **{**common, "command_id": uuid4()},
        paid_by="kitty",
        paid_to=who["carla"],
        amount_minor=10,
        currency="EUR",
    )
    assert newest(people, 4) == [
        "The club paid carla 0.10 EUR.",
        "ana paid carla 0.40 EUR.",
        "An entry was taken back: 0.60 EUR, between ana and carla.",
        "ana paid carla 0.60 EUR, as the plan says.",
    ]


def test_it_asks_no_more_for_many_than_for_one(people: People, table: Table) -> None:
    def everything(number: int) -> None:
        name = f"Guest {number}"
        guest = add_guest(**by(people), name=name)
        invitation, _ = members.invite(**by(people), player_id=guest.pk)
        members.revoke_invitation(**by(people), invitation_id=invitation.pk)
        token, _ = members.create_device_token(**by(people), label=name)
        members.revoke_device_token(**by(people), token_id=token.pk)
        save_house_rules(**by(people), name=name, base="fibs", values={})
        start = NIGHT.replace(year=2030 + number)
        begin_season(**by(people), name=name, starts_on=start, ends_on=start)
        phone = joins(table, f"Phone {number}").guest_pass
        revoke_guest_pass(session_id=table.session_id, actor=people.bogdan, pass_id=phone.pk)
        to = (people.elena, people.bogdan)[number % 2]
        hand_over(session_id=table.session_id, actor=to, to_user_id=to.pk, confirm=True)

    everything(0)
    with CaptureQueriesContext(connection) as few:
        trail(people, people.ana)
    for number in range(1, 4):
        everything(number)
    with CaptureQueriesContext(connection) as many:
        trail(people, people.ana)
    assert len(many) == len(few)
