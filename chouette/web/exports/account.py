"""A player's account, entry by entry with the balance after each, a table a unit."""

from __future__ import annotations

from collections.abc import Sequence

from django.utils.translation import gettext as _

from chouette.exports import Book, Column, Kind, Row, Table
from chouette.models import Player
from chouette.models.ledger import POINTS
from chouette.selectors.account import AccountLine, AccountPage, Span, account_page
from chouette.web.account_words import entry_text, other_name, unit_name
from chouette.web.exports.naming import places_of

ENTRIES_MOST = 20_000


def account_book(player: Player, units: Sequence[str], span: Span) -> Book:
    """The entries of a span, the oldest first; of more than `ENTRIES_MOST` the newest."""
    tables = tuple(
        _table(account_page(player, unit, span=span, limit=ENTRIES_MOST)) for unit in units
    )
    days = "–".join(day.isoformat() for day in (span.since, span.until) if day)
    name = " ".join(filter(None, (player.club.name, player.name, _("account"), days)))
    return Book(name, tables)


def _table(page: AccountPage) -> Table:
    kind = Kind.POINTS if page.unit == POINTS else Kind.MONEY
    places = places_of(page.unit)
    heads = (
        Column(_("Night"), Kind.DATE),
        Column(_("Table")),
        Column(_("Game"), Kind.COUNT),
        Column(_("What for")),
        Column(_("With whom")),
        Column(unit_name(page.unit), kind, places),
        Column(_("Balance"), kind, places),
    )
    lines = page.lines[::-1]
    carried = lines[0].balance - lines[0].change if lines else page.closing
    first: Row = (None, None, None, _("Carried over"), None, None, carried)
    return Table(unit_name(page.unit), heads, (first, *map(_row, lines)))


def _row(line: AccountLine) -> Row:
    entry = line.entry
    return (
        entry.night_on,
        line.table or None,
        entry.game,
        entry_text(line),
        other_name(line),
        line.change,
        line.balance,
    )
