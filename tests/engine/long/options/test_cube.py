"""`cube`: a long game for doubled stakes (LN-19), by the rules of the short one (SB-8)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from games.engine import variants
from games.engine.cube import LIMIT, Cube
from games.engine.errors import (
    CubeAtLimit,
    CubeIsTheirs,
    CubeNotAvailable,
    DiceAlreadyThrown,
    GameIsOver,
    NoCube,
    NoDouble,
    ToAnswerDouble,
)
from games.engine.parallel.cubed import CubedGame
from games.engine.parallel.verdicts import Kind, Verdict
from games.engine.phase import Phase
from games.engine.variants.variant import Value
from tests.engine.long.options.played import BLACK, WHITE, at
from tests.engine.long.positions import PARALLEL

WITH = pytest.mark.parametrize(
    "name", [name for name in PARALLEL if "cube" in variants.get(name).options]
)


def start(name: str = "long_classic", cube: Value = "standard") -> CubedGame:
    return CubedGame.start(variants.get(name).having({"cube": cube}))


def played(game: CubedGame, roll: str) -> CubedGame:
    """After this roll, played anyhow."""
    game = game.throw(roll)
    while game.phase is Phase.PLAY:
        game = game.play(game.game.plays()[0])
    return game


@WITH
def test_who_is_to_throw_may_double_and_the_other_answers(name: str) -> None:
    offered = start(name).double()
    assert (offered.phase, offered.actor) == (Phase.ANSWER_DOUBLE, BLACK)
    taken = offered.take()
    assert (taken.phase, taken.actor) == (Phase.THROW, WHITE)
    assert taken.cube == Cube(2, BLACK)


@WITH
def test_a_drop_loses_what_was_at_stake_before(name: str) -> None:
    assert start(name).double().drop().verdict == Verdict(WHITE, Kind.DROPPED, 1)
    redoubled = played(start(name).double().take(), "21").double()
    assert redoubled.actor is WHITE
    assert redoubled.drop().verdict == Verdict(BLACK, Kind.DROPPED, 2)


@WITH
def test_without_that_option_nobody_doubles(name: str) -> None:
    for game in (CubedGame.start(variants.get(name)), start(name, cube=None)):
        with pytest.raises(NoCube) as refusal:
            game.double()
        assert refusal.value.code == "cube_not_available"
        assert isinstance(refusal.value, CubeNotAvailable)


@pytest.mark.parametrize(
    ("loser", "kind", "points"), [("6:14", Kind.OIN, 4), ("6:15", Kind.MARS, 8)]
)
def test_what_the_game_counts_is_counted_so_many_times(loser: str, kind: Kind, points: int) -> None:
    game = CubedGame(at("long_classic", "1:1", loser, cube="standard"), Cube(4, WHITE))
    assert played(game, "65").verdict == Verdict(WHITE, kind, points)


def test_so_is_a_draw_for_each_of_them() -> None:
    game = at("long_classic", "1:1", "1:1", cube="standard", last_roll=True, draw_points=1)
    assert played(played(CubedGame(game, Cube(2, BLACK)), "65"), "65").verdict == Verdict(
        None, Kind.DRAW, 2
    )


def test_a_cube_that_nobody_turned_changes_nothing() -> None:
    ended = played(CubedGame(at("khachapuri", "1:1", "6:6", cube="standard")), "65")
    assert ended.verdict == ended.game.verdict == Verdict(WHITE, Kind.PLAIN, 6)


def test_nobody_doubles_twice_running() -> None:
    taken = start().double().take()
    for game in (taken, played(played(taken, "21"), "21")):
        with pytest.raises(CubeIsTheirs):
            game.double()


def test_the_cube_is_turned_before_the_dice() -> None:
    with pytest.raises(DiceAlreadyThrown):
        start().throw("21").double()


def test_who_only_plays_what_was_passed_to_him_does_not_double() -> None:
    """It is the roller's turn still."""
    game = start("gulbar").throw("66")
    game = game.play(game.game.plays()[0])
    assert game.actor is BLACK
    with pytest.raises(DiceAlreadyThrown):
        game.double()


def test_it_goes_no_higher_than_its_limit() -> None:
    with pytest.raises(CubeAtLimit):
        CubedGame(start().game, Cube(LIMIT, WHITE)).double()


@pytest.mark.parametrize(
    "action",
    [
        CubedGame.double,
        lambda game: game.throw("21"),
        lambda game: game.play(at("fevga", "24:15", "24:15").throw("21").plays()[0]),
    ],
)
def test_nothing_is_done_before_the_answer(action: Callable[[CubedGame], CubedGame]) -> None:
    with pytest.raises(ToAnswerDouble, match="Black is to answer"):
        action(start().double())


@pytest.mark.parametrize("answer", [CubedGame.take, CubedGame.drop])
def test_there_is_no_answer_without_a_double(answer: Callable[[CubedGame], CubedGame]) -> None:
    for game in (start(), start().throw("21"), start().double().take()):
        with pytest.raises(NoDouble):
            answer(game)


DROPPED = start().double().drop()
BORNE_OFF = played(CubedGame(at("fevga", "1:1", "6:1", cube="standard")), "21")


@pytest.mark.parametrize("over", [DROPPED, BORNE_OFF], ids=["dropped", "borne off"])
def test_nothing_follows_the_end(over: CubedGame) -> None:
    assert over.phase is Phase.OVER
    for action in (CubedGame.double, CubedGame.take, CubedGame.drop, throw):
        with pytest.raises(GameIsOver):
            action(over)


def throw(game: CubedGame) -> CubedGame:
    return game.throw("21")
