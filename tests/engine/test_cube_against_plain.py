"""Cube and score against a plain telling of the same rules, on whatever chance tries to do."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from games.engine import CubeNotAvailable, EngineError, Match, Position, Rules, Side, Win
from games.engine.errors import BeaverNotAllowed, GameIsOver, NotNow
from games.engine.outcome import Ending
from tests.engine import plain_cube
from tests.engine.playing import won

TRIES = ("double", "again", "take", "drop", "turn", "turn")
CASES = range(150)


def agreed(rng: random.Random) -> Rules:
    return Rules(
        jacoby=rng.random() < 0.5,
        beavers=rng.randint(0, 3),
        cube_limit=2 ** rng.randint(1, 10),
        backgammon=rng.choice((2, 3)),
    )


def plain(match: Match) -> plain_cube.Plain:
    rules = match.rules
    return plain_cube.new_game(
        length=match.length,
        scores=list(match.scores),
        crawford=match.is_crawford,
        rules={
            "jacoby": rules.jacoby,
            "beavers": rules.beavers,
            "limit": rules.cube_limit,
            "backgammon": rules.backgammon,
        },
    )


def tried(position: Position, action: str) -> Position | None:
    """The position after an action; None if it is refused."""
    if action == "turn":
        return turn(position)
    name = {"again": "turn_again"}.get(action, action)
    try:
        after = getattr(position, name)()
    except (CubeNotAvailable, BeaverNotAllowed, NotNow, GameIsOver):
        return None
    assert isinstance(after, Position)
    return after


def turn(position: Position) -> Position | None:
    """The dice thrown and the checkers left alone, as if nothing could be played."""
    try:
        thrown = position.throw("31")
    except (NotNow, GameIsOver):
        return None
    board = position.board.swap()
    return replace(thrown, board=board, on_roll=position.on_roll.other, roll=None)


@pytest.mark.parametrize("seed", CASES)
def test_it_allows_what_the_plain_cube_allows_and_comes_to_the_same(seed: int) -> None:
    rng = random.Random(seed)
    length = rng.choice((0, 0, 3, 7))
    score = rng.randint(0, max(length - 1, 0))
    crawford = length > 1 and score == length - 1 and rng.random() < 0.5
    match = Match(length, (score, 0), crawford, agreed(rng))
    position, game = Position.start(match), plain(match)
    for _ in range(60):
        action = rng.choice(TRIES)
        after = tried(position, action)
        assert (after is not None) == plain_cube.do(game, action), (seed, action)
        position = after or position
        same(position, game)


def same(position: Position, game: plain_cube.Plain) -> None:
    cube = position.cube
    if game["won"]:
        assert position.outcome
        assert (position.outcome.winner, position.outcome.points) == game["won"]
        return
    assert (cube.level, cube.owner, cube.turned) == (game["level"], game["owner"], game["used"])
    assert cube.pending == len(game["exchange"])
    if not cube.pending:
        assert position.decides == game["turn"]
        for win in Win:
            outcome = position.match.outcome(Side.WHITE, win, Ending.BORNE_OFF, cube)
            assert outcome.points == plain_cube.worth(game, win)
    else:
        assert position.decides == 1 - game["exchange"][-1][0]
        assert cube.if_taken == game["exchange"][-1][1]


@pytest.mark.parametrize("seed", CASES)
def test_it_keeps_the_score_that_the_plain_score_keeps(seed: int) -> None:
    rng = random.Random(seed)
    length = rng.choice((0, 1, 2, 3, 5, 7, 11))
    match, scores, over, crawford, played = Match(length), [0, 0], False, False, False
    for _ in range(25):
        side, points = rng.choice(tuple(Side)), rng.choice((1, 1, 1, 2, 2, 3, 4, 6))
        scores, over, crawford, played = plain_cube.next_score(length, scores, played, side, points)
        match = match.after(won(side, points))
        assert list(match.scores) == scores
        assert (match.winner is not None) == over
        assert match.is_crawford == crawford
        assert match.is_post_crawford == (length > 1 and not over and played and not crawford)
        if over:
            with pytest.raises(EngineError):
                match.after(won(side, points))
            return
