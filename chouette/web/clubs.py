"""My clubs, founding one, and a club's home: what is on tonight, how do I stand."""

from __future__ import annotations

from django.contrib import messages
from django.contrib.auth.decorators import login_required
from django.contrib.auth.models import User
from django.http import HttpRequest, HttpResponse
from django.http.response import HttpResponseBase
from django.shortcuts import redirect, render
from django.utils.translation import gettext as _
from django.views.decorators.http import require_safe

from chouette.permissions import Action, GuestUser
from chouette.refusals import Refused, ReusedCommandId
from chouette.selectors import club_pages
from chouette.selectors.federations import federation_of_club, federations_of
from chouette.services.clubs import create_club, update_club
from chouette.web.access import club_for, page
from chouette.web.club_home import home_of
from chouette.web.forms import ClubSettingsForm, NewClubForm
from chouette.web.people import People
from chouette.web.reasons import refusal_sentence
from chouette.web.timezones import HOME_ZONES

NOBODY = People(())


@require_safe
def home(request: HttpRequest) -> HttpResponse:
    """A guest's phone has no clubs, and is led to its table."""
    return redirect("join") if isinstance(request.user, GuestUser) else _my_clubs(request)


@login_required
def _my_clubs(request: HttpRequest) -> HttpResponse:
    memberships = list(club_pages.memberships_of(request.user))
    tables = club_pages.tables_open_in([membership.club_id for membership in memberships])
    context = {
        "memberships": memberships,
        "tables": tables,
        "federations": federations_of(request.user),
    }
    return render(request, "chouette/home.html", context)


def founder(request: HttpRequest) -> User:
    """The user of a page that asks for a log-in."""
    assert isinstance(request.user, User)
    return request.user


@login_required
def new(request: HttpRequest) -> HttpResponse:
    zone = HOME_ZONES.get(request.LANGUAGE_CODE[:2], "Europe/London")
    form = NewClubForm(request.POST or None, initial={"timezone": zone})
    if request.method == "POST" and form.is_valid():
        try:
            language = request.LANGUAGE_CODE
            club = create_club(user=founder(request), language=language, **form.values())
            return redirect("club", club.slug)
        except ReusedCommandId:
            form = form.renewed()
            form.add_error(None, _("You founded a club with this form already. Another one?"))
        except Refused as error:
            form.add_error(None, refusal_sentence(error, NOBODY))
    status = 422 if form.errors else 200
    return render(request, "chouette/club_new.html", {"form": form}, status=status)


@page
@require_safe
def club(request: HttpRequest, slug: str) -> HttpResponseBase:
    found, standing = club_for(request, slug, Action.SEE_STANDINGS)
    return render(request, "chouette/club.html", home_of(found, standing))


@page
def change(request: HttpRequest, slug: str) -> HttpResponseBase:
    found, standing = club_for(request, slug, Action.MANAGE_CLUB)
    form = (
        ClubSettingsForm(request.POST, club=found) if request.POST else ClubSettingsForm.of(found)
    )
    if request.method == "POST" and form.is_valid():
        try:
            update_club(club_id=found.pk, actor=request.user, **form.values())
            messages.success(request, _("The settings are saved."))
            return redirect("club", found.slug)
        except Refused as error:
            form.add_error(None, refusal_sentence(error, NOBODY))
    context = {"form": form, "club": found, "standing": standing}
    context["federation"] = federation_of_club(found.pk)
    status = 422 if form.errors else 200
    return render(request, "chouette/club_settings.html", context, status=status)
