"""How everybody stands in a club, a table a unit."""

from __future__ import annotations

from django.utils import timezone
from django.utils.translation import gettext as _

from chouette.currencies import places_of
from chouette.exports import Book, Column, Kind, Table
from chouette.models import Club
from chouette.models.ledger import POINTS
from chouette.selectors.balances import ClubBalances, club_balances


def balances_book(club: Club) -> Book:
    """Points of all nights; in each currency what is booked and what unfinished nights add. The
    last line of each is what the club itself holds, if it does."""
    found = club_balances(club.pk)
    rows = [(balance.name, balance.points) for balance in found.balances]
    if held := found.accounts.get(POINTS):
        rows.append((club.name, held))
    columns = (Column(_("Player")), Column(_("Points"), Kind.POINTS))
    points = Table(_("Points"), columns, tuple(rows))
    money = (_money(found, currency, club.name) for currency in found.currencies)
    name = f"{club.name} {timezone.localdate().isoformat()} {_('balances')}"
    return Book(name, (points, *money))


def _money(found: ClubBalances, currency: str, club: str) -> Table:
    """With a plus what somebody is owed."""
    titles = (_("Booked"), _("Unfinished nights"), currency)
    money = (Column(title, Kind.MONEY, places_of(currency)) for title in titles)
    rows = [
        (
            balance.name,
            balance.money.get(currency, 0),
            balance.provisional.get(currency, 0),
            balance.total(currency),
        )
        for balance in found.balances
    ]
    if held := found.accounts.get(currency):
        rows.append((club, held, 0, held))
    return Table(currency, (Column(_("Player")), *money), tuple(rows))
