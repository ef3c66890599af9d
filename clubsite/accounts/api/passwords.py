"""`account/password/` and what is below it: another one, or a new one for a forgotten one."""

from __future__ import annotations

from django.conf import settings
from django.contrib.auth import update_session_auth_hash
from drf_spectacular.utils import OpenApiExample, extend_schema
from rest_framework import serializers
from rest_framework.request import Request
from rest_framework.response import Response

from clubsite.accounts.api.base import (
    NEW_PASSWORDS,
    AccountView,
    Password,
    faults_of,
    refuse_to_hurry,
    twice,
)
from clubsite.accounts.api.refusals import LinkSpent, SendsNoMail
from clubsite.accounts.forms import ChosenPasswordForm, ForgottenForm, NewPasswordForm
from clubsite.accounts.links import leave_link, user_of_link
from clubsite.accounts.tries import wait_for_mail
from clubsite.api.inputs import Input
from clubsite.throttle import address_of

CHANGE = OpenApiExample(
    "Another one",
    request_only=True,
    value={"old_password": "chouette-carla", "new_password": "quite-a-long-one"},
)
FORGOTTEN = OpenApiExample("Carla", request_only=True, value={"email": "carla@example.org"})
CHOSEN = OpenApiExample(
    "By the link of the mail",
    request_only=True,
    value={"uid": "Mw", "token": "d3xk2q-6e1f…", "new_password": "quite-a-long-one"},
)


class ChangedPassword(Input):
    """The password that counts, and one that is to count."""

    old_password = Password()
    new_password = Password(help_text="At least 8 characters, nothing like the name.")


class Forgotten(Input):
    """The e-mail that somebody left."""

    email = serializers.CharField()


class ChosenPassword(Input):
    """The two parts of the link, and the password."""

    uid = serializers.CharField(help_text="Of the link `password/new/{uid}/{token}/`.")
    token = serializers.CharField(help_text="Of the same.")
    new_password = Password()


class PasswordView(AccountView):
    """One's password."""

    @extend_schema(request=ChangedPassword, responses={204: None}, examples=[CHANGE])
    def put(self, request: Request) -> Response:
        """Change it. This browser stays logged in, under a new cookie; all others are out.

        A wrong `old_password` is counted with those of the log-in.
        """
        user, given = self.user(), self.body(ChangedPassword)
        form = NewPasswordForm(
            user, twice(given, NEW_PASSWORDS), address=address_of(request._request)
        )
        valid = form.is_valid()
        refuse_to_hurry(form.wait)
        if not valid:
            raise faults_of(form, **NEW_PASSWORDS)
        form.save()
        update_session_auth_hash(request._request, form.user)
        return Response(status=204)


class ForgottenView(AccountView):
    """A forgotten password."""

    for_everybody = True

    @extend_schema(
        operation_id="forget_password",
        request=Forgotten,
        responses={202: None},
        examples=[FORGOTTEN],
    )
    def post(self, request: Request) -> Response:
        """Have a link to a new password mailed, in the language of `Accept-Language`.

        The answer is the same whether anybody has this e-mail. Too many are 429; where the site
        sends no mail it is 403 `no_mail`.
        """
        if not settings.SENDS_MAIL:
            raise SendsNoMail
        form = ForgottenForm(self.body(Forgotten))
        if not form.is_valid():
            raise faults_of(form)
        asked = request._request
        refuse_to_hurry(wait_for_mail(form.cleaned_data["email"], address_of(asked)))
        leave_link(form, asked, asked.LANGUAGE_CODE)
        return Response(status=202)


class ChosenPasswordView(AccountView):
    """A new password by a link that was mailed."""

    for_everybody = True

    @extend_schema(
        operation_id="choose_password",
        request=ChosenPassword,
        responses={204: None},
        examples=[CHOSEN],
    )
    def post(self, request: Request) -> Response:
        """Choose it; then one logs in with it. The link counts once, for a day (`link_spent`).

        Whoever was logged in with the old one is out.
        """
        given = self.body(ChosenPassword)
        user = user_of_link(given["uid"], given["token"])
        if user is None:
            raise LinkSpent
        form = ChosenPasswordForm(user, twice(given, NEW_PASSWORDS))
        if not form.is_valid():
            raise faults_of(form, **NEW_PASSWORDS)
        form.save()
        return Response(status=204)
