"""A night that is over says what a point was worth in which game."""

from __future__ import annotations

from tests.builders import Table
from tests.web.pages import Reader


def status(reader: Reader) -> str:
    return reader.page().partition('id="part-game"')[2].partition("</header>")[0]


def test_it_names_every_stake_of_a_closed_night(bogdan: Reader, table: Table) -> None:
    table.quick(bogdan=1, carla=-1, elena=0)
    table.send("change_stake", stake_minor=75)
    assert "0.75 EUR a point" in status(bogdan)
    table.send("result", winner="box", result="single")
    table.send("close", actor=table.people.ana)
    assert "0.50 EUR a point; from game 2 0.75 EUR a point" in status(bogdan)


def test_it_names_one_stake_where_there_was_one(bogdan: Reader, table: Table) -> None:
    table.quick(bogdan=1, carla=-1, elena=0)
    table.send("change_stake", stake_minor=75)
    table.send("close", actor=table.people.ana)
    assert "0.50 EUR a point" in status(bogdan)
    assert "0.75" not in status(bogdan)
