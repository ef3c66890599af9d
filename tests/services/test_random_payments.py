"""Random nights with payments: what is asked is what is open, whatever happened before."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

import pytest

from chouette.models import ChouetteSession, EntryKind, LedgerEntry
from chouette.rules.squaring import square_up
from chouette.selectors.squaring import asked, legs_of, payments_at
from chouette.selectors.verification import faults
from tests.builders import balances
from tests.people import People
from tests.services.paying_night import Group, PayingNight

pytestmark = pytest.mark.django_db

SEEDS, SEEDS_SOAK, ROUNDS, STEPS = 3, 100, 3, 18


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "seed" in metafunc.fixturenames:
        soak = metafunc.config.getoption("soak")
        metafunc.parametrize("seed", range(SEEDS_SOAK if soak else SEEDS))


def rounds(people: People, seed: int) -> Iterable[PayingNight]:
    """A night that is played, paid, corrected, closed and opened again, each time it is closed."""
    night = PayingNight(people, seed)
    for _ in range(ROUNDS):
        for _ in range(STEPS):
            night.step()
        night.finish()
        yield night
        night.reopen_something()


def asks(group: Group) -> list[tuple[int, int]]:
    return [(leg.payer_id, leg.payee_id) for leg in legs_of(group) if leg.due]


def test_it_asks_of_everybody_what_is_still_open(people: People, seed: int) -> None:
    for night in rounds(people, seed):
        for group in night.groups:
            assert asked(legs_of(group)) == night.open_in(group)


def test_it_asks_for_no_more_payments_than_people_less_one(people: People, seed: int) -> None:
    for night in rounds(people, seed):
        for group in night.groups:
            left, asking = night.open_in(group), asks(group)
            assert len(asking) <= max(0, len(left) - 1)
            assert len(set(asking)) == len(asking), "a pair is asked once"
            assert {pair[0] for pair in asking}.isdisjoint(pair[1] for pair in asking)


def test_it_leaves_what_was_paid_untouched(people: People, seed: int) -> None:
    for night in rounds(people, seed):
        standing = [paid for group in night.groups for paid in payments_at(group)]
        told = {p.entry_id: (str(p.paid_by), str(p.paid_to), p.amount) for p in standing}
        assert told == night.paid
        paid = Counter((leg.payer_id, leg.payee_id) for g in night.groups for leg in legs_of(g))
        assert all((int(by), int(to)) in paid for by, to, _amount in night.paid.values())


def test_it_counts_each_payment_in_one_leg(people: People, seed: int) -> None:
    for night in rounds(people, seed):
        in_legs: Counter[tuple[str, str]] = Counter()
        for leg in (leg for group in night.groups for leg in legs_of(group)):
            in_legs[str(leg.payer_id), str(leg.payee_id)] += leg.paid
        paid: Counter[tuple[str, str]] = Counter()
        for by, to, amount in night.paid.values():
            paid[by, to] += amount
        assert +in_legs == paid


def test_it_comes_to_nothing_once_all_that_is_asked_is_paid(people: People, seed: int) -> None:
    *_, night = rounds(people, seed)
    before = LedgerEntry.objects.filter(kind=EntryKind.DEBT).count()
    night.pay_everything()
    assert balances(people) == {}
    assert LedgerEntry.objects.filter(kind=EntryKind.DEBT).count() == before
    assert not any(asks((row,)) for row in ChouetteSession.objects.all())
    assert list(faults()) == []


def test_it_is_the_shortest_list_as_long_as_nothing_is_paid(people: People, seed: int) -> None:
    for night in rounds(people, seed):
        for group in night.groups:
            if all(payment.settles is None for payment in payments_at(group)):
                wanted = square_up(night.open_in(group))
                asking = [leg.promise for leg in legs_of(group) if leg.due]
                assert Counter(asking) == Counter(wanted)
