"""Positions and games for the tests: short ways to write them, and games played by chance.

The same `random.Random` state always gives the same games.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any, Final

from games.engine import Board, Game, Match, Phase, Position, Rules, Side, Win
from games.engine.outcome import Ending, Outcome

WHITE, BLACK = Side

RACE: Final = "6:3 5:3 4:2"
"""Eight checkers home, so that seven are off."""
MONEY: Final = Rules(jacoby=True, beavers=3, automatic_doubles=2)
RULES: Final = (
    Rules(),
    MONEY,
    Rules(beavers=1, automatic_doubles=1, backgammon=2, premature_rolls="stand"),
    Rules(cube_limit=1),
    Rules(cube_limit=8, beavers=3, automatic_doubles=9),
    Rules(crawford=False),
    Rules(holland=True, premature_rolls="stand"),
)
MOST_STEPS: Final = 5_000
"""No game by chance is longer."""


def checkers(text: str) -> dict[int, int]:
    """`bar:1 24:2 6:5`: checkers by point, as in variants.md."""
    places = [place.split(":") for place in text.split()]
    return {25 if name == "bar" else int(name): int(count) for name, count in places}


def a_board(own: str, opponent: str = "24:2 13:5 8:3 6:5") -> Board:
    """Each side's checkers in its own numbering; what is missing is off."""
    return Board(checkers(own), checkers(opponent))


def a_position(own: str | None = None, opponent: str | None = None, **fields: Any) -> Position:
    """Black to throw at the start of a money game, unless told otherwise."""
    start = "24:2 13:5 8:3 6:5"
    board = a_board(own or start, opponent or start)
    return Position(board, **fields)


def doubled(rules: Rules = MONEY, **fields: Any) -> Position:
    """Black has doubled at the start of a money game."""
    return a_position(match=Match(rules=rules), **fields).double()


def won(winner: Side, points: int) -> Outcome:
    """A game that ended with so many points."""
    return Outcome(winner, Win.SINGLE, Ending.BORNE_OFF, points)


def opened(match: Match | None = None, white: int = 1, black: int = 3) -> Game:
    """A game with its opening dice, Black's 3-1 if not told otherwise."""
    return Game.start(match).open(white, black)


def at(position: Position, **fields: Any) -> Game:
    """A game that goes on from a position."""
    return Game.from_position(replace(position, **fields))


def game_by_chance(rng: random.Random, match: Match | None = None) -> Iterator[Game]:
    """A game from before its opening throw to its end, every decision by chance."""
    game = Game.start(match)
    yield game
    for _ in range(MOST_STEPS):
        if game.outcome and not (game.may_correct and rng.random() < 0.5):
            return
        game = rng.choice(choices(rng, game))()
        yield game
    raise AssertionError("the game does not end")


def match_by_chance(rng: random.Random, match: Match, games: int = 1_000) -> Iterator[Game]:
    """The finished games of a match, or so many of a money session."""
    game = Game.start(match)
    for _ in range(games):
        *_, game = game_by_chance(rng, game.match)
        yield game
        assert game.outcome
        if game.match.after(game.outcome).winner is not None:
            return
        game = game.next_game()


def choices(rng: random.Random, game: Game) -> list[Callable[[], Game]]:
    """What may be done next, the usual things more often."""
    if game.may_correct and rng.random() < 0.5:
        return [lambda: correct(rng, game)]
    if game.position is None:
        first, second = rng.randint(1, 6), rng.randint(1, 6)
        return [lambda: game.open(first, second)] * 9 + [game.cocked]
    if game.outcome:
        return [lambda: correct(rng, game)]
    sometimes = rng.random() < 0.03 and not game.position.resignation
    side = rng.choice(tuple(Side))
    resigning = [lambda: game.resign(rng.randint(1, 3), side)] if sometimes else []
    return PHASES[game.position.phase](rng, game, game.position) + resigning


def throwing(rng: random.Random, game: Game, position: Position) -> list[Callable[[], Game]]:
    dice = rng.randint(1, 6), rng.randint(1, 6)
    doubling = [game.double] if position.may_double and rng.random() < 0.3 else []
    staying = [game.stay_out] * 3 if position.board.is_shut_out else []
    return [lambda: game.throw(dice)] * 5 + doubling + staying + [game.cocked] * (dice == (6, 6))


def playing(rng: random.Random, game: Game, position: Position) -> list[Callable[[], Game]]:
    plays = position.legal_plays()
    usual = [lambda: game.play(rng.choice(plays) if plays else "pass")] * 30
    if rng.random() > 0.05:
        return usual[:1]
    too_soon = [] if game.kept_roll else [lambda: game.throw_too_soon((rng.randint(1, 6), 4))]
    stray = position.play(rng.choice(plays) if plays else "").board.swap()
    wrong = next((play.board for play in position.legal_plays("65") if play not in plays), stray)
    results = {play.board for play in plays} or {position.board}
    illegally = [lambda: game.play_illegally(wrong)] if wrong not in results else []
    return [*usual[:1], *too_soon, *illegally]


def answering(rng: random.Random, game: Game, position: Position) -> list[Callable[[], Game]]:
    return [game.take] * 3 + [game.turn_again] * 2 * position.may_turn_again + [game.drop]


def accepting(rng: random.Random, game: Game, position: Position) -> list[Callable[[], Game]]:
    return [game.accept_resignation, game.refuse_resignation, game.refuse_resignation]


def correct(rng: random.Random, game: Game) -> Game:
    """The illegal play replaced by a legal one."""
    assert game.correctable
    assert game.correctable.position
    plays = game.correctable.position.legal_plays()
    return game.correct(rng.choice(plays) if plays else "")


PHASES: Final = {
    Phase.THROW: throwing,
    Phase.PLAY: playing,
    Phase.ANSWER_DOUBLE: answering,
    Phase.ANSWER_RESIGNATION: accepting,
}
