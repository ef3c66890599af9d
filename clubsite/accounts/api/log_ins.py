"""`account/csrf/`, `account/log-in/` and `account/log-out/`."""

from __future__ import annotations

from django.contrib.auth import login, logout
from django.middleware.csrf import get_token
from drf_spectacular.utils import OpenApiExample, extend_schema
from rest_framework import serializers
from rest_framework.request import Request
from rest_framework.response import Response

from clubsite.accounts.api.base import (
    LOGGED_IN,
    AccountView,
    LoggedInOut,
    Password,
    account_told,
    faults_of,
    refuse_to_hurry,
    told_once,
)
from clubsite.accounts.api.refusals import WrongLogIn
from clubsite.api.inputs import Input
from clubsite.log_in import LogInForm

TOKEN = OpenApiExample("A token", response_only=True, value={"csrf_token": "l8Yk…"})
CARLA = OpenApiExample(
    "Carla", request_only=True, value={"username": "carla", "password": "chouette-carla"}
)


class CsrfOut(serializers.Serializer[dict[str, str]]):
    """What a request that writes must bear."""

    csrf_token = serializers.CharField(help_text="For the header `X-CSRFToken`.")


class LogIn(Input):
    """A name and a password."""

    username = serializers.CharField(help_text="Capitals do not count in it.")
    password = Password()


class CsrfView(AccountView):
    """The way to a CSRF token."""

    for_everybody = True

    @extend_schema(responses=CsrfOut, examples=[TOKEN])
    def get(self, request: Request) -> Response:
        """A token for `X-CSRFToken`, and the cookie `csrftoken` that it belongs to.

        For everybody. A log-in and a log-out make both anew.
        """
        return told_once({"csrf_token": get_token(request._request)})


class LogInView(AccountView):
    """Logging in."""

    for_everybody = True

    @extend_schema(request=LogIn, responses=LoggedInOut, examples=[CARLA, LOGGED_IN])
    def post(self, request: Request) -> Response:
        """Log in: the cookie `sessionid` of the answer is a log-in of this browser or program.

        `wrong_log_in` (401) tells nobody whether there is such a name. Wrong passwords are counted
        with those of the page, for a name and for an address: too many are 429 with `Retry-After`.
        """
        form = LogInForm(request._request, self.body(LogIn))
        valid = form.is_valid()
        refuse_to_hurry(form.wait)
        if not valid:
            raise WrongLogIn if form.non_field_errors() else faults_of(form)
        login(request._request, form.get_user())
        return told_once(account_told(request._request, form.get_user()))


class LogOutView(AccountView):
    """Logging out."""

    for_everybody = True

    @extend_schema(request=None, responses={204: None})
    def post(self, request: Request) -> Response:
        """Log out here, also a guest's phone; it is done for nobody too."""
        logout(request._request)
        return Response(status=204)
