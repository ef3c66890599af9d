"""Cells of .mat files: which side's they are, and what the words of many programs mean."""

from __future__ import annotations

import pytest

from games.engine import Ending

from .files import faults, game_of, said

OPENING = "  1) 31: 8/5 6/5                64: 24/14"


def test_the_right_side_may_open() -> None:
    assert said(game_of("  1)                             31: 8/5 6/5")) == ["B play 3-1 8/5 6/5"]


@pytest.mark.parametrize(
    ("row", "play"),
    [
        ("  1) 64: 24/20 20/14", "W play 6-4 24/14"),
        ("  1) 46: 24/14", "W play 4-6 24/14"),
        ("  1) 6-4: 24/14", "W play 6-4 24/14"),
        ("  1) 31:8/5 6/5", "W play 3-1 8/5 6/5"),
        ("  1)   31 :   6/5   8/5", "W play 3-1 8/5 6/5"),
        ("1) 31: 6/5, 8/5", "W play 3-1 8/5 6/5"),
    ],
)
def test_a_play_may_be_written_in_many_ways(row: str, play: str) -> None:
    assert said(game_of(row)) == [play]


def test_collapsed_hops_and_repeats_are_read() -> None:
    reading = game_of(OPENING, "  2) 22: 13/11(2) 6/4(2)        61: 13/7 8/7")
    assert said(reading)[2] == "W play 2-2 13/11*(2) 6/4(2)"


@pytest.mark.parametrize("bar", ["Bar", "bar", "25"])
def test_the_bar_may_be_a_word_or_a_number(bar: str) -> None:
    rows = "  1) 21: 13/11 6/5               41: 24/20* 6/5", f"  2) 61: {bar}/24 13/7"
    assert said(game_of(*rows))[-1] == "W play 6-1 bar/24 13/7"


@pytest.mark.parametrize("off", ["Off", "off", "0"])
def test_off_the_board_may_be_a_word_or_a_number(off: str) -> None:
    set_up = "; Set Pos=--A" + "-" * 20 + "a--/1"
    assert said(game_of(set_up, f"  1) 64: 2/{off}"))[-1] == "W play 6-4 2/off"


def test_no_hit_marks_are_needed_where_a_hop_ends_on_a_blot() -> None:
    rows = "  1)                             41: 13/9 6/5", "  2) 64: 24/20 20/14"
    assert said(game_of(*rows))[-1] == "W play 6-4 24/20*/14"


def test_a_blank_is_a_turn_in_which_nobody_can_move() -> None:
    dance = "  2) 22: 13/11(2) 6/4(2)        55: 8/3(2) 6/1*(2)"
    for pass_ in ("", "Cannot Move", "cannot move", "dances", "pass"):
        reading = game_of(
            "  1) 64: 24/14                  61: 13/7 8/7", dance, f"  3) 61: {pass_}"
        )
        assert said(reading)[-1] == "W play 6-1"
        assert faults(reading) == []


def test_a_blank_before_the_result_is_a_game_given_up_after_the_throw() -> None:
    reading = game_of(OPENING, "  2) 51:                        ", " " * 34 + "Wins 2 points")
    assert said(reading)[-1] == "W roll 5-1"
    outcome = reading.record.games[0].outcome
    assert outcome
    assert (outcome.winner.label, outcome.points, outcome.ending) == ("Black", 2, Ending.RESIGNED)
    assert faults(reading) == []


def test_a_blank_in_the_middle_leaves_nobody_know_where_the_checkers_are() -> None:
    reading = game_of(OPENING, "  2) 51:                        52: 13/8 6/4")
    assert faults(reading) == [(6, "no_play"), (6, "game_stops")]
    assert not reading.is_legal


@pytest.mark.parametrize("word", ["Resigns", "Concedes", "Forfeits", "????", "Losses 1 point"])
@pytest.mark.parametrize("dice", ["", "52: "])
def test_there_are_many_words_for_giving_up(word: str, dice: str) -> None:
    reading = game_of(
        OPENING, f"  2) 51: 13/8 6/5               {dice}{word}", "      Wins 1 point"
    )
    assert faults(reading) == []
    outcome = reading.record.games[0].outcome
    assert outcome
    assert outcome.winner.label == "White"
    assert said(reading)[-1] == ("B roll 5-2" if dice else "W play 5-1 13/8 6/5")


@pytest.mark.parametrize("word", ["Resigned Game", "Resigned Match", "Lost on time", "00: ????"])
def test_servers_have_words_of_their_own_for_it(word: str) -> None:
    reading = game_of(OPENING, f"  2)  {word}", " " * 34 + "Wins 1 point")
    outcome = reading.record.games[0].outcome
    assert outcome
    assert (outcome.winner.label, faults(reading)) == ("Black", [])


@pytest.mark.parametrize("answer", ["Takes", "Accepts"])
def test_a_double_is_taken(answer: str) -> None:
    reading = game_of(OPENING, f"  2)  Doubles => 2               {answer}", "  3) 51: 13/8 6/5")
    assert said(reading)[2:4] == ["W double", "B take"]
    assert faults(reading) == []


@pytest.mark.parametrize("answer", ["Drops", "Passes", "Rejects", "Refuses"])
def test_a_double_is_dropped(answer: str) -> None:
    reading = game_of(OPENING, f"  2)  Doubles => 2               {answer}", "      Wins 1 point")
    assert said(reading)[2:] == ["W double", "B drop"]
    assert faults(reading) == []


def test_a_dropped_double_may_be_told_by_the_result_alone() -> None:
    reading = game_of(OPENING, "  2)  Doubles => 2", "      Wins 1 point")
    assert said(reading)[2:] == ["W double", "B drop"]
