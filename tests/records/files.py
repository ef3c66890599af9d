"""Match files for the tests: those beside the other data, and short ones written here."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Final

from games.engine import Game, Match, Phase, Rules
from games.records import Reading, Step, read

DATA: Final = Path(__file__).parents[1] / "data" / "records"
NAMES: Final = ("Ana", "Bo")
MATCHES: Final = (
    Match(3),
    Match(7),
    Match(1),
    Match(5, rules=Rules(crawford=False)),
    Match(),
    Match(rules=Rules(jacoby=True, beavers=3)),
    Match(rules=Rules(jacoby=True, beavers=1, automatic_doubles=2)),
    Match(rules=Rules(cube_limit=64, beavers=3)),
)


def stored(name: str) -> Reading:
    """A file of the data, read."""
    return read((DATA / name).read_bytes())


def game_of(*rows: str, length: int = 5) -> Reading:
    """One game of a match, by its rows below the names."""
    head = (f" {length} point match", "", " Game 1", " Ana : 0                        Bo : 0")
    return read("\n".join([*head, *rows, ""]))


def faults(reading: Reading) -> list[tuple[int, str]]:
    """The line and the code of each fault."""
    return [(fault.line, fault.code) for fault in reading.faults]


def steps(reading: Reading, game: int = 0) -> list[Step]:
    """The decisions of a game, by default of the first."""
    return list(reading.record.games[game].steps)


def said(reading: Reading, game: int = 0) -> list[str]:
    """The decisions in short: W or B, what was done, the dice and the play."""
    return [
        " ".join(filter(None, [s.side.label[0], s.kind, str(s.roll or ""), s.play]))
        for s in steps(reading, game)
    ]


def a_game(rng: random.Random, match: Match) -> Game:
    """A game from beginning to end, every decision by chance."""
    game = Game.start(match)
    while not game.outcome:
        game = _next(rng, game)
    return game


def a_match(seed: int, most_games: int = 4) -> list[Game]:
    """The games of a match or session; each seed gives always the same."""
    rng = random.Random(seed)
    match, games = MATCHES[seed % len(MATCHES)], list[Game]()
    while len(games) < most_games and match.winner is None:
        games.append(a_game(rng, match))
        outcome = games[-1].outcome
        assert outcome
        match = match.after(outcome)
    return games


def _next(rng: random.Random, game: Game) -> Game:
    dice, chance, at = (rng.randint(1, 6), rng.randint(1, 6)), rng.random(), game.position
    if at is None:
        return game.open(*dice)
    if at.phase is Phase.ANSWER_RESIGNATION:
        return game.accept_resignation() if chance < 0.5 else game.refuse_resignation()
    if at.phase is Phase.ANSWER_DOUBLE:
        if at.may_turn_again and chance < 0.5:
            return game.turn_again()
        return game.take() if chance < 0.8 else game.drop()
    if chance < 0.01:
        return game.resign(rng.randint(1, 3))
    if at.phase is Phase.PLAY:
        plays = at.legal_plays()
        return game.play(rng.choice(plays) if plays else "")
    return game.double() if at.may_double and chance < 0.1 else game.throw(dice)
