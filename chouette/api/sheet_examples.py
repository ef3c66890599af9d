"""What the document shows of sheets and statements: the night of `table_examples`, at its end."""

from __future__ import annotations

from typing import Any

from clubsite.openapi_problems import example

Json = dict[str, Any]


def _cell(points: float, running: float, part: str) -> Json:
    return {"points": points, "running": running, "part": part}


SHEET: Json = {
    "session": 12,
    "seq": 13,
    "players": [
        {"id": "4", "name": "Ana"},
        {"id": "5", "name": "Bogdan"},
        {"id": "6", "name": "Carla"},
    ],
    "rows": [
        {
            "game": 1,
            "revision": 1,
            "cells": [_cell(2, 2, "box"), _cell(-1, -1, "captain"), _cell(-1, -1, "crew")],
        },
        {
            "game": 2,
            "revision": 1,
            "cells": [_cell(-2, 0, "box"), _cell(1, 0, "crew"), _cell(1, 0, "captain")],
        },
    ],
    "totals": [0, 0, 0],
    "money_minor": [0, 0, 0],
    "currency": "EUR",
}
SHEET_CSV = (
    "Points\r\n"
    "Game,Box,Partner,Captain,Ana,Bogdan,Carla\r\n"
    "1,Ana,,Bogdan,2,-1,-1\r\n"
    "2,Ana,,Carla,-2,1,1\r\n"
)
_FIGURES: Json = {
    "games": 1,
    "games_won": 1,
    "points": 2,
    "won": 2,
    "lost": 0,
    "money_minor": 100,
}
STATEMENT: Json = {
    "seq": 12,
    "computed_at": "2026-11-26T23:10:02+00:00",
    "counts": True,
    "statement": {
        "edition": 2,
        "session": 12,
        "last_seq": 12,
        "night_on": "2026-11-26",
        "table": "Table 1",
        "rules": "Keith, many cubes",
        "practice": False,
        "currency": "EUR",
        "stake_minor": 50,
        "games": 1,
        "players": [{"player": 4, **_FIGURES}],
        "pairs": [{"player": 4, "opponent": 5, "games": 1, "won": 1, "lost": 0}],
        "plan": [
            {"payer": 5, "payee": 4, "amount_minor": 50, "paid_minor": 0, "currency": "EUR"},
            {"payer": 6, "payee": 4, "amount_minor": 50, "paid_minor": 50, "currency": "EUR"},
        ],
    },
    "others": [{"seq": 10, "computed_at": "2026-11-26T22:58:41+00:00", "counts": False}],
}
NOT_READY: Json = example(
    404,
    "statement_not_ready",
    "The statement is being computed. Ask again in a moment.",
    progress={"stage": "working", "since": "2026-11-26T23:10:01+00:00", "failures": 0},
)
