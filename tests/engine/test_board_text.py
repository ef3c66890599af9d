"""A board in plain text."""

from __future__ import annotations

import random

import pytest

from games.engine import Board
from tests.engine.playing import a_board
from tests.engine.positions import random_board

START = """\
+13-14-15-16-17-18-+---+19-20-21-22-23-24-+
| X           O    |   | O              X |
| X           O    |   | O              X |
| X           O    |   | O                |
| X                |   | O                |
| X                |   | O                |
|                  |BAR|                  |
| O                |   | X                |
| O                |   | X                |
| O           X    |   | X                |
| O           X    |   | X              O |
| O           X    |   | X              O |
+12-11-10--9--8--7-+---+-6--5--4--3--2--1-+"""

CROWDED = """\
+13-14-15-16-17-18-+---+19-20-21-22-23-24-+
|                  | X | O  O             | O off: 1
|                  | X | O  O             |
|                  |   | O                |
|                  |   | O                |
|                  |   | 6                |
|                  |BAR|                  |
|                  |   | 9                |
|                  |   | X                |
|                  |   | X              O |
|                  | O | X              O |
|          O       | O | X              O | X off: 4
+12-11-10--9--8--7-+---+-6--5--4--3--2--1-+"""


def test_it_shows_the_start() -> None:
    assert str(Board.start()) == START


def test_it_counts_stacks_of_more_than_five_and_what_is_off() -> None:
    assert str(a_board("bar:2 6:9", "bar:2 16:1 24:3 6:6 5:2")) == CROWDED


@pytest.mark.parametrize("count", range(1, 16))
def test_it_stacks_five_and_then_counts(count: int) -> None:
    column = [line[24:27] for line in str(a_board(f"6:{count}", "24:1")).splitlines()[7:12]]
    drawn = [cell.strip() for cell in column if cell.strip()]
    assert len(drawn) == min(count, 5)
    assert drawn[0] == (str(count) if count > 5 else "X")
    assert set(drawn[1:]) <= {"X"}


def test_it_shows_the_bar_in_the_middle_and_counts_it_too() -> None:
    lines = str(a_board("bar:7 6:8", "bar:1 6:14")).splitlines()
    assert [line[20:23] for line in lines[1:6]] == [" X ", " X ", " X ", " X ", " 7 "]
    assert [line[20:23] for line in lines[7:12]] == ["   ", "   ", "   ", "   ", " O "]


def test_it_is_drawn_for_the_player_on_roll() -> None:
    """Seen by the other side the letters change, and each checker stands on the other's number."""
    board = a_board("24:1 6:3", "13:2 2:2")
    own, other = str(board).splitlines(), str(board.swap()).splitlines()
    assert (own[0], own[12]) == (other[0], other[12])
    exchanged = str.maketrans("XO", "OX")
    assert [line[:43].translate(exchanged) for line in other[7:12]] == [
        line[:43] for line in own[1:6][::-1]
    ]


def test_it_has_thirteen_lines_of_one_width() -> None:
    rng = random.Random(5)
    for _ in range(200):
        board = random_board(rng)
        lines = str(board).splitlines()
        assert len(lines) == 13
        assert {len(line.split(" X off")[0].split(" O off")[0]) for line in lines} == {43}


def test_it_shows_every_checker() -> None:
    """Letters and numbers add up to thirty."""
    rng = random.Random(6)
    for _ in range(300):
        board = random_board(rng)
        lines = str(board).splitlines()
        total = 0
        for half in (lines[1:6], lines[7:12][::-1]):
            cells = [[line[at : at + 3].strip() for line in half] for at in range(1, 19, 3)]
            cells += [[line[20:23].strip() for line in half]]
            cells += [[line[at : at + 3].strip() for line in half] for at in range(24, 42, 3)]
            for column in cells:
                shown = [cell for cell in column if cell]
                total += int(shown[-1]) if shown and shown[-1].isdigit() else len(shown)
        assert total == 30 - board.off - board.swap().off
