"""For each rule of the long games the smallest position in which a written play breaks just it."""

from __future__ import annotations

from typing import Any

import pytest

from games.engine import legality, variants
from games.engine.errors import IllegalPlay
from games.engine.parallel import breaches
from games.engine.parallel.game import LongGame

LONG, START = "long_classic", "24:15"
ROW = "24:8 20:1 19:1 18:1 17:1 16:1 5:2"
"""Six in a row, once a checker comes to 21."""
SIX_HELD = "18:2 24:13"
"""The opponent's 18 is the mover's 6."""
SHUT = ("24:7 19:1 18:1 17:1 16:1 15:1 14:1 5:2", "8:15")
RESERVE = "reserve:3 emir:24(4)"
EMIR = f"24:10 20:2 {RESERVE}"
STEP, IMMOBILE, BURN = {"block_when": "step"}, {"unblock": "immobile"}, {"jump_blocked": "burn"}
USED = {"head_lifted": "used"}
CHOICE = {"mn": "choice"}

# Rule set and options, the mover, the opponent, dice, what is written, the rule and what is said.
CASES: list[tuple[str, dict[str, Any], str, str, str, str, str, str]] = [
    (LONG, {}, START, START, "65", "pass", "must_move", "for instance 24/13"),
    (LONG, {}, "24:14 18:1", START, "61", "18/17", "both_numbers", "both numbers can"),
    (
        *(LONG, {}, "24:14 14:1", "24:12 15:1 7:1 6:1", "65", "14/9", "higher_number"),
        "only one number can be played, and the 6 must be",
    ),
    (LONG, {}, START, START, "33", "24/21 24/18", "whole_doublet", "4 numbers of the"),
    ("astrogon", CHOICE, "24:5 16:10", START, "42", "16/14", "whole_doublet", "4 numbers of the"),
    (LONG, {}, "24:14 13:1", START, "21", "13/12", "point_held", "12 is held by the opp"),
    (
        *(LONG, {}, "24:14 18:1", "24:12 2:1 1:2", "54", "18/9", "point_held"),
        "on the way of 18/9 both stops, 14 and 13, are held by the opponent",
    ),
    ("kaftar", {}, "24:13 20:2", SIX_HELD, "63", "24/6 20/17", "point_held", "6 is held by"),
    ("kaftar", {}, "24:13 20:2", SIX_HELD, "63", "24/3", "point_held", "6 is held by"),
    ("one_six", {}, "24:13 20:2", SIX_HELD, "65", "24/6 20/15", "point_held", "6 is held by"),
    ("kabutar", {}, "24:10 14:5", "24:13 17:2", "55", "24/5(4)", "point_held", "5 is held by"),
    ("emir", {}, EMIR, f"24:10 3:2 {RESERVE}", "52", "20/15 24/22", "point_held", "15 is held"),
    (LONG, {}, "7:1 6:14", START, "65", "6/off", "not_home", "not all checkers are home"),
    (LONG, {}, "5:1 3:1 off:13", START, "64", "3/off", "higher_first", "first, from 5"),
    (LONG, {}, "24:14 20:1", START, "61", "19/18", "no_checker", "no checker on 19"),
    (LONG, {}, "24:14 20:1", START, "61", "bar/24", "no_checker", "on the bar for bar/24"),
    (LONG, {}, "24:14 20:1", START, "61", "24/20", "no_number", "the roll has no 4"),
    ("kaftar", {}, "24:13 20:2", START, "63", "24/5", "no_number", "no die moves 24/5"),
    ("kabutar", {}, "24:10 14:5", START, "65", "24/5 14/8", "no_number", "no die moves 24/5"),
    (LONG, {}, "24:14 20:1", START, "61", "20/19 24/23", "used_twice", "24/23 needs a"),
    (LONG, {}, "6:1 off:14", START, "21", "6/3/off", "used_twice", "is left for 3/off"),
    ("astrogon", CHOICE, "24:5 16:10", START, "42", "16/8 16/14", "used_twice", "left for 16/14"),
    (LONG, {}, "24:13 20:2", START, "61", "20/14 20/19 24/23", "too_many_moves", "3 m"),
    (LONG, {}, "24:14 18:1", START, "61", "18/17*/11", "no_blot", "no blot on 17"),
    (LONG, {}, "24:14 20:1", START, "61", "24/18 24/23", "head", "may leave the head"),
    (LONG, {}, START, START, "44", "24/20(3)", "head", "no more checkers may leave"),
    ("astrogon", CHOICE, "24:5 16:10", START, "42", "24/22(2) 16/14(2)", "head", "leave the head"),
    ("gulbar", {}, START, START, "66", "24/18(3)", "head", "no more checkers may leave"),
    ("one_six", USED, START, START, "65", "24/18 24/19", "head", "leave the head"),
    ("fevga", {}, START, START, "21", "24/22 24/23", "runner", "only that one moves"),
    ("fevga", {}, "24:14 20:1", START, "21", "24/22 20/19", "runner", "only that one moves"),
    ("kaftar", {}, START, START, "63", "24/18 24/21", "must_fly", "flies home first"),
    ("kaftar", {}, "24:1 20:14", START, "63", "24/21 20/14", "must_fly", "flies home first"),
    ("kabutar", {}, "24:10 14:5", START, "55", "14/9(2)", "must_fly", "flies home first"),
    ("kaftar", BURN, "24:13 20:2", SIX_HELD, "63", "20/14 24/21", "only_flies", "a 6 only flies"),
    ("one_six", {}, "6:1 5:1 off:13", START, "54", "5/off", "number_stays_on", "as 5/off would"),
    ("crazy_nardy", {}, "6:1 3:14", START, "42", "6/2", "no_moves_at_home", "only move off"),
    ("lunatic_fevga", {}, "6:1 3:14", START, "42", "6/2", "no_moves_at_home", "only move off"),
    ("crazy_nardy", {}, "3:2 off:13", START, "42", "3/off", "exact_number", "3/off needs a 3"),
    (LONG, {}, ROW, START, "31", "24/21 5/4", "block", "holds 21, 20, 19, 18, 17 and 16"),
    (LONG, STEP, ROW, START, "31", "24/21/20", "block", "holds 21, 20, 19, 18, 17 and 16,"),
    ("karzar", {}, ROW, START, "31", "24/21 5/4", "block", "holds 21, 20, 19, 18, 17 and 16"),
    ("nardgammon", {}, ROW, "24:14 2:1", "31", "24/21 5/4", "block", "21, 20, 19, 18, 17 and 16"),
    ("fevga", {}, "24:8 23:1 22:1 21:1 20:1 5:3", START, "51", "24/19 5/4", "block", "24, 23"),
    ("fevga", {}, *SHUT, "21", "24/21", "unblock", "shut in, behind 19, 18, 17, 16, 15 and 14"),
    ("fevga", IMMOBILE, *SHUT, "21", "24/21", "unblock", "is shut in, and must be let out"),
    ("emir", {}, EMIR, f"24:12 {RESERVE[:-2]}6)", "52", "e20/15 24/22", "marked", "marked checker"),
    (
        *("emir", {"bar_priority": True}, "20:11 bar:1 reserve:3 emir:20", f"24:10 12:2 {RESERVE}"),
        *("52", "20/15", "bar_first", "a checker is on the bar"),
    ),
]  # fmt: skip


@pytest.mark.parametrize(
    ("name", "options", "own", "opponent", "dice", "text", "rule", "said"), CASES
)
def test_the_rule_that_is_broken_is_named(
    name: str,
    options: dict[str, Any],
    own: str,
    opponent: str,
    dice: str,
    text: str,
    rule: str,
    said: str,
) -> None:
    with pytest.raises(IllegalPlay) as refusal:
        LongGame.at(variants.get(name).having(options), own, opponent).throw(dice).play(text)
    assert refusal.value.rule == rule
    assert said in refusal.value.detail


def test_every_rule_has_such_a_position() -> None:
    known = {
        kind.rule
        for module in (legality, breaches)
        for kind in vars(module).values()
        if isinstance(kind, type) and issubclass(kind, IllegalPlay) and kind is not IllegalPlay
    }
    # How often each side may move is told of a roll, whatever is written.
    assert {case[6] for case in CASES} == known - {"count"}
