"""What the tool for legal plays takes and answers of a long game, for the document."""

from __future__ import annotations

from typing import Any, Final

Json = dict[str, Any]

SIDE: Final[Json] = {"type": "string", "pattern": "^[0-9a-f]{25}$"}
_SIDE_GIVEN: Final[Json] = {"type": "string", "pattern": "^[0-9a-fA-F]{25}$"}
_COUNT: Final[Json] = {"type": "integer", "minimum": 0, "maximum": 15}
_POINT: Final[Json] = {"type": "integer", "minimum": 1, "maximum": 24}
_BESIDE: Final[Json] = {
    "bar": _COUNT,
    "reserve": _COUNT,
    "prisoners": {"type": "array", "items": _POINT, "uniqueItems": True},
    "emir": {
        "anyOf": [_POINT, {"enum": ["bar", "off"]}, {"type": "null"}],
        "description": "Where the marked checker is.",
    },
    "above": {**_COUNT, "description": "How many lie above it while it is on the head."},
}
_GIVEN: Final[Json] = {
    "type": "object",
    "properties": _BESIDE,
    "additionalProperties": False,
    "description": "What the side has beside its points (`emir`); left out: as at the start.",
}
_TOLD: Final[Json] = {"type": "object", "properties": _BESIDE, "required": list(_BESIDE)}
_RESULT: Final[Json] = {
    "me": SIDE,
    "opp": SIDE,
    "extra_me": _TOLD,
    "extra_opp": _TOLD,
    "winner": {
        "enum": ["me", "opp", None],
        "description": "Whose marked checker has taken the other, which ends the game.",
    },
}

ASKED: Final[Json] = {
    "me": {
        **_SIDE_GIVEN,
        "description": "The mover's checkers in a long game: off, then on 1 to 24.",
    },
    "opp": {**_SIDE_GIVEN, "description": "The opponent's, in his own numbering."},
    "extra_me": _GIVEN,
    "extra_opp": _GIVEN,
    "colour": {"enum": ["white", "black"], "default": "white", "description": "White has begun."},
    "first_turn": {"type": "boolean", "description": "Left out: where all stand on the head."},
    "options": {"type": "object", "description": "Of the rule set, by name: docs/api.md."},
}
ANSWERED: Final[Json] = {
    "played": {"type": "integer", "description": "Of a long game: how many numbers are used."},
    "legal": {
        "type": "array",
        "items": SIDE,
        "description": "What the mover's side can become; unchanged where he cannot move.",
    },
    "results": {
        "type": "array",
        "items": {"type": "object", "properties": _RESULT, "required": list(_RESULT)},
        "description": "What both sides can become, where a play changes both (`emir`).",
    },
}
