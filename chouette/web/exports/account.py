"""A player's account, entry by entry with the balance after each, a table a unit."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from django.utils.translation import gettext as _

from chouette.currencies import places_of
from chouette.exports import Book, Column, Kind, Row, Table
from chouette.models import Player
from chouette.models.ledger import POINTS
from chouette.selectors.account import (
    AccountLine,
    AccountPage,
    Span,
    account_page,
    unfinished_of,
)
from chouette.web.account_words import entry_text, other_name, recorded_text, unit_name

ENTRIES_MOST = 20_000


def account_book(player: Player, units: Sequence[str], span: Span) -> Book:
    """The entries of a span, the oldest first; of more than `ENTRIES_MOST` the newest."""
    tables = tuple(_table(player, unit, span) for unit in units)
    days = "–".join(day.isoformat() for day in (span.since, span.until) if day)
    name = " ".join(filter(None, (player.club.name, player.name, _("account"), days)))
    return Book(name, tables)


def _table(player: Player, unit: str, span: Span) -> Table:
    page = account_page(player, unit, span=span, limit=ENTRIES_MOST)
    kind = Kind.POINTS if page.unit == POINTS else Kind.MONEY
    places = places_of(page.unit)
    heads = (
        Column(_("Night"), Kind.DATE),
        Column(_("Table")),
        Column(_("Game"), Kind.COUNT),
        Column(_("What for")),
        Column(_("With whom")),
        Column(_("Note")),
        Column(_("Remarks")),
        Column(unit_name(page.unit), kind, places),
        Column(_("Balance"), kind, places),
    )
    lines = page.lines[::-1]
    carried = lines[0].balance - lines[0].change if lines else page.closing
    first: Row = (*_words(_("Carried over")), None, carried)
    rows = (first, *map(_row, lines), *_unfinished(player, page, span))
    return Table(unit_name(page.unit), heads, rows)


def _words(text: str, remark: str | None = None) -> Row:
    """A line of no night, up to its amounts."""
    return (None, None, None, text, None, None, remark)


def _unfinished(player: Player, page: AccountPage, span: Span) -> Iterable[Row]:
    """Money of a night that is not over comes on top of what is booked; points are booked."""
    money = None if page.unit == POINTS else unfinished_of(player, page.unit, span=span)
    if money:
        words = _words(_("An unfinished night"), _("provisional"))
        yield (*words, money, page.closing + money)


def _row(line: AccountLine) -> Row:
    entry = line.entry
    return (
        entry.night_on,
        line.table or None,
        entry.game,
        entry_text(line),
        other_name(line),
        entry.note or None,
        _remarks(line) or None,
        line.change,
        line.balance,
    )


def _remarks(line: AccountLine) -> str:
    """What the page says below an entry."""
    back = _("taken back later") if line.entry.reversed_by else ""
    return ", ".join(filter(None, (back, recorded_text(line))))
