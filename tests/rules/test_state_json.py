"""The state of a table as it is served: the very keys, in the very order, plain JSON."""

from __future__ import annotations

import json
from typing import Any

from chouette.rules.ruleset import PRESETS
from chouette.rules.state import ChouetteState, state_json

from .every_event import eventful_night
from .games import box, team
from .table import Table

KEYS = [
    *("seq", "status", "night_on", "table", "ruleset", "stake_minor", "currency", "seating"),
    *("levels", "game", "records", "totals", "worth", "proxies", "partner_asked"),
    *("partner_refused", "merged_into", "undo"),
]


def served(table: Table) -> dict[str, Any]:
    shown: dict[str, Any] = json.loads(json.dumps(state_json(table.state)))
    return shown


def test_it_has_these_keys_in_this_order() -> None:
    assert list(state_json(ChouetteState())) == KEYS
    assert list(state_json(eventful_night().state)) == KEYS


def test_it_is_plain_json() -> None:
    """Nothing is lost on the way through text: no tuple, no number as a key."""
    for table in (Table("ABC").after("team", "start_game"), eventful_night()):
        assert served(table) == state_json(table.state)


def test_it_is_the_same_text_for_the_same_state() -> None:
    one, other = eventful_night(), eventful_night()
    assert json.dumps(state_json(one.state)) == json.dumps(state_json(other.state))


def test_it_tells_how_the_table_was_opened() -> None:
    opening = {"night_on": "2026-03-05", "table": "by the window", "stake_minor": 50}
    table = Table("AB", rules="fibs", levels={"B": 2}, currency="RON", **opening)
    shown = served(table)
    assert {key: shown[key] for key in opening} == opening
    assert (shown["status"], shown["currency"]) == ("open", "RON")
    assert shown["levels"] == {"A": 1, "B": 2}
    assert shown["ruleset"] == PRESETS["fibs"].to_json()


def test_it_tells_who_sits_where() -> None:
    table = Table("ABCDE", rules={"partner_from": 4}).after("E rests", "offer_partner")
    table.do("answer_partner", player="C", accept=True)
    table.after("box", "start_game", "F comes", "B leaves")
    assert served(table)["seating"] == {
        "line": ["A", "D", "E", "B"],
        "partner": "C",
        "waiting": ["F"],
        "away": {"E": 1},
        "going": {"B": "leave"},
        "moved": ["B"],
    }


def test_it_tells_the_game_that_is_open() -> None:
    table = Table("ABC", rules={"level_agreement": "multiples"}, levels={"C": 2}, stake_minor=5)
    table.do("start_game", auto_doubles=1)
    table.play(team(B="take"))
    table.do("offer", side="box", members=["B", "C"])
    table.do("answer", member="C", answer="drop")
    assert served(table)["game"] == {
        "number": 1,
        "order": ["A", "B", "C"],
        "partner": None,
        "start_levels": {"B": 1, "C": 2},
        "auto_doubles": 1,
        "stake_minor": 5,
        "actions": [{"type": "double", "side": "team", "answers": {"B": "take"}}],
        "pending": {"side": "box", "members": ["B", "C"], "answers": {"C": "drop"}},
    }


def test_it_tells_a_finished_game_with_its_reason() -> None:
    """Points and amounts are half-points, as everywhere inside."""
    table = Table("AB", rules={"agreed_results": False})
    table.play({"type": "settle", "member": "B", "points": 1.5})
    (record,) = served(table)["records"]
    assert record["points"] == {"A": -3, "B": 3}
    assert record["transfers"] == [{"payer": "A", "payee": "B", "amount": 3, "kind": "contract"}]
    assert record["actions"] == [{"type": "settle", "member": "B", "points": 1.5}]
    assert record["warnings"] == [{"code": "agreed_result_off", "args": {"player": "B"}}]
    assert record["reason"] == {
        "code": "captain_won.captain",
        "args": {"next_box": "B", "next_captain": "A", "told": "early"},
    }
    assert (record["number"], record["revision"], record["afterwards"]) == (1, 1, None)
    (contract,) = record["contracts"]
    assert (contract["holder"], contract["other"], contract["points"]) == ("B", "A", 3)
    assert contract["reason"]["code"] == "agreed_gained"


def test_it_tells_the_sums_and_what_may_be_undone() -> None:
    """Seven events: opened, drawn, two games of two, and a third that has only begun."""
    table = Table("ABC", stake_minor=10)
    table.after("start_game", "team", box(C="take"))
    shown = served(table)
    assert shown["totals"] == {"A": -4, "B": 2, "C": 2}
    assert shown["worth"] == {"A": -40, "B": 20, "C": 20}
    assert (shown["seq"], shown["undo"]) == (7, {"first_seq": 6, "last_seq": 7})
