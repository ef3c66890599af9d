"""The score sheet as on paper: players across, games down, running totals, roles marked."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from django.utils.translation import gettext as _
from django.utils.translation import pgettext

from chouette.rules.state import ChouetteState, GameRecord
from chouette.selectors.elsewhere import Carried, Night
from chouette.templatetags.score import signed_text
from chouette.web.paper_fit import Fit, fit_of
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
    """A game; or, with a `label` and no `number`, what people have from another table."""

    number: int | None
    revised: bool
    cells: tuple[Cell, ...]
    label: str = ""


@dataclass(frozen=True)
class Total:
    points: int
    money: int | None


@dataclass(frozen=True)
class Paper:
    """Columns in the order in which people came to the table; rows are finished games.

    Where points came from other tables there are rows for them, and a last column for all who
    never were at this table, so that every row and the totals sum to zero.
    """

    players: tuple[Person, ...]
    rows: tuple[PaperRow, ...]
    totals: tuple[Total, ...]
    currency: str

    @property
    def sum(self) -> int:
        """Half-points over all columns: zero."""
        return sum(total.points for total in self.totals)

    @property
    def has_money(self) -> bool:
        """Whether the totals are told in money, too."""
        return any(total.money is not None for total in self.totals)

    @property
    def fit(self) -> Fit:
        """How it is set when it is printed."""
        cells = [cell for row in self.rows for cell in row.cells if cell.played]
        return fit_of(
            (player.name for player in self.players),
            (signed_text(cell.points) for cell in cells),
            (signed_text(cell.running) for cell in cells),
        )


OTHERS = ""
"""Stands for everybody without a column."""


def paper_of(
    state: ChouetteState, people: People, *, night: Night | None = None, last: int | None = None
) -> Paper:
    """The whole sheet, or its `last` rows under the same totals."""
    night = night or Night.alone(state)
    columns = columns_of(state)
    lines = [(carried, _kept(carried.points, columns)) for carried in night.carried]
    points, money = _kept(night.points, columns), _kept(night.money, columns)
    shared = [line for line in lines if any(line[1][player] for player in columns)]
    if points[OTHERS] or money[OTHERS] or any(line[OTHERS] for _carried, line in shared):
        columns = (*columns, OTHERS)
    steps = list(_steps(state.records, shared))
    hidden = 0 if last is None else max(0, len(steps) - last)
    return Paper(
        players=tuple(_person(player, people) for player in columns),
        rows=tuple(_rows(steps, hidden, columns)),
        totals=tuple(Total(points[p], money[p] if night.money else None) for p in columns),
        currency=state.currency,
    )


def _kept(figures: Mapping[str, int], columns: Sequence[str]) -> dict[str, int]:
    """The figures of the columns, and under OTHERS what the rest has together."""
    kept = {player: figures.get(player, 0) for player in columns}
    return {**kept, OTHERS: sum(figures.values()) - sum(kept.values())}


def _person(player: str, people: People) -> Person:
    return people[player] if player else Person(OTHERS, _("others"))


def columns_of(state: ChouetteState) -> tuple[str, ...]:
    """Everybody who sits here or has played here, each once."""
    played = (p for record in state.records for p in record.points)
    now = state.game.order if state.game else ()
    return tuple(dict.fromkeys((*played, *now, *state.seating.everybody, *state.totals)))


Step = tuple[GameRecord | Carried, Mapping[str, int]]
"""What adds to the running totals: a game, or points from another table, and how much."""


def _steps(
    records: Sequence[GameRecord], lines: Sequence[tuple[Carried, Mapping[str, int]]]
) -> Iterator[Step]:
    for place in (*records, None):
        for carried, points in lines:
            if _stands_at(carried.before, place, len(records)):
                yield carried, points
        if place is not None:
            yield place, place.points


def _rows(steps: Sequence[Step], hidden: int, columns: Sequence[str]) -> Iterator[PaperRow]:
    """A row for each step but the first `hidden`, which only count."""
    running = dict.fromkeys(columns, 0)
    for number, (what, points) in enumerate(steps):
        for player, halves in points.items():
            if player in running:
                running[player] += halves
        if number < hidden:
            continue
        if isinstance(what, Carried):
            yield _line(what, points, running)
        else:
            cells = tuple(_cell(what, player, running[player]) for player in columns)
            yield PaperRow(what.number, what.revision > 1, cells)


def _stands_at(before: int | None, place: GameRecord | None, games: int) -> bool:
    if place is not None:
        return before == place.number
    return before is None or before > games


def _line(carried: Carried, points: Mapping[str, int], running: Mapping[str, int]) -> PaperRow:
    cells = tuple(
        Cell(played=bool(points[p]), points=points[p], running=running[p], role="carried")
        for p in running
    )
    words = {
        "before": _("before, at {table}"),
        "from": _("from {table}"),
        "beside": _("at {table}"),
    }
    return PaperRow(None, False, cells, words[carried.when].format(table=carried.table))


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
    match role:
        case "box":
            return pgettext("mark on the score sheet: box", "B")
        case "partner":
            return pgettext("mark on the score sheet: partner", "P")
        case "captain":
            return pgettext("mark on the score sheet: captain", "C")
    return ""
