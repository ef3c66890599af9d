"""Equal opening dice that double the stake, for money and as often as agreed (SB-11)."""

from __future__ import annotations

import pytest

from games.engine import Cube, Game, Match, Position, Rules
from games.engine.actions import Opened
from tests.engine.playing import BLACK, WHITE


def thrown(rules: Rules, *pairs: tuple[int, int], length: int = 0) -> Game:
    game = Game.start(Match(length, rules=rules))
    for white, black in pairs:
        game = game.open(white, black)
    return game


def test_it_doubles_as_often_as_agreed_and_leaves_the_cube_in_the_middle() -> None:
    """CU4: at most one: 3-3, then 4-4, then 6-2: cube 2, centred; the 6 begins with 6-2."""
    game = thrown(Rules(automatic_doubles=1), (3, 3), (4, 4), (6, 2))
    assert game.automatic_doubles == 1
    assert game.cube == Cube(2)
    assert game.position
    assert (game.position.on_roll, str(game.position.roll)) == (WHITE, "6-2")
    assert game.position.cube == Cube(2)


@pytest.mark.parametrize(("most", "level"), [(0, 1), (1, 2), (2, 4), (3, 8), (9, 8)])
def test_it_goes_on_as_long_as_the_dice_do(most: int, level: int) -> None:
    game = thrown(Rules(automatic_doubles=most), (1, 1), (2, 2), (6, 6))
    assert game.cube.level == level
    assert game.open(1, 2).cube.level == level


def test_it_shows_the_cube_before_anybody_begins() -> None:
    levels = [
        thrown(Rules(automatic_doubles=2), *pairs).cube.level
        for pairs in ([], [(1, 1)], [(1, 1), (5, 5)], [(1, 1), (5, 5), (6, 6)])
    ]
    assert levels == [1, 2, 4, 4]


def test_it_is_recorded() -> None:
    game = thrown(Rules(automatic_doubles=1), (3, 3), (4, 4), (6, 2))
    assert game.history == (Opened(3, 3, doubled=True), Opened(4, 4), Opened(6, 2))


def test_it_is_not_played_in_a_match() -> None:
    game = thrown(Rules(automatic_doubles=3), (3, 3), (2, 1), length=5)
    assert game.history == (Opened(3, 3), Opened(2, 1))
    assert game.cube == Cube()


def test_it_goes_no_higher_than_the_cube() -> None:
    game = thrown(Rules(automatic_doubles=9, cube_limit=4), (1, 1), (2, 2), (3, 3), (4, 4))
    assert game.cube.level == 4
    assert [action.doubled for action in game.history if isinstance(action, Opened)] == [
        True,
        True,
        False,
        False,
    ]


def test_it_needs_a_cube() -> None:
    assert thrown(Rules(automatic_doubles=9, cube_limit=1), (1, 1)).cube.level == 1


def test_it_leaves_the_cube_to_either_side() -> None:
    for pair, side in (((6, 2), BLACK), ((2, 6), WHITE)):
        game = thrown(Rules(automatic_doubles=1), (3, 3), pair)
        assert game.position
        play = game.position.legal_plays()[0]
        offered = game.play(play).double().position
        assert offered
        assert (offered.on_roll, offered.cube.if_taken) == (side, 4)
        dropped = offered.drop().outcome
        assert dropped
        assert dropped.points == 2


def test_it_does_not_turn_the_cube() -> None:
    assert not thrown(Rules(automatic_doubles=1), (3, 3)).cube.turned


def test_it_is_undone_like_anything_else() -> None:
    game = thrown(Rules(automatic_doubles=1), (3, 3))
    assert game.undo() == Game.start(game.match)
    assert game.undo().cube == Cube()


def test_it_can_be_told_by_an_xgid() -> None:
    position = thrown(Rules(automatic_doubles=1), (3, 3), (6, 2)).position
    assert position
    read = Position.from_xgid(position.xgid)
    assert read.cube == position.cube == Cube(2)
