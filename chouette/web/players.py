"""Players and guests: who they are, what they are called, which role a member has."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, fields
from typing import Any

from django.contrib import messages
from django.http import HttpRequest, QueryDict
from django.http.response import HttpResponseBase
from django.shortcuts import redirect, render
from django.utils.translation import gettext as _
from django.views.decorators.http import require_POST

from chouette.models import Club, Player, Role
from chouette.permissions import Action, Standing
from chouette.refusals import NotAllowed, NotFound, Refused
from chouette.selectors import club_pages
from chouette.selectors.balances import player_balance
from chouette.selectors.history import NightLine, head_to_head, nights_of_player
from chouette.selectors.ledger import entries_of_player
from chouette.services import members
from chouette.services import players as people
from chouette.web.access import club_for, page
from chouette.web.club_home import club_rights
from chouette.web.clubs import NOBODY
from chouette.web.reasons import refusal_sentence

ENTRIES_SHOWN = 30


@page
def players(request: HttpRequest, slug: str) -> HttpResponseBase:
    """Everybody of the club; posting a name adds a guest."""
    club, standing = club_for(request, slug, Action.SEE_TABLES)
    problem = ""
    if request.method == "POST":
        problem = _add_guest(request, club)
        if not problem:
            return redirect("players", slug)
    context = players_context(club, standing, problem=problem, typed=request.POST)
    return render(request, "chouette/players.html", context, status=422 if problem else 200)


def players_context(
    club: Club, standing: Standing, *, problem: str = "", typed: QueryDict
) -> dict[str, Any]:
    return {
        "club": club,
        "may": club_rights(standing),
        "players": club_pages.active_players(club),
        "inactive": club_pages.inactive_players(club),
        "problem": problem,
        "typed": typed,
    }


def _add_guest(request: HttpRequest, club: Club) -> str:
    """Why it did not work, or nothing."""
    try:
        name = request.POST.get("name", "")
        guest = people.add_guest(club_id=club.pk, actor=request.user, name=name)
    except (NotFound, NotAllowed):
        raise
    except Refused as error:
        return refusal_sentence(error, NOBODY)
    messages.success(request, _("{name} is a guest now.").format(name=guest.name))
    return ""


@page
def player(request: HttpRequest, slug: str, player_id: int) -> HttpResponseBase:
    """One person; a post's `do` is rename, deactivate or reactivate."""
    club, standing = club_for(request, slug, Action.SEE_TABLES)
    problem = ""
    if request.method == "POST":
        problem = _change(request, club, player_id)
        if not problem:
            return redirect("player", slug, player_id)
    context = player_context(club, standing, player_id)
    context |= {"problem": problem, "typed": request.POST}
    return render(request, "chouette/player.html", context, status=422 if problem else 200)


def player_context(club: Club, standing: Standing, player_id: int) -> dict[str, Any]:
    """Raises NotFound."""
    found = club_pages.player_in(club, player_id)
    if found is None:
        raise NotFound
    context = {"club": club, "may": club_rights(standing), "player": found, "roles": Role.choices}
    if (member := getattr(found, "membership", None)) is not None:
        above = member.role in (Role.OWNER, Role.DIRECTOR)
        context["may_give_password"] = standing.may(
            Action.SET_ROLES if above else Action.MANAGE_PEOPLE
        )
    if standing.may(Action.SEE_MONEY):
        context |= _money_of(found)
    if standing.may(Action.SEE_TABLES):
        nights = nights_of_player(found)
        context |= {"nights": nights, "record": record_of(nights), "pairs": head_to_head(found)}
    return context


def _money_of(player: Player) -> dict[str, Any]:
    """Balance and the entries in money, the newest first."""
    balance = player_balance(player)
    units = sorted({*balance.money, *balance.provisional, player.club.currency} - {""})
    entries = (line for unit in units for line in entries_of_player(player.pk, unit=unit))
    return {
        "points": balance.points,
        "money": {unit: balance.total(unit) for unit in units},
        "tonight": bool(balance.provisional),
        "entries": sorted(entries, key=lambda line: -line.entry_id)[:ENTRIES_SHOWN],
    }


@dataclass(frozen=True)
class PlayerRecord:
    """The nights of a page of the player summed up: half-points and games."""

    games: int
    won: int
    points: int
    box_games: int
    box_points: int

    @property
    def team_games(self) -> int:
        return self.games - self.box_games

    @property
    def team_points(self) -> int:
        return self.points - self.box_points


def record_of(nights: Iterable[NightLine]) -> PlayerRecord:
    sums: Counter[str] = Counter()
    for night in nights:
        sums.update(
            games=night.games,
            won=night.games_won,
            points=night.points,
            box_games=night.box_games,
            box_points=night.box_points,
        )
    return PlayerRecord(*(sums[field.name] for field in fields(PlayerRecord)))


def _change(request: HttpRequest, club: Club, player_id: int) -> str:
    """Why it did not work, or nothing."""
    actor, name = request.user, request.POST.get("name", "")
    try:
        match request.POST.get("do"):
            case "rename":
                people.rename_player(club_id=club.pk, actor=actor, player_id=player_id, name=name)
            case "deactivate":
                people.deactivate_player(club_id=club.pk, actor=actor, player_id=player_id)
            case "reactivate":
                people.reactivate_player(club_id=club.pk, actor=actor, player_id=player_id)
    except (NotFound, NotAllowed):
        raise
    except Refused as error:
        return refusal_sentence(error, NOBODY)
    return ""


@page
@require_POST
def role(request: HttpRequest, slug: str, membership_id: int) -> HttpResponseBase:
    club, _standing = club_for(request, slug, Action.SEE_TABLES)
    try:
        changed = members.set_role(
            club_id=club.pk,
            actor=request.user,
            membership_id=membership_id,
            role=request.POST.get("role", ""),
        )
        if changed.player_id is not None:
            return redirect("player", slug, changed.player_id)
    except (NotFound, NotAllowed):
        raise
    except Refused as error:
        messages.error(request, refusal_sentence(error, NOBODY))
    return redirect("players", slug)
