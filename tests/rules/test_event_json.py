"""Events as they are stored: the very words, for every kind, and what is no event (contract 4).

Logs are read for years: a name changed here is a log that cannot be read any more.
"""

from __future__ import annotations

from typing import Any

import pytest

from chouette.rules.errors import BadJson, RuleViolation
from chouette.rules.evolve import fold
from chouette.rules.log import EVENT_KINDS, event_from_json, event_json
from chouette.rules.state import state_json

from .every_event import eventful_night, one_of_each

NIGHT = eventful_night()
EVENTS = one_of_each(NIGHT.log)
KINDS = sorted(EVENT_KINDS)
OPTIONAL = {"first", "afterwards"}
"""What an event may leave out: everything else was always there."""

SEATING: dict[str, Any] = {
    "line": list("ABCDE"),
    "partner": None,
    "waiting": [],
    "away": {},
    "going": {},
    "moved": [],
}
STORED: dict[str, dict[str, Any]] = {
    "rotation_drawn": {"rolls": {}, "seating": SEATING},
    "order_set": {
        "reason": "as last week",
        "seating": {**SEATING, "line": list("BACDE")},
    },
    "stake_changed": {"stake_minor": 50},
    "level_changed": {"player": "C", "level": 2},
    "player_joined": {"player": "F", "level": 1, "seating": {**SEATING, "line": list("ABCDEF")}},
    "player_left": {"player": "F", "seating": SEATING},
    "player_sat_out": {"player": "D", "seating": {**SEATING, "away": {"D": 0}}},
    "player_returned": {"player": "D", "seating": SEATING},
    "proxy_named": {"player": "C", "proxy": "D"},
    "partner_asked": {"player": "C"},
    "partner_answered": {"player": "C", "accepted": False, "seating": SEATING},
    "partner_drawn": {
        "player": "D",
        "rolls": {"C": [[3], [1]], "D": [[3], [5]], "E": [[2]]},
        "seating": {**SEATING, "line": list("ABCE"), "partner": "D"},
    },
    "game_started": {
        "game": 1,
        "order": list("ABCE"),
        "partner": "D",
        "start_levels": {"B": 1, "C": 1, "E": 1},
        "auto_doubles": 0,
        "stake_minor": 50,
    },
    "automatic_doubled": {"game": 1, "auto_doubles": 1},
    "double_offered": {"game": 1, "side": "box", "members": list("BCE")},
    "double_answered": {"game": 1, "member": "B", "answer": "drop"},
    "action_played": {
        "game": 1,
        "action": {
            "type": "double",
            "side": "box",
            "answers": {"B": "drop", "C": "take", "E": "beaver"},
        },
    },
    "table_merged": {
        "players": [{"player": "E", "level": 1}, {"player": "G", "level": 4}],
        "from_table": "2",
    },
    "table_merged_into": {"to_table": "3"},
    "table_closed": {},
    "table_reopened": {},
}
"""Beside the kind, the version and `first`; of an event that is longer, these fields."""


def test_it_happens_in_that_night_all() -> None:
    assert set(EVENTS) == set(EVENT_KINDS)


@pytest.mark.parametrize("kind", STORED)
def test_it_is_stored_so(kind: str) -> None:
    stored = event_json(EVENTS[kind])
    assert (stored["kind"], stored["version"]) == (kind, 1)
    assert STORED[kind].items() <= stored.items()


@pytest.mark.parametrize("kind", KINDS)
def test_it_is_read_back_the_same(kind: str) -> None:
    for event in NIGHT.log:
        if event.kind == kind:
            assert event_from_json(event_json(event)) == event


def test_it_marks_the_first_event_of_each_command() -> None:
    """A result that ends a game brings two events, the last of three answers three."""
    kinds = [(event.kind, event.first) for event in NIGHT.log]
    at = kinds.index(("double_answered", True))
    assert kinds[at + 2 : at + 4] == [("double_answered", True), ("action_played", False)]
    assert all(first for kind, first in kinds if kind in ("player_joined", "table_closed"))
    assert not any(first for kind, first in kinds if kind == "game_settled")


@pytest.mark.parametrize("kind", KINDS)
def test_it_needs_every_field(kind: str) -> None:
    stored = event_json(EVENTS[kind])
    for field in stored.keys() - {"kind", "version"} - OPTIONAL:
        without = {key: value for key, value in stored.items() if key != field}
        with pytest.raises(BadJson, match=f"needs '{field}'"):
            event_from_json(without)
    assert event_from_json({k: v for k, v in stored.items() if k != "first"}).first is False


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("wrong", [1.5, [[1.5]], {"x": {"y": 1.5}}, "\N{GREEK SMALL LETTER PI}"])
def test_it_needs_each_field_to_be_what_it_is(kind: str, wrong: object) -> None:
    stored = event_json(EVENTS[kind])
    for field, value in stored.items():
        if field == "kind" or (isinstance(value, str) and isinstance(wrong, str)):
            continue
        if isinstance(wrong, str) and (kind, field) in NULL_OR_TEXT:
            continue
        with pytest.raises(RuleViolation) as fault:
            event_from_json({**stored, field: wrong})
        assert fault.value.code == ("bad_json" if field != "ruleset" else fault.value.code)


NULL_OR_TEXT = {("proxy_named", "proxy"), ("game_started", "partner")}


@pytest.mark.parametrize("kind", KINDS)
def test_it_knows_no_other_field(kind: str) -> None:
    with pytest.raises(BadJson, match="has no field 'colour'"):
        event_from_json({**event_json(EVENTS[kind]), "colour": "red"})


def test_it_is_folded_from_what_was_stored_to_the_same_state() -> None:
    again = fold(event_from_json(event_json(event)) for event in NIGHT.log)
    assert state_json(again) == state_json(NIGHT.state)
