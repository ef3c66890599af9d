"""Undo voids the last live command with all its events; what it paid is reversed."""

from __future__ import annotations

from dataclasses import replace

import pytest

from chouette.rules.state import state_json
from chouette.rules.table_errors import NothingToUndo, TableIsClosed

from .table import Table


def without_seq(table: Table) -> dict[str, object]:
    return state_json(replace(table.state, seq=0))


def test_it_goes_back_to_before_the_last_command() -> None:
    table = Table("ABCD")
    table.do("double", side="box", answers={"B": "take", "C": "drop", "D": "take"})
    before = without_seq(table)
    table.result("team", "gammon")
    table.do("void")
    assert without_seq(table) == before


def test_it_undoes_a_result_together_with_the_game_it_started() -> None:
    table = Table("ABCD")
    table.result("team")
    table.do("void")
    assert table.state.game is None
    assert table.state.records == ()
    assert table.order == "ABCD"


def test_it_reverses_what_the_game_paid() -> None:
    table = Table("ABCD")
    table.result("team")
    assert [(c.game, c.reverse, len(c.post)) for c in table.changes] == [(1, False, 3)]
    table.do("void")
    assert [(c.game, c.reverse, len(c.post)) for c in table.changes] == [(1, True, 0)]


def test_it_undoes_one_command_after_another() -> None:
    table = Table("ABCD")
    states = []
    for kind in ("single", "gammon", "backgammon"):
        states.append(without_seq(table))
        table.result("box", kind)
    while states:
        table.do("void")
        assert without_seq(table) == states.pop()


def test_it_goes_on_from_where_undo_led() -> None:
    table = Table("ABCD")
    table.result("team")
    table.do("void")
    table.result("box")
    table.result("box")
    table.do("void")
    assert table.order == "ACDB"
    assert table.points == {"A": 3, "B": -1, "C": -1, "D": -1}


def test_it_names_the_events_that_undo_would_void() -> None:
    table = Table("ABCD")
    table.result("team")
    undo = table.state.undo
    assert undo is not None
    assert (undo.first_seq, undo.last_seq) == (3, 5)


def test_it_has_nothing_to_undo_at_a_table_just_opened() -> None:
    table = Table("A")
    with pytest.raises(NothingToUndo):
        table.do("void")


def test_it_undoes_what_came_before_a_closing_that_was_taken_back() -> None:
    table = Table("ABCD")
    table.result("team")
    table.do("close")
    with pytest.raises(TableIsClosed):
        table.do("void")
    table.do("reopen")
    table.do("void")
    assert table.state.status == "open"
    assert table.state.records == ()


def test_it_stays_open_when_a_correction_made_while_closed_is_undone() -> None:
    table = Table("ABCD")
    table.result("team")
    table.do("close")
    correction = [{"type": "result", "winner": "box", "kind": "single"}]
    table.do("correct_game", game=1, events=correction)
    table.do("reopen")
    table.do("void")
    assert table.state.status == "open"
    assert table.points == {"A": -3, "B": 1, "C": 1, "D": 1}


def test_it_does_not_undo_across_a_split() -> None:
    table = Table("ABCDEF")
    table.result("team")
    table.do("split_table", table="2")
    with pytest.raises(NothingToUndo):
        table.do("void")
