"""How much of a file is read."""

from __future__ import annotations

from typing import Final

MOST_BYTES: Final = 8 * 1024 * 1024
"""An analysed match of GNU Backgammon has two or three megabytes."""
MOST_GAMES: Final = 1_000
MOST_DEEDS: Final = 60_000
"""Plays and turns of the cube of a file."""
MOST_FAULTS: Final = 100
MOST_POINTS: Final = 2**15 - 1
"""The longest match and the highest score: what an ID of GNU Backgammon has room for."""
LONGEST_NAME: Final = 80
"""Characters of a player's name."""
LONGEST_LINE: Final = 400
"""Letters of a line of a .mat file that are read; a row of two plays has 120 at most."""
LINES_A_DEED: Final = 4
"""So many lines of a .mat, or nodes of an .sgf, are read for each play that may be in a file:
remarks and heads among them."""
MOST_DEPTH: Final = 100
"""Variations of an .sgf within each other."""
