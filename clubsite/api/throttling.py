"""How much one caller may ask for: generous for people who play, not for a program gone wild."""

from __future__ import annotations

from typing import Any

from rest_framework.request import Request
from rest_framework.throttling import SimpleRateThrottle

from clubsite.throttle import address_of


class CallerThrottle(SimpleRateThrottle):
    """Counted for a user, or an address where nobody is logged in; 429 and Retry-After beyond
    `API_RATE`."""

    scope = "api"

    def get_cache_key(self, request: Request, view: Any) -> str:
        """Whose requests are counted together."""
        return self.cache_format % {"scope": self.scope, "ident": self.caller_of(request)}

    def caller_of(self, request: Request) -> str:
        """A name for whoever sends, fit for a cache's key."""
        if request.user.is_authenticated:
            return f"user-{request.user.pk}"
        return f"from-{address_of(request._request)}"
