"""Every violation of a game as a table meets it: refused at once, and the game goes on."""

from __future__ import annotations

from typing import Any

import pytest

from chouette.rules import errors
from chouette.rules.errors import RuleViolation

from .games import Event, box, buy, double_extra, extra, quick, result, settle, team
from .table import Table

MALFORMED = "Malformed input: "
TURNS = "(1 beaver, 2 raccoon, 3 otter)."
ONE = {"cubes": "single"}
OFFER = {"kind": "offer", "side": "box"}

REFUSALS: list[tuple[str, dict[str, Any], list[Any], Any, str]] = [
    # code, rules, what went before, what is refused, how it is said
    ("bad_json", {}, [], {"kind": "automatic_double", "count": 0},
     MALFORMED + "an automatic double counts at least once."),
    ("bad_json", {}, [], {"kind": "start_game", "auto_doubles": -1},
     MALFORMED + "auto_doubles must be a whole number from 0."),
    ("bad_json", {}, ["start_game"], team("take"),
     MALFORMED + "a double needs the answers of the members it concerns."),
    ("bad_json", ONE, ["start_game"], team(B="take"),
     MALFORMED + "with one cube the box gives one answer to the team."),
    ("bad_json", {}, ["team"],
     {"kind": "correct_game", "game": 1, "events": [box(B="take"), quick(B=1, C=1, D=1)]},
     MALFORMED + "a quick score must be the only action of its game."),
    ("bad_json", {}, [OFFER], {"kind": "answer", "member": "B", "answer": "yes"},
     MALFORMED + "there is no answer 'yes'."),
    ("unknown_rule", {}, [], {"kind": "change_rules", "ruleset": "monte-carlo"},
     "There is no such house rule, value or preset: monte-carlo."),
    ("unknown_rule", {}, [], {"kind": "change_rules", "ruleset": {"beavers": 4}},
     "There is no such house rule, value or preset: beavers = 4."),
    ("unknown_player", {}, [], box(A="take"), "A is not a member of the team in this game."),
    ("unknown_player", {}, [], {**OFFER, "members": ["Z"]},
     "Z is not a member of the team in this game."),
    ("duplicate_player", {}, [], {**OFFER, "members": ["B", "C", "B"]}, "B is named twice."),
    ("duplicate_player", {}, [], {"kind": "draw_rotation", "order": list("ABCC")},
     "C is named twice."),
    ("contract_closed", {}, [box(B="drop")], settle("B", 1),
     "B is out of this game: that contract is closed."),
    ("contract_closed", {}, [box(B="drop")], {**OFFER, "members": ["B"]},
     "B is out of this game: that contract is closed."),
    ("cube_not_available", {}, [team(C="take")], team(C="take"),
     "The cube of C is with the other side."),
    ("cube_not_available", {}, [box(B="drop", C="take")], extra("DC"),
     "D did not drop a double of the box that C took."),
    ("cube_not_available", {}, [box(B="drop", C="take"), extra("BC")], extra("BC"),
     "B has given C an extra already."),
    ("cube_not_available", {}, [box(B="drop", C="take")], double_extra("team", "BC", "take"),
     "There is no such extra or bought cube."),
    ("cube_not_available", ONE, [], buy("DB"), "No double of the box left out D."),
    ("beaver_not_allowed", {"beavers": 1}, [], box(B="beaver/raccoon"),
     'B may not answer "beaver/raccoon": this table allows 1 turns after a double ' + TURNS),
    ("beaver_not_allowed", {"beavers": 0}, [OFFER],
     {"kind": "answer", "member": "C", "answer": "beaver/drop"},
     'C may not answer "beaver/drop": this table allows 0 turns after a double ' + TURNS),
    ("answers_missing", ONE, [box(B="take", C="take")], result("box"),
     "Every member still in must answer: D did not."),
    ("answers_missing", {}, [], quick(B=1), "Every member still in must answer: C, D did not."),
    ("unfinished_game", {}, ["team"],
     {"kind": "correct_game", "game": 1, "events": [box(B="drop")]},
     "The game is not finished: C, D still in."),
    ("game_over", {}, ["team"],
     {"kind": "correct_game", "game": 1, "events": [result("box"), result("box")]},
     "The game is over: nothing is open any more."),
    ("cube_limit", {"automatic_doubles": None}, [{"kind": "start_game", "auto_doubles": 10}],
     box(B="drop"), "A cube may not stand above 1024: B would play for 2048."),
    ("cube_limit", {}, [], {"kind": "join", "player": "E", "level": 1025},
     "A stake level is 1 to 1024, so E cannot play at 1025."),
    ("cube_limit", {}, [], {"kind": "join", "player": "E", "level": 0},
     "A stake level is 1 to 1024, so E cannot play at 0."),
    ("too_many_automatic_doubles", {}, ["automatic_double"], "automatic_double",
     "This table allows 1 automatic doubles a game, not 2."),
    ("not_half_points", {}, [], settle("B", 0.25),
     "Agreed points are whole or half points, not 0.25."),
    ("unbalanced_points", {}, [], quick(A=1, B=-1, C=-1, D=-1),
     "The points do not add up to zero: they are -2 out."),
    ("buyer_not_captain", {}, [], buy("DC"),
     "Only the captain may buy a dropped cube; C is not the captain now."),
]  # fmt: skip


@pytest.mark.parametrize(("code", "rules", "before", "step", "sentence"), REFUSALS)
def test_it_says_what_is_wrong_and_the_game_goes_on(
    code: str, rules: dict[str, Any], before: list[Any], step: Any, sentence: str
) -> None:
    table = Table("ABCD", rules=rules).after(*before)
    fault = table.refused(step)
    assert (fault.code, fault.detail) == (code, sentence)


def test_these_are_all_that_a_table_can_meet() -> None:
    """`unknown_option` is a fault of the tools for variants."""
    kinds = [kind for kind in vars(errors).values() if isinstance(kind, type)]
    codes = {kind.code for kind in kinds if issubclass(kind, RuleViolation)}
    assert codes - {"rule_violation", "unknown_option"} == {code for code, *_ in REFUSALS}


@pytest.mark.parametrize(
    "step", [settle("B", 0.25), quick(B=1), box(A="take"), buy("DC"), team("take")]
)
def test_it_opens_no_game_for_a_command_that_is_refused(step: Event) -> None:
    """The first action of a game starts it by itself; refused, no game has begun."""
    table = Table("ABCD")
    table.refused(step)
    assert table.state.game is None
    assert table.after("team").state.records[0].number == 1


def test_it_says_in_a_correction_which_event_is_the_first_that_fails() -> None:
    table = Table("ABCD").after("team")
    events = [box(B="drop"), box(B="take"), {"type": "settle", "member": "Z", "points": 1}]
    assert table.refusal("correct_game", game=1, events=events).code == "contract_closed"
