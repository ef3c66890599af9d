"""What is kept of games: boards on which they are played over the API, and match files."""

from __future__ import annotations

from .boards import Board, BoardCommand
from .records import MatchRecord

__all__ = ["Board", "BoardCommand", "MatchRecord"]
