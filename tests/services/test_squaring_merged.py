"""The plan of a night of somebody who was there under two names: nobody pays himself."""

from __future__ import annotations

from uuid import uuid4

import pytest

from chouette.models import LedgerEntry
from chouette.refusals import SameParty
from chouette.selectors.elsewhere import night_of
from chouette.selectors.logs import state_of
from chouette.selectors.night_plan import night_plan
from chouette.selectors.owed import owed_now
from chouette.selectors.verification import faults
from chouette.services.merging import merge_players, unmerge_player
from chouette.services.outbox import dispatch
from chouette.services.payments import record_payment
from tests.builders import Table, debts, open_table
from tests.people import People
from tests.services.merging import merge
from tests.services.squaring import pay

pytestmark = pytest.mark.django_db


@pytest.fixture
def tables(people: People) -> tuple[Table, Table]:
    """At table 1 Radu lost 6, Ana 2, Bogdan won 6, Sorin 2. Bogdan and Elena left for table 2,
    where Mira came and won 8 from Bogdan. Mira is Radu, who left table 1 for a while."""
    one = open_table(people, "ana", "bogdan", "radu", "sorin", "elena", actor=people.ana)
    one.quick(bogdan=6, radu=-6, sorin=2, elena=0)
    one.send("split_table", table="Table 2", players=people.numbers("bogdan", "elena"))
    two = Table(people, one.outcome, one.actor)
    two.session_id = one.outcome.other_session_id or 0
    two.draw("bogdan", "elena")
    two.send("join", player=people.number("mira"))
    two.play("bogdan", "elena", "mira", elena=0, mira=8)
    return one, two


@pytest.fixture
def closed(tables: tuple[Table, Table]) -> tuple[Table, Table]:
    for table in tables:
        table.close()
    return tables


def merge_later(people: People) -> None:
    """The merger, before anything that follows from it is done."""
    merge_players(
        club_id=people.club.pk,
        actor=people.elena,
        player_id=people.players["mira"].pk,
        into_id=people.players["radu"].pk,
    )


def asked(table: Table) -> list[tuple[int, int, int]]:
    return [(leg.payer_id, leg.payee_id, leg.due) for leg in night_plan(table.row).legs if leg.due]


def test_it_asks_one_name_to_pay_the_other_before(
    people: People, closed: tuple[Table, Table]
) -> None:
    """Otherwise the tests below would prove nothing."""
    assert any({payer, payee} == {"radu", "mira"} for payer, payee in debts(closed[0]))


def test_nobody_pays_himself(people: People, closed: tuple[Table, Table]) -> None:
    radu = people.players["radu"].pk
    merge_later(people)
    for _then in ("at once", "later"):
        for table in closed:
            assert asked(table)
            assert all(payer != payee for payer, payee, _due in asked(table))
            assert [row.player_id for row in night_plan(table.row).why].count(radu) == 1
        dispatch()
    assert not list(faults())
    due = {
        people.players["ana"].pk: -100,
        people.players["bogdan"].pk: -100,
        people.players["sorin"].pk: 100,
        radu: 100,
    }
    assert {row.player_id: row.left for row in night_plan(closed[0].row).why if row.left} == due


def test_nobody_pays_himself_of_a_list_that_was_begun(
    people: People, closed: tuple[Table, Table]
) -> None:
    payer, payee = next(pair for pair in debts(closed[0]) if "mira" not in pair)
    pay(closed[0], payer, payee)
    merge_later(people)
    for _then in ("at once", "later"):
        assert all(payer != payee for payer, payee, _due in asked(closed[0]))
        dispatch()
    assert not list(faults())


def test_a_payment_in_between_does_not_ask_him_twice(
    people: People, closed: tuple[Table, Table]
) -> None:
    """The list is looked at after a payment, and lines may not be written anew by then."""
    merge_later(people)
    book(people, closed[0], "ana", "bogdan", 10)
    dispatch()
    assert all(payer != payee for payer, payee, _due in asked(closed[0]))
    assert not list(faults())


def test_no_fault_is_found_while_lines_wait_to_be_written_anew(
    people: People, closed: tuple[Table, Table]
) -> None:
    merge_later(people)
    assert not [fault for fault in faults() if "plan" in fault]
    dispatch()
    unmerge_player(
        club_id=people.club.pk,
        actor=people.elena,
        player_id=people.players["mira"].pk,
        name="Mira",
    )
    assert not [fault for fault in faults() if "plan" in fault]


def book(people: People, table: Table, paid_by: str, paid_to: str, amount: int) -> LedgerEntry:
    return record_payment(
        club_id=people.club.pk,
        command_id=uuid4(),
        actor=people.ana,
        paid_by=people.players[paid_by].pk,
        paid_to=people.players[paid_to].pk,
        amount_minor=amount,
        currency="EUR",
        session_id=table.session_id,
    ).entry


def test_he_cannot_pay_himself_under_his_other_name(
    people: People, closed: tuple[Table, Table]
) -> None:
    merge(people, "mira", "radu")
    for pair in (("mira", "radu"), ("radu", "mira")):
        with pytest.raises(SameParty):
            book(people, closed[0], *pair, 10)


def test_what_he_owes_is_the_same_under_either_name(
    people: People, tables: tuple[Table, Table]
) -> None:
    row, number = tables[0].row, people.number
    assert owed_now(row, paid_by=number("ana"), paid_to=number("mira")) == 100
    assert owed_now(row, paid_by=number("radu"), paid_to=number("mira")) == 300
    for table in tables:
        table.close()
    merge(people, "mira", "radu")
    for name in ("mira", "radu"):
        assert owed_now(row, paid_by=number("ana"), paid_to=number(name)) == 100


def test_a_payment_of_who_he_is_is_one_on_his_leg(people: People) -> None:
    table = open_table(people, "ana", "mira")
    table.quick(mira=-2)
    table.close()
    merge(people, "mira", "carla")
    entry = book(people, table, "carla", "ana", 100)
    assert entry.settles is not None
    dispatch()
    (leg,) = night_plan(table.row).legs
    assert (leg.due, leg.mark) == (0, "")


def test_his_column_has_what_he_has_from_the_other_table(
    people: People, closed: tuple[Table, Table]
) -> None:
    """Each table knows him by the name he had there."""
    merge(people, "mira", "radu")
    for table, name in zip(closed, ("radu", "mira"), strict=True):
        night = night_of(table.row, state_of(table.row))
        assert sum(night.points.values()) == sum(night.money.values()) == 0
        assert night.points[people.number(name)] == 4
