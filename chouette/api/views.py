"""The scoring tool over HTTP."""

from __future__ import annotations

from chouette.api.game_event_schema import game_events
from chouette.rules.ruleset import PRESETS
from chouette.tools import SCORE
from clubsite.tool_schema import ToolShape, described
from clubsite.tool_view import ToolView

PLAYERS = {"type": "array", "items": {"type": "string"}}
POINTS = {"type": "object", "additionalProperties": {"type": "number"}}
TOLD = {
    "type": "object",
    "properties": {
        "code": {"type": "string"},
        "args": {"type": "object"},
        "detail": {"type": "string"},
    },
    "required": ["code"],
}
EVENT = {
    "description": "What happened in the game, in order of play; other fields depend on `type`.",
    "oneOf": list(game_events().values()),
}
TRANSFER = {
    "type": "object",
    "properties": {
        "payer": {"type": "string"},
        "payee": {"type": "string"},
        "points": {"type": "number"},
        "kind": {"enum": ["contract", "extra", "bought", "share"]},
    },
}
SHAPE = ToolShape(
    name="score_game",
    summary="Points and the next order of a chouette game",
    properties={
        "order": {**PLAYERS, "minItems": 2, "description": "Box, captain, crew."},
        "partner": {"type": ["string", "null"], "description": "The box's, not in `order`."},
        "rules": {
            "anyOf": [
                {"type": "string", "enum": list(PRESETS)},
                {"type": "object", "additionalProperties": True},
            ],
            "description": "A preset, or any of the house rules.",
        },
        "auto_doubles": {"type": "integer", "minimum": 0, "default": 0},
        "start_levels": {
            "type": "object",
            "additionalProperties": {"type": "integer", "minimum": 1},
        },
        "events": {"type": "array", "items": EVENT},
    },
    needed=("order", "events"),
    answer={
        "points": POINTS,
        "order": PLAYERS,
        "partner": {"type": ["string", "null"]},
        "why": {"type": "string"},
        "warnings": {"type": "array", "items": TOLD},
        "reason": TOLD,
        "transfers": {"type": "array", "items": TRANSFER},
    },
    asked={
        "id": "W13",
        "order": ["A", "B", "C", "D"],
        "rules": {"cubes": "multi", "jacoby": "cube", "seat": "captain"},
        "events": [
            {"type": "double", "side": "team", "answers": {"B": "take"}},
            {"type": "double", "side": "box", "answers": {"B": "drop"}},
            {"type": "double", "side": "team", "answers": {"C": "take"}},
            {"type": "result", "winner": "team", "kind": "single"},
        ],
    },
    answered={
        "id": "W13",
        "points": {"A": -1, "B": -2, "C": 2, "D": 1},
        "order": ["A", "C", "D", "B"],
        "partner": None,
        "why": "B dropped at 2, so the box beat the captain and stays; C is captain next.",
        "warnings": [],
        "reason": {
            "code": "captain_beaten.captain_next",
            "args": {"next_box": "A", "next_captain": "C", "told": "early"},
        },
        "transfers": [
            {"payer": "B", "payee": "A", "points": 2, "kind": "contract"},
            {"payer": "A", "payee": "C", "points": 2, "kind": "contract"},
            {"payer": "A", "payee": "D", "points": 1, "kind": "contract"},
        ],
    },
    refused=(
        {"id": "E1", "order": ["A", "B"], "events": []},
        "unfinished_game",
        "The game is not finished: B still in.",
    ),
)


@described(SHAPE)
class ScoreView(ToolView):
    """Points and the next order of a chouette game."""

    tool = SCORE
