"""The table: the page a host lives on, its slips, its commands, and what a poll is told."""

from __future__ import annotations

from django.http import HttpRequest, HttpResponse, HttpResponseNotModified
from django.http.response import HttpResponseBase
from django.views.decorators.http import require_GET, require_POST

from chouette.refusals import NotAllowed, NotFound, Refused
from chouette.rules.errors import RuleViolation
from chouette.selectors.table_pages import last_seq_if_visible
from chouette.web.access import page, table_for
from chouette.web.slips import build_slip, is_open_to
from chouette.web.submitting import LookFirst, done, refused, send
from chouette.web.table_forms import BadField
from chouette.web.table_loading import load_table, table_page
from chouette.web.table_parts import changed_parts, one_slip, whole_page


@page
@require_GET
def table(request: HttpRequest, session_id: int) -> HttpResponseBase:
    return whole_page(request, load_table(request, session_id))


@page
@require_GET
def live(request: HttpRequest, session_id: int) -> HttpResponseBase:
    """Nothing new costs two queries; anything new goes the whole way, with every check."""
    user_id = request.session.get("_auth_user_id")
    known = last_seq_if_visible(session_id, int(user_id) if user_id else None)
    if known is not None and request.GET.get("seq") == str(known):
        return HttpResponseNotModified(headers={"ETag": f'"{known}"'})
    return changed_parts(request, load_table(request, session_id))


@page
@require_GET
def slip(request: HttpRequest, session_id: int, name: str) -> HttpResponseBase:
    row, standing = table_for(request, session_id)
    shown = table_page(row, standing)
    if not is_open_to(shown.may, name):
        raise NotAllowed(role=standing.role or "-")
    mode = "open" if getattr(request, "htmx", False) else "page"
    found = build_slip(shown, name, mode=mode) or build_slip(shown, "gone", mode=mode)
    if found is None:
        raise NotFound
    return one_slip(request, shown, found)


@page
@require_POST
def commands(request: HttpRequest, session_id: int) -> HttpResponse:
    try:
        outcome = send(request, session_id)
    except (NotFound, NotAllowed):
        raise
    except (BadField, LookFirst, Refused, RuleViolation) as error:
        return refused(request, session_id, error)
    return done(request, outcome)
