"""The scoring tool as both shells know it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from chouette.rules.errors import RuleViolation
from chouette.rules.scoring import score_game
from clubsite.json_tools import Tool


def _score(obj: Mapping[str, Any]) -> dict[str, Any]:
    return score_game(obj).to_json()


SCORE: Final = Tool(_score, RuleViolation)
