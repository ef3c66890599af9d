"""The score sheet as on paper: players across, games down, running totals, roles marked."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from django.utils.translation import pgettext

from chouette.rules.state import ChouetteState, GameRecord
from chouette.selectors.results import session_money
from chouette.web.people import People, Person
from chouette.web.seats import role_label


@dataclass(frozen=True)
class Cell:
    """One player in one game. `running` is his total after it; nothing counts unless `played`."""

    played: bool
    points: int = 0
    running: int = 0
    role: str = ""
    mark: str = ""
    role_label: str = ""


@dataclass(frozen=True)
class PaperRow:
    number: int
    revised: bool
    cells: tuple[Cell, ...]


@dataclass(frozen=True)
class Total:
    points: int
    money: int | None


@dataclass(frozen=True)
class Paper:
    """Columns in the order in which people came to the table; rows are finished games."""

    players: tuple[Person, ...]
    rows: tuple[PaperRow, ...]
    totals: tuple[Total, ...]
    currency: str


def paper_of(state: ChouetteState, people: People, *, last: int | None = None) -> Paper:
    """The whole sheet, or its `last` games under the same totals."""
    columns = columns_of(state)
    rows = _rows(state.records, columns)
    money = session_money(state)
    return Paper(
        players=tuple(people[player] for player in columns),
        rows=tuple(rows if last is None else rows[-last:]),
        totals=tuple(
            Total(state.totals.get(p, 0), money.get(p, 0) if money else None) for p in columns
        ),
        currency=state.currency,
    )


def columns_of(state: ChouetteState) -> tuple[str, ...]:
    """Everybody who sits here or has played here, each once."""
    played = (p for record in state.records for p in record.points)
    now = state.game.order if state.game else ()
    return tuple(dict.fromkeys((*played, *now, *state.seating.everybody, *state.totals)))


def _rows(records: Sequence[GameRecord], columns: Sequence[str]) -> list[PaperRow]:
    running = dict.fromkeys(columns, 0)
    rows = []
    for record in records:
        for player, points in record.points.items():
            running[player] += points
        cells = tuple(_cell(record, player, running[player]) for player in columns)
        rows.append(PaperRow(record.number, record.revision > 1, cells))
    return rows


def _cell(record: GameRecord, player: str, running: int) -> Cell:
    if player not in record.points:
        return Cell(played=False)
    role = role_in(record, player)
    return Cell(
        played=True,
        points=record.points[player],
        running=running,
        role=role,
        mark=_mark(role),
        role_label=role_label(role),
    )


def role_in(record: GameRecord, player: str) -> str:
    """box, partner, captain or crew in that game."""
    if player == record.order[0]:
        return "box"
    if player == record.partner:
        return "partner"
    return "captain" if player == record.order[1] else "crew"


def _mark(role: str) -> str:
    return {
        "box": pgettext("mark on the score sheet: box", "B"),
        "partner": pgettext("mark on the score sheet: partner", "P"),
        "captain": pgettext("mark on the score sheet: captain", "C"),
    }.get(role, "")
