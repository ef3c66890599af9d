"""The score sheet of a table: games down, players across, as points and as running totals."""

from __future__ import annotations

from collections.abc import Callable, Container

from django.utils.translation import gettext as _

from chouette.currencies import places_of
from chouette.exports import Book, Column, Kind, Row, Table
from chouette.web.exports.naming import table_name
from chouette.web.paper import Cell, Paper, PaperRow, paper_of
from chouette.web.table_page import TablePage

SEATS = ("box", "partner", "captain")


def sheet_book(table: TablePage, doubts: Container[int] = ()) -> Book:
    """Who sat where, what each game brought, what everybody had after it, and the totals; `doubts`
    are the games in doubt."""
    paper = paper_of(table.state, table.people, night=table.night)
    name = table_name(table.club_name, table.night_on, table.name, _("score sheet"))
    return Book(
        name,
        (
            _games(_("Points"), paper, lambda cell: cell.points, doubts),
            _games(_("Running totals"), paper, lambda cell: cell.running, doubts),
            _totals(paper),
        ),
    )


def _games(
    title: str, paper: Paper, figure: Callable[[Cell], int], doubts: Container[int]
) -> Table:
    heads = (
        Column(_("Game"), Kind.COUNT),
        *(Column(label) for label in (_("Box"), _("Partner"), _("Captain"))),
        *(Column(player.name, Kind.POINTS) for player in paper.players),
        Column(_("Remarks")),
    )
    rows = tuple(
        (
            row.label if row.number is None else row.number,
            *(_who(paper, row, role) for role in SEATS),
            *(figure(cell) if cell.played else None for cell in row.cells),
            _remarks(row, doubts) or None,
        )
        for row in paper.rows
    )
    return Table(title, heads, rows)


def _remarks(row: PaperRow, doubts: Container[int]) -> str:
    """What the sheet marks a game with."""
    corrected = _("corrected") if row.revised else ""
    return ", ".join(filter(None, (corrected, _("in doubt") if row.number in doubts else "")))


def _who(paper: Paper, row: PaperRow, role: str) -> str | None:
    seated = zip(paper.players, row.cells, strict=True)
    return next((player.name for player, cell in seated if cell.role == role), None)


def _totals(paper: Paper) -> Table:
    heads = [Column(_("Player")), Column(_("Points"), Kind.POINTS)]
    if paper.has_money:
        heads.append(Column(paper.currency, Kind.MONEY, places_of(paper.currency)))
    rows: list[Row] = []
    for player, total in zip(paper.players, paper.totals, strict=True):
        row: Row = (player.name, total.points)
        rows.append((*row, total.money) if paper.has_money else row)
    return Table(_("Totals"), tuple(heads), tuple(rows))
