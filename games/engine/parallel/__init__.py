"""Games in which both sides go the same way round: long nardy and its family (variants.md).

    >>> from games.engine import Side, variants
    >>> from games.engine.parallel import CubedGame, Kind, LongGame, opened, white_next
    >>> game = LongGame.start(variants.get("long_classic")).throw("66")
    >>> [str(play) for play in game.plays()]
    ['24/18(2)']
    >>> game.play("24/18(2)").actor is Side.BLACK
    True

A game begins with `start`, with the dice of the `opened` throw, or anywhere with `at`; each side
counts its own points, from the head on 24 to home on 6 to 1. Every action gives another game:

    >>> game = LongGame.at(variants.get("kaftar"), white="2:1", black="6:15")
    >>> game = game.throw("65").play("2/off")
    >>> game.verdict.winner is Side.WHITE, game.verdict.kind is Kind.MARS, game.verdict.points
    (True, True, 2)
    >>> white_next(game) is Side.BLACK, game.undo().verdict is None
    (True, True)

With a doubling cube it is a `CubedGame`, used in the same way:

    >>> rules = variants.get("fevga").having({"cube": "standard"})
    >>> CubedGame.start(rules).double().drop().verdict.kind is Kind.DROPPED
    True
    >>> opened(rules, "55") is None
    True

Three words, each for one thing. *Long* is the family of games, and what belongs to any of them: a
`LongGame`, a `LongPlay`, its drawings. *Parallel* is their track, on which each goes his way half a
ring behind the other; backgammon's is contrary. *Nardy* is in names of games only: long nardy, the
rule set `long_classic`, is the one that the others differ from.
"""

from __future__ import annotations

from .cubed import CubedGame
from .game import LongGame
from .opening import opened, white_next
from .play import LongPlay
from .premoves import PreMove
from .verdicts import Kind, Verdict

__all__ = [
    "CubedGame",
    "Kind",
    "LongGame",
    "LongPlay",
    "PreMove",
    "Verdict",
    "opened",
    "white_next",
]
