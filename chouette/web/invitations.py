"""A way into a club: a link that counts once, shown to its maker once."""

from __future__ import annotations

from typing import Any

from django.contrib import messages
from django.contrib.auth import login
from django.contrib.auth.models import User
from django.http import HttpRequest, QueryDict
from django.http.response import HttpResponseBase
from django.shortcuts import redirect, render
from django.urls import reverse
from django.utils.translation import gettext as _
from django.views.decorators.cache import never_cache

from chouette.models import Invitation, Role
from chouette.permissions import Action, standing_in
from chouette.refusals import NotAllowed, NotFound, Refused
from chouette.selectors.club_pages import invitation_of, player_in
from chouette.services.members import accept_invitation, invite, revoke_invitation
from chouette.web.access import SeeOther, club_for, page
from chouette.web.clubs import NOBODY
from chouette.web.players import player_context, players_context
from chouette.web.reasons import refusal_sentence
from clubsite.accounts.forms import AccountForm
from clubsite.post_only import post_only
from clubsite.site_address import address_for_people


@page
@never_cache
@post_only
def new(request: HttpRequest, slug: str, player_id: int) -> HttpResponseBase:
    """Make a link for this guest: whoever follows it takes over his results."""
    club, standing = club_for(request, slug, Action.MANAGE_PEOPLE)
    if player_in(club, player_id) is None:
        raise NotFound
    _invitation, secret = invite(
        club_id=club.pk, actor=request.user, role=Role.MEMBER, player_id=player_id
    )
    path = reverse("invitation", args=[secret])
    context = player_context(club, standing, player_id)
    context |= {"invitation": address_for_people(request, path), "shown_once": True}
    return render(request, "chouette/player.html", context)


@page
@never_cache
@post_only
def new_person(request: HttpRequest, slug: str) -> HttpResponseBase:
    """Make a link for somebody who never played here, shown now and never again."""
    club, standing = club_for(request, slug, Action.MANAGE_PEOPLE)
    role = request.POST.get("role", Role.MEMBER)
    if role not in Role.values:
        raise NotFound
    _invitation, secret = invite(club_id=club.pk, actor=request.user, role=role)
    context = players_context(club, standing, typed=QueryDict())
    link = address_for_people(request, reverse("invitation", args=[secret]))
    context |= {"link": link, "shown_once": True}
    return render(request, "chouette/players.html", context)


@page
@post_only
def revoke(request: HttpRequest, slug: str, invitation_id: int) -> HttpResponseBase:
    """Take a link back: whoever follows it now finds nothing."""
    club, _standing = club_for(request, slug, Action.MANAGE_PEOPLE)
    revoke_invitation(club_id=club.pk, actor=request.user, invitation_id=invitation_id)
    messages.success(request, _("The invitation is taken back."))
    return SeeOther(reverse("players", args=[slug]))


def accept(request: HttpRequest, secret: str) -> HttpResponseBase:
    """Enter the club with one's log-in, or make one here and enter with it."""
    found = invitation_of(secret)
    problem, form = _for_others(request, found), AccountForm(request.POST or None)
    if request.method == "POST" and found and not problem:
        user = _user(request, form)
        problem = _enter(request, secret, user) if user else ""
        if user and not problem:
            return redirect("club", found.club.slug)
        # Somebody else may have been faster: then there is nothing here to sign up for.
        found = invitation_of(secret)
    context: dict[str, Any] = {"invitation": found, "form": form, "problem": problem}
    context["for_others"] = _for_others(request, found)
    refused = request.method == "POST" and (problem or form.errors)
    status = 404 if found is None else 422 if refused else 200
    return render(request, "chouette/invitation.html", context, status=status)


def _for_others(request: HttpRequest, found: Invitation | None) -> str:
    """Why it is not for whoever is logged in: he is in the club already; else nothing."""
    if found is None or standing_in(found.club, request.user).role is None:
        return ""
    return _("You belong to this club already. The link is for somebody else.")


def _user(request: HttpRequest, form: AccountForm) -> User | None:
    """Who is logged in, or somebody new whom the service will save, or nobody yet."""
    if isinstance(request.user, User):
        return request.user
    return form.save(commit=False) if form.is_valid() else None


def _enter(request: HttpRequest, secret: str, user: User) -> str:
    """Why it did not work, or nothing."""
    try:
        accept_invitation(secret=secret, user=user)
    except (NotFound, NotAllowed):
        return _("This invitation is no longer there.")
    except Refused as error:
        return refusal_sentence(error, NOBODY)
    login(request, user)
    return ""
