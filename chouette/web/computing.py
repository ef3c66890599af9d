"""A list that is not there yet: the page says how far it is, asks again, and becomes the list."""

from __future__ import annotations

from django.http import HttpRequest, HttpResponse
from django.http.response import HttpResponseBase
from django.shortcuts import render
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_safe

from chouette.permissions import Action
from chouette.selectors.computing import computing_of
from chouette.selectors.tables import linked_tables
from chouette.web.access import page, table_for
from chouette.web.computing_view import computing_context
from chouette.web.sheet import sheet
from chouette.web.squaring import squaring

_WAITING = {"squaring": (squaring, "#books"), "sheet": (sheet, "#pays")}
"""The page that waits, and the part of it that the list is in."""


@never_cache
@page
@require_safe
def computing(request: HttpRequest, session_id: int) -> HttpResponseBase:
    """Asked every two seconds: nothing new, how far it is, or the list in place of all that."""
    row, standing = table_for(request, session_id, Action.SEE_MONEY)
    at = request.GET.get("at", "")
    at = at if at in _WAITING else "squaring"
    found = computing_of(linked_tables(row))
    if found is None:
        return _arrived(request, session_id, at)
    if request.GET.get("known") == found.mark:
        return HttpResponse(status=204)
    context = computing_context(row, standing, found, at)
    return render(request, "chouette/_computing.html", context)


def _arrived(request: HttpRequest, session_id: int, at: str) -> HttpResponseBase:
    view, part = _WAITING[at]
    whole = view(request, session_id)
    for header, value in (("Retarget", part), ("Reselect", part), ("Reswap", "outerHTML")):
        whole.headers[f"HX-{header}"] = value
    return whole
