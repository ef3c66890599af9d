"""One person under two names: both are shown side by side, then they are one; or two again."""

from __future__ import annotations

from typing import Any

from django.contrib import messages
from django.http import HttpRequest
from django.http.response import HttpResponseBase
from django.shortcuts import redirect, render
from django.urls import reverse
from django.utils.translation import gettext as _

from chouette.models import Club, Player
from chouette.permissions import Action, Standing
from chouette.refusals import NotAllowed, NotFound, Refused
from chouette.selectors.club_cash import nights_charged_to_both
from chouette.selectors.club_pages import active_players, inactive_players, player_in
from chouette.selectors.merging import merger_of
from chouette.services.merging import merge_players, unmerge_player
from chouette.templatetags.score import day
from chouette.web.access import SeeOther, club_for, page
from chouette.web.club_home import club_rights
from chouette.web.clubs import NOBODY
from chouette.web.reasons import refusal_sentence
from chouette.web.table_forms import number_of


@page
def same_person(request: HttpRequest, slug: str, player_id: int) -> HttpResponseBase:
    """`into` is who is meant; a post's `do` is merge or part."""
    club, standing = club_for(request, slug, Action.MANAGE_PEOPLE)
    player = _player(club, player_id)
    if player.merged_into_id:
        return redirect("player_same", slug, player.merged_into_id)
    problem = ""
    if request.method == "POST":
        try:
            return SeeOther(_done(request, club, player))
        except (NotFound, NotAllowed):
            raise
        except Refused as error:
            problem = refusal_sentence(error, NOBODY)
    context = _context(club, standing, player, request.POST.get("into") or request.GET.get("into"))
    context["problem"] = problem
    return render(request, "chouette/player_same.html", context, status=422 if problem else 200)


def _context(club: Club, standing: Standing, player: Player, into: str | None) -> dict[str, Any]:
    """Who may be chosen, and once somebody is, what both have."""
    others = [p for p in (*active_players(club), *inactive_players(club)) if p != player]
    chosen = next((other for other in others if str(other.pk) == into), None)
    merger = merger_of(player, chosen) if chosen else None
    against = merger.hindrance if merger else None
    return {
        "club": club,
        "may": club_rights(standing),
        "player": player,
        "others": others,
        "chosen": chosen,
        "pasts": [merger.player, merger.into] if merger else [],
        "against": refusal_sentence(against, NOBODY) if against else "",
        "fees": _charged_both(player, chosen),
        "merged": list(player.merged_from.order_by("pk")),
    }


def _charged_both(player: Player, chosen: Player | None) -> list[str]:
    """The nights for which there will be two fees of one person."""
    nights = nights_charged_to_both(player, chosen) if chosen else []
    return [day(night, "j F Y") for night in nights]


def _player(club: Club, player_id: int) -> Player:
    found = player_in(club, player_id)
    if found is None:
        raise NotFound
    return found


def _done(request: HttpRequest, club: Club, player: Player) -> str:
    """Do it; the page it leads to. Raises Refused."""
    post = request.POST
    if post.get("do") == "part":
        parted = unmerge_player(
            club_id=club.pk,
            actor=request.user,
            player_id=_number(post.get("player", "")),
            name=post.get("name", ""),
        )
        messages.success(request, _("{name} is somebody else again.").format(name=parted.name))
        return reverse("player", args=[club.slug, parted.pk])
    into = merge_players(
        club_id=club.pk,
        actor=request.user,
        player_id=player.pk,
        into_id=_number(post.get("into", "")),
    )
    told = _("{name} is {other} from now on.").format(name=player.name, other=into.name)
    messages.success(request, told)
    return reverse("player", args=[club.slug, into.pk])


def _number(text: str) -> int:
    """Raises NotFound."""
    try:
        return number_of(text)
    except ValueError:
        raise NotFound from None
