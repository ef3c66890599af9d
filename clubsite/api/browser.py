"""Who sends a request: whoever is logged in with a browser."""

from __future__ import annotations

from typing import Any

from django.contrib.auth.models import AnonymousUser, User
from django.http import QueryDict
from drf_spectacular.extensions import OpenApiAuthenticationExtension
from drf_spectacular.openapi import AutoSchema
from rest_framework.authentication import SessionAuthentication
from rest_framework.exceptions import AuthenticationFailed
from rest_framework.request import Request
from rest_framework.views import APIView

CHALLENGE = "Browser"


class BrowserAuthentication(SessionAuthentication):
    """Whoever is logged in with this browser, and anybody who is not.

    DRF asks only those who are logged in for a CSRF token. Here whoever brings a cookie is asked:
    some act by a cookie without a log-in.
    """

    def authenticate(self, request: Request) -> tuple[User | AnonymousUser, None]:
        """The browser's user, as the middleware knows him; he may be nobody, or a guest."""
        if request.META.get("HTTP_AUTHORIZATION"):
            # Reached only where no token counts, or it would have been read before.
            raise AuthenticationFailed("Nothing in `Authorization` counts here: log in.")
        user: User | AnonymousUser = request._request.user
        if request.COOKIES:
            self.enforce_csrf(request)
        return user, None

    def enforce_csrf(self, request: Request) -> None:
        """Raises PermissionDenied where the token is missing or wrong. It stands in a header: the
        body, which may be at fault, is not read before it is known who sent it."""
        headers = Request(request._request)
        vars(headers)["_data"] = QueryDict()  # what DRF takes for a body that was read
        super().enforce_csrf(headers)

    def authenticate_header(self, request: Request) -> str:
        """What a 401 asks for; without it DRF would answer 403."""
        return CHALLENGE


class CsrfAsked(APIView):
    """For addresses that log somebody in or give him a seat: whoever writes is asked for a CSRF
    token, also without a cookie, or another site's page could log him in as somebody else."""

    def perform_authentication(self, request: Request) -> None:
        """Raises PermissionDenied where the token is missing or wrong."""
        super().perform_authentication(request)
        BrowserAuthentication().enforce_csrf(request)


class BrowserScheme(OpenApiAuthenticationExtension):
    """How the schema names a browser's log-in."""

    target_class = BrowserAuthentication
    name = "browser"

    def get_security_definition(self, auto_schema: AutoSchema) -> dict[str, Any]:
        """The session cookie; writes need `X-CSRFToken` besides."""
        return {
            "type": "apiKey",
            "in": "cookie",
            "name": "sessionid",
            "description": "A log-in (`account/log-in/`) or a guest's phone (`join/{code}/`). "
            "Whatever writes needs the header `X-CSRFToken` (`account/csrf/`) besides.",
        }
