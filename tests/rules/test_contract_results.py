"""How each contract ended: parties, points, the cube, who won, when, and the rule of its value."""

from __future__ import annotations

from typing import Any

import pytest

from chouette.rules.settlement import ContractResult, Reason
from chouette.rules.templates import CONTRACTS

from .games import Event, box, buy, double_extra, extra, played, quick, result, settle, team

ENDINGS: dict[str, tuple[list[Event], dict[str, Any], tuple[float, int, str | None, bool]]] = {
    # code of B's contract: events, rules, (points, level, winner, early)
    "dropped_by_holder": ([box(B="drop")], {}, (-1, 1, "other", True)),
    "dropped_by_other": ([team(B="drop")], {}, (1, 1, "holder", True)),
    "beaver_refused_by_holder": ([team(B="beaver/drop")], {}, (-2, 2, "other", True)),
    "beaver_refused_by_other": ([box(B="beaver/drop")], {}, (2, 2, "holder", True)),
    "raccoon_refused_by_holder": ([box(B="beaver/raccoon/drop")], {}, (-4, 4, "other", True)),
    "raccoon_refused_by_other": ([team(B="beaver/raccoon/drop")], {}, (4, 4, "holder", True)),
    "otter_refused_by_holder": (
        *([team(B="beaver/raccoon/otter/drop")], {}),
        (-8, 8, "other", True),
    ),
    "otter_refused_by_other": ([box(B="beaver/raccoon/otter/drop")], {}, (8, 8, "holder", True)),
    "lone_taker_dropped": (
        *([box(B="take", C="drop", D="drop")], {"lone_taker": "must_drop", "lone_taker_from": 4}),
        (-1, 1, "other", True),
    ),
    "sold": ([box(B="drop"), buy("DC")], {}, (0, 1, "other", True)),
    "agreed_gained": ([settle("B", 1.5)], {}, (1.5, 1, "holder", True)),
    "agreed_gained_other_won": ([settle("B", 1, "box")], {}, (1, 1, "other", True)),
    "agreed_paid": ([settle("B", -1)], {}, (-1, 1, "other", True)),
    "agreed_paid_holder_won": ([settle("B", -1, "member")], {}, (-1, 1, "holder", True)),
    "agreed_nothing": ([settle("B", 0)], {}, (0, 1, None, True)),
    "agreed_nothing_holder_won": ([settle("B", 0, "member")], {}, (0, 1, "holder", True)),
    "agreed_nothing_other_won": ([settle("B", 0, "box")], {}, (0, 1, "other", True)),
    "holder_won_single": ([box(B="take"), result("team")], {}, (2, 2, "holder", False)),
    "other_won_single": ([box(B="take"), result("box")], {}, (-2, 2, "other", False)),
    "holder_won_gammon": ([box(B="take"), result("team", "gammon")], {}, (4, 2, "holder", False)),
    "other_won_gammon": ([box(B="take"), result("box", "gammon")], {}, (-4, 2, "other", False)),
    "holder_won_backgammon": (
        *([box(B="take"), result("team", "backgammon")], {}),
        (6, 2, "holder", False),
    ),
    "other_won_backgammon": (
        *([box(B="take"), result("box", "backgammon")], {"backgammon": 2}),
        (-4, 2, "other", False),
    ),
    "holder_won_gammon_unturned": ([result("team", "gammon")], {}, (1, 1, "holder", False)),
    "other_won_gammon_unturned": ([result("box", "gammon")], {}, (-1, 1, "other", False)),
    "holder_won_backgammon_unturned": ([result("team", "backgammon")], {}, (1, 1, "holder", False)),
    "other_won_backgammon_unturned": ([result("box", "backgammon")], {}, (-1, 1, "other", False)),
    "quick_gained": ([quick(B=3, C=-1, D=0)], {}, (3, 1, "holder", False)),
    "quick_paid": ([quick(B=-3, C=-1, D=0)], {}, (-3, 1, "other", False)),
    "quick_nothing": ([quick(B=0, C=-1, D=0)], {}, (0, 1, None, False)),
}


def ended(events: list[Event], rules: dict[str, Any]) -> ContractResult:
    """How the contract of B ended (of D where D sells his cube)."""
    over = {event["type"] for event in events} & {"result", "quick"}
    if not over and not rules:
        events = [*events, result("box")]
    seller = events[1]["seller"] if events[1:] and events[1]["type"] == "buy" else "B"
    return played("ABCD", *events, **rules).contract(seller)


@pytest.mark.parametrize("code", ENDINGS)
def test_it_ended_so(code: str) -> None:
    events, rules, (points, level, winner, early) = ENDINGS[code]
    contract = ended(events, rules)
    assert contract.reason.code == code
    assert contract.points == 2 * points
    assert (contract.level, contract.winner, contract.early) == (level, winner, early)
    assert contract.other == "A"


def test_these_are_all_the_ways_to_end() -> None:
    assert set(ENDINGS) == set(CONTRACTS)


def test_it_carries_what_its_sentence_needs() -> None:
    contract = ended([box(B="take"), result("team")], {})
    assert contract.reason == Reason(
        "holder_won_single", {"player": "B", "other": "A", "level": 2, "value": "2"}
    )
    assert ended([settle("B", -1.5)], {}).reason.args["value"] == "1.5"
    assert ended([box(B="drop"), buy("DC")], {}).reason.args["buyer"] == "C"


def test_it_lists_box_contracts_first_then_extras_then_bought_cubes() -> None:
    events = [box(C="drop", B="take"), extra("CB"), buy("DB"), result("team")]
    listed = played("ABCD", *events).settlement.contracts
    assert [(c.kind, c.holder, c.other) for c in listed] == [
        ("contract", "B", "A"),
        ("contract", "C", "A"),
        ("contract", "D", "A"),
        ("extra", "B", "C"),
        ("bought", "B", "A"),
    ]
    assert listed[-1].reason.args["seller"] == "D"


def test_it_does_not_count_the_price_of_an_extra_in_its_points() -> None:
    events = [box(B="drop", C="take"), extra("BC"), double_extra("team", "BC", "drop")]
    contract = played("ABC", *events, result("box")).contract("C", "extra")
    assert (contract.points, contract.winner, contract.early) == (4, "holder", True)
