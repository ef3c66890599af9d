"""Random nights: the books agree after every step, and money comes to nothing once all is paid."""

from __future__ import annotations

from collections import Counter

import pytest

from chouette.models import ChouetteSession
from chouette.selectors.balances import club_balances
from chouette.selectors.ledger import game_totals
from chouette.selectors.squaring import legs_of
from chouette.selectors.verification import faults
from tests.builders import balances
from tests.people import People
from tests.services.random_night import Night

pytestmark = pytest.mark.django_db

SEEDS, SEEDS_SOAK, STEPS = 6, 200, 60


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "seed" in metafunc.fixturenames:
        soak = metafunc.config.getoption("soak")
        metafunc.parametrize("seed", range(SEEDS_SOAK if soak else SEEDS))


def assert_ledger_agrees(night: Night) -> None:
    for session_id, book in night.books.items():
        told = {int(p): 2 * points for p, points in book.points().items() if points}
        assert game_totals(ChouetteSession.objects.get(pk=session_id)) == told
        assert sum(told.values()) == 0


def money_of_all(night: Night) -> dict[str, int]:
    money: Counter[str] = Counter()
    for book in night.books.values():
        for player, amount in book.money().items():
            money[player] += amount
    return {player: amount for player, amount in money.items() if amount}


def by_number(people: People, sums: dict[str, int]) -> dict[str, int]:
    return {people.number(name): amount for name, amount in sums.items()}


def test_it_agrees_after_every_step(people: People, seed: int) -> None:
    night = Night(people, seed)
    for _ in range(STEPS):
        night.step()
        assert_ledger_agrees(night)
    assert night.done > STEPS / 6
    assert list(faults()) == []


def test_it_counts_money_in_full_at_any_moment(people: People, seed: int) -> None:
    """Booked and provisional together are what the games came to, whatever is open or closed."""
    night = Night(people, seed)
    for _ in range(STEPS):
        night.step()
        found = club_balances(people.club.pk).balances
        total = {str(b.player_id): b.total("EUR") for b in found if b.total("EUR")}
        assert total == money_of_all(night)
        points = {str(b.player_id): b.points for b in found if b.points}
        assert points == {p: 2 * n for p, n in _all_points(night).items() if n}


def _all_points(night: Night) -> Counter[str]:
    totals: Counter[str] = Counter()
    for book in night.books.values():
        for player, points in book.points().items():
            totals[player] += points
    return totals


def test_it_squares_up_to_the_games_and_to_nothing_once_paid(people: People, seed: int) -> None:
    night = Night(people, seed)
    for _ in range(STEPS):
        night.step()
    night.finish()
    assert by_number(people, balances(people)) == money_of_all(night)
    legs = legs_of(ChouetteSession.objects.all())
    assert all(leg.amount > 0 and leg.payer_id != leg.payee_id for leg in legs)
    night.pay_everything()
    assert balances(people) == {}
    assert list(faults()) == []
