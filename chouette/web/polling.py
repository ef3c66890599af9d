"""The short way of a poll: one query tells whether all is as it was, the reader's rights too."""

from __future__ import annotations

from django.contrib.auth import HASH_SESSION_KEY, SESSION_KEY
from django.contrib.auth.models import User
from django.http import HttpRequest
from django.utils.crypto import constant_time_compare

from chouette.permissions import Action, Standing
from chouette.selectors.watching import Watched, watched


def seq_for_reader(request: HttpRequest, session_id: int, mark: str) -> int | None:
    """Where the log ends, if the reader sees the table and is who he was when his page was made.

    None: the long way, which asks Django who he is, tells what is left of the page for him.
    """
    user_id = request.session.get(SESSION_KEY)
    found = watched(session_id, int(user_id) if user_id else None)
    if found is None:
        return None
    standing = _standing(request, found)
    as_before = mark in ("", standing.mark)
    return found.last_seq if as_before and standing.may(Action.SEE_TABLES) else None


def _standing(request: HttpRequest, found: Watched) -> Standing:
    """His own if his log-in is still good: his password is as it was when he logged in."""
    if found.member is None:
        return found.public
    fitting = User(password=found.password).get_session_auth_hash()
    good = constant_time_compare(request.session.get(HASH_SESSION_KEY, ""), fitting)
    return found.member if good else found.public
