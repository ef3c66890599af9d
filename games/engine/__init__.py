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

from . import variants
from .board import Board
from .cube import Cube
from .dice import Roll
from .errors import (
    AmbiguousPlay,
    CubeNotAvailable,
    EngineError,
    IllegalPlay,
    InvalidDice,
    InvalidNotation,
    InvalidPosition,
)
from .game import Game
from .match import Match, Rules
from .outcome import Ending, Outcome, Win
from .plays import Play
from .position import Phase, Position
from .sides import Side

__all__ = [
    "AmbiguousPlay",
    "Board",
    "Cube",
    "CubeNotAvailable",
    "Ending",
    "EngineError",
    "Game",
    "IllegalPlay",
    "InvalidDice",
    "InvalidNotation",
    "InvalidPosition",
    "Match",
    "Outcome",
    "Phase",
    "Play",
    "Position",
    "Roll",
    "Rules",
    "Side",
    "Win",
    "variants",
]
