"""What is done before a throw is written as it is offered, and refused by the rule it breaks."""

from __future__ import annotations

from typing import Any

import pytest

from games.engine import variants
from games.engine.errors import AmbiguousPlay, IllegalPremove, InvalidNotation
from games.engine.parallel import premove_breaches as breaches
from games.engine.parallel.game import LongGame
from games.engine.parallel.premoves import PreMove
from tests.engine.long.positions import walk

HIS = "24:12 reserve:3 emir:24(6)"
AWAY = "24:1 8:4 7:2 20:5 reserve:3 emir:24"


def at(white: str, black: str = HIS, **options: Any) -> LongGame:
    return LongGame.at(variants.get("emir").having(options), white, black)


@pytest.mark.parametrize("seed", range(6))
def test_each_that_is_offered_is_read_back(seed: int) -> None:
    offered = 0
    for state in walk("emir", seed):
        for one in state.premoves() if state.verdict is None else ():
            assert state.prepare(str(one)) == state.prepare(one)
            assert state.prepare(f" {str(one).upper()} ".replace(",", ", ")) == state.prepare(one)
            offered += 1
    assert offered


@pytest.mark.parametrize(
    ("game", "text", "rule", "said"),
    [
        (
            LongGame.start(variants.get("long_classic")),
            "reserve/24",
            breaches.NoPremoves,
            "in long_classic nothing is done before a throw",
        ),
        (at(AWAY).throw("63"), "reserve/24", breaches.AfterTheThrow, "6-3 has been thrown"),
        (
            at(AWAY).prepare("reserve/24"),
            "20/19,18,17,16,15",
            breaches.NoMorePremoves,
            "no more than 1",
        ),
        (
            at("20:11 bar:1 reserve:3 emir:20", "12:2 6:10 reserve:3 emir:6", bar_priority=True),
            "20/19",
            breaches.BarWaits,
            "waits on the bar",
        ),
        (at("20:15 emir:20"), "reserve/24", breaches.ReserveIsEmpty, "nobody is left"),
        (at(AWAY), "reserve/20", breaches.NotForTheReserve, "the last one on the head"),
        (at(AWAY), "reserve/e24", breaches.NotForTheReserve, "joins the marked one where"),
        (at(HIS), "24/23,22,21", breaches.HeadStays, "the head is not dealt out"),
        (at(AWAY), "7/6,5", breaches.PileTooSmall, "2 on point 7 are fewer than the 3"),
        (at(AWAY), "99/6,5", breaches.PileTooSmall, "0 on point 99"),
        (at(AWAY), "8/6,5,4,3", breaches.NoEmptyPoint, "the point after 8 is not empty"),
        (at("24:1 4:11 reserve:3 emir:24"), "4/3,2,1", breaches.NoRoom, "do not all find a point"),
        (at(AWAY), "20/19,18,17", breaches.OtherTargets, "is dealt out as 20/19,18,17,16,15"),
        (at(AWAY), "20/e19,18,17,16,15", breaches.MarkedNotThere, "on point 20"),
    ],
)
def test_the_rule_is_named(
    game: LongGame, text: str, rule: type[IllegalPremove], said: str
) -> None:
    with pytest.raises(IllegalPremove) as refusal:
        game.prepare(text)
    assert type(refusal.value) is rule
    assert refusal.value.code == "illegal_play"
    assert said in refusal.value.detail
    assert text in refusal.value.detail


def test_where_the_emir_goes_is_said() -> None:
    game = at("24:9 20:3 reserve:3 emir:20")
    with pytest.raises(AmbiguousPlay) as refusal:
        game.prepare("20/19,18,17")
    assert "20/e19,18,17 or 20/19,e18,17 or 20/19,18,e17" in refusal.value.detail
    assert game.prepare("20/19,e18,17").places[0] == "24:9 19:1 18:1 17:1 reserve:3 emir:18"


def test_one_that_is_not_offered_is_refused_as_its_text_is() -> None:
    with pytest.raises(breaches.PileTooSmall) as refusal:
        at(AWAY).prepare(PreMove(7, (6, 5)))
    assert "'7/6,5' cannot be done" in refusal.value.detail


@pytest.mark.parametrize("junk", [None, 5, "", "reserve", "reserve/", "24/", "x" * 10_000, "0/1"])
def test_what_is_none_at_all_is_no_notation(junk: Any) -> None:
    with pytest.raises(InvalidNotation) as refusal:
        at(AWAY).prepare(junk)
    assert len(refusal.value.detail) < 300
    assert "is nothing that is done before a throw: that is written as" in refusal.value.detail


@pytest.mark.parametrize(
    "parts",
    [("x", 5), (20, 19), (20, ()), (20, [19, 18, 17]), (25, (19,)), (None, (0,)), (True, (19,))],
)
@pytest.mark.parametrize("marked", [None, 19, "x"])
def test_what_goes_from_no_point_to_no_points_is_none(parts: Any, marked: Any) -> None:
    with pytest.raises(InvalidNotation, match="Before a throw checkers go from a point") as refusal:
        PreMove(parts[0], parts[1], marked)
    assert refusal.value.code == "bad_notation"


def test_nor_is_one_in_which_the_marked_one_goes_elsewhere() -> None:
    with pytest.raises(InvalidNotation):
        PreMove(20, (19, 18, 17), 16)
    assert str(PreMove(20, (19, 18, 17), 18)) == "20/19,e18,17"
