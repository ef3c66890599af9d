"""Verification finds whatever entries and accounts must never be."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from django.db.models import F

from chouette.models import Account, Command, LedgerEntry
from chouette.selectors.soundness.entries import entry_faults
from chouette.selectors.verification import faults
from tests.builders import Table
from tests.guards import lifted
from tests.people import People

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("night")]


def test_it_finds_no_fault_in_sound_entries() -> None:
    assert list(entry_faults()) == []
    assert list(faults()) == []


def reversal() -> LedgerEntry:
    return LedgerEntry.objects.exclude(reverses=None).filter(unit="points").earliest("pk")


def one(kind: str) -> LedgerEntry:
    return LedgerEntry.objects.filter(kind=kind, reverses=None).latest("pk")


def bend(entry: LedgerEntry, **values: object) -> None:
    assert LedgerEntry.objects.filter(pk=entry.pk).update(**values) == 1


def other_account(entry: LedgerEntry) -> Account:
    """A third one of the same unit."""
    mine = (entry.payer_id, entry.payee_id)
    return Account.objects.filter(unit=entry.unit).exclude(pk__in=mine).earliest("pk")


def account_in(unit: str) -> Account:
    return Account.objects.filter(unit=unit).earliest("pk")


def claim_of(kind: str) -> int:
    return one(kind).settles_id or 0


MIRROR = "does not mirror what it reverses"
DAMAGE: dict[str, tuple[Callable[[], object], str]] = {
    "a side of another unit": (
        lambda: bend(one("contract"), payee=account_in("EUR")),
        "has sides of another unit or club",
    ),
    "the sum of a unit": (
        lambda: bend(one("contract"), payee=account_in("EUR")),
        "the balances in points come to",
    ),
    "the amount of a mirror": (lambda: bend(reversal(), amount=F("amount") + 1), MIRROR),
    "the kind of a mirror": (lambda: bend(reversal(), kind="extra"), MIRROR),
    "the game of a mirror": (lambda: bend(reversal(), game=9), MIRROR),
    "the revision of a mirror": (lambda: bend(reversal(), revision=9), MIRROR),
    "a side of a mirror": (lambda: bend(reversal(), payer=other_account(reversal())), MIRROR),
    "the table of a mirror": (
        lambda: bend(reversal(), chouette_session=None, game=None),
        MIRROR,
    ),
    "a mirror of a mirror": (
        lambda: bend(one("contract"), reverses=reversal()),
        "reverses a reversal",
    ),
    "points without a game": (
        lambda: bend(one("contract"), game=None),
        "is of no game, table or command",
    ),
    "points without a command": (
        lambda: bend(one("contract"), command=None),
        "is of no game, table or command",
    ),
    "points of another command": (
        lambda: bend(
            one("contract"), command=Command.objects.filter(chouette_session=None).earliest("pk")
        ),
        "comes from a command of another table",
    ),
    "a debt with a game": (lambda: bend(one("debt"), game=1), "is no entry of a game"),
    "points of money": (lambda: bend(one("fee"), kind="share"), "is of a unit that its kind"),
    "a fee in points": (
        lambda: bend(one("contract"), kind="fee"),
        "is of a unit that its kind has not",
    ),
    "a debt of no table": (
        lambda: bend(one("debt"), chouette_session=None),
        "is a debt of no table",
    ),
    "a payment of no command": (
        lambda: bend(one("payment"), command=None),
        "comes from no command",
    ),
    "what a payment pays": (
        lambda: bend(
            LedgerEntry.objects.filter(kind="payment").exclude(settles=None).earliest("pk"),
            settles=one("fee"),
        ),
        "settles what it does not pay",
    ),
}


@pytest.mark.parametrize(("damage", "told"), DAMAGE.values(), ids=DAMAGE)
def test_it_finds_damage_to(damage: Callable[[], object], told: str) -> None:
    with lifted():
        damage()
    found = list(entry_faults())
    assert any(told in fault for fault in found), found
    assert set(found) <= set(faults())


def test_it_looks_at_one_club_only_when_asked(
    night: Table, people: People, strangers: People
) -> None:
    with lifted():
        bend(one("contract"), payee=account_in("EUR"))
    assert list(entry_faults(people.club.pk))
    assert not list(entry_faults(strangers.club.pk))
