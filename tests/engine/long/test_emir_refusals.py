"""Positions of emir that cannot be are refused by name, and nothing is guessed."""

from __future__ import annotations

from typing import Any

import pytest

from games.engine import variants
from games.engine.errors import EngineError, GameIsOver
from games.engine.parallel import counts
from games.engine.tool import legal_plays_of
from tests.engine.long.positions import ONE_MOVES

START = {"bar": 0, "reserve": 3, "prisoners": [], "emir": 24, "above": 6}


def hexed(text: str, off: int = 0) -> str:
    """A side's 25 digits; so many are borne off."""
    given = [off, *[0] * 24]
    for word in text.split():
        point, _, number = word.partition(":")
        given[int(point)] = int(number)
    return counts.to_hex(counts.packed(given))


def asked(**changes: Any) -> dict[str, Any]:
    given = {
        "variant": "emir",
        "me": hexed("24:12"),
        "opp": hexed("24:12"),
        "extra_me": START,
        "extra_opp": START,
        "dice": [6, 5],
    }
    return {name: value for name, value in {**given, **changes}.items() if value is not None}


def refused(**changes: Any) -> EngineError:
    with pytest.raises(EngineError) as refusal:
        legal_plays_of(asked(**changes))
    return refusal.value


def test_what_is_left_out_is_what_a_side_starts_with() -> None:
    told = legal_plays_of(asked())
    assert legal_plays_of(asked(extra_me=None, extra_opp=None)) == told
    assert told["played"] == 2
    assert [result["extra_me"]["above"] for result in told["results"]] == [5]


@pytest.mark.parametrize(
    ("changes", "detail"),
    [
        (
            {"me": hexed("24:11 20:1"), "extra_me": None},
            "The side that moves has a marked checker, and the points alone do not tell where",
        ),
        (
            {"opp": hexed("24:11 20:1"), "extra_opp": {"reserve": 3}},
            "Its opponent has a marked checker, and the points alone do not tell where",
        ),
        ({"extra_me": {**START, "emir": 20, "above": 0}}, "no checker on point 20"),
        ({"extra_me": {**START, "emir": "bar", "above": 0}}, "no checker on the bar"),
        ({"extra_me": {**START, "emir": "off", "above": 0}}, "has no checker borne off, where"),
        ({"extra_me": {**START, "above": 12}}, "cannot have 12 above its marked checker"),
        (
            {"me": hexed("24:11 20:1"), "extra_me": {**START, "emir": 20, "above": 1}},
            "cannot have 1 above its marked checker: on its head stand 0",
        ),
        ({"extra_me": {**START, "reserve": 4}}, "has 4 in reserve, but starts with 3"),
        ({"extra_me": {**START, "reserve": 2}}, "has 14 checkers"),
        ({"extra_me": {**START, "bar": 1}}, "has 16 checkers"),
        (
            {"me": hexed("24:11"), "extra_me": {**START, "prisoners": [15]}},
            "has a prisoner on point 15, and nobody stands above it",
        ),
        (
            {"me": hexed("24:11 12:1"), "opp": hexed("24:11 3:1")},
            "Both sides have checkers on point 12",
        ),
    ],
)
def test_a_position_that_cannot_be_is_refused(changes: dict[str, Any], detail: str) -> None:
    refusal = refused(**changes)
    assert refusal.code == "bad_position"
    assert detail in refusal.detail


@pytest.mark.parametrize(
    "extra",
    [
        [],
        "emir",
        5,
        {"nukers": 3},
        {**START, "bar": -1},
        {**START, "bar": True},
        {**START, "reserve": "3"},
        {**START, "above": 16},
        {**START, "emir": 25},
        {**START, "emir": 0},
        {**START, "emir": True},
        {**START, "emir": "head"},
        {**START, "prisoners": 15},
        {**START, "prisoners": [0]},
        {**START, "prisoners": [25]},
        {**START, "prisoners": [15, 15]},
        {**START, "prisoners": ["15"]},
    ],
)
@pytest.mark.parametrize("name", ["extra_me", "extra_opp"])
def test_what_is_no_such_object_is_refused(name: str, extra: Any) -> None:
    refusal = refused(**{name: extra})
    assert refusal.code == "bad_json"
    assert name in refusal.detail


@pytest.mark.parametrize("name", ONE_MOVES)
def test_other_rule_sets_have_nothing_beside_the_points(name: str) -> None:
    start = counts.packed([variants.get(name).layout.get(place, 0) for place in range(25)])
    side = counts.to_hex(start)
    position = {"variant": name, "me": side, "opp": side, "dice": [6, 5]}
    told = legal_plays_of({**position, "extra_me": {}, "extra_opp": {"bar": 0, "prisoners": []}})
    assert told == legal_plays_of(position)
    assert "results" not in told
    for extra in ({"reserve": 3}, {"emir": 24}, {"bar": 1}, {"prisoners": [3]}):
        with pytest.raises(EngineError) as refusal:
            legal_plays_of({**position, "extra_opp": extra})
        assert refusal.value.code == "bad_position"
        assert "nothing beside the points" in refusal.value.detail


def test_a_finished_position_has_no_plays() -> None:
    assert isinstance(refused(me=hexed("", 12), extra_me={"reserve": 3, "emir": "off"}), GameIsOver)


def test_nor_one_that_a_return_from_the_bar_ends() -> None:
    """Both emirs meet on the mover's head; the opponent's 12 is his 24."""
    over = refused(
        me=hexed("", 14),
        opp=hexed("12:1", 14),
        extra_me={"bar": 1, "emir": "bar"},
        extra_opp={"emir": 12},
    )
    assert isinstance(over, GameIsOver)


def test_a_name_that_is_nearly_one_is_refused() -> None:
    assert "extra_me" in refused(extra_mee=START, extra_me=None).detail
