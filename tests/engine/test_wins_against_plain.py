"""Who has won how much, against the words of the rule, on endings put together by chance (SB-7)."""

from __future__ import annotations

import random

import pytest

from games.engine import Board, Position, Win
from tests.engine.playing import BLACK, WHITE, at


def ending(rng: random.Random) -> Board:
    """The player on roll has one checker left, on his ace point."""
    count = rng.choice((15, 15, 15, rng.randint(1, 14)))
    highest = rng.choice((6, 18, 23, 25))
    loser: dict[int, int] = {}
    for _ in range(count):
        place = rng.choice([p for p in range(1, highest + 1) if p != 24])
        loser[place] = loser.get(place, 0) + 1
    return Board({1: 1}, loser)


def plainly(loser: tuple[int, ...]) -> Win:
    """Single if he has borne off at least one; else backgammon if one of his checkers is on the
    bar or in the winner's home board, which is his own 19 to 24; else gammon."""
    if loser[0] > 0:
        return Win.SINGLE
    farthest = max(place for place in range(26) if loser[place])
    return Win.BACKGAMMON if farthest >= 19 else Win.GAMMON


@pytest.mark.parametrize("seed", range(5))
def test_it_is_what_the_rule_says(seed: int) -> None:
    rng, seen = random.Random(seed), set()
    for _ in range(300):
        board = ending(rng)
        after = next(play.board for play in Position(board).legal_plays("65"))
        assert after.win is plainly(board.opponent)
        assert after.swap().win is None
        seen.add(after.win)
    assert seen == set(Win)


def test_it_is_what_the_game_records() -> None:
    rng = random.Random(9)
    for _ in range(100):
        board = ending(rng)
        for side in (WHITE, BLACK):
            over = at(Position(board, side)).throw("31").play("1/off")
            assert over.outcome
            assert over.outcome.winner is side
            assert over.outcome.win is plainly(board.opponent)
            assert over.outcome.points == int(over.outcome.win)
