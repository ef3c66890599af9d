"""A guest who turned out to be a member: all sums are the member's, his accounts stay his."""

from __future__ import annotations

from datetime import timedelta
from uuid import uuid4

import pytest

from chouette.models import Player, StatementLine
from chouette.selectors.balances import club_balances, player_balance
from chouette.selectors.history import head_to_head, nights_of_player
from chouette.selectors.owed import owed_now
from chouette.selectors.squaring import legs_of
from chouette.selectors.standings import standings
from chouette.selectors.tables import linked_tables
from chouette.selectors.unstated import unplanned_money, unstated_tables
from chouette.services.payments import record_payment
from chouette.services.statements import recompute_statement
from tests.builders import NIGHT, Table, debts, open_table
from tests.people import People

pytestmark = pytest.mark.django_db


@pytest.fixture
def tables(people: People) -> tuple[Table, Table]:
    """Radu lost 2 to Ana on a closed night, and 1 at a table that still plays; he is Carla."""
    closed = open_table(people, "ana", "radu")
    closed.quick(radu=-2)
    closed.close()
    going = open_table(people, "ana", "radu", table="Table 2", night_on=NIGHT + timedelta(days=7))
    going.quick(radu=-1)
    Player.objects.filter(pk=people.players["radu"].pk).update(
        merged_into=people.players["carla"], is_active=False
    )
    recompute_statement(session_id=closed.session_id)
    return closed, going


def test_it_shows_one_person_in_standings(people: People, tables: tuple[Table, Table]) -> None:
    assert {row.name: (row.games, row.points) for row in standings(people.club.pk)} == {
        "ana": (2, 6),
        "carla": (2, -6),
    }


def test_it_counts_both_nights_in_her_history(people: People, tables: tuple[Table, Table]) -> None:
    assert [(n.points, n.provisional) for n in nights_of_player(people.players["carla"])] == [
        (-2, True),
        (-4, False),
    ]
    assert nights_of_player(people.players["radu"]) == ()
    assert [(p.name, p.lost) for p in head_to_head(people.players["carla"])] == [("ana", 6)]


def test_it_adds_his_accounts_to_her_balance(people: People, tables: tuple[Table, Table]) -> None:
    names = {b.name: (b.points, b.total("EUR")) for b in club_balances(people.club.pk).balances}
    assert (names["carla"], names["ana"]) == ((-6, -150), (6, 150))
    assert "Radu" not in names
    hers = player_balance(people.players["carla"])
    assert (hers.points, hers.money, hers.provisional) == (-6, {"EUR": -100}, {"EUR": -50})


def test_it_loses_no_points_between_the_merger_and_the_new_lines(people: People) -> None:
    """Lines are written anew by a task of their own, which may have to wait for a worker."""
    table = open_table(people, "ana", "mira")
    table.quick(mira=-2)
    table.close()
    Player.objects.filter(pk=people.players["mira"].pk).update(
        merged_into=people.players["carla"], is_active=False
    )
    found = {balance.name: balance.points for balance in club_balances(people.club.pk).balances}
    assert found["carla"] == player_balance(people.players["carla"]).points == -4


def test_it_leaves_the_legs_of_his_night_as_they_are(
    people: People, tables: tuple[Table, Table]
) -> None:
    """They are entries between the accounts that there were, and ask the person that there is."""
    (leg,) = legs_of(linked_tables(tables[0].row))
    assert (leg.payer_id, leg.due) == (people.players["carla"].pk, 100)


def test_it_takes_her_payment_for_his_debt(people: People, tables: tuple[Table, Table]) -> None:
    record_payment(
        club_id=people.club.pk,
        command_id=uuid4(),
        actor=people.bogdan,
        session_id=tables[0].session_id,
        paid_by=people.players["carla"].pk,
        paid_to=people.players["ana"].pk,
        amount_minor=100,
        currency="EUR",
    )
    recompute_statement(session_id=tables[0].session_id)
    assert debts(tables[0]) == {}
    assert player_balance(people.players["carla"]).money == {}


def test_it_has_unfinished_nights_under_her_name(
    people: People, tables: tuple[Table, Table]
) -> None:
    (table,) = unstated_tables(people.club.pk)
    carla = people.players["carla"].pk
    assert {night.player for night in table.nights} == {people.players["ana"].pk, carla}
    assert unplanned_money(people.club.pk, (table,))["EUR"][carla] == -50


def test_it_lets_her_pay_early_for_a_night_under_his_name(
    people: People, tables: tuple[Table, Table]
) -> None:
    carla, ana = people.number("carla"), people.number("ana")
    assert owed_now(tables[1].row, paid_by=carla, paid_to=ana) == 50


def test_it_has_no_line_of_his(people: People, tables: tuple[Table, Table]) -> None:
    assert not StatementLine.objects.filter(player=people.players["radu"]).exists()
