"""Games of a rule set with its options, from a position to the point that a test is about."""

from __future__ import annotations

from collections.abc import Mapping

from games.engine import variants
from games.engine.frozen import Frozen
from games.engine.parallel.game import LongGame
from games.engine.parallel.verdicts import Kind, Verdict
from games.engine.sides import Side
from games.engine.variants.variant import Value
from tests.engine.long.positions import side, text

WHITE, BLACK = Side


def at(
    name: str,
    white: str,
    black: str,
    *,
    roller: Side = WHITE,
    turns: int = 1,
    chosen: Mapping[str, Value] = Frozen({}),
    **options: Value,
) -> LongGame:
    """A game in which the sides stand so, after so many turns of each."""
    sides = side(white), side(black)
    variant = variants.get(name).having({**chosen, **options})
    return LongGame(variant=variant, sides=sides, roller=roller, rolls=(turns, turns))


def rolled(game: LongGame, *rolls: str, to: str = "") -> LongGame:
    """After these rolls, each played as far as it goes: where there is a choice, so that the first
    group leads `to` this position, or anyhow."""
    for roll in rolls:
        game = game.throw(roll)
        while game.rounds:
            plays = game.plays()
            game = game.play(next((one for one in plays if text(one.after) == to), plays[0]))
    return game


def told(game: LongGame) -> set[str]:
    """Everything that what is to be played can lead to."""
    return {text(play.after) for play in game.plays()}


def standing(game: LongGame) -> tuple[str, str]:
    """Where White's checkers stand, and Black's."""
    return text(game.sides[WHITE]), text(game.sides[BLACK])


def ended(game: LongGame) -> tuple[Side | None, Kind, float]:
    """Who won, how, and what it counts; fails for a game that goes on."""
    verdict = game.verdict
    assert isinstance(verdict, Verdict)
    return verdict.winner, verdict.kind, verdict.points
