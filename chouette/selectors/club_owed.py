"""How much a player and one of the club's own accounts owe each other, and what lies in it."""

from __future__ import annotations

from django.db.models import Sum

from chouette.models import Account, LedgerEntry
from chouette.selectors.club_cash import cash_accounts
from chouette.selectors.merged import accounts_of_player, merged_players


def owed_with_club(
    club_id: int, currency: str, *, paid_by: int | str, paid_to: int | str
) -> int | None:
    """The most that a player could pay one of the club's own accounts, or be paid by it, without
    overpaying: minor units. None where these two are no player and account of the club.

    Whoever was merged into another is that other. Five queries at most."""
    if isinstance(paid_by, str) == isinstance(paid_to, str):
        return None
    by, to = (_accounts(club_id, currency, party) for party in (paid_by, paid_to))
    return max(0, _moved(by, to) - _moved(to, by))


def cash_there(club_id: int, currency: str, account: str) -> int:
    """What should lie in one of the club's own accounts, minor units; below 0 where it has paid
    out what was not there. Three queries."""
    found = (of for of in cash_accounts(club_id) if (of.name, of.unit) == (account, currency))
    return next((of.cash for of in found), 0)


def _accounts(club_id: int, currency: str, party: int | str) -> list[int]:
    """The numbers of the accounts of a player, or of the club's of this name, in a currency."""
    if isinstance(party, str):
        own = Account.objects.filter(club_id=club_id, player=None, name=party, unit=currency)
        return list(own.values_list("pk", flat=True))
    now = merged_players(club_id).get(party, party)
    found = accounts_of_player(now).items()
    return [pk for pk, unit in found if unit == currency]


def _moved(payers: list[int], payees: list[int]) -> int:
    """All that went from the ones to the others: an entry reads payer to payee."""
    entries = LedgerEntry.objects.filter(game=None, payer__in=payers, payee__in=payees)
    moved: int | None = entries.order_by().aggregate(moved=Sum("amount"))["moved"]
    return moved or 0
