"""The engine's tools as both shells know them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from clubsite.json_tools import Tool
from games.engine.errors import EngineError
from games.engine.tool import legal_plays_of, position_of


def _results(answer: Mapping[str, Any]) -> int:
    told = ("plays", "results", "legal")
    return max(1, *(len(answer.get(name, ())) for name in told))


LEGAL_PLAYS: Final = Tool(legal_plays_of, EngineError, rows=_results)
POSITIONS: Final = Tool(position_of, EngineError)
