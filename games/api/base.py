"""What the addresses of what is kept of games have in common: they are an account's own, so a
browser's log-in opens them and no token of a club does."""

from __future__ import annotations

from django.contrib.auth.models import User

from clubsite.api.views import SiteView
from games.api import problems as problems  # importing it registers them
from games.refusals import NotFound


class OwnView(SiteView):
    """An address of somebody's own boards or records."""

    unseen = (NotFound,)
    for_nobody = "Log in: boards and records are an account's own."

    def user(self) -> User:
        """The person who is logged in. Raises NotFound."""
        if not isinstance(self.request.user, User):
            raise NotFound
        return self.request.user
