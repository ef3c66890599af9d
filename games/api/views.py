"""The engine's tools over HTTP."""

from __future__ import annotations

from typing import Any

from clubsite.tool_schema import ToolShape, described
from clubsite.tool_view import ToolView
from games.engine.variants import USUAL, VARIANTS
from games.tools import LEGAL_PLAYS, POSITIONS

from . import long_schema

TEXT: dict[str, Any] = {"type": "string"}
XGID = "XGID=-BB-------------------bb--:0:0:1:21:0:0:0:0:10"
POSITION = {
    "xgid": {**TEXT, "description": "eXtreme Gammon's text of a position."},
    "gnubg_id": {**TEXT, "description": "GNU Backgammon's two IDs, in place of the `xgid`."},
}
DICE = {
    "anyOf": [
        {
            "type": "array",
            "items": {"type": "integer", "minimum": 1, "maximum": 6},
            "minItems": 2,
            "maxItems": 2,
        },
        TEXT,
    ],
    "description": "They go before the dice of the position.",
}
PLAY = {
    "type": "object",
    "properties": {
        "play": TEXT,
        "position_id": {
            **TEXT,
            "description": "Of the checkers after the play, whoever made it still on roll.",
        },
    },
    "required": ["play", "position_id"],
}
NO_POSITION = (
    {"id": 2, "xgid": "XGID=-b"},
    "bad_position",
    "This is not an XGID: it has 1 field where 10 are expected.",
)
LEGAL = ToolShape(
    name="list_legal_plays",
    summary="Every distinct legal result of a position and dice",
    properties={
        **POSITION,
        **long_schema.ASKED,
        "dice": DICE,
        "variant": {"enum": list(VARIANTS), "default": USUAL},
    },
    needed=(),
    answer={
        "dice_played": {"type": "integer", "description": "0 where no play is legal."},
        "plays": {"type": "array", "items": PLAY},
    },
    other_answer=long_schema.ANSWERED,
    sometimes=("results",),
    asked={"id": 1, "xgid": XGID, "dice": [2, 1]},
    answered={
        "id": 1,
        "dice_played": 2,
        "plays": [
            {"play": "2/1 2/off", "position_id": "NgAA4AAAAAAAAA"},
            {"play": "2/off 1/off", "position_id": "NgAAoAAAAAAAAA"},
        ],
    },
    refused=NO_POSITION,
)
START = "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:7:10"
NOTATIONS = ToolShape(
    name="convert_position",
    summary="A position in every notation",
    properties=POSITION,
    needed=(),
    answer={
        "xgid": TEXT,
        "position_id": TEXT,
        "match_id": TEXT,
        "gnubg_id": TEXT,
        "decoded": {"type": "object", "additionalProperties": {"type": "integer"}},
    },
    asked={"id": 1, "xgid": START},
    answered={
        "id": 1,
        "xgid": START,
        "position_id": "4HPwATDgc/ABMA",
        "match_id": "cInlAAAAAAAE",
        "gnubg_id": "4HPwATDgc/ABMA:cInlAAAAAAAE",
        "decoded": {
            "cube_log": 0,
            "cube_owner": 3,
            "on_roll": 1,
            "crawford": 0,
            "game_state": 1,
            "turn": 1,
            "doubled": 0,
            "resigned": 0,
            "die1": 3,
            "die2": 1,
            "length": 7,
            "score0": 0,
            "score1": 0,
            "no_jacoby": 1,
        },
    },
    refused=NO_POSITION,
)


@described(LEGAL)
class LegalPlaysView(ToolView):
    """Every distinct legal result of a position and dice."""

    tool = LEGAL_PLAYS


@described(NOTATIONS)
class PositionsView(ToolView):
    """A position in every notation."""

    tool = POSITIONS
