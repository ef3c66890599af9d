"""The text of a play is the canonical one among all ways of making it (contract 2.2).

ENGINE_TEXTS sets on how many random boards, ENGINE_SEED moves to others; `make soak` takes more.
"""

from __future__ import annotations

import os
import random

from games.engine.board import Board
from games.engine.notation import find_play
from games.engine.plays import legal_plays
from tests.engine.cases import FILES, board_of, rows
from tests.engine.plain_generator import plays
from tests.engine.plain_text import canonical
from tests.engine.positions import Dice, random_cases

BOARDS, SOAK_BOARDS = 500, 20_000
SEED = int(os.environ.get("ENGINE_SEED", "1"))


def texts(board: Board, dice: Dice) -> dict[tuple[tuple[int, ...], ...], str]:
    """What the engine writes, by the counts after the play."""
    return {(play.board.own, play.board.opponent): str(play) for play in legal_plays(board, dice)}


def canonical_texts(board: Board, dice: Dice) -> dict[tuple[tuple[int, ...], ...], str]:
    """What is to be written, by the counts after the play."""
    found = plays((board.own, board.opponent), dice)
    return {after: canonical(ways) for after, ways in found.items()}


def test_it_writes_the_canonical_text(soak: bool) -> None:
    boards = int(os.environ.get("ENGINE_TEXTS", SOAK_BOARDS if soak else BOARDS))
    for board, dice in random_cases(random.Random(SEED), boards):
        assert texts(board, dice) == canonical_texts(board, dice), (board, dice)


def test_it_writes_the_canonical_text_in_the_cases() -> None:
    for row in [row for name in FILES for row in rows(name)]:
        first, second = row["dice"]
        board, dice = board_of(row), (first, second)
        assert texts(board, dice) == canonical_texts(board, dice), row["id"]


def test_it_writes_no_text_twice() -> None:
    for board, dice in random_cases(random.Random(SEED + 1), BOARDS):
        written = list(map(str, legal_plays(board, dice)))
        assert len(set(written)) == len(written)


def test_it_reads_its_own_text_as_the_same_play() -> None:
    for board, dice in random_cases(random.Random(SEED + 2), BOARDS):
        for play in legal_plays(board, dice):
            read = find_play(board, dice, str(play))
            assert read == play
            assert (str(read), read.numbers_played) == (str(play), play.numbers_played)
