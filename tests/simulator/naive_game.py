"""The naive scorer's game: a plain dict of contracts, and what is checked before it opens."""

from __future__ import annotations

import json
from fractions import Fraction
from pathlib import Path
from typing import Any

PRESETS: dict[str, dict[str, Any]] = json.loads(
    (Path(__file__).parents[1] / "data" / "presets.json").read_text(encoding="utf-8")
)
FIELDS = set(PRESETS["keith-many-cubes"])
LIMIT = 1024
OTHER = {"box": "team", "team": "box"}

# "Defaults of this tool" (contract 2.1); acting_captain depends on the cubes.
DEFAULTS: dict[str, Any] = {
    "cubes": "multi",
    "seat": "captain",
    "successor": "next_in_line",
    "winning_captain": "rotates",
    "acting_captain": None,
    "jacoby": "cube",
    "beavers": 3,
    "automatic_doubles": None,
    "backgammon": 3,
    "lone_taker": "free",
    "lone_taker_from": 5,
    "partner_split": "odd_point_to_box",
    "partner_after_loss": "captain",
}
CHOICES: dict[str, tuple[Any, ...]] = {
    "cubes": ("multi", "single"),
    "seat": ("captain", "last_man", "net", "all", "la_hybrid"),
    "successor": ("next_in_line", "acting_captain"),
    "winning_captain": ("rotates", "stays"),
    "acting_captain": ("keeps_turn", "uses_turn"),
    "jacoby": ("cube", "game", "off"),
    "beavers": (0, 1, 2, 3),
    "backgammon": (2, 3),
    "lone_taker": ("free", "must_drop", "must_beaver", "extras"),
    "partner_split": ("odd_point_to_box", "half_points"),
    "partner_after_loss": ("captain", "own_place"),
}

Game = dict[str, Any]
Contract = dict[str, Any]


class Fault(Exception):
    """The row cannot be honoured; `code` is one of the codes of contract 2."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


def is_whole(value: Any) -> bool:
    """A JSON integer (true and false are none)."""
    return isinstance(value, int) and not isinstance(value, bool)


def is_name(value: Any) -> bool:
    """A player's name as JSON writes it."""
    return isinstance(value, str) and value != ""


def read_rules(rules: Any) -> dict[str, Any]:
    """A preset's name or an object over the defaults; whatever is unknown is `unknown_rule`."""
    if isinstance(rules, str):
        if rules not in PRESETS:
            raise Fault("unknown_rule")
        return dict(PRESETS[rules])
    if not isinstance(rules, dict):
        raise Fault("bad_json")
    for field, value in rules.items():
        if field not in FIELDS:
            raise Fault("unknown_rule")
        if field in CHOICES and (isinstance(value, (bool, float)) or value not in CHOICES[field]):
            raise Fault("unknown_rule")
        if field == "lone_taker_from" and not (is_whole(value) and value >= 2):
            raise Fault("unknown_rule")
        if field == "automatic_doubles" and not (value is None or (is_whole(value) and value >= 0)):
            raise Fault("unknown_rule")
    merged = {**DEFAULTS, **rules}
    if merged["acting_captain"] is None:
        merged["acting_captain"] = "uses_turn" if merged["cubes"] == "single" else "keeps_turn"
    return merged


def check_players(row: dict[str, Any]) -> None:
    """`order` has at least two different players and the partner is none of them."""
    order, partner = row.get("order"), row.get("partner")
    if not isinstance(order, list) or len(order) < 2 or not all(is_name(name) for name in order):
        raise Fault("bad_json")
    if partner is not None and not is_name(partner):
        raise Fault("bad_json")
    if len(set(order)) < len(order) or partner in order:
        raise Fault("duplicate_player")


def start_level(row: dict[str, Any], member: str) -> int:
    """A member's own starting level x 2^auto_doubles."""
    own = (row.get("start_levels") or {}).get(member, 1)
    level: int = own * 2 ** (row.get("auto_doubles") or 0)
    if level > LIMIT:
        raise Fault("cube_limit")
    return level


def check_levels(row: dict[str, Any], rules: dict[str, Any]) -> None:
    """`auto_doubles` and `start_levels` are well formed and allowed."""
    automatic = 0 if row.get("auto_doubles") is None else row["auto_doubles"]
    if not is_whole(automatic) or automatic < 0:
        raise Fault("bad_json")
    if rules["automatic_doubles"] is not None and automatic > rules["automatic_doubles"]:
        raise Fault("too_many_automatic_doubles")
    levels = {} if row.get("start_levels") is None else row["start_levels"]
    if not isinstance(levels, dict):
        raise Fault("bad_json")
    for member, level in levels.items():
        if member not in row["order"][1:]:
            raise Fault("unknown_player")
        if not is_whole(level) or level < 1:
            raise Fault("bad_json")


def new_contract(level: int, box_side: str, team_side: str) -> Contract:
    """One cube between somebody on the box's side of the board and somebody on the team's."""
    return {
        "level": level,
        "owner": None,
        "turned": False,
        "open": True,
        "box": box_side,
        "team": team_side,
        "winner": None,
        "how": None,
        "closed_at": None,
        "counts_as_last": True,
        "dropped_in": None,
        "took_in": set(),
        "price": None,
    }


def open_game(row: dict[str, Any]) -> Game:
    """Check everything that stands before the events and lay out the contracts."""
    check_players(row)
    rules = read_rules({} if row.get("rules") is None else row["rules"])
    check_levels(row, rules)
    box, members = row["order"][0], row["order"][1:]
    players = row["order"] + ([row["partner"]] if row.get("partner") else [])
    return {
        "box": box,
        "members": members,
        "partner": row.get("partner"),
        "players": players,
        "rules": rules,
        "contracts": {m: new_contract(start_level(row, m), box, m) for m in members},
        "extras": {},
        "bought": {},
        "points": {player: Fraction(0) for player in players},
        "paid": {},
        "now": 0,
        "box_has_doubled": False,
        "waiting_for_buyer": [],
        "any_cube_turned": False,
    }


def everything(game: Game) -> list[Contract]:
    """All contracts of the game: the box's, the extras, the bought cubes."""
    return [*game["contracts"].values(), *game["extras"].values(), *game["bought"].values()]


def still_in(game: Game) -> list[str]:
    """Members whose own contract with the box is open, in their order."""
    return [member for member in game["members"] if game["contracts"][member]["open"]]


def pay(game: Game, payer: str, payee: str, amount: Fraction | int) -> None:
    """Points from one player to another."""
    game["points"][payer] -= amount
    game["points"][payee] += amount
    game["paid"][payer, payee] = game["paid"].get((payer, payee), 0) + amount


def close(game: Game, contract: Contract, how: str, winner: str | None) -> None:
    """End a contract; `winner` is `box`, `team` or nobody."""
    contract["open"] = False
    contract["how"] = how
    contract["winner"] = winner
    contract["closed_at"] = game["now"]


def check_member(game: Game, name: Any) -> str:
    """The name, once it is known to be a member's."""
    if not isinstance(name, str) or name == "":
        raise Fault("bad_json")
    if name not in game["members"]:
        raise Fault("unknown_player")
    return name
