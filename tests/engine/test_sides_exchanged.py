"""White and Black play by the same rules: with the sides exchanged everything is the same."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import fields, replace
from typing import Any

import pytest

from games.engine import Game, Match, Outcome, Position, Side
from games.engine.actions import Action, Cocked, Opened
from games.engine.outcome import Resignation
from tests.engine.playing import BLACK, RULES, WHITE, game_by_chance


def exchanged(value: Any) -> Any:
    """The same value with White for Black."""
    if isinstance(value, Side):
        return value.other
    if isinstance(value, Opened):
        return Opened(value.black, value.white, value.doubled)
    if isinstance(value, Match):
        return replace(value, scores=value.scores[::-1])
    if isinstance(value, tuple):
        return tuple(map(exchanged, value))
    if isinstance(value, Game):
        return exchanged((value.match, value.position, value.history, value.kept_roll))
    if isinstance(value, (Position, Outcome, Resignation)) or hasattr(value, "side"):
        names = [field.name for field in fields(value)]
        return replace(value, **{name: exchanged(getattr(value, name)) for name in names})
    if hasattr(value, "owner"):
        return replace(value, owner=exchanged(value.owner))
    return value


@pytest.mark.parametrize("seed", range(14))
def test_it_plays_the_same_game(seed: int) -> None:
    match = Match(seed % 3 * 2, (1, 0), rules=RULES[seed % len(RULES)])
    *_, game = game_by_chance(random.Random(seed), match)
    other = Game.start(exchanged(match)).replay(exchanged(game.history))
    assert exchanged(exchanged(other)) == exchanged(game)
    assert other.position
    assert game.position
    assert other.position.outcome == exchanged(game.position.outcome)
    assert other.position.board == game.position.board


def test_it_says_the_same_with_the_names_exchanged() -> None:
    names = ("Ana", "Bogdan")
    for game in game_by_chance(random.Random(3), Match(5, (2, 1))):
        if game.position:
            other = exchanged(game.position)
            said, mirrored = game.position.describe(names), other.describe(names[::-1])
            assert said.split("Score")[0] == mirrored.split("Score")[0]
            assert said.split("Cube")[-1] == mirrored.split("Cube")[-1]


def test_it_is_exchanged_back() -> None:
    *_, game = game_by_chance(random.Random(5), Match(rules=RULES[1]))
    assert exchanged(exchanged(exchanged(game))) == exchanged(game) != exchanged(exchanged(game))


def test_it_has_two_sides_each_the_other_s_other() -> None:
    assert list(Side) == [WHITE, BLACK]
    assert (int(WHITE), int(BLACK)) == (0, 1)
    for side in Side:
        assert side.other is not side
        assert side.other.other is side
    assert (WHITE.label, BLACK.label) == ("White", "Black")


def test_it_takes_a_side_as_a_place_in_a_pair() -> None:
    scores = ("White's", "Black's")
    assert [scores[side] for side in Side] == list(scores)


@pytest.mark.parametrize(
    "action",
    [
        lambda at: at.throw("31"),
        lambda at: at.double(),
        lambda at: at.resign(2),
        lambda at: at.double().take(),
        lambda at: at.double().drop(),
        lambda at: at.play("8/5 6/5", "31"),
    ],
)
def test_it_treats_either_side_on_roll_alike(action: Callable[[Position], Position]) -> None:
    black = action(Position.start(Match(7, (2, 3)), BLACK))
    white = action(Position.start(Match(7, (3, 2)), WHITE))
    assert white == exchanged(black)
    assert white.decides is black.decides.other
    assert white.phase is black.phase


def test_it_records_the_opening_by_side() -> None:
    actions: list[Action] = [Opened(3, 1), Cocked(WHITE), Cocked(None)]
    assert [exchanged(action) for action in actions] == [Opened(1, 3), Cocked(BLACK), Cocked(None)]
