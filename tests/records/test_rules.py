"""What the rules of the board make of a file: scores, cube, illegal plays."""

from __future__ import annotations

import pytest

from games.engine import Match, Position, Side
from games.records import read
from tests.engine.playing import a_board

from .files import faults, game_of, said, steps, stored

OPENING = "  1) 31: 8/5 6/5                64: 24/14"
HEAD = " Ana : {}                        Bo : {}"


def test_the_first_game_one_point_away_is_the_crawford_game() -> None:
    crawford = [game.match.is_crawford for game in stored("crawford.mat").record.games]
    assert crawford == [False, True, False]


def test_nobody_doubles_in_the_crawford_game() -> None:
    first = [" 3 point match", " Game 1", HEAD.format(0, 0), OPENING, "      Wins 2 points"]
    rest = [" Game 2", HEAD.format(2, 0), OPENING, "  2)  Doubles => 2    Takes"]
    reading = read("\n".join([*first, *rest, "  3) 51: 13/8 6/5", "      Wins 1 point"]))
    assert faults(reading) == [(9, "cube_not_available")]
    assert said(reading, 1)[-1] == "W play 5-1 13/8 6/5"


def test_a_file_that_begins_late_tells_by_its_cube_that_the_crawford_game_was_before() -> None:
    rows = [" 3 point match", " Game 4", HEAD.format(2, 0), OPENING, "  2)  Doubles => 2    Drops"]
    reading = read("\n".join([*rows, "      Wins 1 point and the match"]))
    assert faults(reading) == []
    assert not reading.record.games[0].match.is_crawford


def test_without_the_crawford_rule_there_is_no_such_game() -> None:
    text = '; [Crawford "Off"]\n 3 point match\n Game 1\n' + HEAD.format(2, 0) + "\n" + OPENING
    assert not read(text).record.games[0].match.is_crawford


def test_scores_that_do_not_follow_are_told_and_believed() -> None:
    rows = [" 5 point match", " Game 1", HEAD.format(0, 0), OPENING, "      Wins 1 point"]
    reading = read("\n".join([*rows, " Game 2", HEAD.format(0, 1), OPENING]))
    assert faults(reading) == [(6, "score_differs")]
    assert reading.record.games[1].match.scores == (0, 1)


def test_games_after_the_end_of_a_match_are_not_read() -> None:
    rows = [" 1 point match", " Game 1", HEAD.format(0, 0), OPENING, "      Wins 1 point"]
    reading = read("\n".join([*rows, " Game 2", HEAD.format(1, 0), OPENING]))
    assert faults(reading) == [(6, "match_over")]
    assert len(reading.record.games) == 1


def test_an_illegal_play_is_told_with_its_rule_and_the_game_goes_on_from_there() -> None:
    reading = game_of("  1) 31: 8/5 6/2                64: 24/14", "  2) 51: 13/8 6/5")
    assert faults(reading) == [(5, "illegal_play")]
    assert [step.legal for step in steps(reading)] == [False, True, True]
    assert "6/2 needs a number that another move has used" in reading.faults[0].detail
    assert not reading.is_legal


def test_an_illegal_play_that_cannot_be_made_stops_the_game() -> None:
    reading = game_of("  1) 31: 9/6 6/5                64: 24/14", "      Wins 2 points")
    assert faults(reading) == [(5, "illegal_play"), (5, "game_stops")]
    outcome = reading.record.games[0].outcome
    assert outcome
    assert outcome.points == 2


@pytest.mark.parametrize("mover_on_roll", [True, False])
def test_an_illegal_play_may_be_told_by_the_position_after_it(mover_on_roll: bool) -> None:
    told = Position(a_board("24:2 13:5 8:2 6:4 5:1 2:1"), Side.WHITE, match=Match(5))
    if not mover_on_roll:
        told = Position(told.board.swap(), Side.BLACK, match=Match(5))
    line = told.snowie_line(("Ana", "Bo"))
    reading = game_of(f"  1) 31: Illegal play ({line})  64: 24/14")
    assert faults(reading) == [(5, "illegal_play")]
    assert [step.legal for step in steps(reading)] == [False, True]
    assert steps(reading)[1].before.board.swap() == a_board("24:2 13:5 8:2 6:4 5:1 2:1")


def test_a_mark_where_nobody_is_hit_is_a_fault_but_the_play_is_legal() -> None:
    reading = game_of("  1) 31: 8/5* 6/5                64: 24/14")
    assert faults(reading) == [(5, "illegal_play")]
    assert reading.is_legal


@pytest.mark.parametrize(
    ("written", "meant"),
    [("24/14", "24/14"), ("24/14*", "24/14"), ("24/20*/14", "24/20*/14"), ("24/18/14", "24/14")],
)
def test_a_route_without_a_mark_is_the_one_that_hits_nobody(written: str, meant: str) -> None:
    reading = game_of("  1)                             41: 13/9 6/5", f"  2) 64: {written}")
    assert said(reading)[-1] == f"W play 6-4 {meant}"


def test_the_last_checker_may_be_borne_off_without_hitting_on_the_way() -> None:
    board = "---aA" + "-" * 21
    reading = game_of(f"; Set Pos={board}/1", "  1)                             41: 4/off")
    assert faults(reading) == []
    outcome = reading.record.games[0].outcome
    assert outcome
    assert outcome.winner.label == "Black"


@pytest.mark.parametrize(
    ("rows", "fault"),
    [
        (["  1) 33: 8/5(2) 6/3(2)"], "opening_doublet"),
        ([OPENING, "  2)  Doubles => 4               Takes"], "cube_differs"),
        ([OPENING, "  2)  Doubles => 2               Beavers => 4"], "beaver_not_allowed"),
        ([OPENING, "  2)  Takes                      Takes"], "cube_not_available"),
        ([OPENING, "  2) 71: 13/6 6/5"], "bad_dice"),
        ([OPENING, "  2) 51: 13/8 x/5"], "bad_notation"),
        ([OPENING, "  2)  Doubles => 2", "  3) 51: 13/8 6/5"], "no_answer"),
        ([OPENING, "  2)  Doubles => 2     Drops", "      Wins 2 points"], "points_differ"),
        ([OPENING, "  2)  Doubles => 2     Drops", " " * 34 + "Wins 1 point"], "winner_differs"),
        ([OPENING, "  2)  Doubles => 2     Drops", "  3) 51: 13/8 6/5"], "game_over"),
        ([OPENING, "  2)  Doubles => 2     51: 13/8 6/5"], "wrong_turn"),
        ([OPENING, "      Wins 5 points"], "points_differ"),
    ],
)
def test_each_thing_that_cannot_be_has_its_code(rows: list[str], fault: str) -> None:
    reading = game_of(*rows, length=9)
    assert fault in [code for _, code in faults(reading)]


def test_points_tell_whether_the_jacoby_rule_holds() -> None:
    board = "-A" + "-" * 22 + "o-"
    rows = [f"; Set Pos={board}/1", "  1)                            64: 1/off"]
    single = game_of(*rows, " " * 34 + "Wins 1 point", length=0)
    gammon = game_of(*rows, " " * 34 + "Wins 2 points", length=0)
    assert (faults(single), single.record.rules.jacoby) == ([], True)
    assert (faults(gammon), gammon.record.rules.jacoby) == ([], False)
