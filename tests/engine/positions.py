"""Random boards with dice for the tests: from random games, and put together at random.

The same `random.Random` state always gives the same ones. Those put together dwell on what is rare
in play: few checkers, several on the bar, bearing off with contact, primes, blots everywhere.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator

from games.engine.board import Board
from games.engine.errors import InvalidPosition
from games.engine.plays import legal_plays

Dice = tuple[int, int]
Checkers = dict[int, int]


def random_cases(rng: random.Random, count: int) -> Iterator[tuple[Board, Dice]]:
    """Boards with dice, half of them from random games."""
    games = from_games(rng)
    for number in range(count):
        yield next(games) if number % 2 else (random_board(rng), throw(rng))


def throw(rng: random.Random) -> Dice:
    """Two dice; doublets, which have more to go wrong, a little more often than they fall."""
    first = rng.randint(1, 6)
    return first, first if rng.random() < 0.1 else rng.randint(1, 6)


def from_games(rng: random.Random) -> Iterator[tuple[Board, Dice]]:
    """The boards of games in which every play is chosen at random, one game after the other."""
    while True:
        board = Board.start()
        while board.swap().off != 15:
            dice = throw(rng)
            yield board, dice
            plays = legal_plays(board, dice)
            board = (rng.choice(plays).board if plays else board).swap()


def random_board(rng: random.Random) -> Board:
    """A board of one of the kinds below, seen by either side."""
    while True:
        own, opponent = rng.choice(KINDS)(rng)
        try:
            board = Board(own, opponent)
        except InvalidPosition:
            continue
        return board.swap() if rng.random() < 0.3 else board


def put(rng: random.Random, count: int, places: list[int], taken: Checkers) -> Checkers:
    """So many checkers on random places of a list, none on a point where `taken` has somebody."""
    free = [place for place in places if place == 25 or 25 - place not in taken]
    checkers: Checkers = {}
    for _ in range(count if free else 0):
        place = rng.choice(free)
        checkers[place] = checkers.get(place, 0) + 1
    return checkers


def few(rng: random.Random) -> tuple[Checkers, Checkers]:
    """One to four checkers against a few points and blots."""
    opponent = put(rng, rng.randint(1, 15), list(range(1, 26)), {})
    return put(rng, rng.randint(1, 4), list(range(1, 26)), opponent), opponent


def on_the_bar(rng: random.Random) -> tuple[Checkers, Checkers]:
    """One to four on the bar, against a home board half made."""
    home = [*range(1, 7), *range(1, 7), *range(7, 25)]
    opponent = put(rng, rng.randint(8, 15), home, {})
    own = put(rng, rng.randint(0, 11), list(range(1, 25)), opponent)
    return own | {25: rng.randint(1, 4)}, opponent


def bearing_off(rng: random.Random) -> tuple[Checkers, Checkers]:
    """Everybody home, or one still outside, against stragglers."""
    opponent = put(rng, rng.randint(1, 6), [*range(15, 26), *range(19, 25)], {})
    own = put(rng, rng.randint(1, 14), list(range(1, 7)), opponent)
    if rng.random() < 0.3:
        own |= put(rng, 1, list(range(7, 14)), opponent)
    return own, opponent


def primes(rng: random.Random) -> tuple[Checkers, Checkers]:
    """Points of two in a row on both sides, and a few checkers about."""
    at, length = rng.randint(1, 18), rng.randint(3, 6)
    opponent = dict.fromkeys(range(at, at + length), 2)
    opponent |= put(rng, 3, [place for place in range(1, 26) if place not in opponent], {})
    own = {}
    at = rng.randint(1, 18)
    for point in range(at, at + rng.randint(3, 6)):
        if 25 - point not in opponent:
            own[point] = 2
    return own | put(
        rng, 3, [place for place in range(1, 26) if place not in own], opponent
    ), opponent


def hemmed_in(rng: random.Random) -> tuple[Checkers, Checkers]:
    """One or two checkers against seven points, so that often one number alone can be played."""
    opponent = dict.fromkeys(rng.sample(range(1, 25), 7), 2)
    return put(rng, rng.randint(1, 2), list(range(7, 26)), opponent), opponent


def blots(rng: random.Random) -> tuple[Checkers, Checkers]:
    """Single checkers wherever there is room."""
    opponent = dict.fromkeys(rng.sample(range(1, 25), rng.randint(3, 12)), 1)
    free = [point for point in range(1, 26) if 25 - point not in opponent]
    return dict.fromkeys(rng.sample(free, rng.randint(1, min(15, len(free)))), 1), opponent


def crowded(rng: random.Random) -> tuple[Checkers, Checkers]:
    """All thirty checkers, anywhere."""
    opponent = put(rng, 15, rng.sample(range(1, 26), rng.randint(3, 12)), {})
    return put(rng, 15, rng.sample(range(1, 26), 12), opponent), opponent


KINDS: tuple[Callable[[random.Random], tuple[Checkers, Checkers]], ...] = (
    few,
    on_the_bar,
    bearing_off,
    primes,
    hemmed_in,
    blots,
    crowded,
)
