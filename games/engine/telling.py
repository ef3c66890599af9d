"""From a position to what the notations tell (a `Setup`), and back."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from .board import Board
from .cube import TURNS, Cube
from .dice import Roll
from .errors import InvalidPosition, NotToBeTold, counted
from .match import Match
from .outcome import Ending, Outcome, Resignation, Win
from .rules import Rules
from .setup import (
    DROPPED,
    OVER,
    PLAYING,
    RESIGNED,
    TURNED_BEFORE,
    Offer,
    Setup,
    counts_as_crawford,
    decider,
)
from .sides import Side

if TYPE_CHECKING:
    from .situation import Situation

OFFERS: Final[tuple[Offer, ...]] = ("", *TURNED_BEFORE)
"""An unanswered offer by the number of turns."""

_STATES: Final = {
    Ending.BORNE_OFF: OVER,
    Ending.DROPPED: DROPPED,
    Ending.RESIGNED: RESIGNED,
}


class GivenAwayNotToBeTold(InvalidPosition):
    """No ID tells that whoever was off first has lost."""


def setup_of(situation: Situation) -> Setup:
    """The position as a match ID tells it, a finished game with the score after it. Raises
    NotToBeTold, GivenAwayNotToBeTold for a finished game in which whoever is off first loses, and
    InvalidPosition for what no session can come to."""
    setup, changes = setup_in_play(situation), dict[str, Any]()
    resignation, outcome = situation.resignation, situation.outcome
    if resignation:
        # Once it has ended the game, an ID tells who accepted it, whoever had to decide before.
        if resignation.side is not setup.decides and (setup.offer or not outcome):
            raise NotToBeTold
        changes |= {"resigned": int(resignation.win), "decides": resignation.side.other}
    if outcome:
        if outcome.ending is Ending.BORNE_OFF and situation.match.rules.first_off == "loses":
            raise GivenAwayNotToBeTold
        match = situation.match.after(outcome)
        changes |= {"game_state": _STATES[outcome.ending], "scores": match.scores}
        crawford = counts_as_crawford(setup.crawford, match.length, match.scores)
        changes |= {"crawford": crawford}
        if outcome.ending is Ending.DROPPED:
            changes |= {"offer": ""}
    return replace(setup, **changes)


def setup_in_play(situation: Situation) -> Setup:
    """The same without what ended the game or is about to: the state of the game as an XGID and
    Snowie's line tell it, at the score before it."""
    match, cube = situation.match, situation.cube
    offer = OFFERS[cube.pending]
    turned_before = max(cube.pending - 1, 0)
    return Setup(
        board=situation.board,
        on_roll=situation.on_roll,
        decides=decider(situation.on_roll, offer, resigned=0),
        roll=situation.roll,
        cube_level=cube.stake,
        cube_owner=situation.on_roll.other if turned_before else cube.owner,
        offer=offer,
        crawford=match.is_crawford,
        length=match.length,
        scores=match.scores,
        jacoby=match.jacoby,
        beavers=match.beavers > 0,
        cube_limit=match.rules.cube_limit,
    )


class Parts(NamedTuple):
    """The fields of a `Situation` that notations tell, in its order."""

    board: Board
    on_roll: Side
    roll: Roll | None
    cube: Cube
    match: Match
    resignation: Resignation | None
    outcome: Outcome | None


def parts_of(setup: Setup) -> Parts:
    """What a setup tells. Raises InvalidPosition for a finished game that cannot have ended so."""
    rules = Rules(
        cube_limit=setup.cube_limit,
        jacoby=setup.jacoby,
        beavers=len(TURNS) - 1 if setup.beavers else 0,
    )
    cube, resignation = _cube_of(setup), _resignation_of(setup)
    outcome = _outcome_of(setup, Match(setup.length, rules=rules), cube, resignation)
    scores = setup.scores
    if outcome and setup.game_state > PLAYING:
        scores = _scores_before(scores, outcome)
    crawford = counts_as_crawford(setup.crawford, setup.length, scores)
    match = Match(setup.length, scores, crawford, rules)
    return Parts(setup.board, setup.on_roll, setup.roll, cube, match, resignation, outcome)


def _resignation_of(setup: Setup) -> Resignation | None:
    return Resignation(setup.decides.other, Win(setup.resigned)) if setup.resigned else None


def _cube_of(setup: Setup) -> Cube:
    """The cube before the present exchange, with the turns made in it."""
    level, owner = setup.cube_level, setup.cube_owner
    pending = OFFERS.index(setup.offer)
    if setup.game_state == DROPPED:
        pending = _dropped_turn(setup)
    if setup.cube_log < pending - 1:
        least = f"after a {OFFERS[pending]} the cube is at {1 << pending - 1} at least"
        raise InvalidPosition(reason=f"{least}, not {level}")
    if pending > 1:
        level >>= pending - 1
        owner = setup.on_roll if level > 1 else None
    return Cube(level, owner, pending)


def _dropped_turn(setup: Setup) -> int:
    """Which turn was dropped follows from who did so, and from whether the cube was already the
    other side's; an otter looks like a beaver of a higher cube."""
    if setup.decides is setup.on_roll:
        return 2
    return 3 if setup.cube_owner is setup.on_roll.other else 1


def _outcome_of(
    setup: Setup, match: Match, cube: Cube, resignation: Resignation | None
) -> Outcome | None:
    state, decides = setup.game_state, setup.decides
    if state == DROPPED:
        return match.outcome(decides.other, Win.SINGLE, Ending.DROPPED, cube)
    if state == RESIGNED:
        if not resignation:
            raise InvalidPosition(reason="the game was resigned, but nobody has resigned")
        return match.outcome(decides, resignation.win, Ending.RESIGNED, cube)
    for board, side in ((setup.board, setup.on_roll), (setup.board.swap(), setup.on_roll.other)):
        if win := board.win:
            return match.outcome(side, win, Ending.BORNE_OFF, cube)
    if state == OVER:
        raise InvalidPosition(reason="the game is over, but nobody has borne off every checker")
    return None


def _scores_before(scores: tuple[int, int], outcome: Outcome) -> tuple[int, int]:
    """The scores without the points of a game that are in them."""
    white, black = scores
    if outcome.winner is Side.WHITE:
        white -= outcome.points
    else:
        black -= outcome.points
    if min(white, black) < 0:
        won = counted(outcome.points, "point")
        raise InvalidPosition(reason=f"the score has no room for the {won} won")
    return white, black
