"""The page of a game that was corrected: what it says about the seats, which stayed."""

from __future__ import annotations

import pytest

from tests.builders import Table, open_table
from tests.people import People
from tests.web.pages import reader

STAYED = "who sat where in the next game stayed as it was"
ORDER = "slips/order/"


@pytest.fixture
def table(people: People) -> Table:
    """Two games that the box won."""
    table = open_table(people, "ana", "bogdan", "carla")
    for _game in range(2):
        table.send("result", winner="box", result="single")
    return table


def correct(table: Table, game: int, winner: str, kind: str = "single") -> None:
    events = [{"type": "result", "winner": winner, "kind": kind}]
    table.send("correct_game", game=game, events=events)


def test_it_says_that_people_played_on_in_other_seats(people: People, table: Table) -> None:
    page = reader(people.bogdan, table)
    assert STAYED not in page.page("games/1/")
    correct(table, 1, "team")
    html = page.page("games/1/")
    assert STAYED in html
    assert ORDER not in html


def test_it_says_nothing_where_the_seats_are_the_same(people: People, table: Table) -> None:
    correct(table, 1, "box", "gammon")
    assert STAYED not in reader(people.bogdan, table).page("games/1/")


def test_it_leads_the_scorer_to_the_order_until_the_next_game(people: People, table: Table) -> None:
    correct(table, 2, "team")
    assert ORDER in reader(people.bogdan, table).page("games/2/")
    assert ORDER not in reader(people.carla, table).page("games/2/")
    table.send("start_game")
    assert ORDER not in reader(people.bogdan, table).page("games/2/")


def test_it_leads_nowhere_once_the_night_is_over(people: People, table: Table) -> None:
    correct(table, 2, "team")
    table.close()
    assert ORDER not in reader(people.bogdan, table).page("games/2/")
