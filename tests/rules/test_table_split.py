"""Splitting a table and merging it back (row 57)."""

from __future__ import annotations

import pytest

from chouette.rules.errors import DuplicatePlayer
from chouette.rules.table_errors import (
    AlreadySeated,
    NotSeated,
    TableIsClosed,
    TableMergedAway,
    TooFewPlayers,
    TooManyPlayers,
)

from .table import Table


@pytest.mark.parametrize(
    ("players", "stay", "leave"), [("ABCDEFGH", "ABCD", "EFGH"), ("ABCDEFG", "ABCD", "EFG")]
)
def test_it_sends_the_bottom_of_the_order_and_never_the_larger_half(
    players: str, stay: str, leave: str
) -> None:
    table = Table(players)
    (event,) = table.do("split_table", table="2")
    assert table.order == stay
    assert "".join(getattr(event, "players", ())) == leave


def test_it_sends_the_players_who_are_named() -> None:
    table = Table("ABCDEF")
    table.do("split_table", table="2", players=["B", "F"])
    assert table.order == "ACDE"


def test_it_keeps_the_points_of_both_halves() -> None:
    table = Table("ABCDEF")
    table.result("team")
    table.do("split_table", table="2")
    assert table.points == {"A": -5, "B": 1, "C": 1, "D": 1, "E": 1, "F": 1}


def test_it_merges_the_other_table_behind_the_line() -> None:
    table = Table("ABCDEF")
    table.do("split_table", table="2", players=["D", "E", "F"])
    table.result("team")
    other = Table("DEF")
    other.result("team")
    seats = [{"player": player, "level": 1} for player in other.order]
    table.do("merge_table", from_table="2", players=seats)
    other.do("merge_into", to_table="1")
    assert table.order == "BCAEFD"
    assert other.state.status == "closed"
    assert other.state.seating.everybody == ()


def test_it_brings_stake_levels_along() -> None:
    table = Table("ABC", rules={"level_agreement": "multiples"})
    table.do("merge_table", from_table="2", players=[{"player": "D", "level": 4}])
    table.result("team")
    assert table.points == {"A": -6, "B": 1, "C": 1, "D": 4}


def test_it_never_reopens_a_table_whose_players_went_elsewhere() -> None:
    table = Table("ABC")
    table.do("merge_into", to_table="1")
    with pytest.raises(TableMergedAway):
        table.do("reopen")
    with pytest.raises(TableIsClosed):
        table.do("join", player="D")


@pytest.mark.parametrize(
    ("players", "fault"),
    [(["Z"], NotSeated), (["B", "C"], TooFewPlayers), (["B", "B"], DuplicatePlayer)],
)
def test_it_refuses_a_split_that_leaves_no_game_or_names_strangers(
    players: list[str], fault: type[Exception]
) -> None:
    table = Table("ABC")
    with pytest.raises(fault):
        table.do("split_table", table="2", players=players)


def test_it_refuses_to_merge_somebody_twice_or_too_many() -> None:
    table = Table("ABC")
    with pytest.raises(AlreadySeated):
        table.do("merge_table", from_table="2", players=[{"player": "A"}])
    crowd = [{"player": player} for player in "DEFGHIJKLMNOPQ"]
    with pytest.raises(TooManyPlayers):
        table.do("merge_table", from_table="2", players=crowd)
