"""Examples of the match files' bodies and answers."""

from __future__ import annotations

from typing import Any

from drf_spectacular.utils import OpenApiExample

from clubsite.openapi_problems import example
from clubsite.problems import CONTENT_TYPE

Json = dict[str, Any]

A_FILE = """ 5 point match

 Game 1
 Ana : 0                        Bogdan : 0
  1) 31: 8/5 6/5                64: 24/14
  2)  Doubles => 2               Drops
      Wins 1 point
"""
A_ROW: Json = {
    "id": 4,
    "name": "The final",
    "format": "mat",
    "players": {"white": "Ana", "black": "Bogdan"},
    "length": 5,
    "games": 1,
    "plays": 2,
    "faults": 0,
    "legal": True,
    "sent_at": "2026-11-30T18:30:00Z",
}
A_GAME: Json = {
    "game": 1,
    "line": 3,
    "score": {"white": 0, "black": 0},
    "is_crawford": False,
    "plays": 2,
    "legal": True,
    "result": {"winner": "white", "result": "single", "ending": "dropped", "points": 1},
    "errors": [],
}
A_RECORD: Json = {
    **A_ROW,
    "rules": {"cube_limit": 1024, "jacoby": False, "beavers": 0, "crawford": True},
    "errors": [],
    "by_game": [A_GAME],
}
START = "-b----E-C---eE---c-e----B-:0:0"
STEPS: list[Json] = [
    {
        "step": 1,
        "line": 5,
        "side": "white",
        "kind": "play",
        "xgid": f"XGID={START}:-1:31:0:0:0:5:10",
        "dice": [3, 1],
        "play": "8/5 6/5",
        "legal": True,
    },
    {
        "step": 2,
        "line": 5,
        "side": "black",
        "kind": "play",
        "xgid": "XGID=-b----E-C---eE---b-db---B-:0:0:1:64:0:0:0:5:10",
        "dice": [6, 4],
        "play": "24/14",
        "legal": True,
    },
]
AN_ERROR: Json = {
    "line": 1,
    "code": "unknown_format",
    "detail": "This is neither a match in Jellyfish's text format nor a game tree of GNU"
    " Backgammon.",
}
REFUSED = f"No game could be read here: {AN_ERROR['detail'].rstrip('.')} (line 1)."


def _shown(name: str, value: Any, **options: Any) -> OpenApiExample:
    return OpenApiExample(name, value=value, response_only=True, **options)


NEW = OpenApiExample(
    "A match file",
    value={"name": "The final", "text": A_FILE},
    request_only=True,
    media_type="application/json",
)
FORM = OpenApiExample(
    "The file itself",
    value={"file": A_FILE, "name": "The final"},
    request_only=True,
    media_type="multipart/form-data",
)
ROW = _shown("A match file in short", A_ROW)
RECORD = _shown("A match of one game", A_RECORD)
SUMMARY = _shown("A match of one game", A_RECORD, media_type="application/json")
AS_FILE = _shown("The same as a file", A_FILE, media_type="text/plain")
REPLAY = _shown("Two plays of a game", {**A_GAME, "steps": STEPS})
UNREADABLE = _shown(
    "Nothing that can be read",
    example(422, "no_readable_game", REFUSED, errors=[AN_ERROR]),
    status_codes=["422"],
    media_type=CONTENT_TYPE,
)
