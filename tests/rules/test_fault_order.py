"""The first fault in event order is reported; the start of the game comes before its events."""

from __future__ import annotations

from typing import Any

import pytest

from chouette.rules.errors import BadJson, RuleViolation
from chouette.rules.scoring import score_game

from .games import Event, box, extra, refused, result, row, settle, team

DANCE: Event = {"type": "dance"}


def test_it_reports_the_earlier_of_two_faulty_events() -> None:
    twice = [team(B="take"), team(B="take")]
    assert refused("ABC", *twice, DANCE) == "cube_not_available"
    assert refused("ABC", DANCE, *twice) == "bad_json"


def test_it_reports_the_start_before_the_events() -> None:
    assert refused("ABB", DANCE) == "duplicate_player"
    assert refused("ABC", DANCE, seat="nobody") == "unknown_rule"
    assert refused("ABC", DANCE, auto_doubles=11) == "cube_limit"
    assert refused("ABC", DANCE, start_levels={"Z": 1}) == "unknown_player"


def test_it_reports_a_fault_before_that_the_game_is_not_finished() -> None:
    assert refused("ABC", box(B="drop")) == "unfinished_game"
    assert refused("ABC", box(B="drop"), box(B="drop")) == "contract_closed"


def test_it_calls_anything_after_the_end_one_too_many() -> None:
    """E12, E13: whatever it is, even what could not be read."""
    over = box(B="drop", C="drop")
    for event in (result("box"), settle("B", 1), settle("Z", 0.3), DANCE, None, 7):
        assert refused("ABC", over, event) == "game_over"


def test_it_calls_a_closed_contract_closed_while_anything_is_open() -> None:
    events = [box(B="drop", C="take"), extra("BC"), settle("C", 1)]
    assert refused("ABC", *events, team(C="take"), result("box")) == "contract_closed"
    assert refused("ABC", *events, settle("C", 1), result("box")) == "contract_closed"


def test_it_reads_an_event_before_it_judges_it() -> None:
    """A malformed answer of a member who is out: the shape comes first."""
    assert refused("ABC", box(B="drop"), box(B="maybe")) == "bad_json"
    assert refused("ABC", {"type": "settle", "member": "Z", "points": "much"}) == "bad_json"


def test_it_names_the_members_of_a_double_before_their_cubes() -> None:
    assert refused("ABC", box(B="take"), box(B="take", Z="take")) == "unknown_player"


def test_it_follows_a_chain_turn_by_turn() -> None:
    """The offer of 512 is fine, the beaver is not allowed; at 1024 the offer itself is refused."""
    turned = {"auto_doubles": 9, "beavers": 0}
    assert refused("AB", box(B="beaver"), **turned) == "beaver_not_allowed"
    assert refused("AB", box(B="beaver"), auto_doubles=10, beavers=0) == "cube_limit"
    assert refused("AB", box(B="beaver/raccoon"), auto_doubles=9, beavers=1) == "cube_limit"


@pytest.mark.parametrize(
    "spoilt",
    [
        {"order": "ABC"},
        {"order": None},
        {"order": ["A", 5]},
        {"order": ["A", ""]},
        {"order": {"A": "B"}},
        {"partner": 5},
        {"partner": ""},
        {"events": None},
        {"events": {}},
        {"events": "result"},
        {"events": [None]},
        {"events": [[]]},
        {"events": [{}]},
        {"events": [{"type": None}]},
        {"events": [{"type": ["result"]}]},
        {"start_levels": [1]},
        {"start_levels": 2},
        {"auto_doubles": "1"},
    ],
)
def test_it_refuses_a_malformed_game(spoilt: dict[str, Any]) -> None:
    game = {**row("ABC", result("box")), **spoilt}
    with pytest.raises(RuleViolation) as fault:
        score_game(game)
    assert fault.value.code == "bad_json"


@pytest.mark.parametrize("key", ["partner", "rules", "auto_doubles", "start_levels"])
def test_it_takes_null_for_left_out(key: str) -> None:
    game = {**row("ABC", result("box")), key: None}
    assert score_game(game).to_json()["order"] == ["A", "C", "B"]
    del game[key]
    assert score_game(game).to_json()["order"] == ["A", "C", "B"]


def test_it_ignores_keys_it_does_not_know() -> None:
    game = {**row("AB", result("box")), "source": "here", "expect": 1}
    assert score_game(game).settlement.points == {"A": 2, "B": -2}


def test_it_overlooks_nothing_in_an_event() -> None:
    with pytest.raises(BadJson, match="result has no field 'note'") as fault:
        score_game(row("AB", {**result("box"), "note": "late"}))
    assert fault.value.field == "events.0.note"


@pytest.mark.parametrize(
    ("rules", "fault"),
    [
        ("no-such-preset", "unknown_rule"),
        ({"colour": "red"}, "unknown_rule"),
        ({"beavers": 4}, "unknown_rule"),
        ({"beavers": True}, "unknown_rule"),
        ({"seat": ["captain"]}, "unknown_rule"),
        ({"automatic_doubles": -1}, "unknown_rule"),
        ([], "bad_json"),
        (5, "bad_json"),
    ],
)
def test_it_refuses_rules_that_do_not_exist(rules: object, fault: str) -> None:
    """E14 to E16."""
    with pytest.raises(RuleViolation) as found:
        score_game({**row("ABC", result("box")), "rules": rules})
    assert found.value.code == fault
