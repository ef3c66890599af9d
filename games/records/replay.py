"""Follows a written match by the rules of the board: `games.engine` decides what is legal."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from .cubing import follow_double, follow_drop, follow_resignation, follow_take
from .deeds import Act, Deed, Written, WrittenGame
from .ending import outcome_of
from .faults import Fault, NoGame, TooManyFaults, TooManyGames, TooManyPlays
from .following import Following
from .limits import MOST_DEEDS, MOST_FAULTS
from .playing import follow_play, follow_roll
from .record import Reading, Record, RecordedGame
from .scores import Scores, rules_of

_FOLLOW: Final[dict[Act, Callable[[Following, Deed], None]]] = {
    Act.PLAY: follow_play,
    Act.ROLL: follow_roll,
    Act.DOUBLE: follow_double,
    Act.TAKE: follow_take,
    Act.DROP: follow_drop,
    Act.RESIGN: follow_resignation,
}

_WHOLE: Final = frozenset({NoGame.code, TooManyGames.code, TooManyPlays.code})


def replayed(written: Written, most_deeds: int = MOST_DEEDS) -> Reading:
    """The match as far as it can be followed, with every fault. A money session that does not say
    whether the Jacoby rule holds has the one by which its points come out."""
    reading = _replayed(written, most_deeds, jacoby=bool(written.jacoby))
    if written.jacoby is None and not written.length and _differs(reading):
        other = _replayed(written, most_deeds, jacoby=True)
        if len(other.faults) < len(reading.faults):
            return other
    return reading


def _differs(reading: Reading) -> bool:
    return any(fault.code == "points_differ" for fault in reading.faults)


def _replayed(written: Written, most_deeds: int, *, jacoby: bool) -> Reading:
    faults, games = list(written.faults), list[RecordedGame]()
    scores = Scores(written.length, rules_of(written, jacoby=jacoby))
    deeds = 0
    for written_game in written.games:
        deeds += len(written_game.deeds)
        if deeds > most_deeds:
            faults.append(Fault.of(written_game.line, TooManyPlays(limit=most_deeds)))
            break
        if game := _game(scores, written_game, is_last=written_game is written.games[-1]):
            games.append(game)
    faults += scores.faults + [fault for game in games for fault in game.faults]
    if not any(game.steps or game.outcome for game in games):
        faults.append(Fault.of(1, NoGame()))
    record = Record(written.names, written.length, scores.rules, tuple(games))
    return Reading(written.format, record, told(faults))


def told(faults: list[Fault]) -> tuple[Fault, ...]:
    """The faults by line, the first hundred of them, and those that concern the whole file."""
    ordered = sorted(faults, key=lambda fault: fault.line)
    if len(ordered) <= MOST_FAULTS:
        return tuple(ordered)
    more = Fault.of(ordered[MOST_FAULTS].line, TooManyFaults(limit=MOST_FAULTS))
    whole = [fault for fault in ordered[MOST_FAULTS:] if fault.code in _WHOLE]
    return (*ordered[:MOST_FAULTS], more, *whole)


def _game(scores: Scores, written: WrittenGame, *, is_last: bool) -> RecordedGame | None:
    match = scores.before(written)
    if match is None:
        return None
    game, result = Following(match, written.start), None
    for deed in written.deeds:
        if deed.act is Act.WIN:
            result = result or deed
        elif game.at(deed):
            _FOLLOW[deed.act](game, deed)
    _settle_roll(game, written)
    outcome = outcome_of(game, result, written.line, is_last)
    scores.after(match, outcome)
    return RecordedGame(match, tuple(game.steps), outcome, written.line, tuple(game.faults))


def _settle_roll(game: Following, written: WrittenGame) -> None:
    """Dice that lie there when the game ends are the last thing that was done in it."""
    at = game.position
    if at and at.roll and not at.outcome and not game.lost:
        game.did(written.deeds[-1], "roll", at)
