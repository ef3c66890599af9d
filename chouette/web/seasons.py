"""Seasons of a club: the list, the table of one, closing it with a look first, opening it again."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from django.contrib import messages
from django.http import HttpRequest
from django.http.response import HttpResponseBase
from django.shortcuts import render
from django.urls import reverse
from django.utils.translation import gettext as _

from chouette.models import Season
from chouette.permissions import Action
from chouette.refusals import NotAllowed, NotFound, Refused
from chouette.selectors.season_lines import season_found
from chouette.services import seasons as services
from chouette.web.access import SeeOther, club_for, page
from chouette.web.clubs import NOBODY
from chouette.web.reasons import refusal_sentence
from chouette.web.season_view import (
    SeasonForm,
    closing_context,
    day_asked,
    list_context,
    season_context,
)
from clubsite.post_only import post_only


@page
def seasons(request: HttpRequest, slug: str) -> HttpResponseBase:
    """The list; a post begins a season."""
    club, standing = club_for(request, slug, Action.SEE_STANDINGS)
    form = SeasonForm(request.POST or None)
    if request.method == "POST":
        standing.require(Action.MANAGE_SEASONS)
        season = _sent(
            form,
            lambda: services.begin_season(club_id=club.pk, actor=request.user, **form.cleaned_data),
        )
        if season is not None:
            messages.success(request, _("The season has begun."))
            return SeeOther(_url(slug, season))
    context = list_context(club, standing, form)
    return render(request, "chouette/seasons.html", context, status=422 if form.errors else 200)


@page
def season(request: HttpRequest, slug: str, season_id: int) -> HttpResponseBase:
    """The table of a season; a post changes its name or its days."""
    club, standing = club_for(request, slug, Action.SEE_STANDINGS)
    found = season_found(club, season_id)
    form = SeasonForm(request.POST) if request.method == "POST" else SeasonForm.of(found)
    if form.is_bound:
        standing.require(Action.MANAGE_SEASONS)
        ids: dict[str, Any] = {"club_id": club.pk, "actor": request.user, "season_id": found.pk}
        if _sent(form, lambda: services.change_season(**ids, **form.cleaned_data)):
            messages.success(request, _("The season is changed."))
            return SeeOther(_url(slug, found))
    context = season_context(club, standing, found, form)
    return render(request, "chouette/season.html", context, status=422 if form.errors else 200)


@page
def close(request: HttpRequest, slug: str, season_id: int) -> HttpResponseBase:
    """What closing would write down and what hinders it; a post closes."""
    club, standing = club_for(request, slug, Action.MANAGE_SEASONS)
    found = season_found(club, season_id)
    if found.closed_at is not None:
        return SeeOther(_url(slug, found))
    typed = (request.POST or request.GET).get("ends_on", "")
    refused = _closed(request, found, typed) if request.method == "POST" else ""
    if request.method == "POST" and not refused:
        return SeeOther(_url(slug, found))
    context = closing_context(club, standing, found, typed)
    context["problem"] = refused or context["problem"]
    return render(
        request, "chouette/season_close.html", context, status=422 if context["problem"] else 200
    )


def _closed(request: HttpRequest, season: Season, typed: str) -> str:
    """Why it was not closed, or nothing. Raises NotFound, NotAllowed."""
    last_day, problem = day_asked(season.club, season, typed)
    if problem:
        return problem
    try:
        services.close_season(
            club_id=season.club_id, actor=request.user, season_id=season.pk, ends_on=last_day
        )
    except (NotFound, NotAllowed):
        raise
    except Refused as error:
        return refusal_sentence(error, NOBODY)
    messages.success(request, _("The season is closed."))
    return ""


@page
@post_only
def reopen(request: HttpRequest, slug: str, season_id: int) -> HttpResponseBase:
    club, _standing = club_for(request, slug, Action.SEE_STANDINGS)
    found = services.reopen_season(club_id=club.pk, actor=request.user, season_id=season_id)
    messages.success(request, _("The season is open again."))
    return SeeOther(_url(slug, found))


def _sent(form: SeasonForm, send: Callable[[], Season]) -> Season | None:
    """What the service made of a form in order; else the form says why not."""
    if not form.is_valid():
        return None
    try:
        return send()
    except (NotFound, NotAllowed):
        raise
    except Refused as error:
        form.add_error(None, refusal_sentence(error, NOBODY))
        return None


def _url(slug: str, season: Season) -> str:
    return reverse("season", args=[slug, season.pk])
