"""The demo night on a terminal: the score sheet, what is going on, and the log-ins."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from chouette.demo.people import CLUB_SLUG, LOG_INS, password_of
from chouette.models import ChouetteSession, Player
from chouette.rules.state import ChouetteState
from chouette.rules.wording import Words, explain
from chouette.selectors.logs import state_of
from chouette.selectors.sheet import Sheet, SheetCell, sheet_of

MARKS = {"box": "*", "captain": "c", "partner": "p", "crew": " "}


def lines() -> Iterator[str]:
    """What is printed; nothing without a demo club."""
    tables = ChouetteSession.objects.filter(club__slug=CLUB_SLUG)
    row = tables.select_related("club").order_by("-night_on", "-pk").first()
    if row is None:
        return
    people = Player.objects.filter(club_id=row.club_id)
    names = {str(pk): name for pk, name in people.values_list("pk", "name")}
    state = state_of(row)
    yield f"{row.club.name}, {row.night_on:%d %B %Y}, {row.table}: {row.rules_name}"
    yield f"a point is {_money(row.stake_minor)} {row.currency}; * box, c captain"
    yield ""
    yield from sheet_lines(sheet_of(state), names)
    yield ""
    yield from _last_words(state, names)
    yield ""
    yield "Log in as " + ", ".join(f"{name} ({role})" for name, role in LOG_INS)
    yield "with password " + ", ".join(password_of(name) for name, _ in LOG_INS)


def sheet_lines(sheet: Sheet, names: Mapping[str, str]) -> Iterator[str]:
    """The sheet in columns: points of each game and the running total in brackets."""
    width = max((len(names[player]) for player in sheet.players), default=0)
    width = max(width, 12) + 1
    yield "game " + "".join(f"{names[player]:>{width}}" for player in sheet.players)
    for row in sheet.rows:
        mark = "'" if row.revision > 1 else " "
        yield f"{row.game:>4}{mark}" + "".join(f"{_cell(cell):>{width}}" for cell in row.cells)
    yield "sum  " + "".join(f"{_points(total):>{width}}" for total in sheet.totals)
    if sheet.money:
        yield f"{sheet.currency:<5}" + "".join(f"{_money(m):>{width}}" for m in sheet.money)
    yield f"total of all: {_points(sum(sheet.totals))}"


def _cell(cell: SheetCell | None) -> str:
    if cell is None:
        return "-"
    return f"{MARKS[cell.part]}{_points(cell.points)} ({_points(cell.running)})"


def _last_words(state: ChouetteState, names: Mapping[str, str]) -> Iterator[str]:
    if state.records:
        record = state.records[-1]
        words = Words(name=lambda player: names.get(player, player))
        yield f"Game {record.number}: {explain(record, words, whole=True)}"
    if state.game is not None:
        box, *team = (names[player] for player in state.game.order)
        yield f"Game {state.game.number} is on: {box} in the box, {', '.join(team)} in the team."


def _points(halves: int) -> str:
    whole = f"{halves // 2:+d}" if halves % 2 == 0 else f"{halves / 2:+.1f}"
    return "0" if halves == 0 else whole


def _money(minor: int) -> str:
    return f"{minor / 100:.2f}"
