"""Every violation of a table, its games and its order, brought about and read."""

from __future__ import annotations

from typing import Any

import pytest

from chouette.rules import table_errors
from chouette.rules.commands import command_from_json
from chouette.rules.decide import decide
from chouette.rules.errors import RuleViolation
from chouette.rules.state import ChouetteState

from .games import box, quick, team
from .table import Table
from .test_refusals_of_people import PEOPLE

OFFER = {"kind": "offer", "side": "box", "members": ["B", "C"]}
BORN = {"night_on": "2026-01-15", "table": "2", "ruleset": "fibs"}
LATE = (
    "Something was entered in this game already, so it is not scored at once: enter how it ended,"
    " or take back what was entered."
)
TIED = {"A": [[6]], "B": [[2]], "C": [[2]], "D": [[1]]}

REFUSALS: dict[str, tuple[list[Any], Any, str]] = {
    # The table itself.
    "table_already_open": ([], {"kind": "open_table", **BORN}, "This table is open already."),
    "table_closed": (["close"], "F comes", "This table is closed. Reopen it to go on."),
    "table_merged_away": (
        *([{"kind": "merge_into", "to_table": "2"}], "reopen"),
        "The players of this table went to table 2; it cannot be reopened.",
    ),
    "nothing_to_undo": (
        *([{"kind": "split_table", "table": "2", "players": ["D"]}], "void"),
        "There is nothing to undo.",
    ),
    "nothing_changed": (
        *([], {"kind": "change_stake", "stake_minor": 0}),
        "That is so already: nothing was changed.",
    ),
    "bad_stake": (
        *([], {"kind": "change_stake", "stake_minor": -1}),
        "A stake is a whole number of minor units from 0 to 100000000.",
    ),
    # Games.
    "game_open": (
        *(["start_game"], "start_game"),
        "Game 1 is still open. Enter its result or undo it first.",
    ),
    "no_game_open": (["team"], {"kind": "answer", "answer": "take"}, "No game is open."),
    "unknown_game": (
        *(["team"], {"kind": "correct_game", "game": 2, "events": []}),
        "There is no finished game 2 at this table.",
    ),
    "game_under_way": (
        *([box(B="take")], "automatic_double"),
        "Game 1 is under way: equal opening dice come before anything else.",
    ),
    "quick_result_late": (
        *([box(B="take")], quick(B=1, C=1, D=1)),
        LATE,
    ),
    "double_pending": ([OFFER], "team", "A double waits for the answer of B, C."),
    "no_double_pending": (
        *([OFFER], {"kind": "answer", "member": "D", "answer": "take"}),
        "No double waits for an answer of D.",
    ),
    "not_doubled": (
        *([team(B="take", C="take", D="take")], {"kind": "offer", "side": "team"}),
        "The team has nobody to double now.",
    ),
    # The order.
    "rotation_already_drawn": (
        *(["team"], {"kind": "draw_rotation", "order": list("ABCD")}),
        "The order is drawn and games have been played; set another order with a reason instead.",
    ),
    "rolls_tied": (
        *([], {"kind": "draw_rotation", "rolls": TIED}),
        "Dice are missing, or equal: B, C must throw again.",
    ),
    "order_incomplete": (
        *([], {"kind": "set_order", "order": ["B", "A"], "reason": "so"}),
        "The order must name everybody who plays once, and nobody else.",
    ),
    "reason_missing": (
        *([], {"kind": "set_order", "order": list("BACD"), "reason": "  "}),
        "Say in a few words why the order is changed.",
    ),
    "reason_too_long": (
        *([], {"kind": "set_order", "order": list("BACD"), "reason": "s" * 201}),
        "A reason has at most 200 characters.",
    ),
    "box_not_declinable": (
        *(["team"], "decline_box"),
        "The box may be declined only by a captain who has just won it, where the house allows it.",
    ),
}
ELSEWHERE = {"table_not_open", "rotation_not_drawn", "cube_limit"}


@pytest.mark.parametrize("code", REFUSALS)
def test_it_says_what_is_wrong_and_nothing_happens(code: str) -> None:
    before, step, sentence = REFUSALS[code]
    fault = Table("ABCD").after(*before).refused(step)
    assert (fault.code, fault.detail) == (code, sentence)


def test_it_needs_a_table_that_is_open() -> None:
    with pytest.raises(table_errors.TableNotOpen) as fault:
        decide(ChouetteState(), command_from_json({"kind": "start_game"}))
    assert fault.value.detail == "This table has not been opened."


def test_it_needs_an_order_before_the_first_game() -> None:
    fault = Table("A").after("B comes").refused("start_game")
    assert (fault.code, fault.detail) == ("rotation_not_drawn", "The order is not drawn yet.")


def test_these_are_all_there_are() -> None:
    kinds = [kind for kind in vars(table_errors).values() if isinstance(kind, type)]
    codes = {kind.code for kind in kinds if issubclass(kind, RuleViolation)} - {RuleViolation.code}
    assert codes == {*REFUSALS, *PEOPLE, *ELSEWHERE}
