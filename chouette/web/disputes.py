"""A game: how it was scored, now and before, who doubts it, and the forms to say and decide so."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from django.contrib import messages
from django.http import HttpRequest
from django.http.response import HttpResponseBase
from django.shortcuts import render
from django.urls import reverse
from django.utils.html import format_html
from django.utils.translation import gettext as _
from django.views.decorators.http import require_safe

from chouette.doubt_refusals import NotCorrected
from chouette.models import ChouetteSession, Dispute
from chouette.permissions import Action, Standing
from chouette.refusals import NotAllowed, NotFound, Refused
from chouette.rules.table_errors import UnknownGame
from chouette.selectors.disputes import doubts_at, game_of_dispute
from chouette.selectors.game_versions import GameVersion, versions_of
from chouette.selectors.seasons import closed_season_of
from chouette.services import disputes
from chouette.web.access import SeeOther, page, table_for
from chouette.web.clubs import NOBODY
from chouette.web.doubts import doubt_rows
from chouette.web.game_page import game_context
from chouette.web.people import People
from chouette.web.reasons import refusal_sentence
from chouette.web.table_loading import table_page, who
from chouette.web.told import told
from clubsite.devices import device_of
from clubsite.post_only import post_only


@dataclass(frozen=True)
class VersionRow:
    """One way in which a game was scored: who wrote it, `points` by name (none: it was taken
    back), and why."""

    version: GameVersion
    who: str
    points: tuple[tuple[str, int], ...]
    why: str


@page
@require_safe
def game(request: HttpRequest, session_id: int, number: int) -> HttpResponseBase:
    row, standing = table_for(request, session_id)
    return render(request, "chouette/game.html", whole_context(row, standing, number))


def whole_context(row: ChouetteSession, standing: Standing, number: int) -> dict[str, Any]:
    """Everything of the page of a game. Raises NotFound."""
    table = table_page(row, standing)
    context = game_context(table, number)
    rows = doubt_rows(doubts_at([row], game=number), standing)
    corrected = context["record"].revision > 1
    return context | {
        "doubt": next((found for found in rows if found.doubt.is_open), None),
        "decided": [found for found in rows if not found.doubt.is_open],
        "may_dispute": standing.may(Action.DISPUTE),
        "closed_season": closed_season_of(row.club_id, row.night_on),
        "may_reopen": standing.may(Action.MANAGE_SEASONS),
        "versions": version_rows(row.pk, number, table.people) if corrected else [],
    }


def version_rows(session_id: int, number: int, people: People) -> list[VersionRow]:
    """Every version of a game, the first first."""
    return [
        VersionRow(
            version=version,
            who=who(version.entry),
            points=tuple((people.name(p), halves) for p, halves in version.points.items()),
            why=told(version.record, people) if version.record else "",
        )
        for version in versions_of(session_id, number)
    ]


@page
@post_only
def raise_one(request: HttpRequest, session_id: int, number: int) -> HttpResponseBase:
    table_for(request, session_id)

    def send() -> Dispute:
        return disputes.dispute_game(
            session_id=session_id,
            game=number,
            actor=request.user,
            note=request.POST.get("note", ""),
            device=device_of(request),
        )

    said = _("Game {n} is in doubt until somebody decides.")
    return _answer(request, (session_id, number), send, said)


@page
@post_only
def decide(request: HttpRequest, dispute_id: int) -> HttpResponseBase:
    def send() -> Dispute:
        return disputes.decide_dispute(
            dispute_id=dispute_id,
            actor=request.user,
            verdict=request.POST.get("verdict", ""),
            word=request.POST.get("word", ""),
        )

    said = _("The doubt about game {n} is decided.")
    return _answer(request, game_of_dispute(dispute_id), send, said)


@page
@post_only
def withdraw(request: HttpRequest, dispute_id: int) -> HttpResponseBase:
    def send() -> Dispute:
        return disputes.withdraw_dispute(dispute_id=dispute_id, actor=request.user)

    said = _("The doubt about game {n} is taken back.")
    return _answer(request, game_of_dispute(dispute_id), send, said)


def _answer(
    request: HttpRequest, game_at: tuple[int, int], send: Callable[[], Dispute], said: str
) -> HttpResponseBase:
    """Back to the game, with a word of what was done or why it was not. Raises NotFound,
    NotAllowed."""
    session_id, number = game_at
    table_for(request, session_id)
    try:
        send()
        messages.success(request, said.format(n=number))
    except (NotFound, NotAllowed):
        raise
    except UnknownGame as error:
        raise NotFound from error
    except Refused as error:
        messages.error(request, _why_not(error, game_at))
    return SeeOther(reverse("table_game", args=[session_id, number]))


def _why_not(error: Refused, game_at: tuple[int, int]) -> str:
    """The sentence, and where a correction is called for, the way to it."""
    sentence = refusal_sentence(error, NOBODY)
    if not isinstance(error, NotCorrected):
        return sentence
    link = reverse("table_correct", args=game_at)
    return format_html('{} <a href="{}">{}</a>', sentence, link, _("Correct this game"))
