"""What is done in a game, as values: a history is a row of them."""

from __future__ import annotations

import pickle
from dataclasses import FrozenInstanceError, fields, is_dataclass
from typing import Any, get_args

import pytest

from games.engine import Board, Match, Roll, Win, actions
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
from tests.engine.playing import BLACK, MONEY, WHITE, opened

ROLL, BOARD = Roll(6, 2), Board.start()
EACH: list[Action] = [
    Opened(3, 1),
    Opened(3, 3, doubled=True),
    Threw(BLACK, ROLL),
    Played(BLACK, ROLL, "24/18 13/11", BOARD),
    StayedOut(WHITE),
    TurnedCube(WHITE, "beaver", 4),
    Answered(BLACK, "take"),
    Resigned(WHITE, Win.GAMMON),
    PlayedIllegally(BLACK, ROLL, BOARD),
    Corrected(BLACK, "24/18 13/11", BOARD),
    ThrewTooSoon(WHITE, ROLL, stands=True),
    Cocked(None),
    Cocked(BLACK),
]


def test_it_has_an_example_of_every_kind() -> None:
    kinds = set(get_args(Action))
    assert {type(action) for action in EACH} == kinds
    declared = {value for value in vars(actions).values() if is_dataclass(value)}
    assert kinds <= declared
    assert {kind for kind in declared if kind.__module__ == actions.__name__} == kinds


@pytest.mark.parametrize("action", EACH, ids=repr)
def test_it_is_a_value_that_never_changes(action: Action) -> None:
    name = fields(action)[0].name
    with pytest.raises(FrozenInstanceError):
        setattr(action, name, None)
    again: Any = pickle.loads(pickle.dumps(action))
    assert again == action
    assert hash(again) == hash(action)


def test_it_is_equal_to_the_same_action_only() -> None:
    assert len(set(EACH)) == len(EACH)
    assert Cocked(BLACK) != Cocked(WHITE)
    assert Threw(BLACK, Roll(6, 2)) == Threw(BLACK, Roll(2, 6))


@pytest.mark.parametrize("kind", get_args(Action))
def test_it_says_what_it_means(kind: type[Action]) -> None:
    assert kind.__doc__
    assert not kind.__doc__.startswith(f"{kind.__name__}(")


def test_it_tells_who_did_it() -> None:
    """All but the opening throw, which both sides make."""
    for kind in get_args(Action):
        assert ("side" in {field.name for field in fields(kind)}) == (kind is not Opened)


def test_it_tells_the_level_that_each_turn_of_the_cube_would_reach() -> None:
    game = opened(Match(rules=MONEY)).play("8/5 6/5").double().turn_again().turn_again()
    turns = [action for action in game.history if isinstance(action, TurnedCube)]
    assert [(turn.side, turn.turn, turn.level) for turn in turns] == [
        (WHITE, "double", 2),
        (BLACK, "beaver", 4),
        (WHITE, "raccoon", 8),
    ]


def test_it_keeps_the_board_that_was_left_as_its_side_saw_it() -> None:
    game = opened().play("8/5 6/5")
    played = game.history[-1]
    assert isinstance(played, Played)
    assert game.position
    assert played.board == game.position.seen_by(BLACK) != game.position.board
