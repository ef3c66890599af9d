"""A guest's phone is known by a secret that its browser's session keeps."""

from __future__ import annotations

from django.http import HttpRequest

from chouette.services.joining import Joined, join_by_code
from clubsite.secret_keys import new_secret
from clubsite.throttle import address_of

PHONE_SECRET = "guest_pass"
"""Where a browser's session keeps it."""


def secret_of(request: HttpRequest) -> str | None:
    """The secret of the browser that asks, if it has one."""
    secret = request.session.get(PHONE_SECRET)
    return secret if isinstance(secret, str) else None


def expect_phone(request: HttpRequest) -> None:
    """One secret for a browser from now on: who joins with it twice is the same phone."""
    request.session.setdefault(PHONE_SECRET, new_secret())


def join_with_phone(
    request: HttpRequest, *, code: str, name: str = "", player_id: int | None = None
) -> Joined:
    """The browser that asks becomes a guest's phone at the table of `code`. Raises what
    `join_by_code` raises."""
    joined = join_by_code(
        code=code,
        address=address_of(request),
        secret=secret_of(request) or new_secret(),
        name=name,
        player_id=player_id,
    )
    request.session[PHONE_SECRET] = joined.secret
    return joined
