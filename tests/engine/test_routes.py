"""How a play is written: hops joined, from the highest, a mark for each hit."""

from __future__ import annotations

import pytest

from games.engine import routes
from games.engine.board import Board
from games.engine.packed import one
from games.engine.plays import legal_plays
from games.engine.routes import Way

START = Board.start()


def texts(board: Board, dice: str) -> set[str]:
    """What is written for every play of the dice."""
    return set(map(str, legal_plays(board, dice)))


@pytest.mark.parametrize(
    ("first", "second", "sources", "expected"),
    [
        (3, 1, (8, 6), [[8, 5], [6, 5]]),
        (3, 1, (6, 8), [[8, 7], [6, 3]]),
        (5, 6, (13, 13), [[13, 8], [13, 7]]),
        (6, 5, (13, 13), [[13, 8], [13, 7]]),
        (6, 5, (24, 18), [[24, 18, 13]]),
        (6, 5, (19, 24), [[24, 19, 13]]),
        (5, 5, (0, 25), [[25, 20]]),
        (6, 2, (5, 0), [[5, 0]]),
        (6, 1, (6, 1), [[6, 0], [1, 0]]),
        (6, 1, (5, 6), [[6, 5, 0]]),
    ],
)
def test_it_joins_the_hops_of_one_checker_and_puts_the_highest_first(
    first: int, second: int, sources: tuple[int, int], expected: list[Way]
) -> None:
    assert routes.of_two_dice(first, second, sources) == expected


@pytest.mark.parametrize(
    ("die", "sources", "expected"),
    [
        (1, (8, 8, 6, 6), [[8, 7], [8, 7], [6, 5], [6, 5]]),
        (1, (8, 7, 6, 5), [[8, 7, 6, 5, 4]]),
        (3, (24, 24, 21), [[24, 21], [24, 21, 18]]),
        (6, (13, 7, 6), [[13, 7, 1], [6, 0]]),
        (6, (6, 4, 4), [[6, 0], [4, 0], [4, 0]]),
    ],
)
def test_it_joins_the_hops_of_a_doublet(
    die: int, sources: tuple[int, ...], expected: list[Way]
) -> None:
    assert routes.of_doublet(die, sources) == expected


@pytest.mark.parametrize(
    ("ways", "hits", "text"),
    [
        ([[8, 5], [6, 5]], (), "8/5 6/5"),
        ([[25, 22], [24, 18]], (22,), "bar/22* 24/18"),
        ([[24, 18, 13]], (18,), "24/18*/13"),
        ([[24, 18, 13]], (13,), "24/13*"),
        ([[24, 18, 13]], (18, 13), "24/18*/13*"),
        ([[24, 21, 18, 15]], (21, 18), "24/21*/18*/15"),
        ([[24, 18, 13]], (), "24/13"),
        ([[8, 4], [8, 4]], (4,), "8/4*(2)"),
        ([[8, 4], [6, 4]], (4,), "8/4* 6/4"),
        ([[13, 11], [13, 11, 9]], (11,), "13/11* 13/9"),
        ([[13, 11, 9], [13, 11, 9]], (11, 9), "13/11*/9*(2)"),
        ([[6, 0], [6, 0], [5, 0], [4, 0]], (), "6/off(2) 5/off 4/off"),
        ([[13, 8], [13, 7]], (), "13/8 13/7"),
        ([], (), ""),
    ],
)
def test_it_marks_each_hit_once(ways: list[Way], hits: tuple[int, ...], text: str) -> None:
    assert routes.write(ways, sum(map(one, hits))) == text


def test_it_writes_either_way_round_a_blot() -> None:
    # One route hits, the other does not: formats.md section 2, the ambiguous cells.
    board = Board({24: 1, 6: 2, 1: 2}, {20: 2, 9: 1, 7: 1})
    assert {"24/18*/13", "24/13"} <= texts(board, "65")


def test_it_marks_hits_and_keeps_the_order_of_moves() -> None:
    # open_spiel issues 58 and 561: the mark was missing and the order the player's own.
    board = Board({13: 1, 8: 1, 6: 1}, {20: 1, 18: 1, 24: 2})
    assert {"13/7* 8/5*", "8/5* 8/2"} & texts(board, "63") == {"13/7* 8/5*"}


def test_it_counts_checkers_borne_off_together() -> None:
    # open_spiel issue 514: a doublet was two turns, and the first showed only two of three.
    assert texts(Board({1: 3}, {1: 1}), "11") == {"1/off(3)"}


def test_it_writes_the_opening_roll_of_three_and_one() -> None:
    assert "8/5 6/5" in texts(START, "31")
    assert len(texts(START, "31")) == 16
