"""Files with the quirks of many programs and servers, each read without a fault."""

from __future__ import annotations

import pytest

from .files import DATA, faults, said, stored

WHOLE = {
    # format, players, length, games, plays, points by game (White's positive)
    "analysed.sgf": ("sgf", ("Ana ] the \\ first", "Bo"), 3, 2, 3, [-1, 2]),
    "crawford.mat": ("mat", ("Ana", "Bo"), 3, 3, 8, [-2, 1, 2]),
    "export.txt": ("mat", ("Jørn", "Zoe"), 3, 1, 2, [-1]),
    "galaxy.txt": ("mat", ("", "Ilinca"), 5, 2, 8, [-2, -3]),
    "irregular.txt": ("mat", ("Mihaela", "Radu"), 5, 1, 3, [None]),
    "latin1.mat": ("mat", ("Ana", "Jørn"), 3, 1, 2, [1]),
    "money.mat": ("mat", ("Ana", "Bo"), 0, 3, 6, [4, 8, 1]),
    "set_up.mat": ("mat", ("Ana", "Bo"), 3, 1, 1, [2]),
    "studio.txt": ("mat", ("Ruxandra", "Bo"), 7, 1, 7, [1]),
}


@pytest.mark.parametrize("name", WHOLE)
def test_it_is_read_whole(name: str) -> None:
    reading = stored(name)
    record = reading.record
    points = [
        game.outcome and game.outcome.points * (1 - 2 * game.outcome.winner)
        for game in record.games
    ]
    assert faults(reading) == []
    assert reading.is_legal
    counts = len(record.games), reading.plays
    assert (reading.format, record.names, record.length, *counts, points) == WHOLE[name]


def test_every_stored_file_is_read_in_some_test() -> None:
    assert {path.name for path in DATA.iterdir()} == {*WHOLE, "broken.mat"}


def test_what_is_broken_is_told_line_by_line() -> None:
    assert faults(stored("broken.mat")) == [
        (5, "illegal_play"),
        (6, "bad_notation"),
        (6, "game_stops"),
        (8, "score_differs"),
        (12, "match_over"),
    ]


def test_both_sides_of_a_money_session_may_turn_the_cube_on() -> None:
    turns = ["W double", "B beaver", "W raccoon", "B drop"]
    assert said(stored("money.mat"))[-4:] == turns


def test_a_beaver_without_a_take_behind_it_was_taken() -> None:
    assert said(stored("money.mat"), 1)[1:4] == ["W double", "B beaver", "W take"]
