"""How far undo goes: not behind what binds two tables, and not through a closed door."""

from __future__ import annotations

from typing import Any

import pytest

from .games import box, result, team
from .table import Table

SPLIT: dict[str, Any] = {"kind": "split_table", "table": "2", "players": ["E"]}
MERGE: dict[str, Any] = {
    "kind": "merge_table",
    "from_table": "2",
    "players": [{"player": "G"}, {"player": "H"}],
}


@pytest.mark.parametrize("barrier", [SPLIT, MERGE])
def test_it_does_not_go_behind_what_binds_two_tables(barrier: dict[str, Any]) -> None:
    table = Table("ABCDE").after("team", "box")
    table.after(barrier)
    order, points = table.order, table.points
    assert table.refusal("void").detail == "There is nothing to undo."
    table.after("box", "F comes", "void", "void")
    assert (table.order, table.points) == (order, points)
    assert table.refusal("void").code == "nothing_to_undo"


def test_it_goes_through_a_closing_that_was_taken_back() -> None:
    table = Table("ABC").after("team", "box", "close", "reopen", "void")
    assert (table.order, len(table.state.records)) == ("BCA", 1)
    assert table.after("close", "reopen", "void").order == "ABC"


def test_it_needs_an_open_table() -> None:
    table = Table("ABC").after("team", "close")
    assert table.refusal("void").detail == "This table is closed. Reopen it to go on."


def test_it_is_not_undone_itself() -> None:
    """Undo twice goes back twice."""
    table = Table("ABC").after("team", "box", "team")
    assert [record.number for record in table.after("void", "void").state.records] == [1]


def test_it_takes_a_game_apart_command_by_command() -> None:
    table = Table("ABC")
    table.play(box(B="take", C="take"), team(B="drop"), result("box", "gammon"))
    assert table.last == "A+2 B+2 C-4"
    table.do("void")
    assert table.state.game is not None
    assert [len(table.state.game.actions), table.points] == [2, {}]
    table.do("void")
    table.play(team(B="take"), result("box", "gammon"))
    assert table.last == "A+12 B-8 C-4"


def test_it_takes_the_beginning_back_with_the_command_that_began_the_game() -> None:
    table = Table("ABC")
    table.play(box(B="take"))
    assert table.after("void").state.game is None


def test_it_gives_back_what_was_waiting() -> None:
    """A newcomer, somebody about to go, answers that came in: all as they were."""
    table = Table("ABCD").after("start_game", "F comes", "C leaves")
    table.do("offer", side="box")
    table.do("answer", member="B", answer="drop")
    table.after("void", "void")
    assert table.state.seating.waiting == ("F",)
    assert table.state.seating.going == {"C": "leave"}
    assert table.state.game is not None
    assert table.state.game.pending is None
    table.after("void", "void", "team")
    assert table.order == "BCDA"


def test_it_undoes_a_game_that_people_came_and_went_in() -> None:
    table = Table("ABCD").after("start_game", "F comes", "C leaves", "team")
    assert table.order == "BDFA"
    table.after("void")
    assert (table.order, table.state.seating.waiting) == ("ABCD", ("F",))
    assert table.after("box").order == "ADFB"


def test_it_keeps_what_came_between_games_when_only_the_last_is_undone() -> None:
    table = Table("ABC").after("team", "D comes", "box", "void")
    assert (table.order, table.points) == ("BCAD", {"A": -2, "B": 1, "C": 1})


def test_it_writes_down_what_it_voided() -> None:
    """Nothing is erased: the log goes on."""
    table = Table("ABC").after("team")
    (event,) = table.do("void")
    assert (event.kind, len(table.log)) == ("command_voided", 6)
    assert {"first_seq": 3, "last_seq": 5}.items() <= vars(event).items()


def test_it_undoes_a_correction_and_then_the_game() -> None:
    table = Table("ABC").after("team")
    table.do("correct_game", game=1, events=[result("box", "single")])
    assert [change.reverse for change in table.changes] == [True]
    table.do("void")
    assert table.points == {"A": -2, "B": 1, "C": 1}
    (change,) = table.changes
    assert change.reverse
    assert [(t.payer, t.payee, t.amount) for t in change.post] == [("A", "B", 2), ("A", "C", 2)]
    table.do("void")
    assert table.points == {}
    (change,) = table.changes
    assert (change.reverse, change.post) == (True, ())
