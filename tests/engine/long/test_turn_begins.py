"""A game begun at a position begins a turn there, as it does in play."""

from __future__ import annotations

import pytest

from games.engine import variants
from games.engine.errors import GameIsOver
from games.engine.parallel.game import LongGame
from games.engine.parallel.verdicts import Kind
from games.engine.sides import Side
from tests.engine.long.positions import walk

EMIR = variants.get("emir")
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


@pytest.mark.parametrize("seed", range(5))
def test_every_turn_of_a_game_begins_as_it_did(seed: int) -> None:
    for state in walk("emir", seed):
        if not state.rounds and not state.prepared and state.verdict is None:
            again = LongGame.at(EMIR, *state.places, state.roller)
            assert (again.sides, again.extras) == (state.sides, state.extras)
            assert again.roller is state.roller
