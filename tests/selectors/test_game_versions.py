"""How a game was scored at first, and each time since."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager

import pytest

from chouette.selectors.game_versions import versions_of
from tests.builders import Table, open_table
from tests.people import People

Queries = Callable[[int], AbstractContextManager[object]]

pytestmark = pytest.mark.django_db


@pytest.fixture
def table(people: People) -> Table:
    """Two games that the box won."""
    table = open_table(people, "ana", "bogdan", "carla")
    for _game in range(2):
        table.send("result", winner="box", result="single")
    return table


def correct(table: Table, kind: str, game: int = 1) -> None:
    events = [{"type": "result", "winner": "box", "kind": kind}]
    table.send("correct_game", actor=table.people.ana, game=game, events=events)


def told(table: Table, game: int = 1) -> list[tuple[str, str, int]]:
    ana = table.people.number("ana")
    versions = versions_of(table.session_id, game)
    return [(v.entry.kind, v.entry.actor, v.points.get(ana, 0)) for v in versions]


def test_it_begins_with_the_result(table: Table) -> None:
    assert told(table) == [("result", "bogdan", 4)]
    assert told(table, 2) == [("result", "bogdan", 4)]


def test_it_follows_every_correction(table: Table) -> None:
    table.send("double", side="box", answers=dict.fromkeys(table.people.numbers("bogdan"), "take"))
    table.send("void")
    correct(table, "gammon")
    correct(table, "backgammon")
    kinds = [kind for kind, _who, _points in told(table)]
    assert kinds == ["result", "correct_game", "correct_game"]
    assert told(table, 2) == [("result", "bogdan", 4)]


def test_it_tells_what_was_taken_back(table: Table) -> None:
    table.send("void")
    table.send("result", winner="team", result="single")
    versions = told(table, 2)
    assert [kind for kind, _who, _points in versions] == ["result", "void", "result"]
    assert [points for _kind, _who, points in versions] == [4, 0, -4]


def test_it_goes_back_to_the_first_when_a_correction_is_undone(table: Table) -> None:
    events = [{"type": "result", "winner": "team", "kind": "single"}]
    table.send("correct_game", game=1, events=events)
    table.send("void")
    assert [points for _kind, _who, points in told(table)] == [4, -4, 4]


def test_there_are_none_of_a_game_that_was_never_played(table: Table) -> None:
    assert told(table, 3) == []


def test_it_takes_the_same_queries_however_long_the_log(
    table: Table, django_assert_num_queries: Queries
) -> None:
    for _more in range(5):
        table.send("result", winner="box", result="single")
    correct(table, "gammon", game=4)
    with django_assert_num_queries(3):
        versions_of(table.session_id, 4)
