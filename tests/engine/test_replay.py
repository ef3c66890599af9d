"""A history done again gives the same game, and only what can have happened is a history."""

from __future__ import annotations

import pickle
import random
from dataclasses import replace

import pytest

from games.engine import Board, Game, Match, Roll, Side, Win
from games.engine.actions import (
    Action,
    Answered,
    Cocked,
    Corrected,
    Opened,
    Played,
    PlayedIllegally,
    Resigned,
    StayedOut,
    Threw,
    ThrewTooSoon,
    TurnedCube,
)
from games.engine.errors import InvalidHistory
from tests.engine.playing import BLACK, MONEY, RULES, WHITE, a_position, at, game_by_chance, opened

GAME = opened(Match(rules=MONEY)).play("8/5 6/5").double().turn_again().take().throw("62")
BOARD = Board.start()


@pytest.mark.parametrize("seed", range(20))
def test_it_gives_the_same_game_whatever_happened_in_it(seed: int) -> None:
    rules = RULES[seed % len(RULES)]
    match = Match(seed % 3 * 3, rules=rules)
    *_, game = game_by_chance(random.Random(seed), match)
    again = Game.start(match).replay(game.history)
    assert again == game
    assert again.outcome == game.outcome
    assert again.kept_roll == game.kept_roll
    assert again.may_correct == game.may_correct


def test_it_goes_on_from_any_point() -> None:
    for cut in range(len(GAME.history) + 1):
        first = Game.start(GAME.match).replay(GAME.history[:cut])
        assert first.replay(GAME.history[cut:]) == GAME


def test_it_can_be_undone_as_if_it_had_just_been_played() -> None:
    again = Game.start(GAME.match).replay(GAME.history)
    assert again.undo() == GAME.undo()


def test_it_goes_on_from_a_position() -> None:
    start = at(a_position("6:5 5:5", "24:2 13:5"))
    game = start.throw("31").play("6/3 6/5")
    assert start.replay(game.history) == game
    assert pickle.loads(pickle.dumps(game)) == game


def test_it_stores_long_games() -> None:
    """A game is stored as its beginning and its history, however long that is."""
    game = opened()
    for _ in range(400):
        game = game.resign(1).refuse_resignation()
    stored = pickle.dumps(game)
    assert pickle.loads(stored) == game
    assert len(stored) < 60_000


IMPOSSIBLE: list[tuple[Action, str]] = [
    (Opened(3, 1), "The game has begun: its opening dice are thrown."),
    (Threw(BLACK, Roll(3, 1)), "White is to play the dice now."),
    (Played(WHITE, Roll(6, 2), "24/18 24/23", BOARD), "'24/18 24/23' is not legal with 6-2: "),
    (Played(WHITE, Roll(6, 2), "24/18 13/11", BOARD), "what comes of it is something else."),
    (Played(BLACK, Roll(6, 2), "24/18 13/11", BOARD), "what comes of it is something else."),
    (StayedOut(WHITE), "White is to play the dice now."),
    (TurnedCube(WHITE, "double", 8), "White has thrown the dice: a double comes before them."),
    (TurnedCube(WHITE, "beaver", 8), "Nobody has doubled: there is nothing to take, drop or"),
    (Answered(WHITE, "take"), "Nobody has doubled: there is nothing to take, drop or"),
    (Answered(WHITE, "drop"), "Nobody has doubled: there is nothing to take, drop or"),
    (Answered(WHITE, "accept"), "Nobody has resigned: there is nothing to accept or refuse."),
    (Answered(WHITE, "refuse"), "Nobody has resigned: there is nothing to accept or refuse."),
    (Corrected(BLACK, "8/5 6/5", BOARD), "No illegal play is open to correction"),
    (Cocked(WHITE), "White is to play the dice now."),
    (ThrewTooSoon(BLACK, Roll(6, 2), stands=True), "what comes of it is something else."),
    (ThrewTooSoon(WHITE, Roll(6, 2), stands=False), "what comes of it is something else."),
]


@pytest.mark.parametrize(("action", "reason"), IMPOSSIBLE)
def test_it_refuses_what_cannot_have_happened(action: Action, reason: str) -> None:
    with pytest.raises(InvalidHistory) as refusal:
        Game.start(GAME.match).replay((*GAME.history, action))
    assert refusal.value.code == "bad_history"
    number = len(GAME.history) + 1
    said = f"Action {number} of this history cannot have happened: {reason}"
    assert refusal.value.detail.startswith(said)


def test_it_takes_everything_that_can_happen() -> None:
    assert GAME.position
    illegal = PlayedIllegally(WHITE, Roll(6, 2), GAME.position.board)
    for action in (illegal, Resigned(WHITE, Win.GAMMON), Resigned(BLACK, Win.SINGLE)):
        assert GAME.replay([action]).history[-1] == action


def test_it_asks_who_did_it() -> None:
    first, game = GAME.history[1], Game.start(GAME.match).replay(GAME.history[:1])
    assert isinstance(first, Played)
    for side in Side:
        history = [replace(first, side=side), *GAME.history[2:]]
        if side is BLACK:
            assert game.replay(history) == GAME
        else:
            with pytest.raises(InvalidHistory, match="Action 1 of this history"):
                game.replay(history)
