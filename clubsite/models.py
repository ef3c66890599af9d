"""What the site itself keeps: log-ins, and how often somebody tried to log in."""

from __future__ import annotations

from django.conf import settings
from django.contrib.sessions.backends.base import SessionBase
from django.contrib.sessions.base_session import AbstractBaseSession
from django.db import models
from django.utils.timezone import now


class LogInTries(models.Model):
    """The tries of one name from one address, where every process of the service counts them."""

    key = models.CharField(max_length=64, primary_key=True)
    made = models.PositiveIntegerField(default=0)
    last_at = models.DateTimeField(db_index=True)
    wait_until = models.DateTimeField(null=True, blank=True)

    def __str__(self) -> str:
        return f"{self.made} {self.last_at:%Y-%m-%d %H:%M:%S}"


class BrowserSession(AbstractBaseSession):
    """A browser that somebody is logged in with (or that was only here): besides what Django keeps,
    whose it is and from what, so that its owner can see it and end it."""

    user = models.ForeignKey(
        settings.AUTH_USER_MODEL,
        models.CASCADE,
        null=True,
        blank=True,
        related_name="browser_sessions",
    )
    device = models.CharField(max_length=80, blank=True, default="")
    address = models.CharField(max_length=64, blank=True, default="")
    created_at = models.DateTimeField(default=now, editable=False)
    seen_at = models.DateTimeField(default=now)

    @classmethod
    def get_session_store_class(cls) -> type[SessionBase]:
        """The store that reads and writes it."""
        from clubsite.browser_sessions import SessionStore

        return SessionStore
