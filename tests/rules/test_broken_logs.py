"""Logs that no table can have written: folding them stops instead of guessing."""

from __future__ import annotations

import pytest

from chouette.rules import events as ev
from chouette.rules.errors import BadJson
from chouette.rules.evolve import evolve, fold
from chouette.rules.log import event_from_json, event_json

from .games import result
from .table import Table


def test_it_voids_only_the_last_live_command() -> None:
    table = Table("ABC").after("team", "box")
    with pytest.raises(ValueError, match="voids event 3, which is not the last live one"):
        evolve(table.state, ev.CommandVoided(first_seq=3, last_seq=5))


def test_it_voids_nothing_where_nothing_can_be_undone() -> None:
    state = Table("A").state
    with pytest.raises(ValueError, match="voids event 1"):
        evolve(state, ev.CommandVoided(first_seq=1, last_seq=1))


def test_it_plays_no_action_where_no_game_is_open() -> None:
    log = [event for event in Table("ABC").after("team").log if event.kind != "game_started"]
    with pytest.raises(ValueError, match="an event of a game while none is open"):
        fold(log)


def test_it_answers_no_double_that_nobody_offered() -> None:
    table = Table("ABC").after("start_game", {"kind": "offer", "side": "box"})
    table.do("answer", member="B", answer="take")
    log = [event for event in table.log if event.kind != "double_offered"]
    with pytest.raises(ValueError, match="answers a double that nobody offered"):
        fold(log)


def test_it_reads_no_event_of_a_version_to_come() -> None:
    stored = event_json(Table("ABC").log[0])
    with pytest.raises(BadJson, match="version 99"):
        event_from_json({**stored, "version": 99})


def test_it_asks_no_rule_while_it_folds() -> None:
    """A game recorded under rules that would refuse it today still counts as it was recorded."""
    table = Table("ABC", rules={"beavers": 3})
    table.play({"type": "double", "side": "box", "answers": {"B": "beaver/raccoon"}}, result("box"))
    strict = {**table.state.ruleset.to_json(), "beavers": 0}
    stored = [event_json(event) for event in table.log]
    stored[0] = {**stored[0], "ruleset": strict}
    again = fold(event_from_json(event) for event in stored)
    assert again.totals == table.state.totals == {"A": 18, "B": -16, "C": -2}


def test_it_starts_from_any_state_it_had() -> None:
    """From a snapshot as from nothing, wherever the log is cut."""
    table = Table("ABCD").after("team", "F comes", "box", "void", "D rests", "team")
    for cut in range(len(table.log) + 1):
        assert fold(table.log[cut:], fold(table.log[:cut])) == table.state
