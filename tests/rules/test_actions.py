"""Actions and their JSON: what is read is what is written, and nothing malformed is read."""

from __future__ import annotations

from typing import Any

import pytest

from chouette.rules.actions import (
    ANSWERS,
    Action,
    CubeBought,
    Double,
    ExtraGiven,
    ExtraKey,
    GameWon,
    QuickScore,
    ResultAgreed,
    action_json,
    points_json,
)
from chouette.rules.errors import BadJson, NotHalfPoints
from chouette.rules.parsing import halves_of, parse_action

ACTIONS: list[tuple[Action, dict[str, Any]]] = [
    (
        Double("box", {"B": "take", "C": "beaver/drop"}),
        {"type": "double", "side": "box", "answers": {"B": "take", "C": "beaver/drop"}},
    ),
    (Double("team", answer="drop"), {"type": "double", "side": "team", "answer": "drop"}),
    (
        Double("team", answer="take", extra=ExtraKey("B", "C")),
        {
            "type": "double",
            "side": "team",
            "extra": {"giver": "B", "taker": "C"},
            "answer": "take",
        },
    ),
    (
        Double("box", answer="beaver", bought="D"),
        {"type": "double", "side": "box", "bought": {"seller": "D"}, "answer": "beaver"},
    ),
    (ExtraGiven("B", "C"), {"type": "extra", "giver": "B", "taker": "C"}),
    (CubeBought("D", "B"), {"type": "buy", "seller": "D", "buyer": "B"}),
    (ResultAgreed("B", -3), {"type": "settle", "member": "B", "points": -1.5}),
    (
        ResultAgreed("B", 0, "member"),
        {"type": "settle", "member": "B", "points": 0, "winner": "member"},
    ),
    (GameWon("team", "gammon"), {"type": "result", "winner": "team", "kind": "gammon"}),
    (QuickScore({"B": 2, "C": -1}), {"type": "quick", "points": {"B": 2, "C": -1}}),
    (QuickScore({"B": 0}, "box"), {"type": "quick", "points": {"B": 0}, "winner": "box"}),
]


@pytest.mark.parametrize(("action", "obj"), ACTIONS)
def test_it_reads_and_writes_the_same(action: Action, obj: dict[str, Any]) -> None:
    assert parse_action(obj) == action
    assert action_json(action) == obj


@pytest.mark.parametrize(("_", "obj"), ACTIONS)
def test_it_needs_every_key_that_is_not_optional(_: Action, obj: dict[str, Any]) -> None:
    for key in obj.keys() - {"winner", "extra", "bought"}:
        with pytest.raises(BadJson):
            parse_action({k: v for k, v in obj.items() if k != key})
    if obj["type"] == "result":
        with pytest.raises(BadJson):
            parse_action({**obj, "winner": None})


@pytest.mark.parametrize(
    ("obj", "reason"),
    [
        ([], "an event must be an object"),
        ({"type": "dance"}, "no event type 'dance'"),
        ({"type": 3}, "type must be a string"),
        ({"type": "double", "side": "left", "answer": "take"}, "side may not be 'left'"),
        ({"type": "double", "side": "box"}, "either answers by member or one answer"),
        ({"type": "double", "side": "box", "answers": {"B": "maybe"}}, "no answer 'maybe'"),
        ({"type": "double", "side": "box", "answers": ["B"]}, "answers must be an object"),
        ({"type": "double", "side": "box", "answer": "take", "bought": "D"}, "bought must be"),
        ({"type": "double", "side": "box", "answer": "take", "extra": {}}, "giver is missing"),
        ({"type": "extra", "giver": "B", "taker": None}, "taker must be a string"),
        ({"type": "settle", "member": "B", "points": "3"}, "points must be a number"),
        ({"type": "settle", "member": "B", "points": 1, "winner": "team"}, "winner may not"),
        ({"type": "result", "winner": "box", "kind": "single", "x": 1}, "result has no field 'x'"),
        ({"type": "buy", "seller": "B", "buyer": "C", "price": 2}, "buy has no field 'price'"),
    ],
)
def test_it_says_what_is_malformed(obj: object, reason: str) -> None:
    with pytest.raises(BadJson, match=reason):
        parse_action(obj)


def test_it_shortens_what_it_quotes() -> None:
    with pytest.raises(BadJson) as fault:
        parse_action({"type": "x" * 10_000})
    assert len(fault.value.detail) < 200


@pytest.mark.parametrize(("halves", "points"), [(2, 1), (3, 1.5), (-1, -0.5), (0, 0), (-4, -2)])
def test_it_prints_whole_points_as_integers_and_halves_as_fractions(
    halves: int, points: float
) -> None:
    printed = points_json(halves)
    assert printed == points
    assert isinstance(printed, int) == (halves % 2 == 0)
    assert halves_of(points) == halves


@pytest.mark.parametrize("points", [0.25, 1e-300, 2.4999999])
def test_it_counts_nothing_smaller_than_half_points(points: float) -> None:
    with pytest.raises(NotHalfPoints, match="whole or half points"):
        halves_of(points)


def test_it_takes_answers_apart() -> None:
    assert len(ANSWERS) == 8
    assert (ANSWERS["take"].turns, ANSWERS["take"].dropped) == (0, False)
    otter = ANSWERS["beaver/raccoon/otter/drop"]
    assert (otter.turns, otter.dropped) == (3, True)
