"""Who keeps the score of a table: handing it over, taking it over."""

from __future__ import annotations

from django.contrib import messages
from django.http import HttpRequest
from django.http.response import HttpResponseBase
from django.shortcuts import render
from django.utils.translation import gettext as _
from django.views.decorators.cache import never_cache

from chouette.joining_refusals import KeptByAnother
from chouette.permissions import Action
from chouette.refusals import NotAllowed, NotFound, Refused
from chouette.selectors.keeping import keepers_of
from chouette.services.keeping import hand_over
from chouette.web.access import SeeOther, page, table_for
from chouette.web.clubs import NOBODY
from chouette.web.reasons import refusal_sentence
from chouette.web.table_forms import number_of
from chouette.web.table_loading import load_table
from chouette.web.table_parts import table_url


@page
@never_cache
def keeper(request: HttpRequest, session_id: int) -> HttpResponseBase:
    """Who keeps the score, and everybody whom it may be given to."""
    row, standing = table_for(request, session_id, Action.SCORE)
    answer = _given(request, session_id) if request.method == "POST" else {}
    if request.method == "POST" and not answer:
        messages.success(request, _("The table is handed over."))
        return SeeOther(table_url(session_id))
    context = {
        "table": load_table(request, session_id),
        "others": [who for who in keepers_of(row.club_id) if who.user_id != standing.user_id],
        "me": standing.user_id,
        "now": row.keeper_id,
        **answer,
    }
    status = 409 if answer.get("asks") else 422 if answer else 200
    return render(request, "chouette/table_keeper.html", context, status=status)


def _given(request: HttpRequest, session_id: int) -> dict[str, object]:
    """What is to be told or asked before the table changes hands; nothing once it has."""
    to, confirm = request.POST.get("to", ""), bool(request.POST.get("confirm"))
    try:
        hand_over(
            session_id=session_id,
            actor=request.user,
            to_user_id=_number(to),
            confirm=confirm,
        )
    except (NotFound, NotAllowed):
        raise
    except KeptByAnother as error:
        return {"asks": error.params["name"], "to": _number(to)}
    except Refused as error:
        return {"problem": refusal_sentence(error, NOBODY)}
    return {}


def _number(text: str) -> int:
    try:
        return number_of(text)
    except ValueError:
        return 0
