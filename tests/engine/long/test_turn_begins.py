"""A game begun at a position begins a turn there, as it does in play."""

from __future__ import annotations

from typing import Any

import pytest

from games.engine import variants
from games.engine.errors import GameIsOver
from games.engine.parallel.cubed import CubedGame
from games.engine.parallel.game import LongGame
from games.engine.parallel.unsound import NoLastRoll, NoTurns
from games.engine.parallel.verdicts import Kind
from games.engine.sides import Side
from games.engine.variants import Variant
from tests.engine.long.positions import PARALLEL, walk

EMIR, CLASSIC = variants.get("emir"), variants.get("long_classic")
LAST_ROLL = CLASSIC.having({"last_roll": True})
STARTS, APART = ("24:15", "24:15"), ("24:14 20:1", "24:14 20:1")
FROZEN = "19:3 6:2 5:2 4:2 3:2 2:2 1:2"
"""Behind the other's full home, and nothing moves inside one's own."""


def test_beaten_checkers_of_the_roller_are_back_on_an_open_head() -> None:
    white, black = "13:1 8:11 reserve:3 emir:8", "10:11 bar:1 reserve:3 emir:10"
    game = LongGame.at(EMIR, white=white, black=black, roller=Side.BLACK)
    assert game.places == (white, "24:1 10:11 reserve:3 emir:10")
    assert any(str(play).startswith("24/") for play in game.throw("63").plays())


def test_those_of_the_other_side_wait_for_their_turn() -> None:
    white, black = "13:1 8:11 reserve:3 emir:8", "10:11 bar:1 reserve:3 emir:10"
    assert LongGame.at(EMIR, white, black, Side.WHITE).places == (white, black)


def test_those_before_a_closed_head_wait() -> None:
    white, black = "12:2 8:10 reserve:3 emir:8", "10:11 bar:1 reserve:3 emir:10"
    assert LongGame.at(EMIR, white, black, Side.BLACK).places == (white, black)


def test_a_game_is_over_where_the_emir_comes_back_onto_the_other() -> None:
    with pytest.raises(GameIsOver):
        LongGame.at(
            EMIR, "12:1 8:11 reserve:3 emir:12", "10:11 bar:1 reserve:3 emir:bar", Side.BLACK
        )


@pytest.mark.parametrize("name", ["crazy_nardy", "lunatic_fevga"])
@pytest.mark.parametrize("roller", list(Side))
def test_where_nobody_can_ever_move_it_has_its_verdict(name: str, roller: Side) -> None:
    game = LongGame.at(variants.get(name), FROZEN, FROZEN, roller)
    assert game.verdict is not None
    assert (game.verdict.winner, game.verdict.kind) == (None, Kind.DRAW)
    with pytest.raises(GameIsOver):
        game.throw("63")
    assert LongGame.from_json(game.to_json()) == game


@pytest.mark.parametrize("name", PARALLEL)
def test_every_turn_of_a_game_begins_as_it_did(name: str) -> None:
    variant = variants.get(name)
    if "last_roll" in variant.options:
        variant = variant.having({"last_roll": True})
    for seed in range(3 if name == "emir" else 1):
        for state in walk(variant, seed):
            if not state.rounds and not state.prepared and state.verdict is None:
                assert again(state) == state


def again(state: LongGame) -> LongGame:
    """The same, from what is told of it."""
    turns, last_roll = state.rolls, state.last_roll
    return LongGame.at(state.variant, *state.places, state.roller, turns=turns, last_roll=last_roll)


def test_doublets_run_on_from_the_turn_that_is_told() -> None:
    gul_bara = variants.get("crazy_gulbar").having({"sequence_from_turn": 4})
    groups = {
        turns: len(LongGame.at(gul_bara, *APART, turns=(turns, turns)).throw("33").rounds[0].groups)
        for turns in (2, 3)
    }
    assert groups == {2: 1, 3: 4}


def test_a_skipped_first_turn_is_told_too() -> None:
    even_odd = variants.get("even_odd").having({"skipped_first_turn": "used"})
    begun = [LongGame.at(even_odd, *STARTS, turns=turns) for turns in ((0, 0), (1, 1))]
    assert [game.throw("44").head_left[Side.WHITE] for game in begun] == [2, 1]


def test_a_last_roll_is_blacks_who_may_still_draw() -> None:
    game = LongGame.at(LAST_ROLL, "1:1", "3:1 1:1").throw("65").play("1/off")
    assert again(game) == game

    with_cube = CLASSIC.having({"last_roll": True, "cube": "standard"})
    for kind in (LongGame, CubedGame):
        thrown = kind.at(with_cube, "off:15", "3:1 1:1", Side.BLACK, last_roll=True).throw("31")
        drawn = thrown.play(thrown.plays()[0])
        assert drawn.verdict is not None
        assert drawn.verdict.kind is Kind.DRAW
        assert kind.from_json(drawn.to_json()) == drawn


@pytest.mark.parametrize(
    ("variant", "white", "black", "roller"),
    [
        (CLASSIC, "off:15", "3:1", Side.BLACK),
        (LAST_ROLL, "off:15", "3:1", Side.WHITE),
        (LAST_ROLL, "3:1", "3:1", Side.BLACK),
        (LAST_ROLL, "3:1", "off:15", Side.BLACK),
        (LAST_ROLL, "off:15", "off:15", Side.BLACK),
    ],
)
def test_there_is_no_other(variant: Variant, white: str, black: str, roller: Side) -> None:
    with pytest.raises(NoLastRoll):
        LongGame.at(variant, white, black, roller, last_roll=True)


@pytest.mark.parametrize("junk", [None, 3, (1,), (1, 2, 3), (1, -1), (True, 1), "12", (1.0, 1)])
def test_what_are_no_two_numbers_of_turns_are_refused(junk: Any) -> None:
    with pytest.raises(NoTurns, match="turns are two numbers"):
        LongGame.at(CLASSIC, *STARTS, turns=junk)
