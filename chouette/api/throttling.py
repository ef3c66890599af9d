"""How much one caller may ask for: generous for a busy table, not for a program gone wild."""

from __future__ import annotations

from typing import Any

from rest_framework.request import Request
from rest_framework.throttling import SimpleRateThrottle

from chouette.api.authentication import actor_of
from chouette.models import DeviceToken
from clubsite.throttle import address_of


class CallerThrottle(SimpleRateThrottle):
    """Counted for a token, a user, or an address where nobody is logged in; 429 and Retry-After
    beyond `API_RATE`."""

    scope = "api"

    def get_cache_key(self, request: Request, view: Any) -> str:
        """Whose requests are counted together."""
        return self.cache_format % {"scope": self.scope, "ident": caller_of(request)}


def caller_of(request: Request) -> str:
    """A name for whoever sends, fit for a cache's key."""
    actor = actor_of(request)
    if isinstance(actor, DeviceToken):
        return f"token-{actor.pk}"
    if actor.is_authenticated:
        return f"user-{actor.pk}"
    return f"from-{address_of(request._request)}"
