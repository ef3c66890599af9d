"""Whatever the tool is asked, it answers or refuses in words: nothing else is ever raised."""

from __future__ import annotations

import json
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from games.engine import EngineError, variants
from games.engine.parallel import counts
from games.engine.parallel.tool import NAMES
from games.engine.tool import legal_plays_of
from tests.engine.long.positions import PARALLEL, walk

JUNK = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-(2**70), 2**70)
    | st.floats()
    | st.text(max_size=30)
    | st.sampled_from(["\0", "f" * 10_000, "0" * 25, "ffffffffffffffffffffffffe"]),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner),
    max_leaves=6,
)
OPTIONS = {
    option.name: list(option.choices)
    for variant in variants.VARIANTS.values()
    for option in variant.options.values()
}
CHOSEN = st.lists(
    st.sampled_from(sorted(OPTIONS)).flatmap(
        lambda name: st.tuples(st.just(name), st.sampled_from(OPTIONS[name]))
    ),
    max_size=3,
).map(dict)
STATES = {
    name: [tuple(map(counts.to_hex, state.sides)) for state in walk(name, seed=3)]
    for name in PARALLEL
}
"""Positions that a game has had, its last one among them."""


@st.composite
def asked(draw: st.DrawFn) -> dict[str, Any]:
    """Something that may be asked, with up to two of its values spoilt."""
    name = draw(st.sampled_from(PARALLEL))
    own, opponent = draw(st.sampled_from(STATES[name]))
    right = {
        "variant": draw(st.sampled_from([name, name, *variants.VARIANTS])),
        "me": own,
        "opp": opponent,
        "dice": draw(st.lists(st.integers(1, 6), min_size=2, max_size=2)),
        "options": draw(CHOSEN),
        "first_turn": draw(st.booleans()),
        "colour": draw(st.sampled_from(["white", "black"])),
    }
    places = st.sampled_from([*NAMES, "extra_me", "extra_opp", "xgid"])
    return {**right, **draw(st.dictionaries(places, JUNK, max_size=2))}


def answer(obj: dict[str, Any]) -> dict[str, Any] | str:
    """What the tool answers, or the code of its refusal."""
    try:
        return legal_plays_of(obj)
    except EngineError as refusal:
        return refusal.code if refusal.detail else "no words"


@given(asked())
def test_it_answers_or_refuses(obj: dict[str, Any]) -> None:
    found = answer(obj)
    if isinstance(found, str):
        assert found.replace("_", "").isalpha()
    else:
        json.dumps(found, allow_nan=False)
        assert "plays" in found or all(len(side) == counts.PLACES for side in found["legal"])


@given(st.dictionaries(st.text(max_size=10) | st.sampled_from(NAMES), JUNK, max_size=6))
def test_it_refuses_what_makes_no_sense_at_all(obj: dict[str, Any]) -> None:
    assert isinstance(answer(obj), str)


@given(asked(), JUNK)
def test_what_it_keeps_of_an_id_changes_nothing(obj: dict[str, Any], junk: object) -> None:
    assert answer({**obj, "id": junk}) == answer({**obj, "id": 1})
