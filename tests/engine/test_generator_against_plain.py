"""The fast generator gives the very results of the plain one, on random boards.

A few thousand boards in an ordinary run and 100,000 under `make soak`; the environment variable
ENGINE_BOARDS sets how many, and ENGINE_SEED moves to boards nobody has seen.
"""

from __future__ import annotations

import os
import random
from collections import Counter

from games.engine.board import Board
from games.engine.plays import legal_plays
from tests.engine import plain_generator
from tests.engine.positions import Dice, random_cases

BOARDS, SOAK_BOARDS = 3_000, 100_000
SEED = int(os.environ.get("ENGINE_SEED", "1"))


def difference(board: Board, dice: Dice) -> str:
    """What one generator finds and the other does not, or what it counts otherwise; or nothing."""
    plain = plain_generator.plays((board.own, board.opponent), dice)
    plays = legal_plays(board, dice)
    fast = [(play.board.own, play.board.opponent) for play in plays]
    if sorted(fast) != sorted(plain):
        return f"{board} {dice}: missing {set(plain) - set(fast)}, wrong {set(fast) - set(plain)}"
    counts = {play.numbers_played for play in plays}
    played = {len(way) for ways in plain.values() for way in ways}
    return "" if counts == played else f"{board} {dice}: {counts} numbers, not {played}"


def test_it_agrees_with_the_plain_generator(soak: bool) -> None:
    boards = int(os.environ.get("ENGINE_BOARDS", SOAK_BOARDS if soak else BOARDS))
    cases = random_cases(random.Random(SEED), boards)
    assert [found for board, dice in cases if (found := difference(board, dice))] == []


def test_it_meets_everything_rare_on_those_boards() -> None:
    met: Counter[str] = Counter()
    for board, (first, second) in random_cases(random.Random(SEED), BOARDS):
        plays = legal_plays(board, (first, second))
        numbers = 4 if first == second else 2
        met["on the bar"] += board.bar > 0
        met["several on the bar"] += board.bar > 1
        met["bearing off"] += board.may_bear_off
        met["bearing off with contact"] += board.may_bear_off and board.is_contact
        met["no play"] += not plays
        met["one of two numbers"] += bool(plays) and plays[0].numbers_played == 1 < 2 == numbers
        met["part of a doublet"] += bool(plays) and plays[0].numbers_played < numbers == 4
        met["a prime of the opponent"] += board.swap().longest_prime > 4
        met["two blots hit"] += any(len(play.hits) > 1 for play in plays)
        met["the last checker off"] += any(play.board.off == 15 for play in plays)
    assert min(met.values()) > BOARDS // 100, met
    assert len(met) == 10


def test_it_does_not_care_which_die_is_named_first() -> None:
    for board, (first, second) in random_cases(random.Random(SEED + 1), BOARDS // 3):
        one, other = legal_plays(board, (first, second)), legal_plays(board, (second, first))
        assert {(play, str(play)) for play in one} == {(play, str(play)) for play in other}


def test_it_keeps_thirty_checkers_and_never_shares_a_point() -> None:
    for board, dice in random_cases(random.Random(SEED + 2), BOARDS // 3):
        for play in legal_plays(board, dice):
            after = play.board
            assert sum(after.own) == sum(after.opponent) == 15
            assert not any(
                after.own[point] and after.opponent[25 - point] for point in range(1, 25)
            )
            assert after.pips < board.pips
