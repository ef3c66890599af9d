"""Verification finds what only a database without its constraints would take."""

from __future__ import annotations

import pytest
from django.db import connection
from django.db.models import F

from chouette.models import Account, LedgerEntry
from chouette.selectors.soundness.entries import entry_faults
from tests.guards import lifted

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("night")]


def first(**which: object) -> int:
    return LedgerEntry.objects.filter(reverses=None, **which).earliest("pk").pk


@pytest.mark.sqlite
def test_it_finds_entries_that_move_nothing_and_accounts_of_nobody() -> None:
    with connection.cursor() as cursor:
        cursor.execute("PRAGMA ignore_check_constraints = ON")
        try:
            with lifted():
                LedgerEntry.objects.filter(pk=first(kind="contract")).update(amount=-3)
                LedgerEntry.objects.filter(pk=first(kind="fee")).update(payee=F("payer"))
                account = Account.objects.filter(unit="points").earliest("pk")
                Account.objects.filter(pk=account.pk).update(player=None)
        finally:
            cursor.execute("PRAGMA ignore_check_constraints = OFF")
    found = list(entry_faults())
    assert sum("moves nothing between two" in fault for fault in found) == 2
    assert f"account {account.pk} belongs to nobody" in found


@pytest.mark.postgres
def test_it_finds_what_is_taken_back_twice() -> None:
    with connection.cursor() as cursor:
        cursor.execute("SET CONSTRAINTS ALL IMMEDIATE")
        cursor.execute(
            "ALTER TABLE chouette_ledgerentry DROP CONSTRAINT chouette_ledgerentry_reverses_id_key"
        )
    mirror = LedgerEntry.objects.exclude(reverses=None).earliest("pk")
    told = f"entry {mirror.reverses_id} is taken back more than once"
    mirror.pk = None
    with lifted():
        mirror.save(force_insert=True)
    assert told in list(entry_faults())
