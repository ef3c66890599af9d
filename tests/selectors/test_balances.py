"""Balances: booked and provisional, points and money, a constant number of queries."""

from __future__ import annotations

from datetime import timedelta
from uuid import uuid4

import pytest
from pytest_django import DjangoAssertNumQueries

from chouette.selectors.balances import ClubBalances, club_balances, player_balance
from chouette.services.balances import record_fee, record_opening
from chouette.services.payments import record_payment
from tests.builders import NIGHT, open_table
from tests.people import People

pytestmark = pytest.mark.django_db


def points(found: ClubBalances) -> dict[str, int]:
    return {balance.name: balance.points for balance in found.balances if balance.points}


def money(found: ClubBalances) -> dict[str, tuple[int, int]]:
    return {
        balance.name: (balance.money.get("EUR", 0), balance.provisional.get("EUR", 0))
        for balance in found.balances
        if balance.money or balance.provisional
    }


def test_it_counts_an_open_table_as_provisional(people: People) -> None:
    open_table(people, "ana", "bogdan").quick(bogdan=2)
    found = club_balances(people.club.pk)
    assert points(found) == {"ana": -4, "bogdan": 4}
    assert money(found) == {"ana": (0, -100), "bogdan": (0, 100)}


def test_it_counts_a_closed_table_as_booked(people: People) -> None:
    table = open_table(people, "ana", "bogdan")
    table.quick(bogdan=2)
    table.close()
    found = club_balances(people.club.pk)
    assert points(found) == {"ana": -4, "bogdan": 4}
    assert money(found) == {"ana": (-100, 0), "bogdan": (100, 0)}


def test_it_counts_only_the_difference_of_a_table_that_was_reopened(people: People) -> None:
    table = open_table(people, "ana", "bogdan")
    table.quick(bogdan=2)
    table.close()
    table.send("reopen", actor=people.ana)
    table.play("bogdan", "ana", ana=1)
    assert money(club_balances(people.club.pk)) == {"ana": (-100, 50), "bogdan": (100, -50)}


def test_it_keeps_money_provisional_until_every_linked_table_is_closed(people: People) -> None:
    table = open_table(people, "ana", "bogdan", "carla", "radu")
    table.quick(bogdan=2, carla=0, radu=0)
    table.send("split_table", table="Table 2", players=people.numbers("carla", "radu"))
    table.close()
    assert money(club_balances(people.club.pk)) == {"ana": (0, -100), "bogdan": (0, 100)}


def test_it_counts_opening_balances_fees_and_payments(people: People) -> None:
    club, ana, radu = people.club.pk, people.ana, people.players["radu"].pk
    record_opening(
        club_id=club, command_id=uuid4(), actor=ana, player_id=radu, unit="points", amount=-7
    )
    record_fee(
        club_id=club,
        command_id=uuid4(),
        actor=ana,
        player_id=radu,
        amount_minor=300,
        currency="EUR",
    )
    record_payment(
        club_id=club,
        command_id=uuid4(),
        actor=ana,
        paid_by=radu,
        paid_to="fees",
        amount_minor=100,
        currency="EUR",
    )
    found = club_balances(club)
    assert points(found) == {"Radu": -7}
    assert money(found) == {"Radu": (-200, 0)}
    assert found.accounts == {"points": 7, "EUR": 200}


def test_it_is_the_same_for_one_player(people: People) -> None:
    table = open_table(people, "ana", "bogdan", "carla")
    table.quick(bogdan=2, carla=1)
    table.close()
    open_table(people, "bogdan", "ana", night_on=NIGHT + timedelta(days=7)).quick(ana=1)
    for balance in club_balances(people.club.pk).balances:
        player = next(p for p in people.players.values() if p.pk == balance.player_id)
        assert player_balance(player) == balance


def test_it_shows_nothing_of_another_club(people: People, strangers: People) -> None:
    open_table(people, "ana", "bogdan").quick(bogdan=2)
    assert points(club_balances(strangers.club.pk)) == {}


def test_it_suggests_the_fewest_payments(people: People) -> None:
    table = open_table(people, "ana", "bogdan", "carla")
    table.quick(bogdan=2, carla=1)
    table.close()
    payments = club_balances(people.club.pk).payments("EUR")
    assert [(p.payer, p.amount) for p in payments] == [
        (people.number("ana"), 100),
        (people.number("ana"), 50),
    ]


def test_it_asks_as_much_of_a_long_history_as_of_a_short_one(
    people: People, django_assert_max_num_queries: DjangoAssertNumQueries
) -> None:
    for week in range(6):
        table = open_table(people, "ana", "bogdan", night_on=NIGHT + timedelta(days=7 * week))
        table.quick(bogdan=1)
        if week < 4:
            table.close()
        else:
            table.send("close", actor=people.ana)
    with django_assert_max_num_queries(14):
        club_balances(people.club.pk)
