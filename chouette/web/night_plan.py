"""Who pays whom at the end of a night, and why: the rows that pages show of it."""

from __future__ import annotations

from dataclasses import dataclass
from uuid import uuid4

from django.utils.translation import gettext as _

from chouette.models import ChouetteSession
from chouette.selectors import night_plan
from chouette.selectors.squaring import Paid
from chouette.templatetags.score import money_text
from chouette.web.people import People, Person


@dataclass(frozen=True)
class LegRow:
    """One payment of the plan; `entry_id` None while the night is open and nothing is fixed."""

    payer: Person
    payee: Person
    amount: int
    paid: int
    due: int
    entry_id: int | None
    tag: str
    command_id: str


@dataclass(frozen=True)
class WhyRow:
    """One player: half-points, what they are worth, paid and received so far, what is left."""

    player: Person
    points: int
    money: int
    paid: int
    received: int
    left: int

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
    """The plan as a page shows it, with names."""

    found: night_plan.NightPlan
    legs: tuple[LegRow, ...]
    why: tuple[WhyRow, ...]

    @property
    def tables(self) -> tuple[ChouetteSession, ...]:
        return self.found.tables

    @property
    def paid(self) -> tuple[Paid, ...]:
        return self.found.paid

    @property
    def provisional(self) -> bool:
        return self.found.provisional

    @property
    def frozen(self) -> bool:
        return self.found.frozen

    @property
    def still_open(self) -> list[str]:
        return self.found.still_open

    @property
    def shortest(self) -> bool:
        return self.found.shortest


def plan_of(row: ChouetteSession, people: People) -> NightPlan:
    """The plan of the night that `row` belongs to, in its currency."""
    found = night_plan.night_plan(row)
    return NightPlan(
        found,
        legs=tuple(_leg_row(leg, people) for leg in found.legs),
        why=tuple(_why_row(reckoning, people) for reckoning in found.why),
    )


def paid_rows(plan: NightPlan, people: People) -> list[PaidRow]:
    """The payments that were made, the latest first."""
    return [
        PaidRow(p, people[str(p.paid_by)], people[str(p.paid_to)], str(uuid4())) for p in plan.paid
    ]


def changes(plan: NightPlan, people: People) -> list[str]:
    """A sentence for each thing that changed the list after paying had begun."""
    since = plan.found.since
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


def _leg_row(leg: night_plan.PlannedLeg, people: People) -> LegRow:
    tags = {"outside": _("outside the list"), "early": _("paid early"), "new": _("new")}
    return LegRow(
        payer=people[str(leg.payer_id)],
        payee=people[str(leg.payee_id)],
        amount=leg.amount,
        paid=leg.paid,
        due=leg.due,
        entry_id=leg.entry_id,
        tag=tags.get(leg.mark, ""),
        command_id=str(uuid4()),
    )


def _why_row(reckoning: night_plan.Reckoning, people: People) -> WhyRow:
    return WhyRow(
        player=people[str(reckoning.player_id)],
        points=reckoning.points,
        money=reckoning.money,
        paid=reckoning.paid,
        received=reckoning.received,
        left=reckoning.left,
    )
