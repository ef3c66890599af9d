"""A federation: founded, brought clubs in, looked at, managed by its officers."""

from __future__ import annotations

from typing import Any

from django.contrib import messages
from django.contrib.auth.decorators import login_required
from django.http import HttpRequest
from django.http.response import HttpResponseBase
from django.shortcuts import render
from django.urls import reverse
from django.utils.translation import gettext as _
from django.views.decorators.cache import never_cache

from chouette.federation_rights import FederationStanding
from chouette.models import Federation
from chouette.refusals import NotAllowed, NotFound, Refused
from chouette.selectors import federations as seen
from chouette.selectors.club_pages import memberships_of
from chouette.selectors.federation_people import people_rows
from chouette.selectors.federation_trail import FederationTrailEntry, federation_trail
from chouette.selectors.shared_rules import shared_rows
from chouette.services import federation_clubs, federations
from chouette.web.access import SeeOther, page
from chouette.web.clubs import NOBODY, founder
from chouette.web.federation_spans import spans
from chouette.web.federation_words import federation_sentence
from chouette.web.reasons import refusal_sentence
from chouette.web.spans import chosen_nights
from chouette.web.table_forms import number_of
from clubsite.site_address import address_for_people

TRAIL_SHOWN = 50
"""So many lines of the trail stand on the page; programs read all of it."""


@login_required
def new(request: HttpRequest) -> HttpResponseBase:
    """Found one."""
    context: dict[str, Any] = {"typed": request.POST}
    if request.method == "POST":
        try:
            name = request.POST.get("name", "")
            found = federations.found_federation(user=founder(request), name=name)
            return SeeOther(reverse("federation", args=[found.slug]))
        except Refused as error:
            context["problem"] = refusal_sentence(error, NOBODY)
    status = 422 if "problem" in context else 200
    return render(request, "chouette/federation_new.html", context, status=status)


@page
@never_cache
def one(request: HttpRequest, slug: str) -> HttpResponseBase:
    """The overview; an officer's post does what its `do` says."""
    federation, standing = seen.federation_seen(slug, request.user)
    context: dict[str, Any] = {"typed": request.POST}
    if request.method == "POST":
        standing.require_officer()
        context |= _done(request, federation)
        if not context.get("problem") and "link" not in context:
            return SeeOther(reverse("federation", args=[slug]))
    context |= _overview(request, federation, standing)
    status = 422 if context.get("problem") else 200
    return render(request, "chouette/federation.html", context, status=status)


def _done(request: HttpRequest, federation: Federation) -> dict[str, Any]:
    """What to show of what an officer asked for: `problem`, a secret `link`, or nothing."""
    common: dict[str, Any] = {"federation_id": federation.pk, "actor": request.user}
    try:
        match request.POST.get("do"):
            case "invite":
                return _invited(request, common)
            case "rename":
                federations.rename_federation(**common, name=request.POST.get("name", ""))
                messages.success(request, _("The name is changed."))
            case "appoint":
                name = request.POST.get("username", "").strip()
                return _appointed(request, common, name)
            case "dismiss":
                officer = number_of(request.POST.get("officer", ""))
                federations.dismiss_officer(**common, officer_id=officer)
                messages.success(request, _("The office is ended."))
            case "remove":
                club = number_of(request.POST.get("club", ""))
                federation_clubs.remove_club(**common, club_id=club)
                messages.success(request, _("The club belongs to the federation no more."))
            case _:
                return {"problem": _("This form is not known. Reload the page.")}
    except ValueError:
        return {"problem": _("Choose one of the list.")}
    except (NotFound, NotAllowed):
        raise
    except Refused as error:
        return {"problem": refusal_sentence(error, NOBODY)}
    return {}


def _invited(request: HttpRequest, common: dict[str, Any]) -> dict[str, Any]:
    _invitation, secret = federation_clubs.invite_club(**common)
    return {
        "link": address_for_people(request, reverse("federation_join", args=[secret])),
        "shown_once": True,
        "link_title": _("A link for one club"),
        "link_text": _("Send it to the club’s owner. It is shown only now and works for a month."),
    }


def _appointed(request: HttpRequest, common: dict[str, Any], username: str) -> dict[str, Any]:
    try:
        officer = federations.appoint_officer(**common, username=username)
        name = officer.user.get_username()
        messages.success(request, _("{name} is an officer now.").format(name=name))
    except NotFound:
        return {"problem": _("Nobody of its clubs has this log-in.")}
    return {}


def _overview(
    request: HttpRequest, federation: Federation, standing: FederationStanding
) -> dict[str, Any]:
    choices = spans(request.GET.get("nights", ""))
    span = chosen_nights(choices)
    dates = {"since": span.since, "until": span.until}
    mine = {membership.club_id for membership in memberships_of(request.user)}
    return {
        "federation": federation,
        "standing": standing,
        "choices": choices,
        "clubs": seen.club_rows(federation, **dates),
        "people": people_rows(federation, **dates),
        "shared": shared_rows(federation),
        "officers": seen.officers_of(federation) if standing.is_officer else [],
        "trail": _trail(federation) if standing.is_officer else [],
        "mine": mine,
    }


def _trail(federation: Federation) -> list[tuple[FederationTrailEntry, str]]:
    """What was done last, each with its sentence."""
    told = federation_trail(federation, TRAIL_SHOWN)
    return [(entry, federation_sentence(entry)) for entry in told]
