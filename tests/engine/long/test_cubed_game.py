"""A game with a cube is used as one without: the same questions, the same actions."""

from __future__ import annotations

import inspect

import pytest

from games.engine import variants
from games.engine.cube import Cube
from games.engine.errors import ToAnswerDouble
from games.engine.parallel.cubed import CubedGame
from games.engine.parallel.game import LongGame
from games.engine.parallel.unsound import NothingToWin
from games.engine.sides import Side
from tests.engine.long.positions import walk

WITH_CUBE = variants.get("long_classic").having({"cube": "standard"})
EMIR = variants.get("emir").having({"cube": "standard"})
OF_THE_GAME_ALONE = {
    *("sides", "extras", "head_left", "rolls", "rounds", "first_off", "last_roll", "prepared"),
    "seen_by",
}
"""What is asked of its `game`."""


def test_it_has_all_that_a_game_has() -> None:
    public = {name for name, _ in inspect.getmembers(LongGame) if not name.startswith("_")}
    assert {name for name in public - OF_THE_GAME_ALONE if not hasattr(CubedGame, name)} == set()


@pytest.mark.parametrize("seed", range(4))
def test_it_answers_as_its_game_does(seed: int) -> None:
    states = walk(EMIR, seed)
    game = CubedGame.start(EMIR)
    for action, state in zip(states[-1].history, states, strict=False):
        assert (game.actor, game.roller, game.dice) == (state.actor, state.roller, state.dice)
        assert (game.numbers, game.choices) == (state.numbers, state.choices)
        assert (game.places, game.variant) == (state.places, state.variant)
        assert game.premoves() == state.premoves()
        if state.rounds:
            assert game.plays() == state.plays()
            assert game.find_play(str(state.plays()[0])) == state.find_play(str(state.plays()[0]))
        game = game.replayed(action)
    assert game.verdict == states[-1].verdict
    assert game.history == states[-1].history
    assert game.undo().game == states[-2]


def test_it_begins_at_a_position_with_its_cube() -> None:
    game = CubedGame.at(WITH_CUBE, "24:13 18:2", "24:15", Side.BLACK, Cube(2, Side.BLACK))
    assert (game.actor, game.cube, game.may_double) == (Side.BLACK, Cube(2, Side.BLACK), True)
    assert CubedGame.at(WITH_CUBE, "24:15", "24:15").cube == Cube()


def test_an_offer_is_answered_before_anything_else() -> None:
    offered = CubedGame.start(EMIR).double()
    for ask in (offered.plays, offered.premoves, lambda: offered.find_play("24/18")):
        with pytest.raises(ToAnswerDouble):
            ask()


def test_a_double_that_was_dropped_is_offered_no_longer() -> None:
    dropped = CubedGame.start(WITH_CUBE).double().drop()
    assert "cube 1\n" in dropped.text()
    assert "to 2?" not in dropped.text()
    assert "to 2?" in dropped.undo().text()


def test_nobody_doubles_before_a_last_roll() -> None:
    """White has borne off all: dropping would lose him a game that he cannot lose."""
    agreed = WITH_CUBE.having({"last_roll": True})
    last = CubedGame.at(agreed, "1:1", "3:1 1:1").throw("65").play("1/off")
    assert (last.actor, last.game.last_roll, last.may_double) == (Side.BLACK, True, False)
    assert "last time" in last.describe()
    with pytest.raises(NothingToWin) as refusal:
        last.double()
    assert refusal.value.code == "cube_not_available"
    assert refusal.value.detail.startswith("Black may not double: the other side is off")
    assert last.undo().undo().double().take().throw("65").play("1/off").may_double is False
