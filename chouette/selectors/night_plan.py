"""Who pays whom at the end of a night, and why: the ledger's list, or how it would be now."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from chouette.models import ChouetteSession
from chouette.rules.squaring import EXACT_UP_TO, Payment, square_up, square_up_keeping
from chouette.selectors.logs import states_of
from chouette.selectors.merged import merged_players
from chouette.selectors.results import session_money
from chouette.selectors.squaring import Leg, Paid, asked, is_frozen, legs_of, payments_at
from chouette.selectors.squaring_pages import SincePaying, since_paying
from chouette.selectors.tables import linked_tables


@dataclass(frozen=True)
class PlannedLeg:
    """One payment of the list, minor units; `entry_id` None while nothing is fixed.

    `mark` says why it was not there at first: it stands for a payment that was made `early` or
    `outside` the list, or is `new` since paying began. `settles` is the payment it stands for.
    """

    payer_id: int
    payee_id: int
    amount: int
    paid: int = 0
    entry_id: int | None = None
    mark: str = ""
    settles: int | None = None

    @property
    def due(self) -> int:
        """What is still to be paid."""
        return self.amount - self.paid


@dataclass(frozen=True)
class Reckoning:
    """One player: half-points, what they are worth, paid and received so far, what is left."""

    player_id: int
    points: int
    money: int
    paid: int
    received: int

    @property
    def left(self) -> int:
        """What he is still to get; negative: to pay."""
        return self.money + self.paid - self.received


@dataclass(frozen=True)
class NightPlan:
    """The list of a night in the currency of one of its tables, the largest payment first.

    It is the ledger's as long as that asks for what is open now; else `provisional`: how it would
    be now. `paid` are the payments, the latest first; `since` is what changed the list after paying
    had begun; `shortest` whether what is still due could be paid by no shorter list.
    """

    tables: tuple[ChouetteSession, ...]
    currency: str
    legs: tuple[PlannedLeg, ...]
    why: tuple[Reckoning, ...]
    paid: tuple[Paid, ...]
    provisional: bool
    since: SincePaying | None

    @property
    def frozen(self) -> bool:
        """Whether paying has begun."""
        return is_frozen(self.paid)

    @property
    def leg_of_payment(self) -> dict[int, int]:
        """Payment -> the leg of this list it counts on; without those that count on none of it,
        also because their leg is not in it any more."""
        here = {leg.entry_id for leg in self.legs}
        on = {p.entry_id: p.settles for p in self.paid if p.settles is not None}
        made = {payment: leg for payment, leg in on.items() if leg in here}
        stood = {leg.settles: leg.entry_id for leg in self.legs}
        return {pay: leg for pay, leg in (*stood.items(), *made.items()) if pay and leg}

    @property
    def still_open(self) -> list[str]:
        """The names of the tables where the night goes on."""
        return [table.table for table in self.tables if table.status == "open"]

    @property
    def shortest(self) -> bool:
        """Only told of lists that are short enough to know."""
        left = _left(self.why)
        due = sum(1 for leg in self.legs if leg.due)
        return len(left) <= EXACT_UP_TO and due == len(square_up(left))


def night_plan(row: ChouetteSession) -> NightPlan:
    """The plan of the night that `row` belongs to, in its currency. Whoever was merged into another
    is that other; as many queries as for one table, however many are linked."""
    tables = linked_tables(row)
    legs = tuple(leg for leg in legs_of(tables) if _counts(leg, row.currency))
    paid = tuple(p for p in payments_at(tables) if p.currency == row.currency)
    why = tuple(_why(tables, row.currency, paid))
    promises = [leg for leg in legs if not leg.is_early]
    provisional = not legs or asked(promises) != _left(why)
    since = None if provisional else since_paying(tables, paid)
    if provisional:
        planned = _provisional(why, promises if is_frozen(paid) else ())
    else:
        planned = list(_planned(legs, _marks(legs, paid, since)))
    return NightPlan(tables, row.currency, tuple(planned), why, paid, provisional, since)


def _counts(leg: Leg, currency: str) -> bool:
    """Two at different tables may be one person since: until the list is made anew, a leg between
    them is nobody's."""
    return leg.currency == currency and leg.payer_id != leg.payee_id


def _left(why: Iterable[Reckoning]) -> dict[str, int]:
    return {str(row.player_id): row.left for row in why if row.left}


def _planned(legs: Iterable[Leg], marks: Mapping[int, str]) -> Iterator[PlannedLeg]:
    for leg in sorted(legs, key=lambda leg: (-leg.amount, leg.entry_id)):
        mark = marks.get(leg.entry_id, "")
        yield PlannedLeg(
            leg.payer_id, leg.payee_id, leg.amount, leg.paid, leg.entry_id, mark, leg.settles
        )


def _marks(legs: Iterable[Leg], paid: Iterable[Paid], since: SincePaying | None) -> dict[int, str]:
    outside = {payment.entry_id for payment in paid if payment.settles is None}
    marks = {}
    for leg in legs:
        if leg.settles in outside:
            later = since is not None and leg.settles is not None and leg.settles > since.first
            marks[leg.entry_id] = "outside" if later else "early"
        elif since is not None and leg.due and leg.entry_id > since.first:
            marks[leg.entry_id] = "new"
    return marks


def _provisional(why: Sequence[Reckoning], promises: Iterable[Leg]) -> list[PlannedLeg]:
    promised = [leg.promise for leg in promises if leg.due]
    return [_leg(payment) for payment in square_up_keeping(_left(why), promised)]


def _leg(payment: Payment) -> PlannedLeg:
    return PlannedLeg(int(payment.payer), int(payment.payee), payment.amount)


def _why(
    tables: Sequence[ChouetteSession], currency: str, paid: Sequence[Paid]
) -> Iterator[Reckoning]:
    """Everybody in the order in which they sat down. Points count at every table; money only where
    it is of this currency."""
    states, merged = states_of(tables), merged_players(tables[0].club_id)
    points: Counter[int] = Counter()
    money: Counter[int] = Counter()
    for state in (states[table.pk] for table in tables):
        for player, halves in state.totals.items():
            points[merged.get(int(player), int(player))] += halves
        worth = session_money(state) if state.currency == currency else {}
        for player, minor in worth.items():
            money[merged.get(int(player), int(player))] += minor
    given, got = (
        _sums((p.paid_by, p.amount) for p in paid),
        _sums((p.paid_to, p.amount) for p in paid),
    )
    for player_id in dict.fromkeys((*points, *given, *got)):
        yield Reckoning(
            player_id, points[player_id], money[player_id], given[player_id], got[player_id]
        )


def _sums(amounts: Iterable[tuple[int, int]]) -> Counter[int]:
    sums: Counter[int] = Counter()
    for player, amount in amounts:
        sums[player] += amount
    return sums
