"""Squaring up: the fewest payments up to twelve people, the same ones every time."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from chouette.rules import square_up
from chouette.rules.errors import UnbalancedPoints
from chouette.rules.squaring import EXACT_UP_TO, Payment


def paid(**balances: int) -> list[str]:
    """`B>A 6`: B pays A 6."""
    return [f"{p.payer}>{p.payee} {p.amount}" for p in square_up(balances)]


def after(balances: Mapping[str, int], payments: Sequence[Payment]) -> dict[str, int]:
    left = dict(balances)
    for payment in payments:
        left[payment.payer] += payment.amount
        left[payment.payee] -= payment.amount
    return left


def partitions(people: list[str]) -> list[list[list[str]]]:
    """Every way to split people into groups: the slow and certain way."""
    if not people:
        return [[]]
    first, *rest = people
    found = []
    for partition in partitions(rest):
        found.append([[first], *partition])
        for index, group in enumerate(partition):
            found.append([*partition[:index], [first, *group], *partition[index + 1 :]])
    return found


def fewest(balances: Mapping[str, int]) -> int:
    """People with a balance less the largest number of groups that balance by themselves."""
    people = [player for player, owed in balances.items() if owed]
    balanced = [
        len(groups)
        for groups in partitions(people)
        if all(sum(balances[p] for p in group) == 0 for group in groups)
    ]
    return len(people) - max(balanced)


def zero_sum(most: int, largest: int = 12) -> st.SearchStrategy[dict[str, int]]:
    """Balances of up to `most` people that add up to zero; small, so that groups often balance."""

    def close(values: list[int]) -> dict[str, int]:
        return {str(i): owed for i, owed in enumerate([*values, -sum(values)])}

    return st.lists(st.integers(-largest, largest), max_size=most - 1).map(close)


def test_it_has_nothing_to_do_when_nobody_owes() -> None:
    assert paid() == []
    assert paid(A=0, B=0) == []


def test_it_pays_whom_is_owed_most_first() -> None:
    """The totals of W47."""
    assert paid(A=6, B=-9, C=2, D=-3, E=4) == ["B>A 6", "B>E 3", "D>C 2", "D>E 1"]


def test_it_finds_pairs_that_greed_would_miss() -> None:
    """Greed pays 5 from E to A, the largest to the largest, and needs four payments."""
    assert paid(A=6, B=5, C=-4, D=-2, E=-5) == ["E>B 5", "C>A 4", "D>A 2"]
    assert paid(A=4, B=-4, C=3, D=-3) == ["B>A 4", "D>C 3"]


def test_it_breaks_ties_by_amount_and_then_by_player() -> None:
    assert paid(B=1, A=1, D=-1, C=-1) == ["C>A 1", "D>B 1"]
    payments = square_up({"10": 1, "9": 1, "8": -1, "11": -1})
    assert [(p.payer, p.payee) for p in payments] == [("8", "9"), ("11", "10")]


def test_it_does_not_depend_on_the_order_of_the_balances() -> None:
    balances = {"A": 6, "B": -9, "C": 2, "D": -3, "E": 4}
    turned = dict(reversed(balances.items()))
    assert square_up(balances) == square_up(turned)


@pytest.mark.parametrize("balances", [{"A": 1}, {"A": 1, "B": -2}, {"A": -1, "B": 0}])
def test_it_refuses_balances_that_do_not_add_up(balances: dict[str, int]) -> None:
    with pytest.raises(UnbalancedPoints):
        square_up(balances)


@given(zero_sum(most=7))
def test_it_needs_no_more_payments_than_the_slow_way_finds(balances: dict[str, int]) -> None:
    people = [player for player, owed in balances.items() if owed]
    assert len(square_up(balances)) == (fewest(balances) if people else 0)


@given(zero_sum(most=20, largest=500))
def test_it_brings_every_balance_to_zero(balances: dict[str, int]) -> None:
    payments = square_up(balances)
    assert not any(after(balances, payments).values())
    assert all(payment.amount > 0 and payment.payer != payment.payee for payment in payments)
    people = sum(1 for owed in balances.values() if owed)
    assert len(payments) <= max(0, people - 1)


@given(zero_sum(most=20))
def test_it_only_lets_those_pay_who_owe(balances: dict[str, int]) -> None:
    for payment in square_up(balances):
        assert balances[payment.payer] < 0 < balances[payment.payee]


def test_it_is_greedy_above_twelve_people() -> None:
    """Seven pairs: greed happens to find them, but nobody looks for the fewest."""
    balances = {str(i): (i // 2 + 1) * (1 if i % 2 else -1) for i in range(EXACT_UP_TO + 2)}
    assert len(square_up(balances)) == 7
