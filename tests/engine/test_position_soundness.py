"""What no game can come to is no position."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from games.engine import (
    Cube,
    Ending,
    InvalidPosition,
    Match,
    MatchIsOver,
    Outcome,
    Position,
    Roll,
    Rules,
    Win,
)
from games.engine.outcome import Resignation
from tests.engine.playing import BLACK, WHITE, a_board, a_position

START = Position.start()
BORNE_OFF = Outcome(BLACK, Win.SINGLE, Ending.BORNE_OFF, 1)
DROPPED = Outcome(BLACK, Win.SINGLE, Ending.DROPPED, 1)
RESIGNED = Outcome(BLACK, Win.SINGLE, Ending.RESIGNED, 1)
OFF = a_board("", "1:14")
CRAWFORD = Match(7, (6, 2), True)

REFUSED: list[tuple[dict[str, Any], str]] = [
    (
        {"roll": Roll(3, 1), "cube": Cube(pending=1)},
        "the cube is turned before the dice are thrown, not after",
    ),
    ({"cube": Cube(2, WHITE, pending=1)}, "the cube belongs to the other side"),
    ({"cube": Cube(2, WHITE, pending=2)}, "the cube belongs to the other side"),
    ({"cube": Cube(2048)}, "a cube at 2048 is beyond the limit of 1024"),
    ({"cube": Cube(1024, pending=1)}, "a cube at 2048 is beyond the limit of 1024"),
    (
        {"cube": Cube(8), "match": Match(rules=Rules(cube_limit=4))},
        "a cube at 8 is beyond the limit of 4",
    ),
    (
        {"cube": Cube(2), "match": Match(rules=Rules(cube_limit=1))},
        "a cube at 2 is beyond the limit of 1",
    ),
    ({"cube": Cube(2), "match": CRAWFORD}, "the cube is not used in the Crawford game"),
    ({"cube": Cube(pending=1), "match": CRAWFORD}, "the cube is not used in the Crawford game"),
    ({"cube": Cube(pending=2), "match": Match(7)}, "a match has no beavers"),
    ({"throws": -1}, "dice are not thrown -1 times"),
    ({"board": OFF}, "a game ends when a side bears off its last checker, and not before"),
    ({"board": OFF.swap()}, "a game ends when a side bears off its last checker, and not before"),
    (
        {"board": OFF, "outcome": DROPPED, "cube": Cube(pending=1)},
        "a game ends when a side bears off its last checker, and not before",
    ),
    ({"outcome": BORNE_OFF}, "a game ends when a side bears off its last checker, and not before"),
    (
        {"board": OFF, "outcome": BORNE_OFF, "cube": Cube(pending=1)},
        "a double is answered before anybody bears off",
    ),
    ({"outcome": DROPPED}, "nobody has doubled, so that nobody can have dropped"),
    ({"outcome": RESIGNED}, "nobody has resigned"),
    (
        {
            "outcome": DROPPED,
            "cube": Cube(pending=1),
            "resignation": Resignation(WHITE, Win.SINGLE),
        },
        "a resignation has not been answered",
    ),
]


@pytest.mark.parametrize(("fields", "reason"), REFUSED)
def test_it_refuses_what_no_game_can_come_to(fields: dict[str, Any], reason: str) -> None:
    with pytest.raises(InvalidPosition) as refusal:
        Position(**{"board": START.board} | fields)
    assert refusal.value.detail == f"This is not a position of backgammon: {reason}."
    with pytest.raises(InvalidPosition):
        replace(START, **fields)


def test_it_refuses_a_match_that_is_over() -> None:
    with pytest.raises(MatchIsOver):
        replace(START, match=Match(5, (5, 0)))


def test_it_takes_what_a_game_can_come_to() -> None:
    sound = [
        a_position(cube=Cube(1024)),
        a_position(cube=Cube(2, BLACK)),
        a_position(cube=Cube(4096), match=Match(rules=Rules(cube_limit=4096))),
        a_position(match=CRAWFORD),
        a_position(roll=Roll(6, 6), throws=200),
        Position(OFF, outcome=BORNE_OFF),
        a_position(resignation=Resignation(BLACK, Win.GAMMON)),
    ]
    for position in sound:
        assert replace(position) == position


def test_it_takes_an_illegal_play_only_of_the_mover_s_checkers_and_blots() -> None:
    before = a_position("6:2 5:2", "22:1 4:5").throw("31")
    with pytest.raises(InvalidPosition, match="leaves the opponent's borne-off checkers alone"):
        before.play_illegally(a_board("6:2 5:1 1:1", "22:1 4:6"))
    with pytest.raises(InvalidPosition, match="leaves the opponent's borne-off checkers alone"):
        before.play_illegally(a_board("6:2 5:1 1:1", "22:1 4:4"))
    after = before.play_illegally(a_board("6:2 5:1", "22:1 4:5"))
    assert after.seen_by(BLACK).off == 12
