"""The questions about a board against the plainest way of answering them."""

from __future__ import annotations

import random

from games.engine import Board
from tests.engine.positions import random_board

RNG = random.Random(3)
BOARDS = [random_board(RNG) for _ in range(2_000)]


def places(counts: tuple[int, ...]) -> list[int]:
    """Each checker that is not off, by its place."""
    return [place for place in range(1, 26) for _ in range(counts[place])]


def held(counts: tuple[int, ...]) -> set[int]:
    return {point for point in range(1, 25) if counts[point] >= 2}


def can_meet(board: Board) -> bool:
    """Whether some checker stands behind one of the other side's."""
    theirs = [25 - place for place in places(board.opponent)]
    return any(mine > other for mine in places(board.own) for other in theirs)


def test_it_has_thirty_checkers() -> None:
    for board in BOARDS:
        assert sum(board.own) == sum(board.opponent) == 15


def test_it_counts_pips_checker_by_checker() -> None:
    for board in BOARDS:
        assert board.pips == sum(places(board.own))
        assert board.swap().pips == sum(places(board.opponent))


def test_it_sees_contact_where_any_two_checkers_can_meet() -> None:
    found = {True: 0, False: 0}
    for board in BOARDS:
        found[board.is_contact] += 1
        assert board.is_contact == can_meet(board)
    assert min(found.values()) > 20


def test_it_sees_primes_as_rows_of_held_points() -> None:
    for board in BOARDS:
        points = held(board.own)
        rows = [length for length in range(1, 25) for start in range(1, 25)
                if points >= set(range(start, start + length))]  # fmt: skip
        assert board.longest_prime == max(rows, default=0)
        assert board.has_closed_board == (points >= set(range(1, 7)))


def test_it_lets_nobody_bear_off_with_somebody_outside() -> None:
    found = {True: 0, False: 0}
    for board in BOARDS:
        found[board.may_bear_off] += 1
        assert board.may_bear_off == all(place <= 6 for place in places(board.own))
    assert min(found.values()) > 100


def test_it_calls_shut_out_exactly_whom_no_roll_lets_move_from_the_bar() -> None:
    for board in BOARDS:
        entry = {25 - number for number in range(1, 7)}
        blocked = {25 - point for point in held(board.opponent)}
        assert board.is_shut_out == (board.bar > 0 and entry <= blocked)


def test_it_agrees_point_by_point_with_both_sides_counts() -> None:
    for board in BOARDS[:300]:
        for point in range(1, 25):
            assert board[point] == board.own[point] - board.opponent[25 - point]
        assert board[25] == board.bar
        assert board[0] == -board.swap().bar
