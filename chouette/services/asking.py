"""What is asked before money is written down that nobody owed, or that was not there.

Called under the club's lock, by which nothing else is booked in between. Amounts are minor units.
"""

from __future__ import annotations

from dataclasses import dataclass

from chouette.models import ChouetteSession
from chouette.refusals import MoreThanOwed, MoreThanThere
from chouette.selectors.club_owed import cash_there, owed_with_club
from chouette.selectors.owed import owed_now
from chouette.services.booking import Party


@dataclass(frozen=True)
class Paid:
    """Money that one hands over to the other."""

    club_id: int
    currency: str
    by: Party
    to: Party
    amount: int


def ask_for_owed(paid: Paid, row: ChouetteSession | None, confirmed: int | None) -> None:
    """Raises MoreThanOwed if it is more than is owed, at the night of `row` or with an account of
    the club, and that is not what was `confirmed`. Of money between two players at no night nobody
    can say what is owed."""
    owed = owed_with_club(paid.club_id, paid.currency, paid_by=paid.by, paid_to=paid.to)
    if owed is None and row:
        owed = owed_now(row, paid_by=paid.by, paid_to=paid.to)
    if owed is not None and paid.amount > owed != confirmed:
        raise MoreThanOwed(amount=owed)


def ask_for_cash(paid: Paid, confirmed: int | None) -> None:
    """Raises MoreThanThere if an account of the club pays more than it has, and that is not what
    was `confirmed`."""
    if isinstance(paid.by, str):
        there = cash_there(paid.club_id, paid.currency, paid.by)
        if paid.amount > there != confirmed:
            raise MoreThanThere(amount=there)
