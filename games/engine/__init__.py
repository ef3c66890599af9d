"""The board game: boards, plays, cube, match and game. Standard library only.

>>> from games.engine import Position
>>> position = Position.start().throw("31")
>>> len(position.legal_plays())
16
>>> position = position.play("8/5 6/5")
>>> position.xgid
'XGID=-b---BD-B---eE---c-e----B-:0:0:-1:00:0:0:0:0:10'
"""

from __future__ import annotations

from . import actions, errors, variants
from .board import Board
from .cube import Cube
from .dice import Roll
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
from .rules import Rules
from .sides import Side

__all__ = [
    "AmbiguousPlay",
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
    "NotNow",
    "Outcome",
    "Phase",
    "Play",
    "Position",
    "Resignation",
    "Roll",
    "Rules",
    "Side",
    "Win",
    "actions",
    "errors",
    "legal_plays",
    "variants",
]
