"""Who begins a parallel game, and with which dice (variants.md LN-2 to LN-4)."""

from __future__ import annotations

from games.engine import soundness
from games.engine.dice import AnyRoll, Roll
from games.engine.errors import GameIsNotOver
from games.engine.sides import Side
from games.engine.variants import Variant
from games.engine.variants.components import NextStart, OpeningDice

from .cubed import CubedGame
from .game import LongGame


def opened(variant: Variant, dice: AnyRoll) -> LongGame | None:
    """A game after each side threw one die: the higher is White's, who begins, with these two dice
    or with two thrown anew as the rule set has it. None for equal dice: both throw again. Raises
    InvalidDice, NotParallel, InvalidPosition for what is no rule set."""
    game, roll = LongGame.start(variant), Roll.of(dice)
    if roll.is_doublet:
        return None
    return game.throw(roll) if variant.opening.dice is OpeningDice.OWN else game


def white_next(game: LongGame | CubedGame) -> Side | None:
    """Which side of a finished game is White, and so begins, in the next one; None where the
    opening throw is to decide, as it does after a draw where the winner would begin. A game that a
    dropped double has ended is asked with its cube. Raises GameIsNotOver, and InvalidPosition for
    what is no game."""
    if not isinstance(game, CubedGame):
        soundness.expect_kind("game", game, LongGame)
    if game.verdict is None:
        raise GameIsNotOver
    match game.variant.opening.next_start:
        case NextStart.ALTERNATE:
            return Side.BLACK
        case NextStart.WINNER:
            return game.verdict.winner
        case NextStart.ROLL:
            return None
