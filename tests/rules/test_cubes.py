"""One contract and its cube, by itself."""

from __future__ import annotations

from dataclasses import replace

import pytest

from chouette.rules.actions import ANSWERS, Kind, Side
from chouette.rules.cubes import CUBE_LIMIT, Contract
from chouette.rules.errors import (
    BeaverNotAllowed,
    ContractClosed,
    CubeLimit,
    CubeNotAvailable,
)

CENTRED = Contract("B", "A", 1)


def doubled(contract: Contract, side: Side, word: str, *, turns: int = 3) -> Contract:
    return contract.doubled(side, ANSWERS[word], allowed_turns=turns, step=1)


def test_it_starts_in_the_middle() -> None:
    assert CENTRED.is_open
    assert CENTRED.is_centred
    assert not CENTRED.turned
    assert CENTRED.may_double("box")
    assert CENTRED.may_double("team")


@pytest.mark.parametrize(("side", "owner"), [("box", "team"), ("team", "box")])
def test_it_passes_to_the_side_that_took(side: Side, owner: Side) -> None:
    taken = doubled(CENTRED, side, "take")
    assert (taken.level, taken.owner, taken.turned) == (2, owner, True)
    assert taken.may_double(owner)
    assert not taken.may_double(side)


def test_it_is_turned_only_by_a_double_that_was_taken() -> None:
    assert not doubled(CENTRED, "box", "drop").turned
    assert doubled(CENTRED, "box", "beaver/drop").turned


@pytest.mark.parametrize(
    ("side", "word", "winner", "halves", "code"),
    [
        ("box", "drop", "other", -2, "dropped"),
        ("team", "drop", "holder", 2, "dropped"),
        ("box", "beaver/drop", "holder", 4, "beaver_refused"),
        ("team", "beaver/drop", "other", -4, "beaver_refused"),
        ("box", "beaver/raccoon/drop", "other", -8, "raccoon_refused"),
        ("team", "beaver/raccoon/drop", "holder", 8, "raccoon_refused"),
        ("box", "beaver/raccoon/otter/drop", "holder", 16, "otter_refused"),
        ("team", "beaver/raccoon/otter/drop", "other", -16, "otter_refused"),
    ],
)
def test_it_ends_with_whoever_must_answer_losing_the_value_before_the_last_turn(
    side: Side, word: str, winner: str, halves: int, code: str
) -> None:
    ending = doubled(CENTRED, side, word).ending
    assert ending is not None
    assert (ending.winner, ending.points, ending.code) == (winner, halves, code)
    assert ending.is_early


def test_it_refuses_a_double_it_does_not_allow() -> None:
    taken = doubled(CENTRED, "box", "take")
    with pytest.raises(CubeNotAvailable, match="The cube of B is with the other side"):
        doubled(taken, "box", "take")
    with pytest.raises(ContractClosed, match="B is out"):
        doubled(doubled(CENTRED, "box", "drop"), "team", "take")
    with pytest.raises(CubeLimit, match="would play for 2048"):
        doubled(replace(CENTRED, level=CUBE_LIMIT), "box", "take")
    with pytest.raises(BeaverNotAllowed, match="allows 1 turns"):
        doubled(CENTRED, "box", "beaver/raccoon", turns=1)


def test_it_may_not_be_doubled_at_the_limit() -> None:
    assert not replace(CENTRED, level=CUBE_LIMIT).may_double("box")
    assert replace(CENTRED, level=CUBE_LIMIT // 2).may_double("box")


@pytest.mark.parametrize(
    ("kind", "counts", "times", "code"),
    [
        ("single", True, 1, "won_single"),
        ("single", False, 1, "won_single"),
        ("gammon", True, 2, "won_gammon"),
        ("gammon", False, 1, "won_gammon_unturned"),
        ("backgammon", True, 3, "won_backgammon"),
        ("backgammon", False, 1, "won_backgammon_unturned"),
    ],
)
def test_it_is_worth_its_level_times_the_result(
    kind: Kind, counts: bool, times: int, code: str
) -> None:
    contract = replace(CENTRED, level=4)
    won = contract.won("team", kind, backgammon=3, counts=counts, step=2)
    lost = contract.won("box", kind, backgammon=3, counts=counts, step=2)
    assert won.ending is not None
    assert lost.ending is not None
    assert (won.ending.points, won.ending.winner) == (8 * times, "holder")
    assert (lost.ending.points, lost.ending.winner) == (-8 * times, "other")
    assert won.ending.code == lost.ending.code == code
    assert not won.ending.is_early
