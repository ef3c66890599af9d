"""A club that its owner brings into a federation, or takes out of it."""

from __future__ import annotations

from collections import Counter

from django.contrib import messages
from django.contrib.auth.decorators import login_required
from django.http import HttpRequest
from django.http.response import HttpResponseBase
from django.shortcuts import redirect, render
from django.urls import reverse
from django.utils.translation import gettext as _
from django.views.decorators.cache import never_cache

from chouette.models import Club
from chouette.permissions import Action
from chouette.refusals import NotAllowed, NotFound, Refused
from chouette.selectors import federations as seen
from chouette.services.federation_clubs import join_federation, leave_federation
from chouette.web.access import SeeOther, club_for, page
from chouette.web.clubs import NOBODY
from chouette.web.reasons import refusal_sentence
from chouette.web.table_forms import number_of
from clubsite.post_only import post_only


@login_required
@page
@never_cache
def join(request: HttpRequest, secret: str) -> HttpResponseBase:
    """An owner brings one of his clubs in."""
    invitation = seen.invitation_of_club(secret)
    if invitation is None:
        raise NotFound
    problem = _brought_in(request, secret) if request.method == "POST" else ""
    if request.method == "POST" and not problem:
        messages.success(request, _("The club is in the federation."))
        return SeeOther(reverse("federation", args=[invitation.federation.slug]))
    works = seen.brings_a_club(invitation)
    clubs = _told_apart(seen.clubs_to_bring(request.user)) if works else []
    context = {"invitation": invitation, "works": works, "clubs": clubs, "problem": problem}
    status = 422 if problem else 200 if works else 404
    return render(request, "chouette/federation_join.html", context, status=status)


def _told_apart(clubs: list[Club]) -> list[tuple[int, str]]:
    """Number and name of each; of two that are called alike the address says which is which."""
    names = Counter(club.name for club in clubs)
    return [
        (club.pk, club.name if names[club.name] == 1 else f"{club.name} ({club.slug})")
        for club in clubs
    ]


def _brought_in(request: HttpRequest, secret: str) -> str:
    """Why the club did not come in, or nothing. Raises NotFound, NotAllowed."""
    try:
        club_id = number_of(request.POST.get("club", ""))
        join_federation(secret=secret, club_id=club_id, actor=request.user)
    except ValueError:
        return _("Choose a club.")
    except (NotFound, NotAllowed):
        raise
    except Refused as error:
        return refusal_sentence(error, NOBODY)
    return ""


@page
@post_only
def leave(request: HttpRequest, slug: str) -> HttpResponseBase:
    """An owner takes his club out."""
    club, _standing = club_for(request, slug, Action.MANAGE_CLUB)
    leave_federation(club_id=club.pk, actor=request.user)
    messages.success(request, _("The club belongs to no federation any more."))
    return redirect("club_settings", slug)
