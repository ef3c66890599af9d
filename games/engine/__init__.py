"""The board game: boards, plays, cube, match and game. Standard library only.

A `Position` is a game between two actions. Each action gives a new one:

    >>> from games.engine import Game, IllegalPlay, Match, Position, Rules, Side
    >>> position = Position.start(Match(7)).throw("31")
    >>> len(position.legal_plays())
    16
    >>> position = position.play("6/5 8/5").double()
    >>> position.xgid
    'XGID=-b---BD-B---eE---c-e----B-:0:0:-1:D:0:0:0:7:10'
    >>> position.take().cube.owner is Side.BLACK
    True
    >>> position.drop().outcome.points
    1

What breaks a rule raises the error that says which:

    >>> try:
    ...     Position.start().play("8/5", "31")
    ... except IllegalPlay as refusal:
    ...     print(refusal)
    '8/5' is not legal with 3-1: both numbers can be played.

A `Game` remembers what was done, from the opening dice (White's, Black's), and takes it back:

    >>> game = Game.start(Match(rules=Rules(beavers=1))).open(2, 5).play("13/8 24/22")
    >>> game.double().turn_again().drop().outcome.winner is Side.BLACK
    True
    >>> game.undo().position.roll
    Roll(first=5, second=2)

Long nardy and its family, in which both sides go the same way round, are played in
`games.engine.parallel`. `games.engine.variants` has every rule set by name, backgammon's among
them, with its options; `by_variant.rules_of` makes the `Rules` of those of backgammon.

`str(position)` draws a position in plain text, `position.svg()` for a page, and
`position.describe()` tells it in words. Dice are always the caller's: nothing here throws any.
"""

from __future__ import annotations

# `parallel` is imported here so that it comes before its drawings, whoever asks for them first.
from . import actions, errors, parallel, variants
from .actions import Action
from .board import Board
from .cube import Cube
from .dice import AnyRoll, Roll
from .drawing.words import Names, Translate
from .errors import (
    AmbiguousPlay,
    CubeNotAvailable,
    EngineError,
    GameIsOver,
    IllegalPlay,
    InvalidDice,
    InvalidNotation,
    InvalidPosition,
    MatchIsOver,
    NotNow,
)
from .game import Game
from .match import Match
from .outcome import Ending, Outcome, Resignation, Win
from .phase import Phase
from .plays import Play, legal_plays
from .position import Position
from .routes import Route
from .rules import Rules
from .setup import Offer, Setup
from .sides import Side

__all__ = [
    "Action",
    "AmbiguousPlay",
    "AnyRoll",
    "Board",
    "Cube",
    "CubeNotAvailable",
    "Ending",
    "EngineError",
    "Game",
    "GameIsOver",
    "IllegalPlay",
    "InvalidDice",
    "InvalidNotation",
    "InvalidPosition",
    "Match",
    "MatchIsOver",
    "Names",
    "NotNow",
    "Offer",
    "Outcome",
    "Phase",
    "Play",
    "Position",
    "Resignation",
    "Roll",
    "Route",
    "Rules",
    "Setup",
    "Side",
    "Translate",
    "Win",
    "actions",
    "errors",
    "legal_plays",
    "parallel",
    "variants",
]
