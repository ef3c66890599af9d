"""An event as programs get it: points where the log counts half-points, players where it says which
side of a contract."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from chouette.rules.actions import points_json

Json = dict[str, Any]

_OF_A_GAME = ("points", "transfers.amount", "contracts.points")

POINTS: Mapping[str, tuple[str, ...]] = {
    "table_opened": (),
    "rotation_drawn": (),
    "order_set": (),
    "stake_changed": (),
    "level_changed": (),
    "rules_changed": (),
    "table_split": (),
    "table_merged": (),
    "table_merged_into": (),
    "table_closed": (),
    "table_reopened": (),
    "command_voided": (),
    "game_started": (),
    "automatic_doubled": (),
    "double_offered": (),
    "double_answered": (),
    "action_played": (),  # an action is stored as it is sent, in points
    "game_settled": _OF_A_GAME,
    "game_corrected": _OF_A_GAME,
    "player_joined": (),
    "player_left": (),
    "player_sat_out": (),
    "player_returned": (),
    "box_declined": (),
    "proxy_named": (),
    "partner_asked": (),
    "partner_answered": (),
    "partner_drawn": (),
}
"""Kind of event -> its fields in half-points, as the log has them: numbers, objects of numbers by
player, or (after a full stop) a field of each object in a list. Every kind is named, so that one
that comes new is thought about."""

WINNERS = ("contracts",)
"""Lists of contracts, each with a `winner` that the log calls `holder` or `other`."""


def event_body(stored: Mapping[str, Any]) -> Json:
    """The event, `stored` as `StoredEvent.to_json` gives it, with its points in points and the
    winner of each contract by number."""
    body = dict(stored)
    for path in POINTS[body["kind"]]:
        name, _, inner = path.partition(".")
        body[name] = _in_each(body[name], inner) if inner else _in_points(body[name])
    for name in WINNERS:
        if name in body:
            body[name] = [{**each, "winner": winner_of(each)} for each in body[name]]
    return body


def winner_of(contract: Mapping[str, Any]) -> str | None:
    """The number of whoever won a contract (`holder` or `other` in the log), if anybody did."""
    sides: Mapping[str | None, str] = {"holder": contract["holder"], "other": contract["other"]}
    return sides.get(contract["winner"])


def _in_each(rows: list[Json], name: str) -> list[Json]:
    return [{**row, name: points_json(row[name])} for row in rows]


def _in_points(value: Any) -> Any:
    if isinstance(value, Mapping):
        return {player: points_json(halves) for player, halves in value.items()}
    return points_json(value)
