"""The faults: stable codes, messages that are whole sentences, and a game that causes each."""

from __future__ import annotations

import re
from typing import Any

import pytest

from chouette.rules import errors
from chouette.rules.errors import RuleViolation
from chouette.rules.scoring import score_game
from chouette.rules.squaring import square_up

from .games import Event, box, buy, quick, result, row, settle, team

CODES = frozenset(
    (
        *("bad_json", "unknown_rule", "unknown_option", "unknown_player", "duplicate_player"),
        *("contract_closed", "cube_not_available", "beaver_not_allowed", "answers_missing"),
        *("game_over", "unfinished_game", "cube_limit", "too_many_automatic_doubles"),
        *("not_half_points", "unbalanced_points", "buyer_not_captain"),
    )
)
CLASSES = [
    kind
    for kind in vars(errors).values()
    if isinstance(kind, type) and issubclass(kind, RuleViolation) and kind is not RuleViolation
]


def test_it_has_one_class_for_each_code_of_the_tools() -> None:
    assert sorted(kind.code for kind in CLASSES) == sorted(CODES)


@pytest.mark.parametrize("kind", CLASSES, ids=lambda kind: kind.code)
def test_it_takes_its_message_from_its_docstring(kind: type[RuleViolation]) -> None:
    gaps = re.findall(r"{(\w+)}", kind.message)
    fault = kind(**{gap: f"<{gap}>" for gap in gaps})
    assert "\n" not in fault.detail
    assert fault.detail == str(fault)
    assert fault.detail[-1] == "."
    for gap in gaps:
        assert f"<{gap}>" in fault.detail


def test_it_keeps_its_arguments_for_translation() -> None:
    fault = errors.UnknownPlayer(player="Zoe {x}")
    assert fault.params == {"player": "Zoe {x}"}
    assert fault.detail == "Zoe {x} is not a member of the team in this game."
    assert fault.message == "{player} is not a member of the team in this game."


GAMES: dict[str, tuple[list[Event], dict[str, Any]]] = {
    "bad_json": ([{"type": "dance"}], {}),
    "unknown_rule": ([result("box")], {"seat": "nobody"}),
    "unknown_player": ([box(Z="take")], {}),
    "duplicate_player": ([result("box")], {"partner": "C"}),
    "contract_closed": ([box(B="drop"), box(B="drop")], {}),
    "cube_not_available": ([box(B="take"), box(B="take")], {}),
    "beaver_not_allowed": ([box(B="beaver")], {"beavers": 0}),
    "answers_missing": ([box(B="take")], {"cubes": "single"}),
    "game_over": ([result("box"), result("box")], {}),
    "unfinished_game": ([team(C="take")], {}),
    "cube_limit": ([box(B="take")], {"auto_doubles": 10}),
    "too_many_automatic_doubles": ([result("box")], {"auto_doubles": 2, "automatic_doubles": 1}),
    "not_half_points": ([settle("B", 0.3)], {}),
    "unbalanced_points": ([quick(A=1, B=1, C=1)], {}),
    "buyer_not_captain": ([buy("BC")], {}),
}
SENTENCES = {
    "bad_json": "Malformed input: there is no event type 'dance'.",
    "unknown_rule": "There is no such house rule, value or preset: seat = nobody.",
    "duplicate_player": "C is named twice.",
    "contract_closed": "B is out of this game: that contract is closed.",
    "cube_not_available": "The cube of B is with the other side.",
    "beaver_not_allowed": (
        'B may not answer "beaver": this table allows 0 turns after a double '
        "(1 beaver, 2 raccoon, 3 otter)."
    ),
    "answers_missing": "Every member still in must answer: C did not.",
    "unfinished_game": "The game is not finished: B, C still in.",
    "cube_limit": "A cube may not stand above 1024: B would play for 2048.",
    "too_many_automatic_doubles": "This table allows 1 automatic doubles a game, not 2.",
    "not_half_points": "Agreed points are whole or half points, not 0.3.",
    "unbalanced_points": "The points do not add up to zero: they are 3 out.",
    "buyer_not_captain": "Only the captain may buy a dropped cube; C is not the captain now.",
}


@pytest.mark.parametrize("code", GAMES)
def test_it_is_caused_by_a_game(code: str) -> None:
    events, more = GAMES[code]
    with pytest.raises(RuleViolation) as fault:
        score_game(row("ABC", *events, **more))
    assert fault.value.code == code
    assert fault.value.detail == SENTENCES.get(code, fault.value.detail)


def test_it_leaves_out_only_what_no_chouette_game_can_cause() -> None:
    """`unknown_option` is a fault of the tools for variants."""
    assert CODES - set(GAMES) == {"unknown_option"}


def test_it_refuses_balances_that_do_not_balance() -> None:
    with pytest.raises(errors.UnbalancedPoints, match="5 out"):
        square_up({"A": 3, "B": 2})
