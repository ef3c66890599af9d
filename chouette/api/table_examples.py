"""What the document shows of tables: one night of three players, who are 4, 5 and 6."""

from __future__ import annotations

from typing import Any

from drf_spectacular.utils import OpenApiExample

from chouette.rules.ruleset import PRESETS

Json = dict[str, Any]


def shown(name: str, value: Any, **options: Any) -> OpenApiExample:
    """An answer."""
    return OpenApiExample(name, value=value, response_only=True, **options)


def sent(name: str, value: Any, **options: Any) -> OpenApiExample:
    """A body."""
    return OpenApiExample(name, value=value, request_only=True, **options)


CUBE: Json = {"level": 1, "owner": None, "turned": False, "result": None}
LAST_GAME: Json = {
    "number": 1,
    "order": ["4", "5", "6"],
    "partner": None,
    "start_levels": {"5": 1, "6": 1},
    "auto_doubles": 0,
    "stake_minor": 50,
    "events": [{"type": "result", "winner": "box", "kind": "single"}],
    "revision": 1,
    "points": {"4": 2, "5": -1, "6": -1},
    "contracts": [
        {
            "kind": "contract",
            "holder": number,
            "other": "4",
            "level": 1,
            "points": -1,
            "winner": "4",
        }
        for number in ("5", "6")
    ],
    "reason": {
        "code": "captain_beaten.captain_next",
        "args": {"next_box": "4", "next_captain": "6", "told": "all"},
    },
    "why": "The box won a single game (Bogdan 1, Carla 1), so the box beat the captain and stays;"
    " Carla is captain next.",
    "warnings": [],
}
TABLE: Json = {
    "id": 12,
    "club": "thursday-club",
    "night_on": "2026-11-26",
    "table": "Table 1",
    "status": "open",
    "practice": False,
    "seq": 9,
    "stake_minor": 50,
    "currency": "EUR",
    "rules_name": "Keith, many cubes",
    "rules": PRESETS["keith-many-cubes"].to_json(),
    "keeper": {"name": "Bogdan", "since": "2026-11-26T19:02:11+00:00"},
    "players": [
        {"id": "4", "name": "Ana"},
        {"id": "5", "name": "Bogdan"},
        {"id": "6", "name": "Carla"},
    ],
    "rotation": {"box": "4", "partner": None, "captain": "6", "crew": ["5"]},
    "waiting": [],
    "away": [],
    "going": [],
    "levels": {"4": 1, "5": 1, "6": 1},
    "proxies": {},
    "partner_asked": None,
    "game": {
        "number": 2,
        "order": ["4", "6", "5"],
        "partner": None,
        "start_levels": {"6": 1, "5": 1},
        "auto_doubles": 0,
        "stake_minor": 50,
        "events": [],
        "cubes": [{"player": "6", **CUBE}, {"player": "5", **CUBE}],
        "extras": [],
        "bought": [],
        "pending": {
            "side": "box",
            "members": ["6", "5"],
            "answers": {"6": "take"},
            "waiting": ["5"],
        },
        "warnings": [],
    },
    "games_played": 1,
    "last_game": LAST_GAME,
    "totals": {"4": 2, "5": -1, "6": -1},
    "money_minor": {"4": 100, "5": -50, "6": -50},
    "may": [
        {"kind": "void"},
        {"kind": "join"},
        {"kind": "leave", "players": ["4", "5", "6"]},
        {"kind": "answer", "players": ["6", "5"]},
    ],
}
EVENT: Json = {
    "seq": 9,
    "kind": "double_answered",
    "version": 1,
    "first": True,
    "game": 2,
    "member": "6",
    "answer": "take",
}
DONE: Json = {"seq": 9, "events": [EVENT], "other_session": None}
ROW: Json = {
    "id": 12,
    "night_on": "2026-11-26",
    "table": "Table 1",
    "status": "open",
    "practice": False,
    "seq": 9,
    "stake_minor": 50,
    "currency": "EUR",
    "rules_name": "Keith, many cubes",
}
NEW_TABLE: Json = {
    "command_id": "7b9c1b1e-0f0e-4f6e-8f11-1f1c9c1f4b10",
    "night_on": "2026-11-26",
    "table": "Table 1",
    "ruleset": "keith-many-cubes",
    "stake_minor": 50,
    "currency": "EUR",
    "players": [4, {"player": 5, "level": 2}, 6],
}
