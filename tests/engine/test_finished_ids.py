"""Finished games told by IDs: gnubg's tells the score after the game, an XGID knows no end."""

from __future__ import annotations

import pytest

from games.engine import Cube, Ending, InvalidPosition, Match, Outcome, Position, Rules, Win
from games.engine.setup import DROPPED, OVER, RESIGNED
from tests.engine.playing import BLACK, MONEY, WHITE, a_position, doubled
from tests.engine.setups import a_setup

SEVEN = Match(7, (2, 3))


def borne_off(match: Match = SEVEN, **fields: object) -> Position:
    """Black has won a gammon."""
    return a_position("2:1", "6:15", match=match, **fields).play("2/off", "65")


FINISHED = {
    "borne off": borne_off(),
    "borne off for money": borne_off(Match(rules=Rules(jacoby=True))),
    "a backgammon with the cube": a_position(
        "2:1", "19:1 6:14", match=SEVEN, cube=Cube(2, WHITE)
    ).play("2/off", "65"),
    "dropped": a_position(match=SEVEN).double().drop(),
    "a redouble dropped": a_position(match=SEVEN, cube=Cube(4, BLACK)).double().drop(),
    "resigned": a_position(match=SEVEN).resign(2).accept_resignation(),
    "resigned after the dice": a_position(match=SEVEN).throw("31").resign(3).accept_resignation(),
    "resigned to a double": a_position(match=SEVEN).double().resign(1).accept_resignation(),
    "a match that is over": borne_off(Match(7, (2, 6))),
    "a Crawford game": borne_off(Match(7, (6, 3), True)),
    "White's": a_position("2:1", "1:14", on_roll=WHITE, match=SEVEN).play("2/off", "65"),
}


@pytest.mark.parametrize("position", FINISHED.values(), ids=FINISHED)
def test_it_is_told_and_read_with_its_end(position: Position) -> None:
    read = Position.from_gnubg_id(position.gnubg_id)
    assert read.gnubg_id == position.gnubg_id
    assert read.outcome == position.outcome
    assert read.match.scores == position.match.scores
    assert (read.board, read.on_roll, read.decides) == (
        position.board,
        position.on_roll,
        position.decides,
    )


@pytest.mark.parametrize("position", FINISHED.values(), ids=FINISHED)
def test_it_is_the_last_position_for_an_xgid(position: Position) -> None:
    """What ended it is not told; who has borne off his last checker is plain to see."""
    read = Position.from_xgid(position.xgid)
    assert read.match.scores == position.match.scores
    assert position.outcome
    if position.outcome.ending is Ending.BORNE_OFF:
        assert read.outcome == position.outcome
    else:
        assert read.outcome is None
        assert read.decides is (WHITE if position.cube.pending else BLACK)


@pytest.mark.parametrize(
    ("state", "fields", "outcome", "scores"),
    [
        (OVER, {}, Outcome(BLACK, Win.SINGLE, Ending.BORNE_OFF, 2), (2, 2)),
        (DROPPED, {"decides": WHITE}, Outcome(BLACK, Win.SINGLE, Ending.DROPPED, 2), (2, 2)),
        (RESIGNED, {"resigned": 1}, Outcome(WHITE, Win.SINGLE, Ending.RESIGNED, 2), (0, 4)),
    ],
)
def test_it_takes_the_points_of_the_game_out_of_the_score(
    state: int, fields: dict[str, object], outcome: Outcome, scores: tuple[int, int]
) -> None:
    board = a_position("2:1", "1:14").play("2/off", "65").board.swap()
    start = a_position().board
    setup = a_setup(
        board=board if state == OVER else start,
        game_state=state,
        cube_level=2,
        scores=(2, 4),
        length=7,
        **fields,
    )
    position = Position.from_setup(setup)
    assert (position.outcome, position.match.scores) == (outcome, scores)
    assert position.setup == setup


@pytest.mark.parametrize(
    ("fields", "reason"),
    [
        ({"game_state": OVER}, "the game is over, but nobody has borne off every checker"),
        ({"game_state": RESIGNED}, "the game was resigned, but nobody has resigned"),
        (
            {"game_state": DROPPED, "decides": WHITE, "scores": (9, 0)},
            "the score has no room for the 1 point won",
        ),
        (
            {"game_state": DROPPED, "decides": BLACK},
            "after a beaver the cube is at 2 at least, not 1",
        ),
    ],
)
def test_it_refuses_an_end_that_cannot_be(fields: dict[str, object], reason: str) -> None:
    with pytest.raises(InvalidPosition, match=reason):
        Position.from_setup(a_setup(board=a_position().board, **fields))


@pytest.mark.parametrize(("turns", "offer"), [(1, "double"), (2, "beaver"), (3, "raccoon")])
def test_it_knows_which_turn_was_dropped(turns: int, offer: str) -> None:
    position = doubled(MONEY)
    for _ in range(turns - 1):
        position = position.turn_again()
    dropped = position.drop()
    read = Position.from_gnubg_id(dropped.gnubg_id)
    assert read.outcome == dropped.outcome
    assert read.cube == dropped.cube
    assert read.cube.offer == offer


def test_it_takes_a_dropped_otter_for_the_beaver_it_looks_like() -> None:
    dropped = doubled(MONEY).turn_again().turn_again().turn_again().drop()
    read = Position.from_gnubg_id(dropped.gnubg_id)
    assert read.outcome == dropped.outcome
    assert (read.cube.level, read.cube.offer) == (4, "beaver")


def test_it_refuses_a_dropped_beaver_in_a_match() -> None:
    setup = a_setup(game_state=DROPPED, cube_level=2, scores=(2, 4), length=7, decides=BLACK)
    with pytest.raises(InvalidPosition, match="a match has no beavers"):
        Position.from_setup(setup)
