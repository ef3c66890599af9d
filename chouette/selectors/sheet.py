"""The score sheet of a table as plain figures: games down, players across, running totals."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from chouette.rules.state import ChouetteState, GameRecord
from chouette.selectors.results import session_money

Part = Literal["box", "captain", "crew", "partner"]


@dataclass(frozen=True)
class SheetCell:
    """One player in one game he played: half-points, his total after it, his part in it."""

    points: int
    running: int
    part: Part


@dataclass(frozen=True)
class SheetRow:
    """One finished game; `cells` stand under `Sheet.players`, None for who did not play."""

    game: int
    revision: int
    cells: tuple[SheetCell | None, ...]


@dataclass(frozen=True)
class Sheet:
    """A table's sheet: players by number in the order they first sat down, half-points, minor
    units (`money`, empty where only points count). The totals and the money sum to zero."""

    players: tuple[str, ...]
    rows: tuple[SheetRow, ...]
    totals: tuple[int, ...]
    money: tuple[int, ...]
    currency: str


def sheet_of(state: ChouetteState) -> Sheet:
    """The sheet of a folded table; asks the database nothing."""
    everybody = (*state.levels, *(p for record in state.records for p in record.points))
    players = tuple(dict.fromkeys(everybody))
    running = dict.fromkeys(players, 0)
    money = session_money(state)
    return Sheet(
        players=players,
        rows=tuple(_row(record, players, running) for record in state.records),
        totals=tuple(state.totals.get(player, 0) for player in players),
        money=tuple(money.get(player, 0) for player in players) if money else (),
        currency=state.currency,
    )


def part_in(record: GameRecord, player: str) -> Part:
    """What a player was in a finished game."""
    if player == record.partner:
        return "partner"
    if player == record.order[0]:
        return "box"
    return "captain" if player == record.order[1] else "crew"


def _row(record: GameRecord, players: tuple[str, ...], running: dict[str, int]) -> SheetRow:
    for player, halves in record.points.items():
        running[player] += halves
    cells = (
        SheetCell(record.points[player], running[player], part_in(record, player))
        if player in record.points
        else None
        for player in players
    )
    return SheetRow(record.number, record.revision, tuple(cells))
