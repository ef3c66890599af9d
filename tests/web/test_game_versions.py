"""The page of a corrected game shows what was scored at first and what counts now."""

from __future__ import annotations

import pytest

from tests.builders import Table, open_table
from tests.people import People
from tests.web.pages import reader

pytestmark = pytest.mark.django_db


@pytest.fixture
def table(people: People) -> Table:
    table = open_table(people, "ana", "bogdan", "carla")
    for _game in range(2):
        table.send("result", winner="box", result="single")
    return table


def correct(table: Table, winner: str) -> None:
    events = [{"type": "result", "winner": winner, "kind": "single"}]
    table.send("correct_game", actor=table.people.ana, game=1, events=events)


def versions(people: People, table: Table, game: int = 1) -> str:
    _before, found, after = (
        reader(people.carla, table).page(f"games/{game}/").partition('id="versions"')
    )
    return after.partition("</section>")[0] if found else ""


def test_it_shows_none_of_a_game_that_is_as_it_was(people: People, table: Table) -> None:
    correct(table, "team")
    assert versions(people, table, game=2) == ""


def test_it_shows_both_with_who_wrote_them(people: People, table: Table) -> None:
    correct(table, "team")
    html = versions(people, table)
    assert html.index("at first") < html.index("bogdan") < html.index("<strong>now</strong>")
    assert html.index("+2") < html.index("−2", html.index("now"))
    assert "ana" in html.partition("<strong>now</strong>")[2]


def test_it_shows_every_one_between(people: People, table: Table) -> None:
    correct(table, "team")
    events = [{"type": "result", "winner": "team", "kind": "gammon"}]
    table.send("correct_game", actor=people.ana, game=1, events=events)
    html = versions(people, table)
    assert [html.count(word) for word in ("at first", ">then<", ">now<")] == [1, 1, 1]
