"""A new password by a link: made for a member by an owner or director, used once."""

from __future__ import annotations

from django.contrib import messages
from django.contrib.auth.forms import SetPasswordForm
from django.contrib.auth.models import User
from django.http import HttpRequest
from django.http.response import HttpResponseBase
from django.shortcuts import redirect, render
from django.urls import reverse
from django.utils.translation import gettext as _
from django.views.decorators.cache import never_cache

from chouette.permissions import Action
from chouette.refusals import LogInElsewhere, NotAllowed, NotFound, Refused
from chouette.selectors.club_pages import password_link_of
from chouette.selectors.log_ins import counts_elsewhere
from chouette.services.passwords import make_password_link, use_password_link
from chouette.web.access import club_for, page
from chouette.web.clubs import NOBODY
from chouette.web.players import player_context
from chouette.web.reasons import refusal_sentence
from clubsite.accounts.forms import ChosenPasswordForm
from clubsite.post_only import post_only
from clubsite.site_address import address_for_people


@page
@never_cache
@post_only
def new(request: HttpRequest, slug: str, player_id: int) -> HttpResponseBase:
    """Make a link for this member, which is shown now and never again."""
    club, standing = club_for(request, slug, Action.MANAGE_PEOPLE)
    context = player_context(club, standing, player_id)
    try:
        _link, secret = make_password_link(club_id=club.pk, actor=request.user, player_id=player_id)
        path = reverse("password_link", args=[secret])
        context |= {"password_link": address_for_people(request, path), "shown_once": True}
    except (NotFound, NotAllowed):
        raise
    except Refused as error:
        context["problem"] = refusal_sentence(error, NOBODY)
    status = 422 if "problem" in context else 200
    return render(request, "chouette/player.html", context, status=status)


@never_cache
def use(request: HttpRequest, secret: str) -> HttpResponseBase:
    """Choose a new password, then log in with it."""
    link = password_link_of(secret)
    user = link.password_of if link else None
    if link and user and counts_elsewhere(user, club_id=link.club_id):
        refused = LogInElsewhere(name=user.get_username())
        context = {"link": link, "problem": refusal_sentence(refused, NOBODY)}
        return render(request, "chouette/password_link.html", context, status=422)
    form = ChosenPasswordForm(user, request.POST or None) if user else None
    if form is not None and form.is_valid() and _set(secret, form):
        messages.success(request, _("The new password counts. Log in with it."))
        return redirect("login")
    context = {"link": link, "form": form}
    status = 404 if link is None else 422 if form and form.errors else 200
    return render(request, "chouette/password_link.html", context, status=status)


def _set(secret: str, form: SetPasswordForm[User]) -> bool:
    """Whether it was set; if not the form says why."""
    try:
        use_password_link(secret=secret, password=form.cleaned_data["new_password1"])
    except Refused as error:
        form.add_error(None, refusal_sentence(error, NOBODY))
        return False
    return True
