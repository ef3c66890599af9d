"""`me/`: whoever is logged in, and the browsers where he is."""

from __future__ import annotations

from dataclasses import dataclass

from django.contrib.auth.models import User
from drf_spectacular.utils import OpenApiExample, extend_schema
from rest_framework import serializers
from rest_framework.request import Request
from rest_framework.response import Response

from chouette.api.base import ApiView
from chouette.api.clubs import CLUB, ClubOut
from chouette.models import Membership
from chouette.refusals import NotFound
from chouette.selectors.club_pages import memberships_of
from clubsite.accounts.browsers import Browser, browsers_of, end_browser, end_others, key_of
from clubsite.api.schema import all_of_schema

ME = OpenApiExample(
    "A player of one club",
    response_only=True,
    value={"user": 1, "name": "ana", "email": "ana@example.org", "clubs": [CLUB.value]},
)
PHONE = OpenApiExample(
    "A phone",
    response_only=True,
    value={
        "id": "5d2f0c1b7a9e4c3d8f60",
        "device": "iPhone",
        "address": "192.0.2.7",
        "logged_in_at": "2026-11-12T17:30:00Z",
        "seen_at": "2026-11-26T21:05:00Z",
        "is_this": False,
    },
)


@dataclass(frozen=True)
class Me:
    """Somebody, and what he is in which club."""

    user: User
    clubs: list[Membership]


class MeOut(serializers.Serializer[Me]):
    """Whoever asks."""

    user = serializers.IntegerField(
        source="user.pk", help_text="His number, as `keeper/` takes it."
    )
    name = serializers.CharField(source="user.username", help_text="What he logs in with.")
    email = serializers.CharField(source="user.email", help_text="Empty: none is kept.")
    clubs = ClubOut(many=True)


class BrowserOut(serializers.Serializer[Browser]):
    """A browser that somebody is logged in with."""

    id = serializers.SlugField()
    device = serializers.CharField(help_text="One word; empty where it is not known.")
    address = serializers.CharField(help_text="Where it was last; of IPv6 the network.")
    logged_in_at = serializers.DateTimeField(source="since")
    seen_at = serializers.DateTimeField(help_text="Noted once an hour.")
    is_this = serializers.BooleanField(help_text="Whether it is the one that asks.")


class MeView(ApiView):
    """Oneself."""

    @extend_schema(responses=MeOut, examples=[ME])
    def get(self, request: Request) -> Response:
        """Name, e-mail and clubs of whoever is logged in. A token is nobody (`takes_log_in`)."""
        user = self.user()
        return Response(MeOut(Me(user, list(memberships_of(user).order_by("pk")))).data)


class BrowsersView(ApiView):
    """One's own browsers."""

    @extend_schema(responses=all_of_schema(BrowserOut), examples=[PHONE])
    def get(self, request: Request) -> Response:
        """Where one is logged in: the browser that asks first, then who was here last."""
        return self.page_of(browsers_of(self.user(), this=key_of(request._request)), BrowserOut)

    @extend_schema(responses={204: None})
    def delete(self, request: Request) -> Response:
        """Log out all others: they are out at their next request."""
        end_others(self.user(), this=key_of(request._request))
        return Response(status=204)


class BrowserView(ApiView):
    """One of them."""

    @extend_schema(responses={204: None})
    def delete(self, request: Request, browser_id: str) -> Response:
        """Log it out: it is out at its next request."""
        if not end_browser(self.user(), browser_id):
            raise NotFound
        return Response(status=204)
