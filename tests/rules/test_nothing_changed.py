"""What would change nothing is refused, by one code whatever the command: no event, no undo step.

A log holds what happened (architecture.md, section 4), so a command leads to an event or to a
refusal that says why not.
"""

from __future__ import annotations

from typing import Any

import pytest

from chouette.rules.table_errors import NothingChanged

from .games import box, result, team
from .table import Table

OFFER = {"kind": "offer", "side": "box", "members": ["B", "C"]}

UNCHANGED: dict[str, tuple[list[Any], dict[str, Any]]] = {
    "the stake": ([], {"kind": "change_stake", "stake_minor": 0}),
    "the stake of a moment ago": (
        [{"kind": "change_stake", "stake_minor": 50}],
        {"kind": "change_stake", "stake_minor": 50},
    ),
    "a level nobody has set": ([], {"kind": "change_stake", "player": "B", "level": 1}),
    "a level that was set": (
        [{"kind": "change_stake", "player": "B", "level": 2}],
        {"kind": "change_stake", "player": "B", "level": 2},
    ),
    "the house rules": (
        [{"kind": "change_rules", "ruleset": "fibs"}],
        {"kind": "change_rules", "ruleset": "fibs"},
    ),
    "the house rules under another name": (
        [{"kind": "change_rules", "ruleset": {}}],
        {"kind": "change_rules", "ruleset": {"max_players": 10}},
    ),
    "the order that was drawn": ([], {"kind": "draw_rotation", "order": list("ABCDE")}),
    "the order that is played": (
        ["team"],
        {"kind": "set_order", "order": list("BCDEA"), "reason": "so"},
    ),
    "an answer": (
        [OFFER, {"kind": "answer", "member": "B", "answer": "take"}],
        {"kind": "answer", "member": "B", "answer": "take"},
    ),
    "a proxy": (
        [{"kind": "name_proxy", "player": "C", "proxy": "D"}],
        {"kind": "name_proxy", "player": "C", "proxy": "D"},
    ),
    "nobody's proxy": ([], {"kind": "name_proxy", "player": "C"}),
    "the question to a partner": (["offer_partner"], {"kind": "offer_partner"}),
    "a break": (["C rests"], {"kind": "sit_out", "player": "C"}),
    "a corrected game": (
        [box(B="take"), result("team")],
        {"kind": "correct_game", "game": 1, "events": [box(B="take"), result("team")]},
    ),
}


@pytest.mark.parametrize("what", UNCHANGED)
def test_it_refuses_what_is_so_already(what: str) -> None:
    before, step = UNCHANGED[what]
    table = Table("ABCDE", rules={"partner_from": 4}).after(*before)
    assert table.refused(step).code == NothingChanged.code


def test_it_takes_the_same_dice_for_a_new_throw() -> None:
    """Dice that fall as before were thrown all the same."""
    rolls = {"A": [[6]], "B": [[4]], "C": [[2]]}
    table = Table("ABC")
    table.do("draw_rotation", rolls=rolls)
    table.do("draw_rotation", rolls=rolls)
    assert table.order == "ABC"


def test_it_takes_another_answer_until_all_have_answered() -> None:
    table = Table("ABCDE").after(OFFER)
    table.do("answer", member="B", answer="take")
    table.do("answer", member="B", answer="drop")
    assert table.state.game is not None
    assert table.state.game.pending is not None
    assert table.state.game.pending.answers == {"B": "drop"}


def test_it_corrects_a_game_whose_points_stay_the_same() -> None:
    """B's drop at 1 or a lost single: the same points, but another thing to have written down."""
    table = Table("AB").after(box(B="drop"))
    table.do("correct_game", game=1, events=[result("box")])
    assert table.state.records[0].revision == 2


def test_it_goes_back_to_what_was_before() -> None:
    table = Table("ABC").after(team(B="take"))
    table.do("change_stake", stake_minor=50)
    table.do("change_stake", stake_minor=0)
    assert table.state.stake_minor == 0
