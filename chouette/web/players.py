"""Players and guests: who they are, what they are called, which role a member has."""

from __future__ import annotations

from typing import Any

from django.contrib import messages
from django.http import HttpRequest, QueryDict
from django.http.response import HttpResponseBase
from django.shortcuts import redirect, render
from django.urls import reverse
from django.utils.translation import gettext as _

from chouette.models import Club, Invitation, Membership, Player, Role
from chouette.permissions import Action, Standing
from chouette.refusals import NotAllowed, NotFound, Refused
from chouette.selectors import club_pages
from chouette.selectors.balances import player_balance
from chouette.services import members
from chouette.services import players as people
from chouette.web.access import club_for, page
from chouette.web.club_home import club_rights
from chouette.web.clubs import NOBODY
from chouette.web.player_past import past_of
from chouette.web.reasons import refusal_sentence
from clubsite.post_only import post_only


@page
def players(request: HttpRequest, slug: str) -> HttpResponseBase:
    """Everybody of the club; posting a name adds a guest."""
    club, standing = club_for(request, slug, Action.SEE_TABLES)
    problem = ""
    if request.method == "POST":
        problem = _add_guest(request, club)
        if not problem:
            return redirect(f"{reverse('players', args=[slug])}?added=1")
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
        "invitations": _invitations(club, standing),
        "roles": Role.choices,
        "problem": problem,
        "typed": typed,
    }


def _invitations(club: Club, standing: Standing) -> list[Invitation]:
    """Those that wait for somebody, for whoever may make them."""
    may = standing.may(Action.MANAGE_PEOPLE)
    return list(club_pages.invitations_in(club)) if may else []


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
        standing.require(Action.MANAGE_PEOPLE)
        problem = _change(request, club, player_id)
        if not problem:
            return redirect("player", slug, player_id)
    nights = request.GET.get("nights", "")
    context = player_context(club, standing, player_id, nights=nights)
    if context["player"].merged_into_id:
        return redirect("player", slug, context["player"].merged_into_id)
    context |= {"problem": problem, "typed": request.POST}
    return render(request, "chouette/player.html", context, status=422 if problem else 200)


def player_context(
    club: Club, standing: Standing, player_id: int, *, nights: str = ""
) -> dict[str, Any]:
    """`nights` are those that figures are about, as the address names them. Raises NotFound."""
    found = club_pages.player_in(club, player_id)
    if found is None:
        raise NotFound
    context = {"club": club, "may": club_rights(standing), "player": found, "roles": Role.choices}
    context["is_me"] = standing.player_id == found.pk
    if (member := getattr(found, "membership", None)) is not None:
        above = member.role in (Role.OWNER, Role.DIRECTOR)
        context["may_give_password"] = standing.may(
            Action.SET_ROLES if above else Action.MANAGE_PEOPLE
        )
        ends = Action.MANAGE_PEOPLE if member.role == Role.MEMBER else Action.SET_ROLES
        context["may_end"] = context["is_me"] or standing.may(ends)
    if standing.may(Action.SEE_MONEY):
        context |= _money_of(found)
    if standing.may(Action.SEE_TABLES):
        context |= past_of(club, found, nights, money=standing.may(Action.SEE_MONEY))
    return context


def _money_of(player: Player) -> dict[str, Any]:
    """Balances in points and in each currency."""
    balance = player_balance(player)
    units = sorted({*balance.money, *balance.provisional, player.club.currency} - {""})
    return {
        "points": balance.points,
        "money": {unit: balance.total(unit) for unit in units},
        "tonight": bool(balance.provisional),
    }


def _change(request: HttpRequest, club: Club, player_id: int) -> str:
    """Why it did not work, or nothing."""
    actor, name = request.user, request.POST.get("name", "")
    try:
        match request.POST.get("do"):
            case "rename":
                people.rename_player(club_id=club.pk, actor=actor, player_id=player_id, name=name)
                messages.success(request, _("The name is changed."))
            case "deactivate":
                people.deactivate_player(club_id=club.pk, actor=actor, player_id=player_id)
                messages.success(request, _("No longer offered at tables; results stay."))
            case "reactivate":
                people.reactivate_player(club_id=club.pk, actor=actor, player_id=player_id)
                messages.success(request, _("Offered at tables again."))
    except (NotFound, NotAllowed):
        raise
    except Refused as error:
        return refusal_sentence(error, NOBODY)
    return ""


@page
@post_only
def role(request: HttpRequest, slug: str, membership_id: int) -> HttpResponseBase:
    club, _standing = club_for(request, slug, Action.SEE_TABLES)
    try:
        changed = members.set_role(
            club_id=club.pk,
            actor=request.user,
            membership_id=membership_id,
            role=request.POST.get("role", ""),
        )
        return _role_told(request, slug, changed)
    except (NotFound, NotAllowed):
        raise
    except Refused as error:
        messages.error(request, refusal_sentence(error, NOBODY))
    return redirect("players", slug)


def _role_told(request: HttpRequest, slug: str, changed: Membership) -> HttpResponseBase:
    """Back on the page of the member, or on that of all."""
    name, label = changed.player or changed.user, Role(changed.role).label
    told = _("{name} has the role {role} now.").format(name=name, role=label)
    messages.success(request, told)
    if changed.player_id is None:
        return redirect("players", slug)
    return redirect("player", slug, changed.player_id)


@page
@post_only
def remove(request: HttpRequest, slug: str, membership_id: int) -> HttpResponseBase:
    """End a membership, of another or one's own; who went himself sees his clubs."""
    club, standing = club_for(request, slug, Action.SEE_TABLES)
    try:
        gone = members.remove_member(
            club_id=club.pk, actor=request.user, membership_id=membership_id
        )
    except (NotFound, NotAllowed):
        raise
    except Refused as error:
        messages.error(request, refusal_sentence(error, NOBODY))
        return redirect("players", slug)
    if gone.user_id == standing.user_id:
        messages.success(request, _("You are no member of {club} any more.").format(club=club.name))
        return redirect("home")
    messages.success(request, _("The membership is ended."))
    return redirect("player", slug, gone.player_id) if gone.player_id else redirect("players", slug)
