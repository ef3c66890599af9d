"""A game is saved as what began it and what was done: read, pickled, copied and taken back."""

from __future__ import annotations

import copy
import json
import pickle
import random

import pytest

from games.engine import variants
from games.engine.cube import Cube
from games.engine.errors import NothingToUndo
from games.engine.parallel.cubed import CubedGame
from games.engine.parallel.game import LongGame
from games.engine.sides import Side
from tests.engine.long.positions import PARALLEL, walk

CLASSIC = variants.get("long_classic")
CUBED = CLASSIC.having({"cube": "standard"})
SEQUENCES = variants.get("crazy_gulbar").having({"sequence_from_turn": 4})


def saved(game: LongGame) -> LongGame:
    """The game as it comes back from a file."""
    return LongGame.from_json(json.loads(json.dumps(game.to_json())))


@pytest.mark.parametrize("name", PARALLEL)
def test_every_state_of_a_game_comes_back_whole(name: str) -> None:
    states = walk(name, seed=21)
    again = saved(states[-1])
    assert again.verdict == states[-1].verdict is not None
    for state in reversed(states):
        assert again == state
        assert again.history == state.history
        if state is not states[0]:
            again = again.undo()


@pytest.mark.parametrize("name", PARALLEL)
def test_a_game_pickles_and_is_copied(name: str) -> None:
    state = random.Random(name).choice(walk(name, seed=22)[1:40])
    for kept in (pickle.loads(pickle.dumps(state)), copy.deepcopy(state), copy.copy(state)):
        assert kept == state
        assert kept.history == state.history
        assert kept.undo() == state.undo()


def test_what_a_side_may_play_pickles_too() -> None:
    game = LongGame.start(variants.get("emir")).throw("63")
    assert pickle.loads(pickle.dumps(game.plays())) == copy.deepcopy(game.plays()) == game.plays()
    assert pickle.loads(pickle.dumps(game.premoves())) == game.premoves()


def test_it_is_saved_with_its_options_its_rolls_and_its_last_roll() -> None:
    game = LongGame.start(SEQUENCES)
    for roll in ("21", "21", "31"):
        game = game.throw(roll).play(game.throw(roll).plays()[0])
    again = saved(game)
    assert (again.variant, again.rolls) == (SEQUENCES, (2, 1))
    last = LongGame.at(CLASSIC.having({"last_roll": True}), "2:1", "3:2").throw("61").play("2/off")
    assert last.last_roll
    assert saved(last) == last
    assert saved(last.throw("66").play("3/off(2)")).verdict is not None


def test_a_saved_game_can_be_read_by_people() -> None:
    emir = variants.get("emir").having({"recapture": True})
    game = LongGame.at(emir, "24:1 8:11 reserve:3 emir:8", "24:12 reserve:3 emir:24(6)")
    game = game.prepare("reserve/24").throw("63").play("24/18 8/5")
    assert game.to_json() == {
        "version": 1,
        "variant": "emir",
        "options": dict(emir.settled),
        "white": "24:1 8:11 reserve:3 emir:8",
        "black": "24:12 reserve:3 emir:24(6)",
        "roller": "white",
        "turns": [0, 0],
        "last_roll": False,
        "history": ["prepare reserve/24", "throw 6-3", f"play {game.history[2][5:]}"],
    }


def test_a_pass_is_an_action_as_any_other() -> None:
    game = LongGame.start(variants.get("even_odd")).throw("41").play("")
    assert game.history == ("throw 4-1", "pass")
    assert saved(game) == game
    assert game.undo().undo() == LongGame.start(variants.get("even_odd"))
    with pytest.raises(NothingToUndo):
        game.undo().undo().undo()


def test_a_cube_is_saved_with_its_game() -> None:
    begun = LongGame.start(CUBED).throw("63").play("24/15")
    game = CubedGame(begun, Cube(4, Side.BLACK)).double().take().throw("52")
    for state in (game, game.undo(), game.undo().undo(), CubedGame(begun).double().drop()):
        again = CubedGame.from_json(json.loads(json.dumps(state.to_json())))
        assert again == state
        assert (again.history, again.verdict) == (state.history, state.verdict)
        assert pickle.loads(pickle.dumps(state)) == copy.deepcopy(state) == state
    assert game.history == ("double", "take", "throw 5-2")
    assert game.to_json()["cube"] == {"level": 4, "owner": "black"}
    assert game.to_json()["game"]["history"] == ["throw 6-3", "play 24/15"]


def test_a_game_is_shown_in_one_line() -> None:
    assert repr(LongGame.at(CLASSIC, "24:13 18:2", "24:15").throw("63")) == (
        "<LongGame long_classic: 24:13 18:2 | 24:15, White 6-3>"
    )
    assert len(repr(CubedGame.start(CUBED).throw("63"))) < 200
