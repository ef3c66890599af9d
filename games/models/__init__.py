"""What is kept of games: boards on which they are played over the API."""

from __future__ import annotations

from .boards import Board, BoardCommand

__all__ = ["Board", "BoardCommand"]
