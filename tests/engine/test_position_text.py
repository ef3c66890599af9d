"""A position in plain text: the board with everything around it."""

from __future__ import annotations

import random

import pytest

from games.engine import Cube, Match, Position, Rules
from tests.engine.playing import (
    BLACK,
    MONEY,
    WHITE,
    a_position,
    doubled,
    game_by_chance,
)

PLAYING = """\
O White, pips 167, score 2
+13-14-15-16-17-18-+---+19-20-21-22-23-24-+
| X           O    |   | O              X |
| X           O    |   | O              X |
| X           O    |   | O                |
| X                |   | O                |
| X                |   | O                |
|                  |BAR|                  | cube 1
| O                |   | X                | dice 3-1
| O                |   | X                |
| O           X    |   | X                |
| O           X    |   | X              O |
| O           X    |   | X              O |
+12-11-10--9--8--7-+---+-6--5--4--3--2--1-+
X Black, pips 167, score 3
Black is to play 3-1. Match to 7."""


def lines(position: Position) -> list[str]:
    return str(position).splitlines()


def beside(position: Position) -> dict[int, str]:
    """What stands at the right of the board, by line of the board."""
    return {
        number: line[43:].strip()
        for number, line in enumerate(lines(position)[1:14])
        if line[43:].strip()
    }


def test_it_shows_board_dice_cube_score_and_who_is_to_do_what() -> None:
    assert str(Position.start(Match(7, (2, 3))).throw("31")) == PLAYING


def test_it_has_the_player_on_roll_below_by_his_own_letter() -> None:
    white = Position.start(Match(7, (2, 3)), WHITE)
    assert lines(white)[0] == "X Black, pips 167, score 3"
    assert lines(white)[14] == "O White, pips 167, score 2"
    assert lines(white)[2] == "| O           X    |   | X              O |"


@pytest.mark.parametrize(
    ("cube", "line"), [(Cube(2), 6), (Cube(4, BLACK), 9), (Cube(64, WHITE), 3)]
)
def test_it_puts_the_cube_in_the_middle_or_at_its_owner_s(cube: Cube, line: int) -> None:
    assert beside(a_position(cube=cube)) == {line: f"cube {cube.level}"}


@pytest.mark.parametrize(
    ("turns", "shown"),
    [
        (1, {6: "cube 1", 5: "to 2?"}),
        (2, {6: "cube 1", 7: "to 4?"}),
        (3, {6: "cube 1", 5: "to 8?"}),
        (4, {6: "cube 1", 7: "to 16?"}),
    ],
)
def test_it_puts_an_offer_on_the_side_that_is_asked(turns: int, shown: dict[int, str]) -> None:
    position = doubled(MONEY)
    for _ in range(turns - 1):
        position = position.turn_again()
    assert beside(position) == shown


@pytest.mark.parametrize(
    "match", [Match(7, (6, 2), True), Match(rules=Rules(cube_limit=1))], ids=["Crawford", "none"]
)
def test_it_shows_no_cube_where_there_is_none(match: Match) -> None:
    assert beside(a_position(match=match)) == {}


def test_it_shows_what_is_off_at_each_side_s_edge() -> None:
    shown = beside(a_position("6:2", "6:3"))
    assert shown == {1: "O off: 12", 6: "cube 1", 11: "X off: 13"}


@pytest.mark.parametrize(
    ("position", "last"),
    [
        (a_position(), "Black is to throw or double. Money game."),
        (
            a_position(cube=Cube(2, WHITE), match=Match(rules=MONEY)),
            "Black is to throw. Money game, Jacoby rule, beavers.",
        ),
        (
            a_position(match=Match(7, (6, 2), True), on_roll=WHITE),
            "White is to throw. Match to 7, Crawford game.",
        ),
        (
            a_position(match=Match(7, (6, 3))),
            "Black is to throw or double. Match to 7, after the Crawford game.",
        ),
        (a_position().double(), "Black doubles to 2. Money game."),
        (a_position().resign(2), "Black offers to lose a gammon. Money game."),
        (
            a_position().double().drop(),
            "White has dropped: Black has won 1. Money game.",
        ),
        (
            a_position("1:1", "6:15").play("1/off", "21"),
            "Black has won a gammon, worth 2. Money game.",
        ),
    ],
)
def test_it_says_below_what_is_to_be_done_and_what_is_played_for(
    position: Position, last: str
) -> None:
    assert lines(position)[-1] == last


def test_it_can_be_drawn_whatever_happens() -> None:
    for seed in range(4):
        for game in game_by_chance(random.Random(seed), Match(rules=MONEY)):
            if game.position:
                assert len(lines(game.position)) == 16
                assert all(line == line.rstrip() for line in lines(game.position))
                assert max(map(len, lines(game.position))) <= 80
