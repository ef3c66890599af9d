"""The rules of a chouette, pure: no Django, no clock, no dice, no input or output.

One game: `score_game` (a JSON object in, points and the next order out), or `open_game`, `play` and
`settle_game` step by step. A table's sitting: `decide` says what a command leads to, `evolve` folds
the events. At the end: `square_up`.
"""

from .decide import decide
from .evolve import evolve, fold
from .game import open_game, play
from .rotation import Rotation
from .ruleset import PRESETS, Ruleset
from .scoring import score_game, settle_game
from .squaring import square_up
from .state import ChouetteState

__all__ = [
    "PRESETS",
    "ChouetteState",
    "Rotation",
    "Ruleset",
    "decide",
    "evolve",
    "fold",
    "open_game",
    "play",
    "score_game",
    "settle_game",
    "square_up",
]
