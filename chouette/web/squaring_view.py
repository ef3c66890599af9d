"""The page of squaring up: who pays whom, why, what was paid, and what is typed into its forms."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any
from uuid import uuid4

from django.utils.translation import gettext as _

from chouette.models import ChouetteSession
from chouette.permissions import Standing
from chouette.selectors.computing import computing_of
from chouette.selectors.table_pages import players_of_club
from chouette.web.club_home import club_rights
from chouette.web.computing_view import computing_context
from chouette.web.doubts import doubts_of_night
from chouette.web.night_plan import changes, paid_rows, plan_of
from chouette.web.people import People
from chouette.web.table_forms import BadField, minor_of
from chouette.web.table_loading import table_page


@dataclass(frozen=True)
class Typed:
    """What was typed into a form that was not booked, and why not.

    `leg` is the leg it was about (None: the form for payments outside the list); `asks` is what is
    owed, in minor units, where the amount is more: sent back, it says that this was known.
    """

    sentence: str
    leg: int | None = None
    paid_by: str = ""
    paid_to: str = ""
    amount: str = ""
    asks: str = ""


def amount_of(text: str, currency: str) -> int:
    """An amount of money as minor units. Raises BadField."""
    minor = minor_of(text, currency)
    if not minor:
        raise BadField(_("How much was paid? Like 12.50."))
    return minor


def squaring_context(
    row: ChouetteSession, standing: Standing, typed: Typed | None = None
) -> dict[str, Any]:
    """The plan (the ledger's, or provisional while a table is open), why, and what was paid."""
    people = People.of(players_of_club(row.club_id))
    plan = plan_of(row, people)
    return {
        **computing_context(row, standing, computing_of(plan.tables), "squaring"),
        "table": table_page(row, standing),
        "may": club_rights(standing),
        "plan": plan,
        "changes": changes(plan, people),
        "doubts": doubts_of_night(plan.tables, standing),
        "paid": paid_rows(plan, people),
        "currency": row.currency,
        "typed": typed,
        "gone": _gone(typed, [leg.entry_id for leg in plan.legs if leg.due]),
        "command_id": str(uuid4()),
    }


def _gone(typed: Typed | None, legs: list[int | None]) -> bool:
    """Whether what was typed was about a leg that is not in the list any more, or is paid."""
    return typed is not None and typed.leg is not None and typed.leg not in legs
