"""`account/email/`: where a link to a new password can be sent."""

from __future__ import annotations

from typing import Any

from drf_spectacular.utils import OpenApiExample, extend_schema
from rest_framework import serializers
from rest_framework.request import Request
from rest_framework.response import Response

from clubsite.accounts.api.base import (
    AccountView,
    Password,
    faults_of,
    refuse_to_hurry,
    told_once,
)
from clubsite.accounts.forms import EmailForm
from clubsite.api.inputs import Input
from clubsite.throttle import address_of

CHANGE = OpenApiExample(
    "Another one",
    request_only=True,
    value={"email": "carla@example.org", "password": "chouette-carla"},
)
KEPT = OpenApiExample("It is kept", response_only=True, value={"email": "carla@example.org"})


class ChangedEmail(Input):
    """An e-mail, and the password that shows who sends it."""

    email = serializers.CharField(allow_blank=True, help_text="Empty: none is kept.")
    password = Password()


class EmailOut(serializers.Serializer[Any]):
    """What is kept now."""

    email = serializers.CharField()


class EmailView(AccountView):
    """One's e-mail."""

    @extend_schema(request=ChangedEmail, responses=EmailOut, examples=[CHANGE, KEPT])
    def put(self, request: Request) -> Response:
        """Set, change or remove it. A wrong password is counted with those of the log-in."""
        user, given = self.user(), self.body(ChangedEmail)
        form = EmailForm(user, given, address=address_of(request._request))
        valid = form.is_valid()
        refuse_to_hurry(form.wait)
        if not valid:
            raise faults_of(form)
        form.save()
        return told_once({"email": user.email})
