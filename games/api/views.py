"""The engine's tools over HTTP (contract 4)."""

from __future__ import annotations

from clubsite.tool_view import ToolView
from games.tools import LEGAL_PLAYS, POSITIONS


class LegalPlaysView(ToolView):
    """Every distinct legal result of a position and dice (contract 2.2)."""

    tool = LEGAL_PLAYS


class PositionsView(ToolView):
    """A position in every notation (contract 2.3)."""

    tool = POSITIONS
