"""Who asks: the club or table of an address, once the reader was found to be allowed to see it."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any

from django.contrib.auth.views import redirect_to_login
from django.core.exceptions import PermissionDenied
from django.http import Http404, HttpRequest, HttpResponseRedirect
from django.http.response import HttpResponseBase
from django.shortcuts import redirect
from django.urls import reverse
from django.utils import timezone
from django.utils.translation import gettext as _
from django_htmx.http import HttpResponseClientRedirect

from chouette.federation_refusals import NotAnOfficer
from chouette.models import ChouetteSession, Club
from chouette.permissions import Action, Standing
from chouette.phones import secret_of
from chouette.refusals import NotAllowed, NotFound
from chouette.selectors.access import club_seen, table_seen
from chouette.selectors.joining import phone_here

View = Callable[..., HttpResponseBase]


def page(view: View) -> View:
    """What one may not see is not there, and may be there after a log-in.

    Dates and times are shown in the zone of the club that `club_for` or `table_for` found.
    """

    @wraps(view)
    def guarded(request: HttpRequest, *args: Any, **kwargs: Any) -> HttpResponseBase:
        try:
            return view(request, *args, **kwargs)
        except NotFound as error:
            if not request.user.is_authenticated:
                return _sent_away(request, kwargs.get("session_id"))
            raise Http404(error.detail) from error
        except NotAllowed as error:
            if not request.user.is_authenticated:
                return redirect_to_login(request.get_full_path())
            raise PermissionDenied(_role_sentence(error)) from error
        finally:
            timezone.deactivate()

    return guarded


def _sent_away(request: HttpRequest, session_id: int | None) -> HttpResponseBase:
    """To the log-in; a phone that was a guest's at this table to where it is told why it is none
    any more."""
    secret = secret_of(request) if session_id else None
    here = phone_here(secret) if secret else None
    if here is None or here.row.pk != session_id:
        return redirect_to_login(request.get_full_path())
    there = reverse("join")
    return HttpResponseClientRedirect(there) if getattr(request, "htmx", False) else redirect(there)


def _role_sentence(error: NotAllowed) -> str:
    """Whose it is to do this, the reader's role, and who could give him another; nothing where he
    has none."""
    if isinstance(error, NotAnOfficer):
        return _("Only an officer of the federation may do this: an officer can make you one.")
    role, may = (str(error.params.get(name, "")) for name in ("role", "may"))
    if not role or may in ("", "-"):
        return ""
    text = _("Your role in this club: {role}. Who may do this: {roles}.")
    told = text.format(role=role, roles=may)
    return f"{told} {_('An owner of the club can change your role.')}"


def club_for(request: HttpRequest, slug: str, action: Action) -> tuple[Club, Standing]:
    """The club of this address. Raises NotFound, NotAllowed."""
    club, standing = club_seen(slug, request.user, action)
    timezone.activate(club.timezone)
    return club, standing


def table_for(
    request: HttpRequest, session_id: int, action: Action = Action.SEE_TABLES
) -> tuple[ChouetteSession, Standing]:
    """The table of this address, with its club. Raises NotFound, NotAllowed."""
    row, standing = table_seen(session_id, request.user, action)
    timezone.activate(row.club.timezone)
    return row, standing


class SeeOther(HttpResponseRedirect):
    """Where a form leads when it is done: 303, so that a reload posts nothing."""

    status_code = 303
