"""How much one caller may ask for, where devices with a token ask too."""

from __future__ import annotations

from rest_framework.request import Request

from chouette.api.authentication import actor_of
from chouette.models import DeviceToken
from clubsite.api.throttling import CallerThrottle


class DeviceThrottle(CallerThrottle):
    """Counted for a token besides."""

    def caller_of(self, request: Request) -> str:
        """A name for whoever sends, fit for a cache's key."""
        actor = actor_of(request)
        return f"token-{actor.pk}" if isinstance(actor, DeviceToken) else super().caller_of(request)
