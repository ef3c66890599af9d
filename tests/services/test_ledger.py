"""Accounts are opened once; a game is posted as it was scored, reversed as it was posted."""

from __future__ import annotations

import pytest
from pytest_django import DjangoAssertNumQueries

from chouette.models import Account, Command, LedgerEntry
from chouette.services.ledger import club_account, live_entries, player_accounts, reverse_entries
from tests.builders import Table, open_table
from tests.people import People

pytestmark = pytest.mark.django_db


@pytest.fixture
def table(people: People) -> Table:
    table = open_table(people, "ana", "bogdan", "carla")
    table.quick(bogdan=2, carla=-1)
    return table


def test_it_opens_an_account_for_each_player_once(people: People) -> None:
    numbers = [people.players[name].pk for name in ("radu", "mira")]
    first = player_accounts(people.club.pk, "EUR", numbers)
    again = player_accounts(people.club.pk, "EUR", [*numbers, people.players["sorin"].pk])
    assert set(first) == set(numbers)
    assert first.items() <= again.items()
    assert Account.objects.filter(unit="EUR").count() == 3


def test_it_keeps_units_apart(people: People) -> None:
    radu = people.players["radu"].pk
    accounts = {player_accounts(people.club.pk, unit, [radu])[radu] for unit in ("EUR", "RON")}
    assert len(accounts) == 2


def test_it_asks_once_for_accounts_that_are_there(
    people: People, table: Table, django_assert_num_queries: DjangoAssertNumQueries
) -> None:
    numbers = [people.players[name].pk for name in ("ana", "bogdan", "carla")]
    with django_assert_num_queries(1):
        player_accounts(people.club.pk, "points", numbers)


def test_it_opens_the_clubs_own_accounts_once(people: People) -> None:
    club = people.club.pk
    assert club_account(club, "EUR", "kitty") == club_account(club, "EUR", "kitty")
    assert club_account(club, "EUR", "kitty") != club_account(club, "EUR", "fees")
    assert club_account(club, "EUR", "kitty") != club_account(club, "RON", "kitty")


def test_it_posts_who_pays_whom_in_half_points(table: Table) -> None:
    names = {player.pk: name for name, player in table.people.players.items()}
    posted = {
        (names[payer], names[payee], amount)
        for payer, payee, amount in LedgerEntry.objects.values_list(
            "payer__player", "payee__player", "amount"
        )
    }
    assert posted == {("ana", "bogdan", 4), ("carla", "ana", 2)}


def test_it_says_where_an_entry_comes_from(table: Table) -> None:
    entry = LedgerEntry.objects.earliest("pk")
    command = Command.objects.get(kind="quick_result")
    assert (entry.command, entry.game, entry.revision, entry.kind) == (command, 1, 1, "contract")
    assert (entry.chouette_session_id, entry.night_on) == (table.session_id, table.row.night_on)


def test_it_posts_a_partners_share_and_an_extra_each_as_what_it_is(people: People) -> None:
    table = open_table(people, "ana", "bogdan", "carla", ruleset="los-angeles")
    bogdan, carla = people.numbers("bogdan", "carla")
    table.send("double", side="box", answers={bogdan: "take", carla: "drop"})
    table.send("extra", giver=carla, taker=bogdan)
    table.send("result", winner="team", result="single")
    kinds = set(LedgerEntry.objects.values_list("kind", flat=True))
    assert kinds == {"contract", "extra"}


def test_it_posts_nothing_for_a_game_of_nothing(people: People) -> None:
    table = open_table(people, "ana", "bogdan")
    table.send("quick_result", points={people.number("bogdan"): 0}, winner="box")
    assert len(table.outcome.state.records) == 1
    assert not LedgerEntry.objects.exists()
    table.send("void")
    assert not table.outcome.state.records


def test_it_finds_what_stands_for_a_game(table: Table) -> None:
    standing = live_entries(table.row, 1)
    assert len(standing) == 2
    table.send("void")
    assert live_entries(table.row, 1) == []
    table.quick(bogdan=1, carla=1)
    assert {entry.revision for entry in live_entries(table.row, 1)} == {2}


def test_it_mirrors_every_part_of_an_entry(table: Table) -> None:
    entry = LedgerEntry.objects.earliest("pk")
    (mirror,) = reverse_entries([entry], None, note="why")
    assert (mirror.payer_id, mirror.payee_id) == (entry.payee_id, entry.payer_id)
    same = ("club_id", "unit", "amount", "kind", "chouette_session_id", "game", "revision")
    assert all(getattr(mirror, name) == getattr(entry, name) for name in (*same, "night_on"))
    assert (mirror.reverses, mirror.command, mirror.note) == (entry, None, "why")
