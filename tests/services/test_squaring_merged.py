"""The plan of a night of somebody who was there under two names: nobody pays himself."""

from __future__ import annotations

import pytest

from chouette.selectors.elsewhere import night_of
from chouette.selectors.logs import state_of
from chouette.selectors.night_plan import night_plan
from chouette.selectors.verification import faults
from chouette.services.merging import merge_players, unmerge_player
from chouette.services.outbox import dispatch
from tests.builders import Table, debts
from tests.people import People
from tests.services.merging import merge
from tests.services.squaring import early, pay

pytestmark = pytest.mark.django_db


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
    people: People, strolled_and_closed: tuple[Table, Table]
) -> None:
    """Otherwise the tests below would prove nothing."""
    assert any({payer, payee} == {"radu", "mira"} for payer, payee in debts(strolled_and_closed[0]))


def test_nobody_pays_himself(people: People, strolled_and_closed: tuple[Table, Table]) -> None:
    radu = people.players["radu"].pk
    merge_later(people)
    for _then in ("at once", "later"):
        for table in strolled_and_closed:
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
    assert {
        row.player_id: row.left for row in night_plan(strolled_and_closed[0].row).why if row.left
    } == due


def test_nobody_pays_himself_of_a_list_that_was_begun(
    people: People, strolled_and_closed: tuple[Table, Table]
) -> None:
    payer, payee = next(pair for pair in debts(strolled_and_closed[0]) if "mira" not in pair)
    pay(strolled_and_closed[0], payer, payee)
    merge_later(people)
    for _then in ("at once", "later"):
        assert all(payer != payee for payer, payee, _due in asked(strolled_and_closed[0]))
        dispatch()
    assert not list(faults())


def test_a_payment_in_between_does_not_ask_him_twice(
    people: People, strolled_and_closed: tuple[Table, Table]
) -> None:
    """The list is looked at after a payment, and lines may not be written anew by then."""
    merge_later(people)
    early(strolled_and_closed[0], "ana", "bogdan", 10)
    dispatch()
    assert all(payer != payee for payer, payee, _due in asked(strolled_and_closed[0]))
    assert not list(faults())


def test_no_fault_is_found_while_lines_wait_to_be_written_anew(
    people: People, strolled_and_closed: tuple[Table, Table]
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


def test_his_column_has_what_he_has_from_the_other_table(
    people: People, strolled_and_closed: tuple[Table, Table]
) -> None:
    """Each table knows him by the name he had there."""
    merge(people, "mira", "radu")
    for table, name in zip(strolled_and_closed, ("radu", "mira"), strict=True):
        night = night_of(table.row, state_of(table.row))
        assert sum(night.points.values()) == sum(night.money.values()) == 0
        assert night.points[people.number(name)] == 4
