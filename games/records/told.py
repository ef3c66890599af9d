"""Games that were played here, as a record: what of their history a match file can tell."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from games.engine import Game, Match, Roll, Side
from games.engine.actions import (
    Answered,
    Opened,
    Played,
    PlayedIllegally,
    Resigned,
    Threw,
    TurnedCube,
)

from .deeds import Act, Deed, Names, Start, Written, WrittenGame
from .record import Record
from .replay import replayed


def record_of(names: Names, games: Iterable[Game]) -> Record:
    """The record of games of one match or session, in order, `names` being White's and Black's.

    Of resignations only the one that ended a game is kept, of cocked dice and throws too soon
    nothing, of automatic doubles the level of the cube. Raises ValueError for a game in which an
    illegal play was made: who may correct it is nothing that a match file can tell."""
    written, match = Written("", names), Match()
    for game in games:
        match = game.match
        written.games.append(_game(game))
    rules = match.rules
    written.length, written.cube_limit = match.length, rules.cube_limit
    written.jacoby, written.beavers, written.crawford = rules.jacoby, rules.beavers, rules.crawford
    return replayed(written).record


def _game(game: Game) -> WrittenGame:
    match = game.match
    written = WrittenGame(1, match.scores, match.is_crawford, Start(level=_level(game)))
    written.deeds = list(_deeds(game))
    if outcome := game.outcome:
        written.deeds.append(Deed(1, outcome.winner, Act.WIN, number=outcome.points))
    return written


def _level(game: Game) -> int:
    return 1 << game.automatic_doubles


def _deeds(game: Game) -> Iterator[Deed]:
    """What was done, dice together with their play."""
    thrown: tuple[Side, Roll] | None = None
    for action in game.history:
        match action:
            case Opened(white=white, black=black) if white != black:
                side = Side.WHITE if white > black else Side.BLACK
                thrown = side, Roll(max(white, black), min(white, black))
            case Threw(side=side, roll=roll):
                thrown = side, roll
            case Played(side=side, roll=roll, text=text):
                thrown = None
                yield Deed(1, side, Act.PLAY, _dice(roll), text or "pass")
            case TurnedCube(side=side):
                yield Deed(1, side, Act.DOUBLE)
            case Answered(side=side, answer="take"):
                yield Deed(1, side, Act.TAKE)
            case Answered(side=side, answer="drop"):
                yield Deed(1, side, Act.DROP)
            case PlayedIllegally() | Resigned():
                if isinstance(action, PlayedIllegally):
                    raise ValueError("a match file cannot tell of a play that may be corrected")
    if thrown:
        yield Deed(1, thrown[0], Act.ROLL, _dice(thrown[1]))


def _dice(roll: Roll) -> str:
    return f"{roll.first}{roll.second}"
