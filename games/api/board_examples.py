"""Examples of the boards' bodies and answers."""

from __future__ import annotations

from typing import Any

from drf_spectacular.utils import OpenApiExample

from clubsite.openapi_problems import example
from clubsite.problems import CONTENT_TYPE
from games.engine.variants import USUAL

Json = dict[str, Any]
UUID = "5a0c9a3e-53a1-4bd2-9f0a-2e6f8a1c7d01"
STALE_SENTENCE = "Something else happened here first: the board is at command 2, you were at 1."


def _shown(name: str, value: Any, **options: Any) -> OpenApiExample:
    return OpenApiExample(name, value=value, response_only=True, **options)


def _sent(name: str, value: Any, **options: Any) -> OpenApiExample:
    return OpenApiExample(name, value=value, request_only=True, **options)


def _command(name: str, kind: str, **fields: Any) -> OpenApiExample:
    value = {"command_id": UUID, "expected_seq": 2, "kind": kind, **fields}
    return _sent(name, value, summary=f"{kind}: {name}")


A_ROW: Json = {
    "id": 7,
    "variant": USUAL,
    "length": 5,
    "opponent": "invited",
    "status": "open",
    "seq": 2,
    "made_at": "2026-11-30T18:30:00Z",
    "white": {"name": "Ana", "seated": True, "score": 0},
    "black": {"name": "Bogdan", "seated": True, "score": 0},
    "you": ["white"],
}
OPENED: Json = {"did": "open", "white": 3, "black": 1}
A_BOARD: Json = {
    **A_ROW,
    "rules": {
        "cube_limit": 1024,
        "jacoby": False,
        "beavers": 0,
        "automatic_doubles": 0,
        "crawford": True,
        "holland": False,
        "backgammon": 3,
    },
    "game": 1,
    "is_crawford": False,
    "phase": "play",
    "on_roll": "white",
    "decides": "white",
    "dice": [3, 1],
    "resignation": None,
    "xgid": "XGID=-b----E-C---eE---c-e----B-:0:0:-1:31:0:0:0:5:10",
    "position_id": "4HPwATDgc/ABMA",
    "legal_plays": ["8/5 6/5", "24/23 13/10"],
    "cube": {"level": 1, "owner": None, "offer": None, "if_taken": 1},
    "may": {"white": ["play", "resign"], "black": ["resign"]},
    "last_result": None,
    "winner": None,
    "last": {"seq": 2, "kind": "roll", "deeds": [OPENED]},
}
NOTHING_DONE: Json = {
    **A_BOARD,
    "seq": 0,
    "phase": "opening",
    **dict.fromkeys(("on_roll", "decides", "dice", "xgid", "position_id", "legal_plays", "last")),
    "may": {"white": ["roll"], "black": ["roll"]},
}
HERE: Json = {**NOTHING_DONE, "opponent": "here", "you": ["white", "black"]}
WAITING: Json = {
    **NOTHING_DONE,
    "black": {"name": "Bogdan", "seated": False, "score": 0},
    "phase": "seats",
    "may": {"white": [], "black": []},
    "secret": "X7cKdCvdD-n0ZVlu0UK6FAstkd8i8XGi",
}

LOGGED = _shown(
    "The opening dice",
    {"seq": 2, "kind": "roll", "deeds": [OPENED], "sent_at": "2026-11-30T18:31:00Z"},
)
ROW = _shown("A board", A_ROW)
BOARD = _shown("White is to play 3-1", A_BOARD)
MADE = _shown("On one device", HERE)
INVITED = _shown("Somebody is invited", WAITING)
NEW_HERE = _sent(
    "Money play on one device",
    {"command_id": UUID, "jacoby": True, "beavers": 1, "white": "Ana", "black": "Bogdan"},
)
NEW_INVITED = _sent(
    "A match with somebody else",
    {
        "command_id": UUID,
        "length": 5,
        "opponent": "invited",
        "side": "white",
        "white": "Ana",
        "black": "Bogdan",
    },
)
COMMANDS = [
    _sent(
        "Sitting down",
        {"command_id": UUID, "expected_seq": 0, "kind": "sit", "secret": WAITING["secret"]},
        summary="sit: Sitting down",
    ),
    _command("The opening dice, or one's own", "roll"),
    _command("Checkers moved", "play", play="8/5 6/5"),
    _command("Nothing can be moved", "play", play=""),
    _command("The cube offered", "double"),
    _command("The cube accepted", "take"),
    _command("The game given up", "drop"),
    _command("The cube turned again", "beaver"),
    _command("A gammon given up", "resign", result="gammon"),
    _command("What was given up is enough", "accept_resignation"),
    _command("It is not enough", "decline_resignation"),
    _command("The next game of the match", "next_game"),
    _command("The last play or answer taken back", "undo"),
]
DONE = _shown("The opening dice", {"seq": 2, "deeds": [OPENED], "state": A_BOARD})
STALE = _shown(
    "Stale",
    example(409, "stale", STALE_SENTENCE, seq=2, state=A_BOARD),
    status_codes=["409"],
    media_type=CONTENT_TYPE,
)
