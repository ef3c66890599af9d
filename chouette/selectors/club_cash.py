"""The club's own accounts: what is owed to them, what cash came in and went out, entry by entry."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import date

from django.db.models import (
    BooleanField,
    Exists,
    ExpressionWrapper,
    OuterRef,
    Q,
    QuerySet,
    Sum,
)
from django.db.models.functions import Coalesce

from chouette.models import Account, ChouetteSession, Club, EntryKind, LedgerEntry, Player
from chouette.models.ledger import POINTS
from chouette.selectors.club_pages import by_name
from chouette.selectors.ledger import (
    ENTRIES_PAGE,
    EntryLine,
    Sought,
    entries_sought,
    entry_lines,
)
from chouette.selectors.logs import states_of
from chouette.selectors.merged import merged_players

CASH_ACCOUNTS = ("fees", "kitty")
NIGHTS_TO_CHARGE = 12


@dataclass(frozen=True)
class CashAccount:
    """One account of the club in one currency, minor units.

    `charged` is what players were asked for, `spent` what was laid out for the club, `cash_in` and
    `cash_out` what was handed over; nothing that was taken back is in them.
    """

    name: str
    unit: str
    charged: int = 0
    spent: int = 0
    cash_in: int = 0
    cash_out: int = 0

    @property
    def cash(self) -> int:
        """What should lie in the till."""
        return self.cash_in - self.cash_out

    @property
    def owed(self) -> int:
        """What players still owe it; negative for what it owes players."""
        return self.charged - self.spent - self.cash


@dataclass(frozen=True)
class CashPage:
    """The entries of the club's accounts, the newest first; `older` as in an account's page."""

    entries: tuple[EntryLine, ...]
    older: int | None


@dataclass(frozen=True)
class NightToCharge:
    """Who played on a night, and who of them was charged for it already; `twice` are those who were
    charged as two players and are one by now, `only_practised` those (by number) who sat at no
    table that counts."""

    night_on: date
    players: tuple[Player, ...] = ()
    charged: frozenset[int] = field(default_factory=frozenset)
    twice: tuple[Player, ...] = ()
    only_practised: frozenset[int] = frozenset()


def cash_accounts(club_id: int) -> tuple[CashAccount, ...]:
    """Fees and kitty in each currency they have; three queries."""
    return _summed(club_id, _accounts(club_id))


def brought_in(club_id: int) -> tuple[CashAccount, ...]:
    """What came from the time before this book, in each currency where it leaves a rest.

    `charged` is what players came owing, `spent` what they came with; three queries.
    """
    found = _summed(club_id, _accounts(club_id, names=("opening",)))
    return tuple(account for account in found if account.owed or account.cash)


def _summed(club_id: int, accounts: Mapping[int, tuple[str, str]]) -> tuple[CashAccount, ...]:
    sums: dict[int, Counter[str]] = {pk: Counter() for pk in accounts}
    for side in ("payer", "payee"):
        entries = LedgerEntry.objects.filter(
            club_id=club_id, game=None, **{f"{side}__in": accounts}
        ).order_by()
        mirrored = ExpressionWrapper(Q(reverses__isnull=False), BooleanField())
        by_kind = entries.annotate(mirror=mirrored).values_list(side, "kind", "mirror")
        for account, kind, mirror, amount in by_kind.annotate(Sum("amount")):
            # A mirror stands on the other side, and takes from what it takes back.
            was_payer = (side == "payer") != mirror
            sums[account][_column(kind, was_payer)] += -amount if mirror else amount
    return tuple(
        CashAccount(name, unit, **{column: sums[pk][column] for column in _COLUMNS})
        for pk, (name, unit) in accounts.items()
    )


_COLUMNS = ("charged", "spent", "cash_in", "cash_out")


def _column(kind: str, account_pays: bool) -> str:
    if kind == EntryKind.PAYMENT:
        # Booked the other way round: the payer is who received the money.
        return "cash_in" if account_pays else "cash_out"
    return "spent" if account_pays else "charged"


def cash_page(club_id: int, *, before: int | None = None) -> CashPage:
    """A page of the entries of fees and kitty, the newest first; five queries."""
    accounts = _accounts(club_id)
    found: set[int] = set()
    for side in ("payer", "payee"):
        entries = LedgerEntry.objects.filter(
            club_id=club_id, game=None, **{f"{side}__in": accounts}
        )
        if before is not None:
            entries = entries.filter(pk__lt=before)
        numbers = entries.order_by("-pk").values_list("pk", flat=True)
        found.update(numbers[: ENTRIES_PAGE + 1])
    page = sorted(found, reverse=True)
    shown = LedgerEntry.objects.filter(pk__in=page[:ENTRIES_PAGE]).order_by("-pk")
    older = page[ENTRIES_PAGE - 1] if len(page) > ENTRIES_PAGE else None
    return CashPage(entry_lines(shown), older)


def cash_entries(club_id: int) -> QuerySet[LedgerEntry]:
    """All entries of fees and kitty, with the players of both sides; a query for the accounts."""
    accounts = list(_accounts(club_id))
    entries = entries_sought(club_id, Sought()).filter(game=None)
    return entries.filter(Q(payer__in=accounts) | Q(payee__in=accounts))


def is_of_cash(club_id: int, entry_id: int) -> bool:
    """Whether an entry is of one of these accounts."""
    accounts = list(_accounts(club_id))
    entries = LedgerEntry.objects.filter(club_id=club_id, pk=entry_id, game=None)
    return entries.filter(Q(payer__in=accounts) | Q(payee__in=accounts)).exists()


def _accounts(club_id: int, names: tuple[str, ...] = CASH_ACCOUNTS) -> dict[int, tuple[str, str]]:
    """Number -> (name, currency), by name."""
    own = Account.objects.filter(club_id=club_id, player=None, name__in=names)
    rows = own.exclude(unit=POINTS).order_by("name", "unit")
    return {pk: (name, unit) for pk, name, unit in rows.values_list("pk", "name", "unit")}


def nights_to_charge(club_id: int) -> list[date]:
    """The dates of the last nights, the latest first; one query."""
    nights = ChouetteSession.objects.filter(club_id=club_id).order_by("-night_on")
    return list(nights.values_list("night_on", flat=True).distinct()[:NIGHTS_TO_CHARGE])


def was_night(club_id: int, night_on: date) -> bool:
    """Whether a table was opened for this day; one query."""
    return ChouetteSession.objects.filter(club_id=club_id, night_on=night_on).exists()


def night_to_charge(club: Club, night_on: date, currency: str) -> NightToCharge:
    """Everybody who sat at a table that night, by name, practice too; five queries at most."""
    tables = ChouetteSession.objects.filter(club=club, night_on=night_on)
    states, merged = states_of(tables), merged_players(club.pk)
    practice = {table.pk for table in tables if table.is_practice}
    numbers, counting = set[int](), set[int]()
    for table, state in states.items():
        sat = {merged.get(int(player), int(player)) for player in state.levels}
        numbers |= sat
        counting |= set() if table in practice else sat
    players = by_name(Player.objects.filter(club=club, pk__in=numbers))
    charged = _charged(club.pk, night_on, currency)
    twice = tuple(player for player in players if charged[player.pk] > 1)
    return NightToCharge(
        night_on, tuple(players), frozenset(charged), twice, frozenset(numbers - counting)
    )


def night_asked(club: Club, night_on: date | None) -> NightToCharge | None:
    """`night_to_charge` of this night in the club's currency, or of the last one; None before the
    first."""
    chosen = night_on or next(iter(nights_to_charge(club.pk)), None)
    return None if chosen is None else night_to_charge(club, chosen, club.currency)


def fee_of_night(
    club_id: int, night_on: date, currency: str, *, upto: int | None = None
) -> tuple[LedgerEntry, ...]:
    """What stands of the table fee of a night, and the payments that were noted with it, of entries
    up to this number; one query."""
    own = LedgerEntry.objects.filter(
        club_id=club_id,
        game=None,
        unit=currency,
        night_on=night_on,
        reverses=None,
        reversed_by=None,
    )
    fees = own.filter(kind=EntryKind.FEE, payee__name="fees")
    same = fees.filter(command=OuterRef("command"), payer=OuterRef("payee"))
    noted_with = Q(Exists(same), kind=EntryKind.PAYMENT, payer__name="fees")
    found = own.filter(Q(pk__in=fees.values("pk")) | noted_with).order_by("pk")
    return tuple(found if upto is None else found.filter(pk__lte=upto))


def charged_on(club_id: int, night_on: date, currency: str) -> frozenset[int]:
    """Numbers of the players who owe or paid a table fee for this night; one query."""
    return frozenset(_charged(club_id, night_on, currency))


def nights_charged_to_both(player: Player, other: Player) -> list[date]:
    """The nights of which each of the two has a table fee that stands, the earliest first; one
    query."""
    two = (player.pk, other.pk)
    theirs = Q(payer__player__in=two) | Q(payer__player__merged_into__in=two)
    found = _fees(player.club_id).filter(theirs).values_list("night_on", "unit", _OWNER)
    owners: dict[tuple[date, str], set[int]] = {}
    for night_on, unit, owner in found:
        owners.setdefault((night_on, unit), set()).add(owner)
    return sorted({night_on for (night_on, _unit), both in owners.items() if len(both) > 1})


def _charged(club_id: int, night_on: date, currency: str) -> Counter[int]:
    """How many table fees of a night stand for each player, as who he is by now."""
    fees = _fees(club_id).filter(unit=currency, night_on=night_on)
    return Counter(fees.values_list(_OWNER, flat=True))


def _fees(club_id: int) -> QuerySet[LedgerEntry]:
    """The table fees of players that stand."""
    return LedgerEntry.objects.filter(
        club_id=club_id,
        game=None,
        kind=EntryKind.FEE,
        payee__name="fees",
        payer__player__isnull=False,
        reverses=None,
        reversed_by=None,
    ).order_by()


_OWNER = Coalesce("payer__player__merged_into_id", "payer__player_id")
"""Who the payer is by now."""
