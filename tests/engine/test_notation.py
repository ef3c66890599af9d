"""Reading plays: everything people and programs write, as one and the same."""

from __future__ import annotations

import pytest

from games.engine.notation import WrittenPlay, parse


def read(*paths: tuple[int, ...], marked: tuple[int, ...] = ()) -> WrittenPlay:
    """What is expected to be read."""
    return WrittenPlay(paths, frozenset(marked))


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("8/5 6/5", read((8, 5), (6, 5))),
        ("6/5 8/5", read((6, 5), (8, 5))),
        ("24/18*/13", read((24, 18, 13), marked=(18,))),
        ("24/18*/13*", read((24, 18, 13), marked=(18, 13))),
        ("8/4*(2)", read((8, 4), (8, 4), marked=(4,))),
        ("8/4(2)*", read((8, 4), (8, 4), marked=(4,))),
        ("8/4*(2)*", read((8, 4), (8, 4), marked=(4,))),
        ("13/11*/9(2)", read((13, 11, 9), (13, 11, 9), marked=(11,))),
        ("6/off(4)", read((6, 0), (6, 0), (6, 0), (6, 0))),
        ("6/5(1)", read((6, 5))),
    ],
)
def test_it_reads_the_strict_notation(text: str, expected: WrittenPlay) -> None:
    assert parse(text) == expected


@pytest.mark.parametrize("text", ["bar/22", "Bar/22", "BAR/22", "b/22", "B/22", "25/22", "bar-22"])
def test_it_reads_the_bar_in_any_spelling(text: str) -> None:
    assert parse(text) == read((25, 22))


@pytest.mark.parametrize("text", ["6/off", "6/Off", "6/OFF", "6/o", "6/0", "6-off", "6>0"])
def test_it_reads_off_in_any_spelling(text: str) -> None:
    assert parse(text) == read((6, 0))


@pytest.mark.parametrize(
    "text",
    [
        "13/8, 6/5",
        "13/8,6/5",
        "13/8; 6/5",
        "  13/8   6/5  ",
        "13/8\t6/5\n",
        "13 / 8 6/ 5",
        "13-8 6-5",
        "13>8 6>5",
        "13->8 6->5",
        "13→8 6 → 5",
        "13–8 6–5",
    ],
)
def test_it_reads_any_separator(text: str) -> None:
    assert parse(text) == read((13, 8), (6, 5))


@pytest.mark.parametrize("text", ["8/4 (2)", "8/4* (2)", "8/4 *(2)", "8/4 * 8/4"])
def test_it_reads_marks_and_numbers_that_stand_apart(text: str) -> None:
    assert parse(text).paths == ((8, 4), (8, 4))


@pytest.mark.parametrize(
    "text",
    [
        *("", " ", "pass", "Pass", "PASS.", "passes", "no play", "No Play", "(no play)", "no move"),
        *(
            "Cannot Move",
            "cannot move",
            "can't move",
            "can’t move",
            "can not  move",
            "dance",
            "Dances!",
        ),
        *("no legal moves", "no legal play"),
    ],
)
def test_it_reads_that_nobody_moves(text: str) -> None:
    assert parse(text) == read()


@pytest.mark.parametrize("text", ["Bar/24 Pass", "Bar/24, pass", "bar/24 cannot move", "b/24 pass"])
def test_it_reads_past_a_word_for_the_numbers_not_played(text: str) -> None:
    # Kaggle/kaggle-environments PR 1190: nearly all lost by leaving out or adding such a word.
    assert parse(text) == read((25, 24))


def test_it_knows_every_point_named() -> None:
    assert parse("24/18*/13 6/off").stops == {18, 13, 0}
