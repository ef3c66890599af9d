"""Who pays whom, and why, as the page of squaring up shows it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any
from uuid import uuid4

from django.utils.translation import gettext as _

from chouette.models import ChouetteSession
from chouette.permissions import Standing
from chouette.rules.squaring import EXACT_UP_TO, square_up
from chouette.selectors.logs import state_of
from chouette.selectors.results import session_money
from chouette.selectors.squaring import Leg, is_frozen, legs_of
from chouette.selectors.squaring_pages import payments_at
from chouette.selectors.table_pages import players_of_club
from chouette.selectors.tables import linked_tables
from chouette.templatetags.score import NO_MINOR_UNITS
from chouette.web.club_home import club_rights
from chouette.web.people import People, Person
from chouette.web.table_forms import BadField, minor_of
from chouette.web.table_loading import table_page


@dataclass(frozen=True)
class LegRow:
    """One payment of the plan; `entry_id` None while the night is open and nothing is fixed."""

    payer: Person
    payee: Person
    amount: int
    paid: int = 0
    entry_id: int | None = None
    early: bool = False
    added: bool = False
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


def amount_of(text: str, currency: str) -> int:
    """An amount of money as minor units. Raises BadField."""
    minor = minor_of(text, currency)
    if not minor:
        raise BadField(_("How much was paid? Like 12.50."))
    return minor


@dataclass(frozen=True)
class Typed:
    """What was typed into a form that was not booked, and why not.

    `leg` is the leg it was about (None: the form for payments outside the list); `asks` says that
    the amount is more than is owed, and that it is booked when it is sent once more.
    """

    sentence: str
    leg: int | None = None
    paid_by: str = ""
    paid_to: str = ""
    amount: str = ""
    asks: bool = False


def owed_now(row: ChouetteSession, paid_by: int, paid_to: int) -> int:
    """The most that one of them could pay the other without anybody overpaying; minor units."""
    tables = linked_tables(row)
    paid = [p for p in payments_at(tables) if p.currency == row.currency]
    left = {why.player.id: why.left for why in _why(tables, paid, People(()))}
    return max(0, min(-left.get(str(paid_by), 0), left.get(str(paid_to), 0)))


def squaring_context(
    row: ChouetteSession, standing: Standing, typed: Typed | None = None
) -> dict[str, Any]:
    """The plan (the ledger's, or provisional while a table is open), why, and what was paid."""
    people = People.of(players_of_club(row.club_id))
    tables = linked_tables(row)
    legs = [leg for leg in legs_of(tables) if leg.currency == row.currency]
    paid = [p for p in payments_at(tables) if p.currency == row.currency]
    why = _why(tables, paid, people)
    still_open = [table.table for table in tables if table.status == "open"]
    return {
        "table": table_page(row, standing),
        "may": club_rights(standing),
        "legs": _leg_rows(legs, people) if legs else _provisional(why),
        "provisional": not legs,
        "frozen": is_frozen(legs),
        "shortest": _is_shortest(legs, why) and not (legs and still_open),
        "why": why,
        "paid": [
            {
                "entry": payment,
                "paid_by": people[str(payment.paid_by)],
                "paid_to": people[str(payment.paid_to)],
                "at": payment.recorded_at,
                "command_id": str(uuid4()),
            }
            for payment in paid
        ],
        "currency": row.currency,
        "several": len(tables) > 1,
        "still_open": still_open,
        "typed": typed,
        "command_id": str(uuid4()),
        "places": 0 if row.currency in NO_MINOR_UNITS else 2,
    }


def _is_shortest(legs: Sequence[Leg], why: Sequence[WhyRow]) -> bool:
    """Whether no shorter list would do; one that was added to, or paid early, may be longer."""
    balances = {row.player.id: row.money if legs else row.left for row in why}
    exact = sum(map(bool, balances.values())) <= EXACT_UP_TO
    return exact and (not legs or len(legs) == len(square_up(balances)))


def plan_of(row: ChouetteSession, people: People) -> dict[str, Any]:
    """The list alone: who pays whom, and whether it is provisional."""
    tables = linked_tables(row)
    legs = [leg for leg in legs_of(tables) if leg.currency == row.currency]
    if legs:
        return {"legs": _leg_rows(legs, people), "provisional": False}
    paid = [p for p in payments_at(tables) if p.currency == row.currency]
    return {"legs": _provisional(_why(tables, paid, people)), "provisional": True}


def _leg_rows(legs: Sequence[Leg], people: People) -> list[LegRow]:
    return [
        LegRow(
            payer=people[str(leg.payer_id)],
            payee=people[str(leg.payee_id)],
            amount=leg.amount,
            paid=leg.paid,
            entry_id=leg.entry_id,
            early=leg.is_early,
            added=leg.is_added,
            command_id=str(uuid4()),
        )
        for leg in legs
    ]


def _provisional(why: Sequence[WhyRow]) -> list[LegRow]:
    people = {row.player.id: row.player for row in why}
    left = {row.player.id: row.left for row in why}
    return [
        LegRow(people[p.payer], people[p.payee], p.amount, command_id=str(uuid4()))
        for p in square_up(left)
    ]


def _why(tables: Sequence[ChouetteSession], paid: Sequence[Any], people: People) -> list[WhyRow]:
    points: dict[str, int] = {}
    money: dict[str, int] = {}
    for table in tables:
        state = state_of(table)
        for player, halves in state.totals.items():
            points[player] = points.get(player, 0) + halves
        for player, minor in session_money(state).items():
            money[player] = money.get(player, 0) + minor
    given = _sums(paid, "paid_by")
    got = _sums(paid, "paid_to")
    everybody = dict.fromkeys((*points, *given, *got))
    return [
        WhyRow(people[p], points.get(p, 0), money.get(p, 0), given.get(p, 0), got.get(p, 0))
        for p in everybody
    ]


def _sums(paid: Sequence[Any], side: str) -> dict[str, int]:
    sums: dict[str, int] = {}
    for payment in paid:
        player = str(getattr(payment, side))
        sums[player] = sums.get(player, 0) + payment.amount
    return sums
