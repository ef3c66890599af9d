"""The scoring tool over HTTP (contract 4)."""

from __future__ import annotations

from chouette.tools import SCORE
from clubsite.tool_view import ToolView


class ScoreView(ToolView):
    """Points and the next order of a chouette game (contract 2.1)."""

    tool = SCORE
