"""Sitting out while the seats go round (row 53): who stands where, and who plays, after each game.

Nobody is the box while he is away; a place is kept before the first behind it who did not lose.
"""

from __future__ import annotations

import pytest

from .table import Table


@pytest.mark.parametrize(
    ("steps", "plays", "line"),
    [
        # One of the crew.
        (["C rests", "box"], "ADEB", "ACDEB"),
        (["C rests", "team"], "BDEA", "BCDEA"),
        # The last in line: behind him only losers come.
        (["E rests", "box"], "ACDB", "ACDEB"),
        (["E rests", "team"], "BCDA", "BCDEA"),
        # The captain: his place is the captain's, also after a captain who lost in his stead.
        (["B rests", "box"], "ADEC", "ABDEC"),
        (["B rests", "team"], "CDEA", "CBDEA"),
        # The box: the captain takes it, and he stands last.
        (["A rests"], "BCDE", "BCDEA"),
        (["A rests", "box"], "BDEC", "BDEAC"),
        (["A rests", "team"], "CDEB", "CDEAB"),
        # Two, three away; two play.
        (["C rests", "D rests", "box"], "AEB", "ACDEB"),
        (["D rests", "C rests", "team"], "BEA", "BCDEA"),
        (["C rests", "D rests", "E rests", "box"], "AB", "ACDEB"),
        (["C rests", "D rests", "E rests", "team"], "BA", "BCDEA"),
        (["B rests", "C rests", "D rests", "team"], "EA", "EBCDA"),
        # Box and captain: a captain who has inherited the box goes last as the box does.
        (["A rests", "B rests"], "CDE", "CDEAB"),
        (["B rests", "A rests"], "CDE", "CBDEA"),
    ],
)
def test_it_keeps_a_place(steps: list[str], plays: str, line: str) -> None:
    table = Table("ABCDE").after(*steps)
    assert (table.order, table.line) == (plays, line)


@pytest.mark.parametrize(
    ("games", "keeps", "line"),
    [
        # C goes out; the box A wins every game; C's place, then C is back.
        (0, 0, "ABCDE"),
        (1, 0, "ADEBC"),
        (1, 1, "ACDEB"),
        (2, 1, "AEBDC"),
        (2, 2, "ACEBD"),
        (3, 3, "ACBDE"),
        (4, 3, "ADEBC"),
        (4, 4, "ACDEB"),
    ],
)
def test_it_keeps_it_for_as_many_games_as_the_house_says(games: int, keeps: int, line: str) -> None:
    table = Table("ABCDE", rules={"sit_out_games": keeps})
    table.after("C rests", *["box"] * games, "C returns")
    assert table.order == table.line == line


class TestDuringAGame:
    @pytest.mark.parametrize(
        ("steps", "plays", "line"),
        [
            # He plays the game to its end and sits out from his new place.
            (["C rests", "team"], "BDEA", "BCDEA"),
            (["C rests", "box"], "ADEB", "ACDEB"),
            (["B rests", "box"], "ACDE", "ACDEB"),
            # He wins the box and goes: it is the next one's, and he stands last.
            (["B rests", "team"], "CDEA", "CDEAB"),
            # He loses it and goes: he keeps the last place that he has.
            (["A rests", "team"], "BCDE", "BCDEA"),
            (["A rests", "box"], "CDEB", "CDEBA"),
            # He stays after all.
            (["C rests", "C returns", "team"], "BCDEA", "BCDEA"),
            # First a break, then home.
            (["C rests", "C leaves", "team"], "BDEA", "BDEA"),
            (["C leaves", "C rests", "team"], "BDEA", "BCDEA"),
        ],
    )
    def test_it_begins_when_the_game_is_over(self, steps: list[str], plays: str, line: str) -> None:
        table = Table("ABCDE").after("start_game")
        table.after(*steps)
        assert (table.order, table.line) == (plays, line)

    def test_it_does_not_count_the_game_he_played(self) -> None:
        """One game is kept: that after the one he played in."""
        table = Table("ABCDE", rules={"sit_out_games": 1})
        table.after("start_game", "C rests", "box", "box", "C returns")
        assert table.order == "ACEBD"

    def test_it_ends_for_the_next_game(self) -> None:
        """C is back while the four others play: he is not in that game and has his place after."""
        table = Table("ABCDE").after("C rests", "start_game", "C returns", "box")
        assert table.state.records[0].order == ("A", "B", "D", "E")
        assert table.order == "ACDEB"


def test_it_neither_pays_nor_gains_while_away() -> None:
    table = Table("ABCD").after("team", "C rests", "team", "team")
    assert table.points == {"A": -3 + 1 + 1, "C": 1}


def test_it_lets_somebody_away_go_home() -> None:
    table = Table("ABCD").after("C rests", "C leaves", "box")
    assert (table.line, table.state.seating.away) == ("ADB", {})


def test_it_needs_two_who_play() -> None:
    table = Table("ABC").after("B rests", "C rests")
    assert table.refusal("start_game").code == "too_few_players"
