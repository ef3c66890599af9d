"""Some tries are free, then the wait grows; nobody is locked out from elsewhere."""

from __future__ import annotations

import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractContextManager

import pytest
from django.db import connection

from clubsite.models import LogInTries
from clubsite.throttle import (
    FREE_TRIES,
    LONGEST_WAIT_S,
    forgive,
    seconds_to_wait,
    wait_after,
)

pytestmark = pytest.mark.django_db

HERE, ELSEWHERE = "192.0.2.1", "192.0.2.2"
Queries = Callable[[int], AbstractContextManager[object]]


class Clock:
    """A clock that goes when it is told to."""

    def __init__(self) -> None:
        self.now = 1_800_000_000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    monkeypatch.setattr(time, "time", clock)
    return clock


def guess(times: int, name: str = "ana", address: str = HERE) -> list[int]:
    return [seconds_to_wait(name, address) for _ in range(times)]


def test_it_lets_five_tries_pass_and_then_waits(clock: Clock) -> None:
    assert guess(FREE_TRIES) == [0] * FREE_TRIES
    assert guess(2) == [30, 30]


def test_it_grants_one_try_after_each_wait_and_doubles_it(clock: Clock) -> None:
    guess(FREE_TRIES)
    for wait in (30, 60, 120, 240, 480, 900, 900):
        assert guess(1) == [wait]
        clock.now += wait
        assert guess(1) == [0]


def test_it_forgets_after_an_hour_of_peace(clock: Clock) -> None:
    guess(FREE_TRIES + 1)
    clock.now += 60 * 60 + 1
    assert guess(FREE_TRIES) == [0] * FREE_TRIES


def test_it_forgives_whoever_knows_the_password(clock: Clock) -> None:
    guess(FREE_TRIES - 1)
    forgive("ana", HERE)
    assert guess(FREE_TRIES) == [0] * FREE_TRIES


def test_it_locks_nobody_out_from_elsewhere_and_no_other_name(clock: Clock) -> None:
    guess(20)
    assert guess(1, address=ELSEWHERE) == [0]
    assert guess(1, name="bogdan") == [0]


@pytest.mark.parametrize("name", ["ANA", "\uff21na"])
def test_it_holds_one_name_for_one_however_it_is_written(clock: Clock, name: str) -> None:
    guess(FREE_TRIES)
    assert guess(1, name=name) == [30]


@pytest.mark.parametrize("name", ["", "x" * 10_000, "\x00\n", "\ud800"])
def test_it_counts_any_text(clock: Clock, name: str) -> None:
    assert guess(FREE_TRIES + 1, name=name)[-1] == 30


def guess_in_a_thread(_: int) -> int:
    try:
        return seconds_to_wait("ana", HERE)
    finally:
        connection.close()


@pytest.mark.django_db(transaction=True)
def test_it_counts_tries_that_come_at_once() -> None:
    with ThreadPoolExecutor(20) as pool:
        waits = list(pool.map(guess_in_a_thread, range(60)))
    assert waits.count(0) == FREE_TRIES


def test_it_writes_nothing_while_somebody_has_to_wait(
    clock: Clock, django_assert_num_queries: Queries
) -> None:
    guess(FREE_TRIES)
    with django_assert_num_queries(1):
        assert guess(1) == [30]


def test_it_keeps_no_tries_for_ever(clock: Clock) -> None:
    for number in range(3):
        guess(1, name=f"name {number}")
    clock.now += 60 * 60 + 1
    guess(1, name="ana")
    forgive("bogdan", HERE)
    assert LogInTries.objects.count() == 1


def test_it_keeps_neither_names_nor_addresses(clock: Clock) -> None:
    guess(1, name="ana")
    row = str(LogInTries.objects.values().get())
    assert "ana" not in row
    assert HERE not in row


def test_it_never_waits_longer_than_a_quarter_of_an_hour() -> None:
    assert wait_after(10_000) == LONGEST_WAIT_S == 900
