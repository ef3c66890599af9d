"""Who pays whom at the end of a night, and why: the rows that pages show of it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from uuid import uuid4

from django.utils.translation import gettext as _

from chouette.models import ChouetteSession
from chouette.rules.squaring import EXACT_UP_TO, Payment, square_up, square_up_keeping
from chouette.selectors.logs import state_of
from chouette.selectors.results import session_money
from chouette.selectors.squaring import Leg, Paid, asked, is_frozen, legs_of, payments_at
from chouette.selectors.squaring_pages import SincePaying, since_paying
from chouette.selectors.tables import linked_tables
from chouette.templatetags.score import money_text
from chouette.web.people import People, Person


@dataclass(frozen=True)
class LegRow:
    """One payment of the plan; `entry_id` None while the night is open and nothing is fixed."""

    payer: Person
    payee: Person
    amount: int
    paid: int = 0
    entry_id: int | None = None
    tag: str = ""
    command_id: str = ""

    @property
    def due(self) -> int:
        return self.amount - self.paid


@dataclass(frozen=True)
class WhyRow:
    """One player: half-points, what they are worth, paid and received so far, what is left."""

    player: Person
    points: int
    money: int
    paid: int
    received: int

    @property
    def left(self) -> int:
        return self.money + self.paid - self.received

    @property
    def left_plain(self) -> int:
        """Without its sign, where words say which way it goes."""
        return abs(self.left)


@dataclass(frozen=True)
class PaidRow:
    """A payment that was made, and the number of the command that would take it back."""

    entry: Paid
    paid_by: Person
    paid_to: Person
    command_id: str


@dataclass(frozen=True)
class NightPlan:
    """The list of a night in the currency of one of its tables, the largest payment first.

    It is the ledger's as long as that asks for what is open now; else `provisional`: how it would
    be now. `paid` are the payments, the latest first; `since` is what changed the list after paying
    had begun; `shortest` whether what is still due could be paid by no shorter list.
    """

    tables: tuple[ChouetteSession, ...]
    legs: tuple[LegRow, ...]
    why: tuple[WhyRow, ...]
    paid: tuple[Paid, ...]
    provisional: bool
    since: SincePaying | None

    @property
    def frozen(self) -> bool:
        """Whether paying has begun."""
        return is_frozen(self.paid)

    @property
    def still_open(self) -> list[str]:
        """The names of the tables where the night goes on."""
        return [table.table for table in self.tables if table.status == "open"]

    @property
    def shortest(self) -> bool:
        left = _left(self.why)
        due = sum(1 for leg in self.legs if leg.due)
        return len(left) <= EXACT_UP_TO and due == len(square_up(left))


def plan_of(row: ChouetteSession, people: People) -> NightPlan:
    """The plan of the night that `row` belongs to, in its currency."""
    tables = linked_tables(row)
    legs = tuple(leg for leg in legs_of(tables) if leg.currency == row.currency)
    paid = tuple(p for p in payments_at(tables) if p.currency == row.currency)
    why = _why(tables, paid, people)
    promises = [leg for leg in legs if not leg.is_early]
    provisional = not legs or asked(promises) != _left(why)
    since = None if provisional else since_paying(tables, paid)
    if provisional:
        rows = _provisional(why, promises if is_frozen(paid) else (), people)
    else:
        rows = _leg_rows(legs, _tags(legs, paid, since), people)
    return NightPlan(tables, tuple(rows), tuple(why), paid, provisional, since)


def paid_rows(plan: NightPlan, people: People) -> list[PaidRow]:
    """The payments that were made, the latest first."""
    return [
        PaidRow(p, people[str(p.paid_by)], people[str(p.paid_to)], str(uuid4())) for p in plan.paid
    ]


def changes(plan: NightPlan, people: People) -> list[str]:
    """A sentence for each thing that changed the list after paying had begun."""
    since = plan.since
    if since is None:
        return []
    several = len(plan.tables) > 1
    text = _("{table}: game {n} was corrected.") if several else _("Game {n} was corrected.")
    lines = [text.format(table=table, n=game) for table, game in since.corrected]
    if since.reopened:
        lines.append(_("The night was opened again."))
    lines += [_outside(payment, people) for payment in reversed(since.outside)]
    if since.taken_back:
        lines.append(_("A payment outside the list was taken back."))
    return lines


def _outside(payment: Paid, people: People) -> str:
    return _("{payer} paid {payee} {amount} outside the list.").format(
        payer=people.name(str(payment.paid_by)),
        payee=people.name(str(payment.paid_to)),
        amount=money_text(payment.amount, payment.currency),
    )


def _left(why: Iterable[WhyRow]) -> dict[str, int]:
    return {row.player.id: row.left for row in why if row.left}


def _leg_rows(legs: Iterable[Leg], tags: dict[int, str], people: People) -> list[LegRow]:
    return [
        LegRow(
            payer=people[str(leg.payer_id)],
            payee=people[str(leg.payee_id)],
            amount=leg.amount,
            paid=leg.paid,
            entry_id=leg.entry_id,
            tag=tags.get(leg.entry_id, ""),
            command_id=str(uuid4()),
        )
        for leg in sorted(legs, key=lambda leg: (-leg.amount, leg.entry_id))
    ]


def _tags(legs: Iterable[Leg], paid: Iterable[Paid], since: SincePaying | None) -> dict[int, str]:
    """A word for legs that were not there at first, by their number."""
    outside = {payment.entry_id for payment in paid if payment.settles is None}
    tags = {}
    for leg in legs:
        if leg.settles in outside:
            later = since is not None and leg.settles is not None and leg.settles > since.first
            tags[leg.entry_id] = _("outside the list") if later else _("paid early")
        elif since is not None and leg.due and leg.entry_id > since.first:
            tags[leg.entry_id] = _("new")
    return tags


def _provisional(why: Sequence[WhyRow], promises: Iterable[Leg], people: People) -> list[LegRow]:
    promised = [leg.promise for leg in promises if leg.due]
    return [_row(payment, people) for payment in square_up_keeping(_left(why), promised)]


def _row(payment: Payment, people: People) -> LegRow:
    payer, payee = people[payment.payer], people[payment.payee]
    return LegRow(payer, payee, payment.amount, command_id=str(uuid4()))


def _why(tables: Iterable[ChouetteSession], paid: Sequence[Paid], people: People) -> list[WhyRow]:
    points: dict[str, int] = {}
    money: dict[str, int] = {}
    for table in tables:
        state = state_of(table)
        for player, halves in state.totals.items():
            points[player] = points.get(player, 0) + halves
        for player, minor in session_money(state).items():
            money[player] = money.get(player, 0) + minor
    given = _sums((payment.paid_by, payment.amount) for payment in paid)
    got = _sums((payment.paid_to, payment.amount) for payment in paid)
    everybody = dict.fromkeys((*points, *given, *got))
    return [
        WhyRow(people[p], points.get(p, 0), money.get(p, 0), given.get(p, 0), got.get(p, 0))
        for p in everybody
    ]


def _sums(amounts: Iterable[tuple[int, int]]) -> dict[str, int]:
    sums: dict[str, int] = {}
    for player, amount in amounts:
        sums[str(player)] = sums.get(str(player), 0) + amount
    return sums
