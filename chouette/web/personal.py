"""What a club keeps about a person: to take along, and to take out."""

from __future__ import annotations

from typing import Any

from django.contrib import messages
from django.http import HttpRequest, HttpResponse
from django.http.response import HttpResponseBase
from django.shortcuts import redirect, render
from django.utils import timezone
from django.utils.http import content_disposition_header
from django.utils.translation import gettext as _
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_safe

from chouette.models import Player
from chouette.permissions import Action, Standing
from chouette.refusals import NotAllowed, NotFound, Refused
from chouette.selectors.people import person_seen, player_by_now
from chouette.services.erasing import belongs_elsewhere, erase_player
from chouette.services.personal import note_data_taken
from chouette.web.access import SeeOther, club_for, page
from chouette.web.club_home import club_rights
from chouette.web.clubs import NOBODY
from chouette.web.exports.naming import file_name
from chouette.web.exports.personal import personal_json, personal_zip
from chouette.web.reasons import refusal_sentence

FILES = {"json": ("application/json", personal_json), "zip": ("application/zip", personal_zip)}


def person_for(request: HttpRequest, slug: str, player_id: int) -> tuple[Player, Standing]:
    """The person whose data this is, with the times of his club. Raises NotFound, NotAllowed."""
    player, standing = person_seen(slug, request.user, player_id)
    timezone.activate(player.club.timezone)
    return player, standing


@never_cache
@page
@require_safe
def data(request: HttpRequest, slug: str, player_id: int) -> HttpResponseBase:
    player, standing = person_for(request, slug, player_id)
    return render(request, "chouette/personal.html", _context(player, standing))


@never_cache
@page
@require_safe
def file(request: HttpRequest, slug: str, player_id: int, form: str) -> HttpResponseBase:
    """Made whole and noted, then sent. The log-in is told only to whom it belongs."""
    player, standing = person_for(request, slug, player_id)
    note_data_taken(actor=request.user, player=player, form=form)
    content_type, make = FILES[form]
    made = make(player, with_log_in=standing.player_id == player.pk)
    name = file_name(f"{player.club.name} {player.name}", form)
    disposition = content_disposition_header(as_attachment=True, filename=name)
    headers = {"Content-Disposition": disposition or "attachment"}
    return HttpResponse(made, content_type=content_type, headers=headers)


@page
def erase(request: HttpRequest, slug: str, player_id: int) -> HttpResponseBase:
    """What goes and what stays; a post with the name typed once more takes the person out."""
    club, standing = club_for(request, slug, Action.ERASE)
    player, problem = player_by_now(club, player_id), ""
    if request.method == "POST":
        problem = _erased(request, player)
        if not problem:
            return SeeOther(_after(standing, player, slug))
    context = _context(player, standing) | {"problem": problem}
    return render(request, "chouette/person_erase.html", context, status=422 if problem else 200)


def _after(standing: Standing, player: Player, slug: str) -> str:
    own = standing.player_id == player.pk
    return redirect("home").url if own else redirect("players", slug).url


def _erased(request: HttpRequest, player: Player) -> str:
    """Why it was not done, or nothing. Raises NotFound, NotAllowed."""
    ids = {"club_id": player.club_id, "player_id": player.pk}
    try:
        typed = request.POST.get("name", "")
        gone = erase_player(actor=request.user, confirm_name=typed, **ids)
    except (NotFound, NotAllowed):
        raise
    except Refused as error:
        return refusal_sentence(error, NOBODY)
    messages.success(request, _("The name is taken out: {number}.").format(number=gone.name))
    return ""


def _context(player: Player, standing: Standing) -> dict[str, Any]:
    user = player.user
    return {
        "club": player.club,
        "may": club_rights(standing),
        "player": player,
        "is_me": standing.player_id == player.pk,
        "keeps_log_in": user is not None and belongs_elsewhere(user, player.club),
    }
