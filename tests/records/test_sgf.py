"""Game trees of GNU Backgammon: escapes, forks, set-ups, rules, and what is no tree."""

from __future__ import annotations

import pytest

from games.engine import Side
from games.records import read

from .files import faults, said, steps, stored

ROOT = "(;FF[4]GM[6]MI[length:5][game:0][ws:0][bs:0]PW[Ana]PB[Bo]"
PLAYS = "\n;B[31qtst]\n;W[64xrrn]"


def test_analysis_remarks_and_escapes_are_passed_over() -> None:
    assert said(stored("analysed.sgf")) == [
        "B play 3-1 8/5 6/5",
        "W play 6-4 24/14",
        "B double",
        "W drop",
    ]


def test_of_a_fork_the_first_branch_is_what_was_played() -> None:
    reading = read(ROOT + PLAYS + "(;B[52lqsu](;W[61xrhg])(;W[11]))(;B[double]))")
    assert said(reading)[2:] == ["B play 5-2 13/8 6/4", "W play 6-1 24/18 8/7"]
    assert faults(reading) == []


def test_dice_that_are_set_before_they_are_played_are_one_throw() -> None:
    reading = read(ROOT + ";PL[B]DI[31];B[31qtst])")
    assert said(reading) == ["B play 3-1 8/5 6/5"]


def test_the_last_dice_may_be_set_and_not_played() -> None:
    reading = read(ROOT.replace("PW", "RE[W+1R]PW") + PLAYS + ";PL[B]DI[52])")
    assert said(reading)[-1] == "B roll 5-2"
    assert faults(reading) == []


def test_a_double_turned_again_is_a_beaver() -> None:
    root = ROOT.replace("length:5", "length:0")
    reading = read(root + PLAYS + ";B[double];W[double];B[take];B[52lqsu])")
    assert said(reading)[2:5] == ["B double", "W beaver", "B take"]
    assert steps(reading)[-1].before.cube.level == 4


def test_a_position_may_be_set_up_with_cube_and_turn() -> None:
    root = ROOT + ";PL[W];CP[w];CV[4];AE[a:y]AW[b][b]AB[y][w]"
    reading = read(root + ";W[21bzbz])")
    start = steps(reading)[0].before
    assert (start.on_roll, start.cube.level, start.cube.owner) == (Side.WHITE, 4, Side.WHITE)
    assert start.seen_by(Side.WHITE).own[2] == 2
    assert start.seen_by(Side.BLACK).own[25] == 1
    assert start.seen_by(Side.BLACK).own[2] == 1


def test_a_position_set_up_in_the_middle_of_a_game_ends_it() -> None:
    reading = read(ROOT + PLAYS + "\n;CV[2]\n;B[52lqsu])")
    assert faults(reading) == [(4, "set_up_within")]
    assert reading.plays == 2


@pytest.mark.parametrize(
    ("rules", "scores", "is_crawford"),
    [
        ("RU[Crawford:CrawfordGame]", "[ws:4][bs:0]", True),
        ("RU[Crawford]", "[ws:4][bs:0]", False),
        ("", "[ws:4][bs:0]", True),
        ("RU[NoCrawford]", "[ws:4][bs:0]", False),
        ("RU[Crawford:CrawfordGame]", "[ws:1][bs:0]", False),
    ],
)
def test_the_crawford_game_is_named_or_inferred(rules: str, scores: str, is_crawford: bool) -> None:
    reading = read(ROOT.replace("[ws:0][bs:0]", scores) + rules + PLAYS + ")")
    assert reading.record.games[0].match.is_crawford is is_crawford


@pytest.mark.parametrize("rule", ["Nackgammon", "Hypergammon1", "CubeLimit63"])
def test_rules_that_are_not_played_are_told(rule: str) -> None:
    assert faults(read(f"{ROOT}RU[{rule}]{PLAYS})"))[0] == (1, "unknown_rule")


@pytest.mark.parametrize(
    ("text", "line"),
    [
        (ROOT + PLAYS, 3),
        (ROOT + PLAYS + "\n;B[52", 4),
        (ROOT + PLAYS + "\n;[52])", 4),
        (ROOT + PLAYS + "\n;5)", 4),
        (ROOT + PLAYS + ")\n)", 4),
        (ROOT + PLAYS + ")\nx", 4),
        ("(;GM[1])", 1),
    ],
)
def test_what_is_no_tree_is_told_and_the_rest_is_read(text: str, line: int) -> None:
    reading = read(text)
    assert (line, "bad_sgf") in faults(reading)
    assert reading.plays == (0 if "GM[1]" in text else 2)


@pytest.mark.parametrize("value", ["31qt?t", "3", "resign", "71qtst", "31qts"])
def test_a_move_that_is_none_is_told(value: str) -> None:
    assert faults(read(ROOT + PLAYS + f"\n;B[{value}])")) == [(4, "unread_line")]


def test_variations_within_each_other_are_read_so_deep_and_no_deeper() -> None:
    within = ROOT + PLAYS + "(;C[a remark]" * 99 + ")" * 99 + ")"
    assert faults(read(within)) == []
    reading = read("(;GM[6]" * 36_000)
    assert [fault.code for fault in reading.faults] == ["bad_sgf", "no_game"]
    assert "more than 100 deep" in reading.faults[0].detail


def test_of_nodes_and_games_beyond_the_limit_nothing_is_read() -> None:
    reading = read(ROOT + PLAYS + "\n" * 3 + ";" * 50 + "]", most_deeds=10)
    assert [(fault.line, fault.code) for fault in reading.faults] == [(6, "too_many_plays")]
    assert reading.plays == 2
    many = read("(;GM[6])" * 1_001 + "]")
    assert "too_many_games" in [fault.code for fault in many.faults]
    assert "bad_sgf" not in [fault.code for fault in many.faults]
