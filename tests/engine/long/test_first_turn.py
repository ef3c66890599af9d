"""What the pages say of two checkers leaving the head is what the games do."""

from __future__ import annotations

import pytest

from games.engine import variants
from games.engine.parallel.game import LongGame
from games.engine.variants.guide import GUIDES, Topic

ALONE = "since one alone is stopped"


def plays(game: LongGame) -> set[str]:
    return {str(play) for play in game.plays()}


def start(name: str) -> LongGame:
    return LongGame.start(variants.get(name))


@pytest.mark.parametrize("name", ["astrogon", "even_odd"])
def test_three_moves_of_three_are_made_by_one_checker_or_by_two(name: str) -> None:
    game = start(name)
    if name == "even_odd":
        # White moves an even number of times: then Black has his first turn.
        game = game.throw("32").play("24/18")
    assert plays(game.throw("33")) == {"24/15", "24/21 24/18"}
    assert "with 3-3 one alone can make all three" in GUIDES[name].whole[Topic.HEAD]


@pytest.mark.parametrize(("dice", "only"), [("44", "24/16(2)"), ("66", "24/18(2)")])
def test_four_moves_of_four_and_six_of_six_take_two(dice: str, only: str) -> None:
    assert plays(start("astrogon").throw(dice)) == {only}
    assert plays(start("even_odd").throw(dice)) == {only}


def test_a_further_roll_of_the_first_turn_allows_one() -> None:
    """In gulbar a doublet played whole gives another roll, and a checker has left the head."""
    game = start("gulbar").throw("55").play("24/4")
    assert game.roller == start("gulbar").roller
    assert plays(game.throw("66")) == {"24/18"}
    assert plays(start("gulbar").throw("66")) == {"24/18(2)"}
    for name in ("gulbar", "crazy_gulbar"):
        assert "While all his checkers are still on it" in GUIDES[name].whole[Topic.HEAD]


SAID = [name for name in GUIDES if f"6-6, {ALONE}" in GUIDES[name].whole.get(Topic.HEAD, "")]


def test_that_is_said_of_long_nardy_and_of_others_in_which_nobody_flies() -> None:
    assert {"long_classic", "giveaway", "nardgammon", "karzar", "emir"} <= set(SAID)


@pytest.mark.parametrize("name", SAID)
def test_a_page_says_that_one_alone_is_stopped_only_where_it_is(name: str) -> None:
    """One checker alone cannot play them all: so no play takes just one."""
    for dice in ("33", "44", "66"):
        left = {play.counts[24] for play in start(name).throw(dice).plays()}
        assert left == {variants.get(name).layout[24] - 2}, dice
