"""What the addresses of what is kept of games have in common: they are an account's own, so a
browser's log-in opens them and no token of a club does."""

from __future__ import annotations

from collections.abc import Sequence
from time import thread_time
from typing import Any

from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.throttling import BaseThrottle

from clubsite.api.throttling import CallerThrottle, WorkThrottle
from clubsite.api.views import SiteView
from games.api import problems as problems  # importing it registers them
from games.refusals import NotFound


class OwnView(SiteView):
    """An address of somebody's own boards or records."""

    unseen = (NotFound,)
    for_nobody = "Log in: boards and records are an account's own."
    throttle_classes: Sequence[type[BaseThrottle]] = (CallerThrottle, WorkThrottle)
    begun: float | None = None
    """The processor's time of this thread when the request was let in; None: it was not."""

    def initial(self, request: Request, *args: Any, **kwargs: Any) -> None:
        """From here on the processor's time is the caller's."""
        super().initial(request, *args, **kwargs)
        self.begun = thread_time()

    def finalize_response(self, request: Any, response: Any, *args: Any, **kwargs: Any) -> Response:
        """What a request took counts for those that come after it."""
        if self.begun is not None:
            WorkThrottle().count_seconds(request, thread_time() - self.begun)
        return super().finalize_response(request, response, *args, **kwargs)
