"""Squaring up what is left of a list: promises stay wherever the list is no longer for it."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from chouette.rules.errors import UnbalancedPoints
from chouette.rules.squaring import Payment, square_up, square_up_keeping
from tests.rules.test_squaring import after, zero_sum


def promise(text: str) -> Payment:
    """`B>A 6`: B pays A 6."""
    pair, amount = text.split()
    payer, payee = pair.split(">")
    return Payment(payer, payee, int(amount))


def kept(promised: Sequence[str], **balances: int) -> list[str]:
    payments = square_up_keeping(balances, [promise(text) for text in promised])
    return [f"{p.payer}>{p.payee} {p.amount}" for p in payments]


def promises(most: int = 6) -> st.SearchStrategy[list[Payment]]:
    """Any payments between the people of `zero_sum`, sensible or not."""
    people = st.sampled_from([str(number) for number in range(most)])
    pairs = st.tuples(people, people, st.integers(1, 12)).filter(lambda p: p[0] != p[1])
    return st.lists(pairs.map(lambda p: Payment(*p)), max_size=6)


def test_it_is_plain_squaring_up_without_promises() -> None:
    assert kept([], A=6, B=-9, C=2, D=-3, E=4) == ["B>A 6", "B>E 3", "D>C 2", "D>E 1"]


def test_it_keeps_a_promise_where_another_list_is_as_short() -> None:
    """Ties would go by player: C pays A, D pays B."""
    assert kept(["C>B 1"], A=1, B=1, C=-1, D=-1) == ["C>B 1", "D>A 1"]


def test_it_keeps_the_whole_list_where_nothing_has_changed() -> None:
    promised = ["B>E 4", "B>A 5", "D>C 2", "D>A 1"]
    assert set(kept(promised, A=6, B=-9, C=2, D=-3, E=4)) == set(promised)


def test_it_drops_a_promise_that_makes_the_list_longer() -> None:
    assert kept(["C>B 2"], A=2, B=3, C=-2, D=-3) == ["D>B 3", "C>A 2"]


def test_it_drops_a_promise_of_more_than_is_owed_now() -> None:
    assert kept(["A>C 5"], A=-3, B=0, C=3) == ["A>C 3"]


def test_it_drops_a_promise_to_somebody_who_pays_now() -> None:
    assert kept(["A>B 5"], A=-5, B=-1, C=6) == ["A>C 5", "B>C 1"]


def test_it_drops_the_promise_of_a_stranger() -> None:
    assert kept(["X>A 1"], A=1, B=-1) == ["B>A 1"]


def test_it_keeps_one_of_two_promises_that_exclude_each_other() -> None:
    assert kept(["B>A 4", "C>A 4"], A=4, B=-4, C=-4, D=4) == ["B>A 4", "C>D 4"]


def test_it_takes_the_same_promise_as_often_as_it_was_given() -> None:
    assert kept(["B>A 2", "B>A 2"], A=4, B=-4) == ["B>A 4"]


def test_it_refuses_balances_that_do_not_add_up() -> None:
    with pytest.raises(UnbalancedPoints):
        square_up_keeping({"A": 1}, [])


@given(zero_sum(most=6), promises())
def test_it_needs_no_more_payments_than_without_promises(
    balances: dict[str, int], promised: list[Payment]
) -> None:
    assert len(square_up_keeping(balances, promised)) == len(square_up(balances))


@given(zero_sum(most=6), promises())
def test_it_brings_every_balance_to_zero_and_only_lets_those_pay_who_owe(
    balances: dict[str, int], promised: list[Payment]
) -> None:
    payments = square_up_keeping(balances, promised)
    assert not any(after(balances, payments).values())
    for payment in payments:
        assert balances[payment.payer] < 0 < balances[payment.payee]
        assert payment.amount > 0


@given(zero_sum(most=6))
def test_it_keeps_what_it_would_have_said_itself(balances: dict[str, int]) -> None:
    payments = square_up(balances)
    assert square_up_keeping(balances, payments[1:]) == payments


@given(zero_sum(most=20, largest=500))
def test_it_is_no_longer_than_people_less_one_however_many_there_are(
    balances: dict[str, int],
) -> None:
    promised = square_up(balances)[::2]
    people = sum(1 for owed in balances.values() if owed)
    assert len(square_up_keeping(balances, promised)) <= max(0, people - 1)
