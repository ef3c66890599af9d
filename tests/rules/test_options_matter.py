"""Every field of a ruleset changes something: points, order, warnings, advice, or a way of seating.

For each field two values and a question; the answers under the two must differ.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from chouette.rules.advice import advice
from chouette.rules.errors import RuleViolation
from chouette.rules.options import OPTIONS
from chouette.rules.partners import asked_in_order
from chouette.rules.rotation import Rotation, seat_newcomers, start_levels
from chouette.rules.ruleset import Ruleset
from chouette.rules.scoring import score_game

from .games import Event, box, buy, extra, result, row, settle, team
from .table import Table

Question = Callable[[Ruleset], object]


def game(order: str, *events: Event, **more: Any) -> Question:
    """What the scoring tool answers, or the code of the fault."""

    def asked(ruleset: Ruleset) -> object:
        try:
            return score_game({**row(order, *events, **more), "rules": ruleset.to_json()}).to_json()
        except RuleViolation as fault:
            return fault.code

    return asked


def told(players: int) -> Question:
    """What a table page tells beforehand."""
    return lambda ruleset: advice(ruleset, players)


def after_a_game(ruleset: Ruleset) -> object:
    """Where F stands, who came while B beat A."""
    return seat_newcomers("BCDA", "A", "F", ruleset.newcomer)


def levels(ruleset: Ruleset) -> object:
    return start_levels("ABC", {"A": 1, "B": 2, "C": 2}, ruleset.level_agreement)


def asked(ruleset: Ruleset) -> object:
    return asked_in_order(ruleset, Rotation(tuple("ABCD")))


def declined(ruleset: Ruleset) -> object:
    """The order after a captain who won declines the box, or the code of the fault."""
    table = Table("ABC", rules=ruleset.to_json())
    table.do("start_game")
    table.result("team")
    try:
        table.do("decline_box")
    except RuleViolation as fault:
        return fault.code
    return table.order


def back_after_two_games(ruleset: Ruleset) -> object:
    """The order when D, who sat out two games that the box won, is back."""
    table = Table("ABCDE", rules=ruleset.to_json())
    table.do("sit_out", player="D")
    for _ in range(2):
        table.do("start_game")
        table.result("box")
    table.do("return", player="D")
    return table.order


CAPTAIN_CASHED = [team(B="drop"), box(C="drop"), result("box")]
ALONE = box(B="drop", C="drop", D="take", E="drop")

MATTERS: dict[str, tuple[object, object, Question]] = {
    "cubes": ("multi", "single", game("ABC", box(B="take"), result("box"))),
    "seat": ("captain", "net", game("ABCD", *CAPTAIN_CASHED)),
    "successor": ("next_in_line", "acting_captain", game("ABCD", settle("B", -1), result("team"))),
    "winning_captain": ("rotates", "stays", game("ABCDE", *CAPTAIN_CASHED)),
    "acting_captain": ("keeps_turn", "uses_turn", game("ABCD", box(B="drop"), result("box"))),
    "jacoby": ("cube", "off", game("ABC", result("box", "gammon"))),
    "beavers": (0, 1, game("AB", box(B="beaver"), result("box"))),
    "automatic_doubles": (0, None, game("AB", result("box"), auto_doubles=1)),
    "backgammon": (2, 3, game("AB", box(B="take"), result("box", "backgammon"))),
    "lone_taker": ("free", "must_drop", game("ABCDE", ALONE)),
    "lone_taker_from": (5, 6, told(5)),
    "voluntary_extras": (
        *(False, True),
        game("ABC", box(B="drop", C="take"), extra("BC"), result("box")),
    ),
    "bought_cubes": (False, True, game("ABC", buy("CB"), result("box"))),
    "agreed_results": (False, True, game("AB", settle("B", 1))),
    "level_agreement": ("multiples", "smaller_of_pair", levels),
    "partner_from": (6, None, told(6)),
    "partner_compulsory_from": (6, None, told(6)),
    "partner_asked": ("after_captain", "last_first", asked),
    "partner_split": ("odd_point_to_box", "half_points", game("AB", result("box"), partner="H")),
    "partner_after_loss": ("captain", "own_place", game("ABC", result("team"), partner="H")),
    "newcomer": ("above_loser", "below_loser", after_a_game),
    "sit_out_games": (1, 3, back_after_two_games),
    "decline_box": (False, True, declined),
    "max_players": (5, 6, told(5)),
    "split_at": (6, None, told(6)),
    "team_double": ("captain", "unanimous", told(4)),
    "box_doubles": ("free", "all_at_level", game("ABC", box(B="take"), result("box"))),
    "box_take": (
        *("free", "same_value_same_action"),
        game("ABC", team(B="take", C="drop"), result("box")),
    ),
    "answer_order": ("captain_first", "last_first", told(4)),
    "consultation": ("none", "free", told(4)),
    "consultation_on_cube": (False, True, told(4)),
    "premature_roll": ("stands", "void", told(4)),
    "illegal_play": ("opponent_choice", "before_next_roll", told(4)),
}

NEEDS: dict[str, dict[str, object]] = {
    "successor": {"seat": "all"},
    "winning_captain": {"seat": "net"},
    "lone_taker_from": {"lone_taker": "must_drop"},
    "team_double": {"cubes": "single"},
}
"""What else must be so for a field to matter."""


@pytest.mark.parametrize("field", [option.field for option in OPTIONS])
def test_it_changes_something(field: str) -> None:
    one, other, question = MATTERS[field]
    needs = NEEDS.get(field, {})
    answers = [question(Ruleset.from_json({**needs, field: value})) for value in (one, other)]
    assert answers[0] != answers[1]
