"""How a game ended: what the rules make of it, and what the file says."""

from __future__ import annotations

from games.engine import Ending, Outcome, Phase, Position, Side, Win

from .deeds import Act, Deed
from .faults import Fault, NoResult, PointsDiffer, WinnerDiffers
from .following import Following


def outcome_of(game: Following, result: Deed | None, line: int, is_last: bool) -> Outcome | None:
    """The outcome of a game whose result stands in the file, or does not. Without one, a game that
    was not finished is the last of a file; any other has a fault, at its own `line`."""
    at = game.position
    if at and not at.outcome and result and _was_dropped(game, at, result):
        game.did(result, "drop", at.drop())
        at = game.position
    if at and at.outcome:
        return _checked(game, at.outcome, result)
    if result is None and game.resigned and game.resigned.number:
        gave_up = game.resigned
        result = Deed(gave_up.line, gave_up.side.other, Act.WIN, number=gave_up.number)
    if result is None or not result.number:
        if not is_last or (result and result.number is not None) or game.resigned:
            game.faults.append(Fault.of(line, NoResult()))
        return None
    return _given_up(game, at, result, result.number)


def _was_dropped(game: Following, at: Position, result: Deed) -> bool:
    """Whether a double that waits for its answer was dropped, by the winner and the points."""
    if game.lost or at.phase is not Phase.ANSWER_DOUBLE or game.resigned:
        return False
    return result.side is at.decides.other and result.number == _points(at)


def _checked(game: Following, outcome: Outcome, result: Deed | None) -> Outcome:
    """The outcome by the rules, and a fault where the file says something else."""
    if result is None:
        return outcome
    if result.side is not outcome.winner:
        game.fault(result, WinnerDiffers())
    elif result.number not in (None, outcome.points):
        game.fault(result, PointsDiffer(written=result.number, counted=outcome.points))
    return outcome


def _given_up(game: Following, at: Position | None, result: Deed, points: int) -> Outcome:
    """The outcome of a game that was given up: as much of it as the points say."""
    winner = _winner(game, result)
    found = [Outcome(winner, win, Ending.RESIGNED, points) for win in Win]
    if at is None:
        return found[0]
    worth = [at.match.outcome(winner, win, Ending.RESIGNED, at.cube) for win in Win]
    for outcome in worth:
        if outcome.points == points:
            return outcome
    if not game.lost:
        counted = " or ".join(map(str, dict.fromkeys(outcome.points for outcome in worth)))
        game.fault(result, PointsDiffer(written=points, counted=counted))
    return found[0]


def _winner(game: Following, result: Deed) -> Side:
    gave_up = game.resigned
    if gave_up is None:
        return result.side
    if gave_up.side is result.side and gave_up.sure:
        game.fault(result, WinnerDiffers())
    return gave_up.side.other if gave_up.sure or not result.sure else result.side


def _points(at: Position) -> int:
    dropped = at.drop().outcome
    assert dropped
    return dropped.points
