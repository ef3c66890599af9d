"""Why a play is illegal: each rule has its own class, word and sentence."""

from __future__ import annotations

import pytest

from games.engine import legality
from games.engine.board import Board
from games.engine.errors import IllegalPlay
from games.engine.notation import find_play

START = Board.start()
BAR = Board({25: 1, 13: 5, 8: 3, 6: 5}, {6: 2, 5: 2, 3: 2, 13: 5, 8: 2})
"""The opponent holds 19, 20, 22: only the 1, the 2 and the 4 enter."""

CASES = [
    (START, "31", "", "PlayerCanMove", "the player can move, for instance 6/5 6/3"),
    (START, "31", "8/5", "BothNumbersPlayable", "both numbers can be played"),
    (
        Board({12: 1, 2: 2}, {24: 3, 22: 2}),
        "65",
        "12/7",
        "HigherNumberPlayable",
        "only one number can be played, and the 6 must be played",
    ),
    (START, "66", "24/18(2)", "DoubletPlayable", "4 numbers of the doublet can be played"),
    (BAR, "42", "13/9 8/6", "CheckerOnBar", "a checker is on the bar"),
    (START, "65", "24/19 13/7", "PointHeld", "19 is held by White"),
    (
        Board({24: 2}, {6: 2, 7: 2, 2: 2}),
        "65",
        "24/13",
        "EveryStopHeld",
        "on the way of 24/13 both stops, 19 and 18, are held by White",
    ),
    (Board({13: 1, 6: 5}, {1: 2}), "65", "6/off 13/8", "NotAllHome", "not all checkers are home"),
    (
        Board({4: 1, 3: 2}, {1: 2}),
        "51",
        "3/off 3/2",
        "HigherCheckerFirst",
        "a higher checker must be borne off first, from 4",
    ),
    (START, "31", "7/4 6/5", "NoChecker", "the player has no checker on 7 for 7/4"),
    (START, "31", "bar/22 6/5", "NobodyOnBar", "the player has no checker on the bar for bar/22"),
    (START, "22", "24/22(3) 13/11", "TooFewCheckers", "the player has too few checkers on 24"),
    (START, "64", "24/13", "NoDieMoves", "no die moves 24/13"),
    (START, "31", "13/9 13/8", "NoSuchNumber", "no die moves 13/8, the roll has no 5"),
    (
        START,
        "31",
        "13/10 8/5",
        "NumberUsedTwice",
        "8/5 needs a number that another move has used",
    ),
    (START, "31", "8/4 6/5", "NoNumberLeft", "no number is left for 6/5"),
    (START, "31", "8/5 6/5 24/23", "TooManyMoves", "it has 3 moves for 2 numbers"),
    (START, "31", "8/5* 6/5", "NoBlot", "there is no blot on 5 to be hit"),
]
"""A board, dice, a play, the class of its fault, and what its sentence says."""


@pytest.mark.parametrize(
    ("board", "dice", "text", "name", "why"), CASES, ids=[case[3] for case in CASES]
)
def test_it_says_which_rule_is_broken(
    board: Board, dice: str, text: str, name: str, why: str
) -> None:
    with pytest.raises(IllegalPlay) as caught:
        find_play(board, dice, text, opponent="White")
    assert type(caught.value) is getattr(legality, name)
    assert str(caught.value) == f"'{text}' is not legal with {dice[0]}-{dice[1]}: {why}."
    assert caught.value.code == "illegal_play"


def rules() -> list[type[IllegalPlay]]:
    """Every class of a play that is read and breaks a rule."""
    direct = IllegalPlay.__subclasses__()
    found = direct + [deeper for rule in direct for deeper in rule.__subclasses__()]
    return [rule for rule in found if rule.__module__ == legality.__name__]


def test_it_has_a_case_for_every_rule() -> None:
    assert sorted(rule.__name__ for rule in rules()) == sorted(case[3] for case in CASES)


def test_it_gives_every_rule_a_word_that_stays() -> None:
    assert {rule.rule for rule in rules()} == {
        *("must_move", "both_numbers", "higher_number", "whole_doublet", "bar_first"),
        *("point_held", "not_home", "higher_first", "no_checker", "no_number"),
        *("used_twice", "too_many_moves", "no_blot"),
    }


def test_it_calls_the_other_side_the_opponent_unless_told() -> None:
    with pytest.raises(legality.PointHeld, match="19 is held by the opponent"):
        find_play(START, "65", "24/19 13/7")


def test_it_keeps_the_details_for_other_languages() -> None:
    with pytest.raises(legality.PointHeld) as caught:
        find_play(START, "65", "24/19 13/7")
    assert caught.value.message.format_map(caught.value.params) == caught.value.detail
    assert caught.value.params["point"] == 19
