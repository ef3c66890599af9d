"""How much one caller may ask for: generous for people who play, not for a program gone wild."""

from __future__ import annotations

from typing import Any, ClassVar

from rest_framework.request import Request
from rest_framework.throttling import SimpleRateThrottle

from clubsite.counting import count, seconds_left
from clubsite.throttle import address_of


class AddressThrottle(SimpleRateThrottle):
    """Counted for the address a request comes from; 429 and Retry-After beyond the rate of its
    `scope`."""

    num_requests: int
    duration: int

    def allow_request(self, request: Request, view: Any) -> bool:
        """Whether it may be answered; it counts either way."""
        if self.rate is None or self.count(request, 1) <= self.num_requests:
            return True
        self.refused = self.get_cache_key(request, view)
        return False

    def wait(self) -> float:
        """Seconds until the count begins anew."""
        return seconds_left(self.refused, self.duration)

    def count(self, request: Request, times: int) -> int:
        """How many were counted for whoever sends this, `times` for this one."""
        if self.rate is None or not times:
            return 0
        return count(self.get_cache_key(request, None), self.duration, times)

    def get_cache_key(self, request: Request, view: Any) -> str:
        """Whose requests are counted together."""
        return self.cache_format % {"scope": self.scope, "ident": self.caller_of(request)}

    def caller_of(self, request: Request) -> str:
        """A name for whoever sends, fit for a cache's key."""
        return f"from-{address_of(request._request)}"


class CallerThrottle(AddressThrottle):
    """Counted for a user, or an address where nobody is logged in."""

    scope = "api"

    def caller_of(self, request: Request) -> str:
        """A name for whoever sends, fit for a cache's key."""
        if request.user.is_authenticated:
            return f"user-{request.user.pk}"
        return super().caller_of(request)


class WorkThrottle(CallerThrottle):
    """Counted by the processor's time that was taken: where a small request may be much work."""

    scope = "work"
    seconds_for_one: ClassVar[float] = 0.1
    """Of the processor's time; a request that takes less counts nothing here."""

    def allow_request(self, request: Request, view: Any) -> bool:
        """Whether what was done for the caller before leaves him something."""
        self.refused = self.get_cache_key(request, view)
        return self.rate is None or count(self.refused, self.duration, 0) < self.num_requests

    def count_seconds(self, request: Request, seconds: float) -> None:
        """So much was done for whoever sends this."""
        self.count(request, int(seconds / self.seconds_for_one))
