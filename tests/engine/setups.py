"""Setups for the tests of the notations: one to vary, and any that a session can come to."""

from __future__ import annotations

import random
from base64 import b64encode
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any, Final, TypeVar

import pytest
from hypothesis import strategies as st

from games.engine.board import Board
from games.engine.dice import Roll
from games.engine.errors import EngineError
from games.engine.match_id import FIELDS
from games.engine.setup import (
    DROPPED,
    NO_GAME,
    PLAYING,
    TURNED_BEFORE,
    Offer,
    Setup,
    counts_as_crawford,
    decider,
)
from games.engine.sides import Side
from tests.engine.positions import random_board

Value = TypeVar("Value")

OFFERS: Final[tuple[Offer, ...]] = ("", *TURNED_BEFORE)
SEEDS = st.integers(0, 2**32)
DICE = st.integers(1, 6)

CONTACT = Board({24: 1, 13: 3, 8: 4, 6: 5, 25: 2}, {23: 2, 13: 4, 8: 3, 6: 5, 25: 1})
"""Different for either side, with somebody on either bar."""


def a_setup(**changes: Any) -> Setup:
    """Black before his roll in `CONTACT`, for money, unless changed; whoever has to decide does."""
    values: dict[str, Any] = {"board": CONTACT, "on_roll": Side.BLACK} | changes
    asked = decider(values["on_roll"], values.get("offer", ""), values.get("resigned", 0))
    return Setup(**{"decides": asked} | values)


def with_sides_exchanged(setup: Setup) -> Setup:
    """The same with White for Black, as gnubg reads an XGID with White on roll."""
    return replace(
        setup,
        on_roll=setup.on_roll.other,
        decides=setup.decides.other,
        cube_owner=None if setup.cube_owner is None else setup.cube_owner.other,
        scores=(setup.scores[1], setup.scores[0]),
    )


def rolled_as_in_an_id(roll: Roll | None) -> Roll | None:
    """The roll with its larger die first."""
    return Roll(roll.high, roll.low) if roll else None


def id_of(values: Mapping[str, int]) -> str:
    """A match ID put together with no check at all; `rest` is what stands behind its fields."""
    number = at = 0
    for name, bits in (FIELDS | {"rest": 5}).items():
        number |= values.get(name, 0) << at
        at += bits
    return b64encode(number.to_bytes(9, "little")).decode()


def checkers_id(opponent: dict[int, int], own: dict[int, int]) -> str:
    """A position ID put together with no check at all."""
    bits = "".join(
        "1" * side.get(point, 0) + "0" for side in (opponent, own) for point in range(1, 26)
    )
    number = int(bits.ljust(80, "0")[::-1], 2)
    return b64encode(number.to_bytes(10, "little")).decode().rstrip("=")


def refused(read: Callable[[str], object], text: str, code: str = "bad_position") -> str:
    """What is said when `text` is refused with `code`."""
    with pytest.raises(EngineError) as refusal:
        read(text)
    assert refusal.value.code == code
    return refusal.value.detail


def survives(
    read: Callable[[str], Value], write: Callable[[Value], str], text: str
) -> Value | None:
    """What `text` is read as, which must come back as itself once written; None if it is refused,
    with one of the two codes and a sentence that does not repeat a long text."""
    try:
        value = read(text)
    except EngineError as error:
        refusal = error
    else:
        assert read(write(value)) == value
        return value
    assert refusal.code in ("bad_position", "bad_dice")
    assert 0 < len(refusal.detail) < 200
    return None


@st.composite
def boards(draw: st.DrawFn) -> Board:
    """Any board, the rare ones more often than they come up."""
    return random_board(random.Random(draw(SEEDS)))


@st.composite
def setups(draw: st.DrawFn, states: tuple[int, int] = (NO_GAME, DROPPED)) -> Setup:
    """Any setup in a game of the given states, from the first to the last."""
    length = draw(st.sampled_from((0, 0, 1, 2, 7, 25, 2**15 - 1)))
    points = st.integers(0, length - 1 if length else 2**15 - 1)
    scores = draw(st.tuples(points, points))
    on_roll = draw(st.sampled_from(Side))
    offer = draw(st.sampled_from(OFFERS[:2] if length else OFFERS))
    turned = TURNED_BEFORE[offer] if offer else 0
    owners = (on_roll.other,) if turned else (None, on_roll) if offer else (None, *Side)
    exponent = draw(st.integers(turned, 9))
    crawford = draw(st.booleans()) and not offer and exponent == 0 and length > 0
    resigned = draw(st.integers(0, 3))
    state = draw(st.integers(*states))
    asked = decider(on_roll, offer, resigned)
    return Setup(
        board=draw(boards()),
        on_roll=on_roll,
        decides=asked if offer or state == PLAYING else draw(st.sampled_from(Side)),
        roll=None if offer else draw(st.none() | st.builds(Roll, DICE, DICE)),
        cube_level=1 << exponent,
        cube_owner=draw(st.sampled_from(owners)),
        offer=offer,
        resigned=resigned,
        game_state=state,
        crawford=counts_as_crawford(crawford, length, scores),
        length=length,
        scores=scores,
        jacoby=not length and draw(st.booleans()),
        beavers=not length and draw(st.booleans()),
        cube_limit=1 << draw(st.integers(exponent + bool(offer), 12)),
    )
