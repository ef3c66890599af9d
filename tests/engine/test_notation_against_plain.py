"""Every way of writing a legal play is read as that play, and nothing else is: random boards.

ENGINE_TEXTS sets on how many boards, ENGINE_SEED moves to others; `make soak` takes more.
"""

from __future__ import annotations

import os
import random
from collections.abc import Iterator

import pytest

from games.engine.board import Board
from games.engine.errors import AmbiguousPlay, IllegalPlay
from games.engine.notation import find_play
from tests.engine.plain_generator import Position, Way, plays
from tests.engine.plain_text import Route, joined
from tests.engine.positions import Dice, random_cases

BOARDS, SOAK_BOARDS = 150, 5_000
SEED = int(os.environ.get("ENGINE_SEED", "1"))
SPELT = {25: ("bar", "Bar", "b", "25"), 0: ("off", "Off", "0", "o")}

Ends = tuple[tuple[int, int], ...]
"""From where to where the checkers of a play go, sorted."""


def cases(soak: bool, rng: random.Random) -> Iterator[tuple[Board, Dice]]:
    """The random boards of a test."""
    return random_cases(rng, int(os.environ.get("ENGINE_TEXTS", SOAK_BOARDS if soak else BOARDS)))


def found(board: Board, dice: Dice, text: str) -> Position:
    """The counts after the play that is read."""
    after = find_play(board, dice, text).board
    return after.own, after.opponent


def spelt(rng: random.Random, place: int) -> str:
    return rng.choice(SPELT.get(place, (str(place),)))


def hops(rng: random.Random, way: Way) -> str:
    """Every move for itself, in any order, with the hits marked or not."""
    words = [
        f"{spelt(rng, move.source)}/{spelt(rng, move.destination)}"
        + "*" * (move.hit and rng.random() < 0.5)
        for move in way
    ]
    rng.shuffle(words)
    return rng.choice((" ", ", ")).join(words)


def with_stops(rng: random.Random, routes: list[Route]) -> str:
    """Whole routes in any order, with the stops that hit and some of the others."""
    words = []
    for route in routes:
        stops = [move for move in route[:-1] if move.hit or rng.random() < 0.5]
        words.append(
            spelt(rng, route[0].source)
            + "".join(f"/{move.destination}" + "*" * move.hit for move in stops)
            + f"/{spelt(rng, route[-1].destination)}"
        )
    rng.shuffle(words)
    return " ".join(words)


def test_it_reads_every_way_of_every_play(soak: bool) -> None:
    rng = random.Random(SEED)
    for board, dice in cases(soak, rng):
        for after, ways in plays((board.own, board.opponent), dice).items():
            way = rng.choice(ways)
            manners = list(joined(way))
            for text in (hops(rng, way), with_stops(rng, rng.choice(manners))):
                assert found(board, dice, text) == after, (board, dice, text)


def ends_of(board: Board, dice: Dice) -> dict[Ends, dict[Position, frozenset[int]]]:
    """What can be written without stops, and each result it may mean, with the points hit."""
    readings: dict[Ends, dict[Position, frozenset[int]]] = {}
    for after, ways in plays((board.own, board.opponent), dice).items():
        for way in ways:
            hits = frozenset(move.destination for move in way if move.hit)
            for routes in joined(way):
                ends = sorted((route[0].source, route[-1].destination) for route in routes)
                readings.setdefault(tuple(ends), {})[after] = hits
    return readings


def expected(meant: dict[Position, frozenset[int]], ends: Ends) -> Position | None:
    """The one result, or the one that hits nothing on the way; None if that does not settle it."""
    named = {destination for _, destination in ends}
    quiet = [after for after, hits in meant.items() if hits <= named]
    choice = list(meant) if len(meant) == 1 else quiet
    return choice[0] if len(choice) == 1 else None


def test_it_reads_a_play_without_its_stops_as_the_one_that_can_be_meant(soak: bool) -> None:
    rng = random.Random(SEED + 1)
    ambiguous = 0
    for board, dice in cases(soak, rng):
        for ends, meant in ends_of(board, dice).items():
            text = " ".join(f"{spelt(rng, source)}/{spelt(rng, end)}" for source, end in ends)
            wanted = expected(meant, ends)
            try:
                assert found(board, dice, text) == wanted, (board, dice, text)
            except AmbiguousPlay:
                assert wanted is None, (board, dice, text)
                ambiguous += 1
    assert ambiguous


def any_moves(rng: random.Random, board: Board, dice: Dice) -> Ends:
    """Moves as somebody might write them by mistake, mostly of his own checkers and by the dice."""
    mine = [place for place in range(1, 26) if board.own[place]]
    moves = []
    for _ in range(rng.choice((1, 2, 2, 4) if dice[0] == dice[1] else (1, 1, 2, 2))):
        source = rng.choice(mine) if rng.random() < 0.8 else rng.randint(1, 25)
        number = rng.choice((*dice, *dice, sum(dice), rng.randint(1, 12)))
        moves.append((source, max(source - number, 0)))
    return tuple(sorted(moves))


def test_it_refuses_every_other_play(soak: bool) -> None:
    rng = random.Random(SEED + 2)
    refused: set[str] = set()
    for board, dice in cases(soak, rng):
        legal = ends_of(board, dice)
        for ends in {any_moves(rng, board, dice) for _ in range(60)} - legal.keys():
            with pytest.raises(IllegalPlay) as caught:
                find_play(board, dice, " ".join(f"{source}/{end}" for source, end in ends))
            refused.add(caught.value.rule)
    assert refused >= {
        *("both_numbers", "whole_doublet", "bar_first", "point_held"),
        *("not_home", "higher_first", "no_checker", "no_number", "used_twice"),
    }
