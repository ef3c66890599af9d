"""Starting a night: who plays, by which rules, for what, and who begins."""

from __future__ import annotations

from django.http import HttpRequest
from django.http.response import HttpResponseBase
from django.shortcuts import render

from chouette.permissions import Action
from chouette.refusals import NotAllowed, NotFound, Refused
from chouette.rules.errors import RuleViolation
from chouette.web.access import SeeOther, club_for, page
from chouette.web.night_setup import NightForm, add_typed_guest, open_night, setup_context
from chouette.web.reasons import Refusal
from chouette.web.table_forms import BadField


@page
def new(request: HttpRequest, slug: str) -> HttpResponseBase:
    """The form; a post adds a guest to it (`do=guest`) or opens the table."""
    club, standing = club_for(request, slug, Action.OPEN_TABLE)
    form = NightForm.of(request, club, standing)
    error: BadField | Refusal | None = None
    if request.method == "POST":
        try:
            if request.POST.get("do") == "guest":
                form = add_typed_guest(request, club, form)
            else:
                return SeeOther(open_night(request, club, form))
        except (NotFound, NotAllowed):
            raise
        except (Refused, RuleViolation, BadField) as refused:
            error = refused
    context = setup_context(club, standing, form, error)
    return render(request, "chouette/night_new.html", context, status=422 if error else 200)
