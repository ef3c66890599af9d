"""Keys with which devices and programs act for a club: made here, shown once, revoked."""

from __future__ import annotations

from datetime import date
from typing import Any

from django import forms
from django.contrib import messages
from django.core.validators import MaxValueValidator
from django.http import HttpRequest
from django.http.response import HttpResponseBase
from django.shortcuts import render
from django.urls import reverse
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy
from django.views.decorators.cache import never_cache

from chouette.models import Club, DeviceToken, Role
from chouette.permissions import Action, Standing
from chouette.refusals import NotAllowed, NotFound, Refused
from chouette.selectors.clubs import end_of_day
from chouette.selectors.people import token_found, tokens_in
from chouette.services.members import create_device_token, revoke_device_token
from chouette.web.access import SeeOther, club_for, page
from chouette.web.club_home import club_rights
from chouette.web.clubs import NOBODY
from chouette.web.reasons import refusal_sentence
from clubsite.site_address import address_for_people

OVER_SHOWN = 20
LAST_DAY = date(2999, 12, 31)


class DeviceForm(forms.Form):
    """What a key is for, and how long it works."""

    label = forms.CharField(
        label=gettext_lazy("Device or program"),
        max_length=80,
        help_text=gettext_lazy("So that you know it again, like: tablet at the bar."),
    )
    role = forms.ChoiceField(
        label=gettext_lazy("It may"),
        choices=[
            (Role.SCORER.value, gettext_lazy("keep the score")),
            (Role.MEMBER.value, gettext_lazy("only read")),
        ],
    )
    last_day = forms.DateField(
        label=gettext_lazy("Last day"),
        input_formats=["%Y-%m-%d"],
        required=False,
        validators=[MaxValueValidator(LAST_DAY)],
        help_text=gettext_lazy("Empty: it works until you revoke it."),
        widget=forms.DateInput(attrs={"type": "date"}, format="%Y-%m-%d"),
    )

    def values(self, club: Club) -> dict[str, Any]:
        """What the service takes."""
        day = self.cleaned_data["last_day"]
        return {
            "label": self.cleaned_data["label"],
            "role": self.cleaned_data["role"],
            "expires_at": end_of_day(club, day) if day else None,
        }


@never_cache
@page
def devices(request: HttpRequest, slug: str) -> HttpResponseBase:
    """The keys that work and those that did; a post makes one and shows its secret."""
    club, standing = club_for(request, slug, Action.MANAGE_PEOPLE)
    form, secret = DeviceForm(request.POST or None), ""
    if request.method == "POST":
        secret = _made(request, club, form)
    context = _context(club, standing, DeviceForm() if secret else form)
    address = address_for_people(request, _of_club(slug))
    context |= {"secret": secret, "shown_once": bool(secret), "address": address}
    status = 422 if form.errors else 200
    return render(request, "chouette/devices.html", context, status=status)


@page
def revoke(request: HttpRequest, slug: str, token_id: int) -> HttpResponseBase:
    """Ask whether this key is meant; a post revokes it. One that is over already is left so."""
    club, standing = club_for(request, slug, Action.MANAGE_PEOPLE)
    token = token_found(club, token_id)
    if token.works and request.method == "POST":
        revoke_device_token(club_id=club.pk, actor=request.user, token_id=token.pk)
        told = _("The key of {device} works no more.").format(device=token.label)
        messages.success(request, told)
    elif token.works:
        context = {"club": club, "may": club_rights(standing), "token": token}
        return render(request, "chouette/device_revoke.html", context)
    return SeeOther(reverse("devices", args=[slug]))


def _context(club: Club, standing: Standing, form: DeviceForm) -> dict[str, Any]:
    tokens = list(tokens_in(club))
    over: list[DeviceToken] = [token for token in tokens if not token.works]
    return {
        "club": club,
        "may": club_rights(standing),
        "form": form,
        "live": [token for token in tokens if token.works],
        "over": over[:OVER_SHOWN],
    }


def _made(request: HttpRequest, club: Club, form: DeviceForm) -> str:
    """The secret of a new key, or nothing: then the form says why."""
    if not form.is_valid():
        return ""
    try:
        values = form.values(club)
        _token, secret = create_device_token(club_id=club.pk, actor=request.user, **values)
    except (NotFound, NotAllowed):
        raise
    except Refused as error:
        form.add_error(None, refusal_sentence(error, NOBODY))
        return ""
    return secret


def _of_club(slug: str) -> str:
    return reverse("api-club", args=[slug])
