"""The legal plays are exactly those of the shared cases, for the fast and the plain generator."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from games.engine.board import Board
from games.engine.plays import legal_plays
from tests.engine import plain_generator
from tests.engine.cases import FILES, board_of, position_id, rows

EDGES = list(rows("legal_edge.jsonl"))
BY_HAND = [row for row in EDGES if row.get("hand") is not None]


@pytest.mark.parametrize(("name", "count"), FILES.items())
def test_it_has_the_whole_file(name: str, count: int) -> None:
    assert len(list(rows(name))) == count


@pytest.mark.parametrize("name", FILES)
def test_it_gives_exactly_the_results_of_the_cases(name: str) -> None:
    for row in rows(name):
        plays = legal_plays(board_of(row), row["dice"])
        assert sorted(position_id(play.board) for play in plays) == row["expect"], row["id"]
        assert {play.numbers_played for play in plays} <= {row["dice_played"]}, row["id"]


@pytest.mark.parametrize("name", FILES)
def test_it_is_the_same_for_the_plain_generator(name: str) -> None:
    for row in rows(name):
        board = board_of(row)
        first, second = row["dice"]
        found = plain_generator.plays((board.own, board.opponent), (first, second))
        assert sorted(position_id(of_counts(after)) for after in found) == row["expect"], row["id"]


def of_counts(position: plain_generator.Position) -> Board:
    """The plain generator's position as a board."""
    own, opponent = (dict(enumerate(counts[1:], 1)) for counts in position)
    return Board(own, opponent)


@pytest.mark.parametrize("row", BY_HAND, ids=lambda row: f"{row['id']}: {row['title']}")
def test_it_gives_what_was_worked_out_by_hand(row: dict[str, Any]) -> None:
    board = board_of(row)
    by_hand = {board_after(board, row["dice"], text) for text in row["hand"]}
    assert {play.board for play in legal_plays(board, row["dice"])} == by_hand


def board_after(board: Board, dice: list[int], text: str) -> Board:
    """The board after a play by hand; what is hit are the blots where it stops."""
    position = board.own, board.opponent
    for word in text.replace("*", "").split():
        route, _, times = word.partition("(")
        places = [int({"bar": "25", "off": "0"}.get(name, name)) for name in route.split("/")]
        for source, target in [*pairwise(places)] * int(times.rstrip(")") or 1):
            hit = target > 0 and position[1][25 - target] == 1
            move = plain_generator.Move(source, target, max(dice), hit)
            position = plain_generator.moved(position, move)
    return of_counts(position)
