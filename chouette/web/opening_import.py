"""Bringing in balances from before: a file or a pasted table, a preview, one command."""

from __future__ import annotations

from django.contrib import messages
from django.http import HttpRequest
from django.http.response import HttpResponseBase
from django.shortcuts import render
from django.urls import reverse
from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from chouette.models import Club
from chouette.permissions import Action
from chouette.refusals import NotAllowed, NotFound, OpeningsThere, Refused
from chouette.selectors.openings import people_of
from chouette.services.booking import Booked
from chouette.web.access import SeeOther, club_for, page
from chouette.web.club_home import club_rights
from chouette.web.clubs import NOBODY
from chouette.web.opening_forms import Sent, book
from chouette.web.opening_preview import Preview, preview_of, refuse_unseen
from chouette.web.reasons import refusal_sentence
from chouette.web.table_forms import BadField


@page
def bring_in(request: HttpRequest, slug: str) -> HttpResponseBase:
    """The form; a post shows what is in the file (`do=look`) or books it (`do=book`)."""
    club, standing = club_for(request, slug, Action.POST_BALANCES)
    context = {"club": club, "may": club_rights(standing), "preview": None, "problem": ""}
    if request.method == "POST":
        try:
            sent = Sent.of(request, club)
            preview = preview_of(club, sent)
            context |= {"text": sent.text, "preview": preview}
            if sent.is_final:
                return _book(request, club, sent, preview)
        except (NotFound, NotAllowed):
            raise
        except (Refused, BadField) as error:
            context |= {"problem": _sentence(error), "there": isinstance(error, OpeningsThere)}
    status = 422 if context["problem"] else 200
    return render(request, "chouette/opening_import.html", context, status=status)


def _book(request: HttpRequest, club: Club, sent: Sent, preview: Preview) -> HttpResponseBase:
    """Raises BadField, Refused."""
    refuse_unseen(preview)
    messages.success(request, _told(book(request, club, sent)))
    return SeeOther(reverse("standings", args=[club.slug]))


def _told(booked: Booked) -> str:
    """How many balances of how many people: whoever has points and money has two."""
    posted = [entry for entry in booked.entries if entry.reverses_id is None]
    if not posted:
        return _("What is not in the list any more is taken back.")
    people = people_of(posted)
    return _("Brought in: {balances} of {people}.").format(
        balances=ngettext("{n} balance", "{n} balances", len(posted)).format(n=len(posted)),
        people=ngettext("{n} person", "{n} people", people).format(n=people),
    )


def _sentence(error: Refused | BadField) -> str:
    return refusal_sentence(error, NOBODY) if isinstance(error, Refused) else str(error)
