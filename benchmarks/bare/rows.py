"""The rows of one command, a game that ends: as the service writes them, made by its own rules."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from chouette.rules.actions import GameWon
from chouette.rules.commands import Command, Play, command_from_json, command_json
from chouette.rules.decide import decide
from chouette.rules.evolve import fold
from chouette.rules.log import event_json
from chouette.rules.ruleset import PRESETS
from chouette.rules.state import ChouetteState

PLAYERS = ("1", "2", "3", "4", "5")
GAME = Play(GameWon("box", "single"))
BODY = command_json(GAME)
"""The box wins, everybody pays: three events, four entries, nobody moves."""


@dataclass(frozen=True)
class Rows:
    """Columns of one command: `events` as (kind, version, payload), `entries` as (payer, payee,
    half-points, kind)."""

    events: tuple[tuple[str, int, dict[str, Any]], ...]
    entries: tuple[tuple[int, int, int, str], ...]


def rows_of_game() -> Rows:
    """What a table of five writes for `GAME`."""
    state = ChouetteState()
    for command in _beginning():
        state = fold(decide(state, command), state)
    happened = decide(state, GAME)
    record = fold(happened, state).records[-1]
    return Rows(
        tuple(_event(event_json(event)) for event in happened),
        tuple((int(t.payer), int(t.payee), t.amount, t.kind) for t in record.transfers),
    )


def _beginning() -> tuple[Command, ...]:
    rules = PRESETS["keith-many-cubes"].to_json()
    opening = {"night_on": "2026-01-15", "table": "1", "stake_minor": 50, "currency": "EUR"}
    seats = [{"player": player} for player in PLAYERS]
    opened = {"kind": "open_table", "ruleset": rules, "players": seats, **opening}
    return (
        command_from_json(opened),
        command_from_json({"kind": "draw_rotation", "order": list(PLAYERS)}),
    )


def _event(event: dict[str, Any]) -> tuple[str, int, dict[str, Any]]:
    return event.pop("kind"), event.pop("version"), event
