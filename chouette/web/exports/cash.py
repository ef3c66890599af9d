"""The club's cash: what each account came to, and every entry in the order of the book."""

from __future__ import annotations

from collections.abc import Iterable

from django.utils.text import capfirst
from django.utils.translation import gettext as _

from chouette.currencies import places_of
from chouette.exports import Book, Column, Kind, Row, Table
from chouette.models import Club
from chouette.selectors.club_cash import CashAccount, cash_accounts, cash_entries
from chouette.selectors.ledger import EntryLine, entry_lines
from chouette.web.account_words import account_name
from chouette.web.cash_view import cash_text


def cash_book(club: Club) -> Book:
    """Of each currency the accounts, then the entries, the oldest first."""
    accounts = cash_accounts(club.pk)
    entries = entry_lines(cash_entries(club.pk).order_by("pk"))
    units = sorted({account.unit for account in accounts} | {entry.unit for entry in entries})
    tables = [
        table
        for unit in units
        for table in (
            _accounts(unit, (account for account in accounts if account.unit == unit)),
            _entries(unit, (entry for entry in entries if entry.unit == unit)),
        )
    ]
    return Book(f"{club.name} {_('Club’s cash')}", tuple(tables or [_entries("", ())]))


def _accounts(unit: str, accounts: Iterable[CashAccount]) -> Table:
    titles = (
        _("Asked"),
        _("Laid out for the club"),
        _("Paid in"),
        _("Paid out"),
        _("In the till"),
        _("Still owed"),
    )
    heads = [Column(title, Kind.MONEY, places_of(unit)) for title in titles]
    rows = (
        (
            capfirst(account_name(account.name)),
            account.charged,
            account.spent,
            account.cash_in,
            account.cash_out,
            account.cash,
            account.owed,
        )
        for account in accounts
    )
    return Table(f"{_('What the club has')} {unit}", (Column(_("Account")), *heads), tuple(rows))


def _entries(unit: str, entries: Iterable[EntryLine]) -> Table:
    heads = (
        Column(_("Night"), Kind.DATE),
        Column(_("What for")),
        Column(_("Note")),
        Column(_("Remarks")),
        Column(unit or _("Amount"), Kind.MONEY, places_of(unit)),
    )
    return Table(f"{_('Entries')} {unit}".strip(), heads, tuple(map(_row, entries)))


def _row(entry: EntryLine) -> Row:
    remark = _("taken back later") if entry.reversed_by else None
    return (entry.night_on, cash_text(entry), entry.note or None, remark, entry.amount)
