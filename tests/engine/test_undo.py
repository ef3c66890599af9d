"""Undo: the game before the last action, whatever it was."""

from __future__ import annotations

import random
from collections.abc import Callable
from itertools import pairwise

import pytest

from games.engine import Board, Game, Match
from games.engine.errors import NothingToUndo
from tests.engine.playing import MONEY, RULES, a_position, at, game_by_chance, opened

CLOSED = "6:2 5:2 4:2 3:2 2:2 1:2 8:3"
FRESH = Game.start(Match(rules=MONEY))
OPENED = opened(Match(rules=MONEY))
PLAYED = OPENED.play("8/5 6/5")
LAST = at(a_position("6:1 1:1", "6:15")).throw("21")

ACTIONS: dict[str, tuple[Game, Callable[[Game], Game]]] = {
    "the opening throw": (FRESH, lambda game: game.open(1, 3)),
    "an automatic double": (FRESH, lambda game: game.open(3, 3)),
    "a cocked die in the opening": (FRESH, lambda game: game.cocked()),
    "a throw": (PLAYED, lambda game: game.throw("62")),
    "a cocked throw": (PLAYED, lambda game: game.cocked()),
    "a play": (OPENED, lambda game: game.play("8/5 6/5")),
    "the last play of the game": (
        at(a_position("1:1", "6:15")).throw("21"),
        lambda game: game.play("1/off"),
    ),
    "a turn without dice": (
        at(a_position("bar:1 13:1 6:13", CLOSED)),
        lambda game: game.stay_out(),
    ),
    "a double": (PLAYED, lambda game: game.double()),
    "a beaver": (PLAYED.double(), lambda game: game.turn_again()),
    "a take": (PLAYED.double(), lambda game: game.take()),
    "a drop": (PLAYED.double(), lambda game: game.drop()),
    "a resignation": (OPENED, lambda game: game.resign(2)),
    "a resignation that was accepted": (OPENED.resign(2), lambda game: game.accept_resignation()),
    "a resignation that was refused": (OPENED.resign(2), lambda game: game.refuse_resignation()),
    "an illegal play": (OPENED, lambda game: game.play_illegally(Board.start())),
    "a correction": (
        OPENED.play_illegally(Board.start()),
        lambda game: game.correct("8/5 6/5"),
    ),
    "a throw that lets an illegal play stand": (
        OPENED.play_illegally(Board.start()),
        lambda game: game.throw("62"),
    ),
    "a throw too soon": (OPENED, lambda game: game.throw_too_soon("62")),
}


@pytest.mark.parametrize("name", ACTIONS)
def test_it_takes_back(name: str) -> None:
    before, action = ACTIONS[name]
    after = action(before)
    assert after != before
    assert len(after.history) == len(before.history) + 1
    assert after.history[:-1] == before.history
    assert after.undo() is before
    assert action(after.undo()) == after


def test_it_opens_a_correction_again() -> None:
    illegal = OPENED.play_illegally(Board.start())
    stood = illegal.throw("62")
    assert not stood.may_correct
    assert stood.undo().may_correct
    assert stood.undo().correct("8/5 6/5").position == PLAYED.position


def test_it_gives_kept_dice_back() -> None:
    kept = opened(Match(rules=RULES[2])).throw_too_soon("62")
    played = kept.play("8/5 6/5")
    assert played.position
    assert str(played.position.roll) == "6-2"
    assert str(played.undo().kept_roll) == "6-2"
    assert played.undo().undo().kept_roll is None


def test_it_goes_back_to_the_beginning_and_no_further() -> None:
    game = PLAYED.double().take().throw("62").play("24/18 13/11")
    states = [game]
    while states[-1].history:
        states.append(states[-1].undo())
    assert states[-1] == FRESH
    with pytest.raises(NothingToUndo) as refusal:
        states[-1].undo()
    assert refusal.value.code == "nothing_to_undo"
    assert refusal.value.detail == ("Nothing has been done in this game that could be undone.")


def test_it_does_not_reach_the_game_before() -> None:
    following = PLAYED.double().drop().next_game()
    with pytest.raises(NothingToUndo):
        following.undo()


def test_it_takes_back_a_whole_game_step_by_step() -> None:
    for seed, rules in enumerate(RULES):
        states = list(game_by_chance(random.Random(seed), Match(5, rules=rules)))
        for before, after in pairwise(states):
            assert after.undo() is before


def test_it_lets_the_game_go_another_way() -> None:
    other = PLAYED.double().drop().undo().take()
    assert other == PLAYED.double().take()
    assert other.outcome is None
