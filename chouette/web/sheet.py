"""The score sheet as on paper, and the correction of a game."""

from __future__ import annotations

from django.contrib import messages
from django.http import HttpRequest
from django.http.response import HttpResponseBase
from django.shortcuts import render
from django.urls import reverse
from django.views.decorators.http import require_safe

from chouette.permissions import Action
from chouette.refusals import NotAllowed, NotFound, Refused
from chouette.rules.commands import CorrectGame
from chouette.rules.errors import RuleViolation
from chouette.selectors.computing import computing_of
from chouette.selectors.disputes import games_in_doubt
from chouette.services.authority import action_for
from chouette.web.access import SeeOther, page, table_for
from chouette.web.computing_view import computing_context
from chouette.web.correcting import Correction, Fault, save_correction
from chouette.web.game_page import sheet_context
from chouette.web.night_plan import paid_rows, plan_of
from chouette.web.table_forms import BadField
from chouette.web.table_loading import table_page
from chouette.web.table_page import TablePage


@page
@require_safe
def sheet(request: HttpRequest, session_id: int) -> HttpResponseBase:
    row, standing = table_for(request, session_id)
    context = sheet_context(table_page(row, standing))
    context["doubts"] = games_in_doubt(session_id)
    if row.currency and standing.may(Action.SEE_MONEY):
        people = context["table"].people
        context["plan"] = plan = plan_of(row, people)
        context["paid"] = paid_rows(plan, people)
        context |= computing_context(row, standing, computing_of(plan.tables), "sheet")
    return render(request, "chouette/sheet.html", context)


def table_to_correct(request: HttpRequest, session_id: int) -> TablePage:
    """Raises NotFound, NotAllowed."""
    row, standing = table_for(request, session_id)
    standing.require(action_for(CorrectGame.kind, row))
    return table_page(row, standing)


@page
def correct(request: HttpRequest, session_id: int, number: int) -> HttpResponseBase:
    """A game's own events in a form; a post shows what they would change, or saves them.

    What was saved is shown at the game itself.
    """
    table = table_to_correct(request, session_id)
    correction = Correction.of(table, number, request.POST)
    error: Fault | None = correction.fault
    if request.POST.get("do") == "save" and not error:
        try:
            messages.success(request, save_correction(request, table, correction))
            return SeeOther(reverse("table_game", args=[session_id, number]))
        except (NotFound, NotAllowed):
            raise
        except (Refused, RuleViolation, BadField) as refused:
            error = refused
    status = 422 if error or correction.wrong else 200
    return render(request, "chouette/correct.html", correction.context(error), status=status)
