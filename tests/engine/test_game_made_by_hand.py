"""The constructor of a game takes its beginning, and nothing that can contradict it."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from games.engine import Game, InvalidPosition, Match, MatchIsOver, Position
from games.engine.errors import NothingToUndo
from tests.engine.playing import opened

START = Position.start()


@pytest.mark.parametrize("name", ["history", "kept_roll", "correctable", "previous"])
def test_it_takes_nothing_that_was_done(name: str) -> None:
    values: dict[str, Any] = {name: getattr(opened(), name)}
    with pytest.raises(TypeError, match=name):
        Game(Match(), START, **values)


def test_it_refuses_a_position_of_another_match() -> None:
    with pytest.raises(InvalidPosition, match="of another match than the game") as refusal:
        Game(Match(7), START)
    assert refusal.value.code == "bad_position"
    with pytest.raises(InvalidPosition, match="another match"):
        Game(position=Position.start(Match(5)))


def test_it_refuses_a_match_that_is_over() -> None:
    with pytest.raises(MatchIsOver):
        Game(Match(3, (3, 0)))


@pytest.mark.parametrize("match", [None, 7, "7", START])
def test_it_refuses_what_is_no_match(match: Any) -> None:
    with pytest.raises(InvalidPosition, match="match must be a Match of games"):
        Game(match)


@pytest.mark.parametrize("position", [START.board, START.xgid, 0, ""])
def test_it_refuses_what_is_no_position(position: Any) -> None:
    with pytest.raises(InvalidPosition, match="position must be a Position of games"):
        Game(position=position)


def test_it_is_what_start_and_from_position_give() -> None:
    assert Game() == Game.start()
    assert Game(Match(5)) == Game.start(Match(5))
    assert Game(START.match, START) == Game.from_position(START)


def test_it_begins_anew_where_its_position_is_replaced() -> None:
    moved = replace(opened(), position=START)
    assert moved.history == ()
    with pytest.raises(NothingToUndo):
        moved.undo()


def test_it_goes_on_from_its_beginning_as_any_game() -> None:
    game = Game(START.match, START).throw("31").play("8/5 6/5")
    assert len(game.history) == 2
    assert game.undo().undo().position == START
