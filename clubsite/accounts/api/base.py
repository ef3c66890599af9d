"""What the addresses of an account have in common."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from django import forms
from django.contrib.auth.models import User
from django.http import HttpRequest
from django.middleware.csrf import get_token
from drf_spectacular.utils import OpenApiExample
from rest_framework import serializers
from rest_framework.exceptions import Throttled, ValidationError
from rest_framework.response import Response

from clubsite.accounts.api.refusals import LoggedIn
from clubsite.api.answers import NOT_KEPT
from clubsite.api.browser import CsrfAsked
from clubsite.api.views import SiteView

ACCOUNT = {"name": "carla", "email": "", "csrf_token": "l8Yk…"}
LOGGED_IN = OpenApiExample("Carla", response_only=True, value=ACCOUNT)


class Password(serializers.CharField):
    """Just as it was typed, blanks too."""

    def __init__(self, **options: Any) -> None:
        super().__init__(trim_whitespace=False, **options)


class LoggedInOut(serializers.Serializer[Any]):
    """Who is logged in now, and what his next request that writes must bear."""

    name = serializers.CharField(help_text="What he logs in with.")
    email = serializers.CharField(help_text="Empty: none is kept.")
    csrf_token = serializers.CharField(help_text="For the header `X-CSRFToken` from now on.")


class AccountView(CsrfAsked, SiteView):
    """An address of an account. Whatever writes needs a CSRF token, with and without a log-in."""

    for_nobody = "Log in first."


def refuse_logged_in(user: object) -> None:
    """Raises LoggedIn where somebody is."""
    if isinstance(user, User):
        raise LoggedIn


def refuse_to_hurry(wait: int) -> None:
    """Raises Throttled where its sender has to wait so many seconds."""
    if wait:
        raise Throttled(wait)


def account_told(request: HttpRequest, user: User) -> dict[str, str]:
    """`user`, who was just logged in by this request."""
    return {"name": user.get_username(), "email": user.email, "csrf_token": get_token(request)}


def told_once(body: Mapping[str, Any], status: int = 200) -> Response:
    """An answer that nobody keeps on the way."""
    return Response(dict(body), status=status, headers=NOT_KEPT)


def faults_of(form: forms.BaseForm, **names: str) -> ValidationError:
    """What is wrong in the form of a page; `names` are the fields of a body by those of the form,
    where they differ."""
    found: dict[str, list[str]] = {}
    for name, faults in form.errors.items():
        known = found.setdefault(names.get(name, name), [])
        known += [text for text in map(str, faults) if text not in known]
    return ValidationError(found)


NEW_PASSWORDS = {"new_password1": "new_password", "new_password2": "new_password"}
SIGN_UP_PASSWORDS = {"password1": "password", "password2": "password"}
"""A page asks for a new password twice, a program sends it once."""


def twice(given: Mapping[str, str], names: Mapping[str, str]) -> dict[str, str]:
    """A body as the form of the page has it."""
    return {**given, **{field: given[name] for field, name in names.items()}}
