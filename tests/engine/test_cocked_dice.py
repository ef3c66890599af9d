"""Dice that do not lie flat in the right half of the board: both are thrown again (SB-15).

Seed 000: outside the right-hand board, on a checker or not flat: the player throws both again.
"""

from __future__ import annotations

import pytest

from games.engine import Game, GameIsOver, Match, NotNow, Rules
from games.engine.actions import Cocked, Opened, Threw
from games.engine.dice import Roll
from games.engine.errors import ToAnswerDouble, ToAnswerResignation, ToPlay
from tests.engine.playing import BLACK, MONEY, WHITE, opened

PLAYED = opened(Match(rules=MONEY)).play("8/5 6/5")


def test_it_is_recorded_and_changes_nothing() -> None:
    cocked = PLAYED.cocked()
    assert cocked.history[-1] == Cocked(WHITE)
    assert cocked.position == PLAYED.position
    assert cocked.throw("62").position == PLAYED.throw("62").position


def test_it_may_happen_again_and_again() -> None:
    game = PLAYED
    for _ in range(5):
        game = game.cocked()
    assert game.history[-5:] == (Cocked(WHITE),) * 5
    assert game.throw("62").history[-1] == Threw(WHITE, Roll(6, 2))


def test_it_is_no_throw_of_the_holland_rule() -> None:
    rules = Rules(holland=True)
    game = opened(Match(5, (4, 2), rules=rules)).play("8/5 6/5").cocked()
    assert game.position
    assert game.position.throws == 1


def test_it_happens_in_the_opening_too() -> None:
    game = Game.start().cocked()
    assert game.history == (Cocked(None),)
    assert game.position is None
    assert game.open(1, 3).history == (Cocked(None), Opened(1, 3))


def test_it_doubles_nothing_in_the_opening() -> None:
    game = Game.start(Match(rules=MONEY)).cocked().open(3, 3).cocked()
    assert game.cube.level == 2
    assert game.automatic_doubles == 1
    assert game.open(1, 3).cube.level == 2


def test_it_leaves_the_time_to_double() -> None:
    """No dice lie on the table, so the turn is still before them."""
    assert PLAYED.cocked().double().take().cube.owner is BLACK


def test_it_belongs_to_the_time_to_throw() -> None:
    with pytest.raises(ToPlay):
        opened().cocked()
    with pytest.raises(ToAnswerDouble):
        PLAYED.double().cocked()
    with pytest.raises(ToAnswerResignation):
        PLAYED.resign(1).cocked()
    with pytest.raises(GameIsOver):
        PLAYED.resign(1).accept_resignation().cocked()
    with pytest.raises(NotNow):
        PLAYED.throw("62").cocked()


def test_it_is_undone_and_done_again() -> None:
    for game in (Game.start(), PLAYED):
        cocked = game.cocked()
        assert cocked.undo() is game
        assert game.replay(cocked.history[len(game.history) :]) == cocked
