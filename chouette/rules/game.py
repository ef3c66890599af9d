"""One chouette game in progress: open it, then apply one action at a time.

`play` gives a new game and never changes the old one; whatever the rules forbid it raises as a
`RuleViolation`. What the house rules only frown at is noted in `Game.warnings`.
"""

from __future__ import annotations

from collections.abc import Iterable

from .actions import Action, CubeBought, Double, ExtraGiven, GameWon, QuickScore, ResultAgreed
from .cautions import cautions
from .closing import play_agreed, play_quick, play_result
from .contracts import Game
from .doubling import play_double
from .errors import AnswersMissing, GameOver, RuleViolation
from .frozen import replace
from .opening import open_game
from .side_contracts import play_buy, play_extra, play_side_double

__all__ = ["Game", "in_event", "open_game", "play", "play_all"]


def play(game: Game, action: Action) -> Game:
    """The game after one action.

    Raises GameOver once nothing is open, AnswersMissing if a double of the one cube left members
    out and this is not the sale of one's cube, or whatever the action itself is guilty of.
    """
    if game.is_over:
        raise GameOver()
    if game.awaiting and not (isinstance(action, CubeBought) and action.seller in game.awaiting):
        raise AnswersMissing(players=", ".join(game.awaiting))
    now = replace(game, step=game.step + 1)
    after = _apply(now, action)
    found = cautions(now, action)
    return replace(after, warnings=(*after.warnings, *found)) if found else after


def play_all(game: Game, actions: Iterable[Action]) -> Game:
    """The game after these actions, one by one; a fault in a field of one is told as one of
    `events`."""
    for number, action in enumerate(actions):
        try:
            game = play(game, action)
        except RuleViolation as fault:
            raise in_event(number, fault) from None
    return game


def in_event(number: int, fault: RuleViolation) -> RuleViolation:
    """The same fault, its field, if it is one, being inside the event of this number, from 0."""
    return fault.within(number).within("events") if fault.field else fault


def _apply(game: Game, action: Action) -> Game:
    match action:
        case Double(extra=None, bought=None):
            return play_double(game, action)
        case Double():
            return play_side_double(game, action)
        case ExtraGiven():
            return play_extra(game, action)
        case CubeBought():
            return play_buy(game, action)
        case ResultAgreed():
            return play_agreed(game, action)
        case GameWon():
            return play_result(game, action)
        case QuickScore():
            return play_quick(game, action)
