"""How plays are written and read in which checkers are taken and one of them is marked."""

from __future__ import annotations

import pytest

from games.engine import variants
from games.engine.errors import IllegalPlay
from games.engine.parallel.game import LongGame
from games.engine.sides import Side

BLACK = "24:11 3:1 reserve:3 emir:24(5)"
"""One alone on White's 15."""
WHITE = "24:6 20:2 10:3 9:1 reserve:3 emir:20"
TANGLED = (
    "18:2 15:2 14:3 9:1 4:1 3:1 1:3 held:24 held:13 emir:9",
    "24:2 20:1 17:1 14:1 12:1 11:1 5:2 1:4 held:16 held:2 emir:12",
)
"""Black to play 2-2: whether his last checker leaves White's head before he beats somebody or after
decides where that one goes."""


def thrown(dice: str) -> LongGame:
    return LongGame.at(variants.get("emir"), WHITE, BLACK).throw(dice)


def texts(game: LongGame) -> set[str]:
    return set(map(str, game.plays()))


def test_what_a_checker_takes_is_written_behind_and_the_marked_one_before() -> None:
    plays = texts(thrown("52"))
    assert {"20/15+ 10/8", "e20/15+ 10/8", "20/15+/13", "e20/15+/13"} <= plays
    assert "20/15*(2)" not in texts(thrown("55"))
    assert any(written.startswith("20/15* e20/15") for written in texts(thrown("55")))


@pytest.mark.parametrize("written", ["20/15+ 10/8", "20/15* 10/8", "10/8 20/15", "10/8, 20-15+"])
def test_either_mark_is_read_and_neither_is_needed(written: str) -> None:
    game = thrown("52").play(written)
    assert "held:3" in game.places[1]
    assert "emir:20" in game.places[0]


def test_without_its_letter_an_ordinary_checker_moves() -> None:
    assert "emir:15" in thrown("52").play("e20/15 10/8").places[0]
    assert "emir:20" in thrown("52").play("20/15 10/8").places[0]
    with pytest.raises(IllegalPlay) as refusal:
        thrown("52").play("e10/8 20/15")
    assert refusal.value.rule == "marked"


def test_a_mark_where_nobody_is_taken_is_refused() -> None:
    with pytest.raises(IllegalPlay) as refusal:
        thrown("52").play("20/15+ 10/8*")
    assert refusal.value.rule == "no_blot"
    assert "8" in refusal.value.detail


def test_the_way_of_a_checker_may_lead_over_one_that_it_takes_or_beside_it() -> None:
    passing, taking = thrown("52").play("20/13"), thrown("52").play("20/15+/13")
    assert "held" not in passing.places[1] + taking.places[1]
    assert passing.places == taking.places


@pytest.mark.parametrize(
    ("written", "waiting"), [("24/22 17/15* e12/8", 1), ("24/22 e12/10 17/15* e10/8", 0)]
)
def test_a_play_that_beats_is_written_in_the_order_that_it_is_made(
    written: str, waiting: int
) -> None:
    game = LongGame.at(variants.get("emir"), *TANGLED, Side.BLACK).throw("22")
    play = game.find_play(written)
    assert str(play) == written
    assert play.result.his.bar == waiting
    assert len(texts(game)) == len(game.plays())
