"""The fee of a whole night is taken back by one command, all of it or nothing."""

from __future__ import annotations

from datetime import date
from typing import Any
from uuid import uuid4

import pytest

from chouette.models import Command, LedgerEntry
from chouette.refusals import FeeGone, NotAllowed, ReusedCommandId, SeasonClosed
from chouette.selectors.club_cash import CashAccount, charged_on
from chouette.selectors.verification import faults
from chouette.services.booking import Booked
from chouette.services.club_cash import take_back_fee
from chouette.services.payments import record_payment, reverse_payment
from chouette.services.seasons import begin_season, close_season
from tests.builders import NIGHT, balances
from tests.people import People
from tests.services.cash import account, fee

pytestmark = pytest.mark.django_db


def taken_back(people: People, **options: Any) -> Booked:
    newest = LedgerEntry.objects.order_by("pk").values_list("pk", flat=True).last()
    given: dict[str, Any] = {
        "club_id": people.club.pk,
        "command_id": uuid4(),
        "actor": people.elena,
        "night_on": NIGHT,
        "currency": "EUR",
        "upto": newest or 1,
    }
    return take_back_fee(**{**given, **options})


def mirrors() -> int:
    return LedgerEntry.objects.exclude(reverses=None).count()


def test_it_takes_back_everybodys_fee_with_one_command(people: People) -> None:
    fee(people, "ana", "radu")
    fee(people, "mira", amount_minor=500)
    assert len(taken_back(people).entries) == 3
    assert balances(people) == {}
    assert charged_on(people.club.pk, NIGHT, "EUR") == frozenset()
    assert Command.objects.filter(kind="take_back_fee").count() == 1
    assert not list(faults(club_id=people.club.pk))


def test_it_takes_back_the_payments_that_were_noted_with_it(people: People) -> None:
    fee(people, "ana", "radu", paid_now=True)
    assert len(taken_back(people).entries) == 4
    assert balances(people) == {}
    assert account(people, "fees") == CashAccount("fees", "EUR")


def test_it_leaves_payments_that_were_made_for_themselves(people: People) -> None:
    fee(people, "ana", "radu")
    record_payment(
        club_id=people.club.pk,
        command_id=uuid4(),
        actor=people.elena,
        paid_by=people.players["ana"].pk,
        paid_to="fees",
        amount_minor=300,
        currency="EUR",
    )
    taken_back(people)
    assert balances(people) == {"ana": 300}


def test_it_leaves_what_was_taken_back_before(people: People) -> None:
    ana = fee(people, "ana", "radu", paid_now=True).entry
    args: dict[str, Any] = {"club_id": people.club.pk, "actor": people.elena, "entry_id": ana.pk}
    reverse_payment(**args, command_id=uuid4())
    assert len(taken_back(people).entries) == 2
    assert balances(people) == {"ana": 300}


def test_it_leaves_other_nights_and_what_came_later(people: People) -> None:
    fee(people, "ana", night_on=date(2026, 12, 3))
    upto = fee(people, "radu").entry.pk
    fee(people, "mira")
    taken_back(people, upto=upto)
    assert balances(people) == {"ana": -300, "mira": -300}


def test_it_books_one_tap_once(people: People) -> None:
    fee(people, "ana", "radu")
    again = {"command_id": uuid4(), "upto": LedgerEntry.objects.latest("pk").pk}
    first, second = taken_back(people, **again), taken_back(people, **again)
    assert second.replayed
    assert first.entries == second.entries
    assert mirrors() == 2
    with pytest.raises(ReusedCommandId):
        taken_back(people, **again, night_on=date(2026, 12, 3))


def test_it_refuses_where_nothing_is_left(people: People) -> None:
    with pytest.raises(FeeGone):
        taken_back(people)
    fee(people, "ana")
    taken_back(people)
    with pytest.raises(FeeGone):
        taken_back(people)
    assert mirrors() == 1


def test_it_leaves_the_nights_of_a_closed_season(people: People) -> None:
    charged = fee(people, "ana")
    season = begin_season(
        club_id=people.club.pk, actor=people.ana, name="Autumn", starts_on=NIGHT, ends_on=NIGHT
    )
    close_season(club_id=people.club.pk, actor=people.ana, season_id=season.pk)
    with pytest.raises(SeasonClosed, match="Autumn"):
        taken_back(people)
    owner: dict[str, Any] = {"club_id": people.club.pk, "actor": people.ana}
    with pytest.raises(SeasonClosed, match="Autumn"):
        reverse_payment(**owner, command_id=uuid4(), entry_id=charged.entry.pk)
    assert balances(people) == {"ana": -300}


def test_it_is_for_directors(people: People) -> None:
    fee(people, "ana")
    with pytest.raises(NotAllowed):
        taken_back(people, actor=people.bogdan)
    assert mirrors() == 0
