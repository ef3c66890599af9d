"""A table as a program reads it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from chouette.models import ChouetteSession
from chouette.permissions import Standing
from chouette.rules.actions import Halves, points_json
from chouette.rules.codec import encode
from chouette.rules.state import ChouetteState, OpenGame


def table_body(row: ChouetteSession, state: ChouetteState, standing: Standing) -> dict[str, Any]:
    """The state of a table, players by number: the body of `sessions/{id}/`."""
    seating = state.seating
    return {
        "id": row.pk,
        "club": row.club.slug,
        "night_on": row.night_on.isoformat(),
        "table": row.table,
        "status": state.status,
        "practice": row.is_practice,
        "seq": state.seq,
        "stake_minor": state.stake_minor,
        "currency": state.currency,
        "rules_name": row.rules_name,
        "rules": state.ruleset.to_json(),
        "seating": encode(seating),
        "levels": dict(state.levels),
        "game": _game_body(state.game),
        "games_played": len(state.records),
        "totals": points_body(state.totals),
        "proxies": dict(state.proxies),
        "partner_asked": state.partner_asked,
    }


def points_body(halves: Mapping[str, Halves]) -> dict[str, int | float]:
    """Points by player as they are written outside: 3, or 1.5."""
    return {player: points_json(value) for player, value in halves.items()}


def _game_body(game: OpenGame | None) -> dict[str, Any] | None:
    if game is None:
        return None
    position: dict[str, Any] = encode(game)
    return position
