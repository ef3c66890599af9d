"""The audit trail of a club: who did what, from what, when; for those who direct it."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

from django.http import HttpRequest
from django.http.response import HttpResponseBase
from django.shortcuts import render
from django.views.decorators.http import require_safe

from chouette.permissions import Action
from chouette.selectors.people import members_in
from chouette.selectors.table_pages import players_of_club
from chouette.selectors.trail import TrailEntry, trail_of
from chouette.selectors.trail_names import Mentioned, mentioned_in
from chouette.web.access import club_for, page
from chouette.web.people import People
from chouette.web.table_forms import number_of
from chouette.web.table_loading import log_lines, who
from chouette.web.trail_words import trail_sentence


@dataclass(frozen=True)
class TrailLine:
    """One command as the page tells it."""

    sentence: str
    who: str
    at: datetime
    table: TrailEntry | None = None


@page
@require_safe
def trail(request: HttpRequest, slug: str) -> HttpResponseBase:
    """A hundred at a time, the newest first; of one person, or without what was scored."""
    club, standing = club_for(request, slug, Action.SEE_TRAIL)
    person, of_club = _number(request, "who"), bool(request.GET.get("club"))
    found = trail_of(club, before=_number(request, "before"), actor_id=person, of_club=of_club)
    people = People.of(players_of_club(club.pk))
    known = mentioned_in(club, found.entries)
    context = {
        "club": club,
        "standing": standing,
        "lines": [_line(entry, people, known) for entry in found.entries],
        "before": found.before,
        "members": members_in(club),
        "who": person,
        "of_club": of_club,
    }
    return render(request, "chouette/trail.html", context)


def _line(entry: TrailEntry, people: People, known: Mentioned) -> TrailLine:
    told = entry.entry
    if entry.table is None:
        sentence = trail_sentence(entry, people, known)
        # The sentence about a guest says already that he did it himself and from what.
        by = "" if told.kind == "give_guest_pass" else who(told)
        return TrailLine(sentence, by, told.recorded_at)
    undone = [entry.undone] if entry.undone else []
    line = log_lines([*undone, told], people)[-1]
    return TrailLine(line.sentence, line.who, line.at, entry)


def _number(request: HttpRequest, name: str) -> int | None:
    """A number of the address; what is none means nothing."""
    try:
        return number_of(request.GET.get(name, ""))
    except ValueError:
        return None
