"""The short way of a poll: one query tells whether all is as it was, the reader's rights too."""

from __future__ import annotations

from django.contrib.auth import HASH_SESSION_KEY, SESSION_KEY
from django.contrib.auth.models import User
from django.http import HttpRequest
from django.utils.crypto import constant_time_compare

from chouette.permissions import Action, Standing
from chouette.phones import secret_of
from chouette.selectors.watching import Watched, watched, watched_by_phone


def seq_for_reader(request: HttpRequest, session_id: int, mark: str) -> int | None:
    """Where the log ends, if the reader sees the table, is who he was when his page was made, and
    so is who keeps the score.

    None: the long way, which asks Django who he is, tells what is left of the page for him.
    """
    found = _watched(request, session_id)
    if found is None:
        return None
    standing = _standing(request, found)
    rights, _, keeper = mark.partition("_")
    as_before = not mark or (rights, keeper) == (standing.mark, str(found.keeper_id or ""))
    return found.last_seq if as_before and standing.may(Action.SEE_TABLES) else None


def _watched(request: HttpRequest, session_id: int) -> Watched | None:
    user_id, secret = request.session.get(SESSION_KEY), secret_of(request)
    if not user_id and secret is not None and (his := watched_by_phone(session_id, secret)):
        return his
    return watched(session_id, int(user_id) if user_id else None)


def _standing(request: HttpRequest, found: Watched) -> Standing:
    """His own if his log-in is still good: his password is as it was when he logged in."""
    if found.member is None:
        return found.public
    fitting = User(password=found.password).get_session_auth_hash()
    good = constant_time_compare(request.session.get(HASH_SESSION_KEY, ""), fitting)
    return found.member if good else found.public
