"""One checker and one number: allowed exactly where the plain rules allow it."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from games.engine.board import Board
from games.engine.legality import moved, obstacle
from games.engine.packed import pack
from tests.engine import plain_generator
from tests.engine.positions import random_cases

BOARDS = 1_000


def test_it_forbids_what_the_plain_rules_do_not_have() -> None:
    met: Counter[str] = Counter()
    for board, _ in random_cases(random.Random(3), BOARDS):
        for number in range(1, 7):
            moves = plain_generator.moves((board.own, board.opponent), number)
            allowed = {move.source for move in moves}
            for source in range(1, 26):
                found = obstacle(board.packed, source, number)
                assert (source in allowed) is (found is None), (board, source, number)
                met[found.rule.rule if found else "allowed"] += 1
    assert set(met) == {
        *("allowed", "bar_first", "no_checker", "point_held", "not_home", "higher_first"),
    }


def test_it_moves_a_checker_and_what_it_hits() -> None:
    for board, _ in random_cases(random.Random(4), BOARDS):
        position = board.own, board.opponent
        for number in range(1, 7):
            for move in plain_generator.moves(position, number):
                after = moved(board.packed, move.source, number)
                assert after == pack(*plain_generator.moved(position, move))


@pytest.mark.parametrize(
    ("board", "source", "number", "rule", "point"),
    [
        (Board({25: 1, 6: 2}, {20: 2}), 6, 1, "bar_first", 25),
        (Board({25: 1, 6: 2}, {6: 2}), 25, 6, "point_held", 19),
        (Board({6: 2}, {20: 2}), 25, 1, "no_checker", 25),
        (Board({6: 2}, {20: 2}), 5, 1, "no_checker", 5),
        (Board({6: 2}, {20: 2}), 6, 1, "point_held", 5),
        (Board({7: 1, 6: 2}, {20: 2}), 6, 6, "not_home", 7),
        (Board({6: 1, 4: 1}, {20: 2}), 4, 5, "higher_first", 6),
    ],
)
def test_it_names_the_place_that_is_in_the_way(
    board: Board, source: int, number: int, rule: str, point: int
) -> None:
    found = obstacle(board.packed, source, number)
    assert found
    assert (found.rule.rule, found.point) == (rule, point)


@pytest.mark.parametrize(
    ("own", "source", "number"),
    [({6: 1}, 6, 6), ({4: 2}, 4, 6), ({6: 1, 4: 1}, 4, 4), ({6: 1, 5: 1}, 6, 5), ({25: 1}, 25, 3)],
)
def test_it_lets_go_what_nothing_forbids(own: dict[int, int], source: int, number: int) -> None:
    assert obstacle(Board(own, {24: 1}).packed, source, number) is None


def test_it_lets_a_checker_land_on_a_blot_or_a_point_of_its_own() -> None:
    board = Board({6: 1, 5: 3}, {22: 1})
    assert obstacle(board.packed, 6, 1) is None
    assert obstacle(board.packed, 6, 3) is None
