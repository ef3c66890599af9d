"""The table: the page a host lives on, its slips, its commands, and what a poll is told."""

from __future__ import annotations

from django.contrib import messages
from django.http import HttpRequest, HttpResponse, HttpResponseNotModified
from django.http.response import HttpResponseBase
from django.utils.translation import gettext as _
from django.views.decorators.http import require_safe
from django_htmx.http import HttpResponseClientRedirect

from chouette.refusals import NotAllowed, NotFound, Refused
from chouette.rules.errors import RuleViolation
from chouette.web.access import page, table_for
from chouette.web.polling import seq_for_reader
from chouette.web.slips import action_behind, build_slip, is_name, is_open_to
from chouette.web.submitting import LookFirst, done, refused, send
from chouette.web.table_forms import BadField
from chouette.web.table_loading import load_table, table_page
from chouette.web.table_parts import changed_parts, one_slip, table_url, whole_page
from clubsite.post_only import post_only


@page
@require_safe
def table(request: HttpRequest, session_id: int) -> HttpResponseBase:
    return whole_page(request, load_table(request, session_id))


@page
@require_safe
def live(request: HttpRequest, session_id: int, mark: str = "") -> HttpResponseBase:
    """Nothing new costs two queries; anything new goes the whole way, with every check.

    A page made for a reader who was more or less than he is now is loaded anew.
    """
    known = seq_for_reader(request, session_id, mark)
    if known is not None and request.GET.get("seq") == str(known):
        return HttpResponseNotModified(headers={"ETag": f'"{known}"'})
    shown = load_table(request, session_id)
    if mark and mark.partition("_")[0] != shown.may.mark:
        messages.info(request, _("What you may do at this table has changed."))
        return HttpResponseClientRedirect(table_url(session_id))
    return changed_parts(request, shown)


@page
@require_safe
def slip(request: HttpRequest, session_id: int, name: str) -> HttpResponseBase:
    row, standing = table_for(request, session_id)
    shown = table_page(row, standing)
    if not is_open_to(shown.may, name):
        standing.require(action_behind(name, closed=shown.closed))
    if not is_name(shown, name):
        raise NotFound
    mode = "open" if getattr(request, "htmx", False) else "page"
    found = build_slip(shown, name, mode=mode) or build_slip(shown, "gone", mode=mode)
    if found is None:
        raise NotFound
    return one_slip(request, shown, found)


@page
@post_only
def commands(request: HttpRequest, session_id: int) -> HttpResponse:
    try:
        outcome = send(request, session_id)
    except (NotFound, NotAllowed):
        raise
    except (BadField, LookFirst, Refused, RuleViolation) as error:
        return refused(request, session_id, error)
    return done(request, outcome)
