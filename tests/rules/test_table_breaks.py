"""Sitting out and the place that is kept meanwhile (row 53)."""

from __future__ import annotations

import pytest

from chouette.rules.table_errors import NotAway, NothingChanged, StillWaiting

from .table import Table


def test_it_keeps_the_place_of_who_sits_out() -> None:
    table = Table("ABCDE")
    table.do("sit_out", player="D")
    assert (table.order, table.line) == ("ABCE", "ABCDE")
    table.result("team")
    assert (table.order, table.line) == ("BCEA", "BCDEA")
    table.do("return", player="D")
    assert table.order == "BCDEA"


def test_it_keeps_a_place_for_as_many_games_as_the_house_says() -> None:
    table = Table("ABCDE", rules={"sit_out_games": 1})
    table.do("sit_out", player="D")
    table.result("box")
    table.result("box")
    assert table.line == "ADEBC"
    table.do("return", player="D")
    assert table.order == "AEBCD"


def test_it_never_makes_somebody_the_box_while_he_is_away() -> None:
    table = Table("ABCD")
    table.do("sit_out", player="B")
    table.result("team")
    assert table.order == "CDA"
    table.do("return", player="B")
    assert table.order == "CBDA"


def test_it_gives_the_box_to_the_captain_when_the_box_sits_out() -> None:
    table = Table("ABCD")
    table.do("sit_out", player="A")
    assert (table.order, table.line) == ("BCD", "BCDA")


def test_it_lets_a_player_sit_out_after_the_game_he_plays_in() -> None:
    table = Table("ABCD")
    table.do("start_game")
    table.do("sit_out", player="C")
    table.result("box")
    assert (table.order, table.line) == ("ADB", "ACDB")


def test_it_refuses_a_return_of_somebody_who_is_not_away() -> None:
    table = Table("ABCD")
    with pytest.raises(NotAway):
        table.do("return", player="C")


def test_it_refuses_a_break_of_somebody_who_has_one_or_only_waits() -> None:
    table = Table("ABCD")
    table.do("sit_out", player="C")
    with pytest.raises(NothingChanged):
        table.do("sit_out", player="C")
    table.do("start_game")
    table.do("join", player="F")
    with pytest.raises(StillWaiting):
        table.do("sit_out", player="F")
