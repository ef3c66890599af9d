"""What the database itself refuses in a new entry or account."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import pytest
from django.db import IntegrityError, connection, transaction

from chouette.models import Account, LedgerEntry
from chouette.services.ledger import player_accounts
from tests.builders import Table, open_table
from tests.people import People

pytestmark = pytest.mark.django_db


@pytest.fixture
def table(people: People) -> Table:
    table = open_table(people, "ana", "bogdan")
    table.quick(bogdan=2)
    return table


def refused(**changes: Any) -> None:
    """A copy of the one entry with these changes must be refused."""
    entry: dict[str, Any] = dict(LedgerEntry.objects.values().get(reverses=None))
    fields = {**entry, "id": None, "game": 2, "revision": 1}
    with pytest.raises(IntegrityError), transaction.atomic():
        LedgerEntry.objects.create(**{**fields, **changes})


def other_account(people: People, unit: str) -> int:
    (pk,) = player_accounts(people.club.pk, unit, [people.players["radu"].pk]).values()
    return pk


@pytest.mark.parametrize("amount", [0, -1, 10**12 + 1])
def test_it_refuses_an_amount_out_of_bounds(table: Table, amount: int) -> None:
    refused(amount=amount)


def test_it_refuses_one_account_on_both_sides(table: Table) -> None:
    entry = LedgerEntry.objects.get()
    refused(payer_id=entry.payee_id)


def test_it_refuses_an_account_of_another_unit(table: Table) -> None:
    refused(payer_id=other_account(table.people, "EUR"))


def test_it_refuses_an_account_of_another_club(table: Table, strangers: People) -> None:
    refused(payer_id=other_account(strangers, "points"))


def test_it_refuses_a_table_of_another_club(table: Table, strangers: People) -> None:
    refused(chouette_session_id=open_table(strangers, "ana", "bogdan").session_id)


def test_it_refuses_an_unknown_kind(table: Table) -> None:
    refused(kind="gift")


def test_it_refuses_a_game_without_a_table(table: Table) -> None:
    refused(chouette_session_id=None)


def test_it_refuses_to_pay_a_pair_twice_in_a_revision(table: Table) -> None:
    refused(game=1)


@pytest.mark.parametrize("change", [{"amount": 3}, {"kind": "extra"}, {"game": 2}])
def test_it_refuses_a_reversal_that_is_no_mirror(table: Table, change: dict[str, Any]) -> None:
    entry = LedgerEntry.objects.get()
    mirror = {
        "payer_id": entry.payee_id,
        "payee_id": entry.payer_id,
        "game": 1,
        "reverses_id": entry.pk,
    }
    refused(**{**mirror, **change})
    refused(game=1, reverses_id=entry.pk)


def test_it_refuses_a_second_reversal_and_the_reversal_of_a_reversal(table: Table) -> None:
    entry = LedgerEntry.objects.get()
    table.send("void")
    sides = {"payer_id": entry.payee_id, "payee_id": entry.payer_id, "game": 1}
    refused(**sides, reverses_id=entry.pk)
    refused(game=1, reverses_id=LedgerEntry.objects.get(reverses=entry).pk)


def test_it_holds_no_amount_that_is_not_whole(table: Table) -> None:
    """SQLite would keep 2.5 in a column of integers; PostgreSQL rounds it by itself."""
    names = [str(f.column) for f in LedgerEntry._meta.concrete_fields if f.column != "id"]
    values = ", ".join({"amount": "2.5", "game": "2"}.get(name, f'"{name}"') for name in names)
    columns = ", ".join(f'"{name}"' for name in names)
    copy = f"INSERT INTO chouette_ledgerentry ({columns}) SELECT {values} FROM chouette_ledgerentry"
    with suppress(IntegrityError), transaction.atomic(), connection.cursor() as cursor:
        cursor.execute(copy)
    with connection.cursor() as cursor:
        cursor.execute("SELECT amount FROM chouette_ledgerentry")
        assert all(type(amount) is int for (amount,) in cursor.fetchall())


def test_it_refuses_a_second_account_of_an_owner(table: Table) -> None:
    account = Account.objects.earliest("pk")
    with pytest.raises(IntegrityError), transaction.atomic():
        Account.objects.create(club=account.club, player=account.player, unit="points")


def test_it_refuses_an_account_of_a_player_of_another_club(table: Table, strangers: People) -> None:
    with pytest.raises(IntegrityError), transaction.atomic():
        Account.objects.create(
            club=table.people.club, player=strangers.players["radu"], unit="points"
        )


@pytest.mark.parametrize("owner", [{"name": ""}, {"name": "secret"}])
def test_it_refuses_an_account_of_nobody_known(table: Table, owner: dict[str, str]) -> None:
    with pytest.raises(IntegrityError), transaction.atomic():
        Account.objects.create(club=table.people.club, unit="points", **owner)
