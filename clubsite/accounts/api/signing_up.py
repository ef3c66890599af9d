"""`account/sign-up/`: an account for anybody, where the site is open."""

from __future__ import annotations

from django.contrib.auth import login
from drf_spectacular.utils import OpenApiExample, extend_schema
from rest_framework import serializers
from rest_framework.request import Request
from rest_framework.response import Response

from clubsite.accounts.api.base import (
    LOGGED_IN,
    SIGN_UP_PASSWORDS,
    AccountView,
    LoggedInOut,
    Password,
    account_told,
    faults_of,
    refuse_logged_in,
    refuse_to_hurry,
    told_once,
    twice,
)
from clubsite.accounts.api.refusals import SignUpClosed
from clubsite.accounts.forms import SignUpForm
from clubsite.accounts.signing_up import is_open
from clubsite.accounts.tries import wait_to_sign_up
from clubsite.api.inputs import Input
from clubsite.throttle import address_of

NEW = OpenApiExample(
    "Carla", request_only=True, value={"username": "carla", "password": "quite-a-long-one"}
)


class NewAccount(Input):
    """Who somebody wants to be."""

    username = serializers.CharField(
        help_text="At most 40 letters, digits and @ . + - _; nobody's who looks the same."
    )
    password = Password(help_text="At least 8 characters, nothing like the name.")


class NewAccountWithEmail(NewAccount):
    """The same, and an e-mail if one likes."""

    email = serializers.CharField(
        required=False,
        default="",
        allow_blank=True,
        help_text="Only for a link to a new password, where the site sends mail.",
    )


class SignUpView(AccountView):
    """Signing up."""

    for_everybody = True

    @extend_schema(
        operation_id="sign_up",
        request=NewAccountWithEmail,
        responses={201: LoggedInOut},
        examples=[NEW, LOGGED_IN],
    )
    def post(self, request: Request) -> Response:
        """Make an account and log in with it.

        403 `sign_up_closed` where one comes in by invitation: `invitations/{secret}/sign-up/`.
        """
        refuse_logged_in(request.user)
        if not is_open():
            raise SignUpClosed
        given = self.body(NewAccountWithEmail)
        refuse_to_hurry(wait_to_sign_up(address_of(request._request)))
        form = SignUpForm(twice(given, SIGN_UP_PASSWORDS))
        user = form.sign_up() if form.is_valid() else None
        if user is None:
            raise faults_of(form, **SIGN_UP_PASSWORDS)
        login(request._request, user)
        return told_once(account_told(request._request, user), status=201)
