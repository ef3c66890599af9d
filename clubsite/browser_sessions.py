"""Log-ins that know whose they are and from what, so that whoever is logged in can end them."""

from __future__ import annotations

import logging
from collections.abc import Callable
from datetime import timedelta
from typing import TYPE_CHECKING, Any

from django.contrib.auth import SESSION_KEY
from django.contrib.sessions.backends import db
from django.db import DatabaseError
from django.db.models import CharField, DateTimeField
from django.http import HttpRequest, HttpResponse
from django.utils.timezone import now

from clubsite.devices import device_of
from clubsite.models import BrowserSession
from clubsite.throttle import address_of
from clubsite.written import Asked, Written

if TYPE_CHECKING:
    Store = db.SessionStore[BrowserSession]
else:
    Store = db.SessionStore

logger = logging.getLogger(__name__)
NOTED_EVERY = timedelta(hours=1)


class SessionStore(Store):
    """Django's store, over rows that tell whose browser it is.

    It keeps the name of Django's class, which is part of how session data is signed.
    """

    row: BrowserSession | None = None
    """As it was read; None before, and where there is none."""
    here: tuple[str, str] | None = None
    """Device and address of the request that is being answered."""

    @classmethod
    def get_model_class(cls) -> type[BrowserSession]:
        """What rows are of."""
        return BrowserSession

    def load(self) -> dict[str, Any]:
        """What was kept for this browser; nothing where it was ended or is over."""
        key = self.session_key or ""
        # A cookie can hold any character, also one that a database cannot look up.
        live = _LIVE.objects(key=key, now=now()) if key.isascii() and key.isalnum() else []
        self.row = live[0] if live else None
        if self.row is None:
            self._session_key = None
            return {}
        return self.decode(self.row.session_data)

    def create_model_instance(self, data: dict[str, Any]) -> BrowserSession:
        """The row to write; whoever logs in begins a log-in of his own, also in an old browser."""
        row = super().create_model_instance(data)
        row.user_id = int(data[SESSION_KEY]) if SESSION_KEY in data else None
        known = self.row
        if known:
            row.device, row.address = known.device, known.address
        if known and known.user_id == row.user_id:
            row.created_at = known.created_at
        if self.here:
            row.device, row.address = self.here
        return row


_LIVE = Written(
    lambda: BrowserSession.objects.filter(
        session_key=Asked("key", CharField()), expire_date__gt=Asked("now", DateTimeField())
    )
)


class NoteBrowsers:
    """Keeps from what, from where and when somebody was here last; written when his session is
    anyway, else once an hour, so that reading stays reading."""

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponse]) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponse:
        response = self.get_response(request)
        session = request.session
        if isinstance(session, SessionStore) and session.accessed:
            session.here = (device_of(request), address_of(request)[:64])
            if not session.modified:
                _note(session)
        return response


def _note(session: SessionStore) -> None:
    row, at = session.row, now()
    if row is None or session.here is None or row.seen_at > at - NOTED_EVERY:
        return
    device, address = session.here
    try:
        BrowserSession.objects.filter(pk=row.pk).update(device=device, address=address, seen_at=at)
    except DatabaseError as error:
        # What was asked for is done already; this can wait for the next request.
        logger.warning("a browser was not noted: %s", error)
