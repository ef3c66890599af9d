"""The engine's tools as both shells know them."""

from __future__ import annotations

from typing import Final

from clubsite.json_tools import Tool
from games.engine.errors import EngineError
from games.engine.tool import legal_plays_of, position_of

LEGAL_PLAYS: Final = Tool(
    legal_plays_of, EngineError, rows=lambda answer: max(1, len(answer.get("plays", ())))
)
POSITIONS: Final = Tool(position_of, EngineError)
