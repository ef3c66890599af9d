"""Who sends a request to the API: a token's device, or whoever is logged in with a browser."""

from __future__ import annotations

from typing import Any

from drf_spectacular.extensions import OpenApiAuthenticationExtension
from drf_spectacular.openapi import AutoSchema
from rest_framework.authentication import BaseAuthentication
from rest_framework.exceptions import AuthenticationFailed
from rest_framework.request import Request

from chouette.models import DeviceToken
from chouette.permissions import Actor
from chouette.selectors.clubs import device_by_secret
from chouette.services.members import note_device_use
from clubsite import devices

KEYWORD = "Token"


class TokenAuthentication(BaseAuthentication):
    """`Authorization: Token <secret>`; a token that is wrong, revoked or over is 401."""

    def authenticate(self, request: Request) -> tuple[DeviceToken, None] | None:
        """The device whose token was sent; None where nothing was. Another scheme is refused: who
        sends something means to be somebody, and would not notice that he is nobody."""
        keyword, _, secret = request.META.get("HTTP_AUTHORIZATION", "").partition(" ")
        if not keyword:
            return None
        if keyword.lower() != KEYWORD.lower():
            raise AuthenticationFailed("Only `Authorization: Token <secret>` is known here.")
        device = device_by_secret(secret.strip())
        if device is None:
            raise AuthenticationFailed("This token is not known, was revoked or has ended.")
        note_device_use(device=device)
        return device, None

    def authenticate_header(self, request: Request) -> str:
        """What a 401 asks for."""
        return KEYWORD


def is_guest(user: object) -> bool:
    """Whether `user` is nobody's log-in but a guest's phone at a table."""
    return getattr(user, "guest_pass", None) is not None


def actor_of(request: Request) -> Actor:
    """Who asks, as the services know him."""
    actor: Actor = request.user
    return actor


def device_of(request: Request) -> str:
    """What a log says a command was sent with, beside its sender: of a browser, the thing in the
    hand; the device of a token is the sender itself."""
    from_token = isinstance(actor_of(request), DeviceToken)
    return "" if from_token else devices.device_of(request._request)


class TokenScheme(OpenApiAuthenticationExtension):
    """How the schema names a token."""

    target_class = TokenAuthentication
    name = "token"

    def get_security_definition(self, auto_schema: AutoSchema) -> dict[str, Any]:
        """An API key in the Authorization header, because OpenAPI knows no scheme `Token`."""
        return {
            "type": "apiKey",
            "in": "header",
            "name": "Authorization",
            "description": "`Token` and a space before the secret of a club's token.",
        }
