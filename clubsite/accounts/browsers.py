"""The browsers that somebody is logged in with, and their end."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from typing import Any

from django.contrib.auth.models import User
from django.db.models.signals import post_save
from django.http import HttpRequest
from django.utils.crypto import salted_hmac
from django.utils.timezone import now

from clubsite.browser_sessions import NOTED_EVERY
from clubsite.models import BrowserSession


@dataclass(frozen=True)
class Browser:
    """One of them; `id` names it and opens nothing, unlike the key that it stands for."""

    id: str
    device: str
    address: str
    since: datetime
    seen_at: datetime
    is_this: bool

    @property
    def is_here(self) -> bool:
        """Within what is noted: whoever is here is noted once an hour."""
        return now() - self.seen_at <= NOTED_EVERY


def browsers_of(user: User, *, this: str | None) -> list[Browser]:
    """Where `user` is logged in: the browser with key `this` first, then who was here last."""
    found = [
        Browser(
            id=_id(row.session_key),
            device=row.device,
            address=row.address,
            since=row.created_at,
            seen_at=row.seen_at,
            is_this=row.session_key == this,
        )
        for row in _live(user).order_by("-seen_at", "session_key")
    ]
    return sorted(found, key=lambda browser: not browser.is_this)


def end_browser(user: User, browser_id: str) -> bool:
    """It is logged out at its next request; False where `user` has no such browser."""
    keys = [row.session_key for row in _live(user) if _id(row.session_key) == browser_id]
    return bool(BrowserSession.objects.filter(pk__in=keys).delete()[0])


def end_others(user: User, *, this: str | None) -> int:
    """All but the browser with key `this` are logged out at their next request; how many."""
    return BrowserSession.objects.filter(user=user).exclude(pk=this or "").delete()[0]


def key_of(request: HttpRequest) -> str | None:
    """The key of the browser that asks."""
    return request.session.session_key


def _live(user: User) -> Any:
    return BrowserSession.objects.filter(user=user, expire_date__gt=now())


def _id(session_key: str) -> str:
    return salted_hmac("clubsite.accounts.browsers", session_key).hexdigest()[:20]


def end_all_of_old_password(instance: User, created: bool, **kwargs: Any) -> None:
    """Whoever is logged in with the password of before is logged out, however it was changed: by
    himself (whose own browser logs in anew at once), by a link, by mail, or in the back office."""
    # What Django remembers between `set_password` and the end of `save`.
    if getattr(instance, "_password", None) is not None and not created:
        BrowserSession.objects.filter(user=instance).delete()


def watch_passwords() -> None:
    """Called once, when the models are there."""
    post_save.connect(end_all_of_old_password, sender=User, dispatch_uid="clubsite.passwords")
