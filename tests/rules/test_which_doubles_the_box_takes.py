"""Which of several doubles the box may take, by each rule for the same answers (rows 19 and 20).

A rule only warns: the points are the same under all six.
"""

from __future__ import annotations

from typing import Any

import pytest

from .games import Event, box, played, result, team

SAME, HALF, EVEN = "same_value_same_action", "half_or_none", "break_even"
CAPTAIN, DOWN = "captain_where_possible", "captain_downwards"
RULES = (SAME, HALF, EVEN, CAPTAIN, DOWN)

EQUAL = "Equal cubes get equal answers, but the box dropped only that of {}."
FEW = "The box must take at least half of the cubes or none: {} of {}."
LOSS = "The box must take enough to break even: {} to be won, {} lost by dropping."
NOT_CAPTAIN = "The box took a cube but not that of B, the captain."
HIGHER = "The box takes from the captain downwards: {} stands higher."
BOTH = "With two members the box takes both or neither, not all but {}'s."

ANSWERS: dict[str, tuple[str, list[Event], dict[str, Any], dict[str, list[str]]]] = {
    "all taken": ("ABCDE", [team(B="take", C="take", D="beaver", E="take")], {}, {}),
    "all dropped": ("ABCDE", [team(B="drop", C="drop", D="drop", E="drop")], {}, {}),
    "the captain's alone taken": (
        *("ABCDE", [team(B="take", C="drop", D="drop", E="drop")], {}),
        {SAME: [EQUAL.format("C, D, E")], HALF: [FEW.format(1, 4)], EVEN: [LOSS.format(2, 3)]},
    ),
    "the two in the middle taken": (
        *("ABCDE", [team(B="drop", C="take", D="take", E="drop")], {}),
        {
            SAME: [EQUAL.format("B, E")],
            EVEN: [NOT_CAPTAIN],
            CAPTAIN: [NOT_CAPTAIN],
            DOWN: [HIGHER.format("B")],
        },
    ),
    "all but one in the middle taken": (
        *("ABCDE", [team(B="take", C="drop", D="take", E="take")], {}),
        {SAME: [EQUAL.format("C")], DOWN: [HIGHER.format("C")]},
    ),
    "the upper half taken": (
        *("ABCDE", [team(B="take", C="take", D="drop", E="drop")], {}),
        {SAME: [EQUAL.format("D, E")]},
    ),
    "the last alone taken": (
        *("ABCDE", [team(B="drop", C="drop", D="drop", E="beaver")], {}),
        {
            SAME: [EQUAL.format("B, C, D")],
            HALF: [FEW.format(1, 4)],
            EVEN: [LOSS.format(2, 3), NOT_CAPTAIN],
            CAPTAIN: [NOT_CAPTAIN],
            DOWN: [HIGHER.format("B")],
        },
    ),
    "one of three taken, just enough": (
        *("ABCDE", [team(B="take", C="drop", D="drop")], {}),
        {SAME: [EQUAL.format("C, D")], HALF: [FEW.format(1, 3)]},
    ),
    "one of two offered taken": (
        *("ABCDE", [team(C="take", E="drop")], {}),
        {SAME: [EQUAL.format("E")]},
    ),
    "the dearer cube dropped": (
        *("ABCDE", [team(B="take", C="drop")], {"start_levels": {"C": 4}}),
        {EVEN: [LOSS.format(2, 4)]},
    ),
    "the dearer cube taken": (
        *("ABCDE", [team(B="drop", C="take")], {"start_levels": {"C": 4}}),
        {EVEN: [NOT_CAPTAIN], CAPTAIN: [NOT_CAPTAIN], DOWN: [HIGHER.format("B")]},
    ),
    "three-handed, the captain's taken": (
        *("ABC", [team(B="take", C="drop")], {}),
        {SAME: [EQUAL.format("C")], HALF: [BOTH.format("C")], EVEN: [BOTH.format("C")]},
    ),
    "three-handed, the other's taken": (
        *("ABC", [team(B="drop", C="take")], {}),
        {
            SAME: [EQUAL.format("B")],
            HALF: [BOTH.format("B")],
            EVEN: [BOTH.format("B")],
            CAPTAIN: [NOT_CAPTAIN],
            DOWN: [HIGHER.format("B")],
        },
    ),
    "three-handed, one cube redoubled and one from the middle": (
        *("ABC", [box(B="take"), team(B="take", C="drop")], {}),
        {},
    ),
    "three-handed, an automatic double is no difference of level": (
        *("ABC", [team(B="take", C="drop")], {"auto_doubles": 1}),
        {SAME: [EQUAL.format("C")], HALF: [BOTH.format("C")], EVEN: [BOTH.format("C")]},
    ),
    "doubled one after the other": ("ABCDE", [team(B="take"), team(C="drop", D="drop")], {}, {}),
}


def finished(name: str, rule: str) -> Any:
    order, events, more, _ = ANSWERS[name]
    over = [] if name == "all dropped" else [result("team")]
    return played(order, *events, *over, box_take=rule, **more)


@pytest.mark.parametrize("rule", RULES)
@pytest.mark.parametrize("name", ANSWERS)
def test_it_warns(name: str, rule: str) -> None:
    told = ANSWERS[name][3]
    # Unequal levels are frowned at by themselves where everybody plays one stake.
    texts = [t for t in finished(name, rule).warning_texts if "one stake" not in t]
    assert texts == told.get(rule, [])


@pytest.mark.parametrize("name", ANSWERS)
def test_it_never_changes_what_the_game_is_worth(name: str) -> None:
    free = finished(name, "free")
    assert [w for w in free.warnings if w != "levels_not_equal"] == []
    for rule in RULES:
        game = finished(name, rule)
        assert (game.points, game.order) == (free.points, free.order)


def test_it_is_not_for_one_cube() -> None:
    """There the box answers once for all."""
    for rule in RULES:
        game = played("ABC", team("take"), result("team"), cubes="single", box_take=rule)
        assert game.warnings == []
