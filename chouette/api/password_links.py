"""`password-links/{secret}/`: a new password by the link that an owner or director made."""

from __future__ import annotations

from drf_spectacular.utils import OpenApiExample, extend_schema
from rest_framework import serializers
from rest_framework.request import Request
from rest_framework.response import Response

from chouette.api.base import ApiView
from chouette.models import Invitation
from chouette.selectors.people import password_link_found
from chouette.services.passwords import use_password_link
from clubsite.accounts.api.base import (
    NEW_PASSWORDS,
    Password,
    faults_of,
    told_once,
    twice,
)
from clubsite.accounts.forms import ChosenPasswordForm
from clubsite.api.browser import CsrfAsked
from clubsite.api.inputs import Input

LINK = OpenApiExample(
    "Carla's",
    response_only=True,
    value={"club": "Thursday Club", "name": "carla", "expires_at": "2026-11-28T18:30:00Z"},
)
CHOSEN = OpenApiExample("A new one", request_only=True, value={"new_password": "quite-a-long-one"})


class PasswordLinkOut(serializers.Serializer[Invitation]):
    """A link to a new password, as whoever has its secret sees it."""

    club = serializers.CharField(source="club.name")
    name = serializers.CharField(source="password_of.username", help_text="What he logs in with.")
    expires_at = serializers.DateTimeField()


class NewPassword(Input):
    """What is to count."""

    new_password = Password(help_text="At least 8 characters, nothing like the name.")


class UsedLinkView(CsrfAsked, ApiView):
    """A link to a new password."""

    for_everybody = True
    # Whoever forgot his password cannot log in to be told that the link is spent.
    unseen = ()

    @extend_schema(responses=PasswordLinkOut, examples=[LINK])
    def get(self, request: Request, secret: str) -> Response:
        """Whose it is. 404 once it was used or its time is over, 422 `log_in_elsewhere` where the
        log-in has come to count for more than this club."""
        return told_once(PasswordLinkOut(password_link_found(secret)).data)

    @extend_schema(
        operation_id="use_password_link",
        request=NewPassword,
        responses={204: None},
        examples=[CHOSEN],
    )
    def post(self, request: Request, secret: str) -> Response:
        """Choose the password; then one logs in with it.

        Whoever was logged in with the old one is out. The link counts once.
        """
        link, given = password_link_found(secret), self.body(NewPassword)
        form = ChosenPasswordForm(link.password_of, twice(given, NEW_PASSWORDS))
        if not form.is_valid():
            raise faults_of(form, **NEW_PASSWORDS)
        use_password_link(secret=secret, password=given["new_password"])
        return Response(status=204)
