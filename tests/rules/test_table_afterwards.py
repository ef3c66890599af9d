"""A game's explanation when people who came or went changed the seats it gave."""

from __future__ import annotations

from chouette.rules.wording import explain

from .table import Table


def test_it_tells_who_sits_there_when_people_who_came_or_went_made_it_others() -> None:
    table = Table("ABCD")
    table.do("start_game")
    table.do("leave", player="C")
    table.result("box")
    assert table.order == "ADB"
    record = table.state.records[-1]
    assert explain(record).endswith(
        "so the box beat the captain and stays; C is captain next. "
        "As people came and went, A has the box and D is captain."
    )


def test_it_tells_that_one_is_left() -> None:
    table = Table("AB")
    table.do("start_game")
    table.do("leave", player="A")
    table.result("box")
    assert explain(table.state.records[-1]).endswith("As people went, only B is left.")


def test_it_adds_nothing_where_the_seats_are_as_the_game_left_them() -> None:
    table = Table("ABCD")
    table.do("start_game")
    table.do("join", player="F")
    table.result("box")
    assert table.state.records[-1].afterwards is None
