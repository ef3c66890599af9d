"""Lines of .mat files: columns that drift, numbers written twice, remarks and heads."""

from __future__ import annotations

import pytest

from games.records import read

from .files import faults, game_of, said

OPENING = "  1) 31: 8/5 6/5                64: 24/14"
TABLE = " 5 point match\n\n Game 1\n{names}\n" + OPENING + "\n"


def test_columns_may_drift_where_the_numbers_get_longer() -> None:
    rows = [
        OPENING,
        "  9) 51: 13/8 6/5               62: 14/6",
        " 10) 21: 24/22 6/5                43: 13/6",
    ]
    assert [text[0] for text in said(game_of(*rows))] == ["W", "B"] * 3


def test_a_long_cell_may_push_the_next_one_to_the_right() -> None:
    rows = [OPENING, "  2) 11: 24/23 24/23 23/22 23/22        62: 14/6"]
    assert said(game_of(*rows))[-1] == "B play 6-2 14/6"


def test_the_number_of_a_move_may_be_written_again_in_its_line() -> None:
    row = "  2) 51: 13/8 6/5                2)  Losses 2 point             Wins 2 point"
    reading = game_of(OPENING, row)
    assert said(reading)[-1] == "W play 5-1 13/8 6/5"
    outcome = reading.record.games[0].outcome
    assert outcome
    assert (outcome.winner.label, outcome.points) == ("Black", 2)


def test_numbers_of_moves_may_jump_and_lines_be_empty() -> None:
    reading = game_of(OPENING, "  2)", "", "  7) 51: 13/8 6/5")
    assert said(reading)[-1] == "W play 5-1 13/8 6/5"
    assert faults(reading) == []


@pytest.mark.parametrize(
    ("names", "expected"),
    [
        ("Ana : 0     Bo : 0", ("Ana", "Bo")),
        (" Ana,1842 : 0        Bo,1650.25 : 0", ("Ana", "Bo")),
        (" Ana (1842) : 0        Bo : 0", ("Ana", "Bo")),
        ("  : 0                            Bo : 0", ("", "Bo")),
        (" A. B, C : 0             D  E : 0  ", ("A. B, C", "D E")),
    ],
)
def test_names_may_carry_ratings_or_be_missing(names: str, expected: tuple[str, str]) -> None:
    assert read(TABLE.format(names=names)).record.names == expected


@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
def test_lines_may_end_as_they_like(end: str) -> None:
    text = TABLE.format(names=" Ana : 0     Bo : 0").replace("\n", end)
    for file in (text, text.rstrip(), "\ufeff" + text):
        assert read(file).plays == 2
        assert read(file.encode()).plays == 2


def test_a_file_that_is_not_utf_8_is_latin_1() -> None:
    text = TABLE.format(names=" Jørn : 0     Bo : 0")
    for encoding in ("latin-1", "utf-8", "utf-8-sig", "utf-16"):
        assert read(text.encode(encoding)).record.names == ("Jørn", "Bo")


@pytest.mark.parametrize(
    ("head", "length"),
    [(" 7 point match", 7), ("0 point match", 0), ("Match of 9 points", 9), (" 1 points match", 1)],
)
def test_the_length_is_told_in_several_ways(head: str, length: int) -> None:
    text = TABLE.format(names=" Ana : 0     Bo : 0").replace(" 5 point match", head)
    assert read(text).record.length == length


def test_a_length_beyond_all_is_a_fault() -> None:
    text = TABLE.format(names=" Ana : 0     Bo : 0").replace("5", "99999", 1)
    assert faults(read(text)) == [(1, "bad_length")]


def test_remarks_are_passed_over() -> None:
    reading = game_of("; 6-4 is good here", OPENING, "# 99: no dice")
    assert (said(reading), faults(reading)) == (["W play 3-1 8/5 6/5", "B play 6-4 24/14"], [])


@pytest.mark.parametrize(
    ("tag", "fault"),
    [
        ('; [Variation "Hypergammon"]', "unknown_rule"),
        ('; [CubeLimit "63"]', "unknown_rule"),
        ('; [Crawford "perhaps"]', "unknown_rule"),
    ],
)
def test_a_rule_that_is_not_known_is_a_fault(tag: str, fault: str) -> None:
    reading = read(tag + "\n" + TABLE.format(names=" Ana : 0     Bo : 0"))
    assert faults(reading) == [(1, fault)]


def test_what_is_not_understood_is_told_by_its_line() -> None:
    reading = game_of(OPENING, "something else", "  2) 51: 13/8 6/5")
    assert faults(reading) == [(6, "unread_line")]
    assert reading.plays == 3


SET_UP = "; Set Pos=--A" + "-" * 20 + "a--/2w"


def test_a_position_set_up_after_the_first_play_ends_its_game() -> None:
    reading = game_of(OPENING, SET_UP, "  2) 64: 2/0", "      Wins 2 points")
    assert faults(reading)[0] == (6, "set_up_within")
    assert said(reading) == ["W play 3-1 8/5 6/5", "B play 6-4 24/14"]


def test_one_set_up_below_a_game_is_that_of_the_next() -> None:
    rows = ["      Wins 1 point", SET_UP, " Game 2", " Ana : 1                        Bo : 0"]
    reading = game_of(OPENING, *rows, "  1) 64: 2/0", "      Wins 2 points")
    assert "set_up_within" not in [code for _, code in faults(reading)]
    assert said(reading, 1)[0] == "W play 6-4 2/off"
