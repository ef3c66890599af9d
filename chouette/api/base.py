"""What all addresses of the clubs have in common, beside what every address of the API has."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from rest_framework.permissions import SAFE_METHODS
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.throttling import BaseThrottle

from chouette.api.authentication import actor_of
from chouette.api.named import with_names
from chouette.api.problems import FOR_NOBODY
from chouette.api.throttling import DeviceThrottle
from chouette.models import ChouetteSession, Club, DeviceToken, Role
from chouette.permissions import Action, Standing
from chouette.refusals import NotAllowed, NotFound, TokenReads
from chouette.rules.errors import RuleViolation
from chouette.selectors.access import club_seen, table_seen
from clubsite.api.views import SiteView


class ApiView(SiteView):
    """An address of a club's part of the API."""

    throttle_classes: Sequence[type[BaseThrottle]] = (DeviceThrottle,)
    unseen: ClassVar[tuple[type[Exception], ...]] = (NotFound, NotAllowed)
    for_nobody = FOR_NOBODY
    takes_tokens = True
    club_id: int | None = None
    """The club whose things the sender was found to see."""

    def initial(self, request: Request, *args: Any, **kwargs: Any) -> None:
        """Nothing is written with a token for reading, whatever stands at the address. Raises
        TokenReads."""
        super().initial(request, *args, **kwargs)
        token = actor_of(request)
        reads = isinstance(token, DeviceToken) and token.role == Role.MEMBER
        if reads and request.method not in SAFE_METHODS:
            raise TokenReads

    def handle_exception(self, exc: Exception) -> Response:
        """What the rules refuse names people as their club calls them."""
        if isinstance(exc, RuleViolation) and self.club_id is not None:
            exc = with_names(exc, self.club_id)
        answer: Response = super().handle_exception(exc)
        return answer

    def club(self, slug: str, action: Action) -> tuple[Club, Standing]:
        """The club of the address. Raises NotFound, NotAllowed."""
        club, standing = club_seen(slug, actor_of(self.request), action)
        self.club_id = club.pk
        return club, standing

    def table(
        self, session_id: int, action: Action = Action.SEE_TABLES
    ) -> tuple[ChouetteSession, Standing]:
        """The table of the address. Raises NotFound, NotAllowed."""
        row, standing = table_seen(session_id, actor_of(self.request), action)
        self.club_id = row.club_id
        return row, standing
