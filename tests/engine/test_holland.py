"""The Holland rule: after the Crawford game nobody doubles before each side has thrown twice."""

from __future__ import annotations

import pytest

from games.engine import Game, Match, Position, Rules
from games.engine.errors import HollandRule
from tests.engine.playing import opened

HOLLAND = Rules(holland=True)
POST_CRAWFORD = Match(5, (4, 2), rules=HOLLAND)


def throw_and_play(game: Game, dice: str = "21") -> Game:
    thrown = game.throw(dice)
    assert thrown.position
    return thrown.play(thrown.position.legal_plays()[0])


def at_each_throw(game: Game, turns: int) -> list[bool]:
    """Whether the side on roll may double, turn after turn, after the opening play."""
    assert game.position
    game, allowed = game.play(game.position.legal_plays()[0]), []
    for _ in range(turns):
        assert game.position
        allowed.append(game.position.may_double)
        game = throw_and_play(game)
    return allowed


def test_it_lets_the_side_that_is_behind_double_at_its_third_turn() -> None:
    """CU6. Black is behind and begins: his turns are the first, third and fifth of the game."""
    black_begins = at_each_throw(opened(POST_CRAWFORD, white=1, black=3), 5)
    assert black_begins == [False, False, False, True, True]
    black_second = at_each_throw(opened(POST_CRAWFORD, white=3, black=1), 6)
    assert black_second == [False, False, False, True, True, True]


def test_it_says_why() -> None:
    position = opened(POST_CRAWFORD).play("8/5 6/5").position
    assert position
    with pytest.raises(HollandRule) as refusal:
        position.double()
    assert refusal.value.code == "cube_not_available"
    assert refusal.value.detail == (
        "After the Crawford game nobody doubles before each side has thrown twice."
    )


def test_it_counts_the_opening_throw_and_those_that_cannot_be_played() -> None:
    game = opened(POST_CRAWFORD)
    assert game.position
    assert game.position.throws == 1
    game = game.play("8/5 6/5").cocked().cocked().throw("66")
    assert game.position
    assert game.position.throws == 2


@pytest.mark.parametrize(
    "match",
    [
        Match(5, (4, 2)),
        Match(5, (3, 2), rules=HOLLAND),
        Match(0, (4, 2), rules=HOLLAND),
        Match(1, rules=HOLLAND),
        Match(5, (4, 2), rules=Rules(holland=True, crawford=False)),
    ],
    ids=["not agreed on", "before", "money", "to one point", "no Crawford game"],
)
def test_it_holds_after_the_crawford_game_only(match: Match) -> None:
    assert not match.has_holland_rule
    assert at_each_throw(opened(match), 1) == [True]


def test_it_leaves_the_crawford_game_without_a_cube_to_its_end() -> None:
    crawford = Match(5, (4, 2), True, HOLLAND)
    assert not crawford.has_holland_rule
    assert at_each_throw(opened(crawford), 6) == [False] * 6


def test_it_begins_anew_with_each_game() -> None:
    game = opened(POST_CRAWFORD)
    for _ in range(2):
        assert at_each_throw(game, 4) == [False, False, False, True]
        game = game.resign(1).accept_resignation()
        if game.outcome:
            game = Game.start(POST_CRAWFORD).open(1, 3)


def test_it_takes_a_position_that_was_read_as_one_with_no_throws_known() -> None:
    read = Position.from_xgid("-b----E-C---eE---c-e----B-:0:0:1:00:2:4:0:5:10")
    assert read.throws == 0
    assert read.match.is_post_crawford
    assert read.may_double
