"""A player's account: every entry in words with the balance after it; the statement on paper."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date
from typing import Any
from urllib.parse import urlencode

from django.http import HttpRequest, QueryDict
from django.http.response import HttpResponseBase
from django.shortcuts import redirect, render
from django.utils.translation import gettext as _
from django.views.decorators.http import require_safe

from chouette.models import Club, Player
from chouette.models.ledger import POINTS
from chouette.permissions import Action, Standing
from chouette.refusals import NotFound
from chouette.selectors.account import (
    AccountLine,
    Span,
    account_nights,
    account_page,
    spans_of_seasons,
    unfinished_of,
    units_of,
)
from chouette.selectors.club_pages import player_in
from chouette.web.access import club_for, page
from chouette.web.account_words import (
    entry_link,
    entry_place,
    entry_text,
    recorded_text,
    unit_name,
)
from chouette.web.club_home import club_rights
from chouette.web.table_forms import number_of

PRINTED_MOST = 500


@dataclass(frozen=True)
class Asked:
    """What the address asks for: a unit, a span of nights, entries below a number."""

    unit: str
    span: Span
    before: int | None
    by_night: bool
    problem: str = ""

    @classmethod
    def of(cls, query: QueryDict, units: list[str]) -> Asked:
        """What is no date or no number is left out; of a date its reader is told."""
        unit = query.get("unit", "")
        span, problem = Span(), ""
        try:
            span = Span(_date(query.get("since", "")), _date(query.get("until", "")))
        except ValueError:
            problem = _("A date is written like 2026-11-30.")
        if span.since and span.until and span.until < span.since:
            span, problem = Span(), _("The last day is before the first.")
        return cls(
            unit=unit if unit in units else _usual(units),
            span=span,
            before=_number(query.get("before", "")),
            by_night=query.get("nights", "") == "1",
            problem=problem,
        )

    @property
    def newest(self) -> str:
        """The query for the newest entries of the same."""
        return self.address()

    def address(self, **changes: object) -> str:
        """The query for the same with these changes, to stand behind a `?`."""
        since, until = self.span.since, self.span.until
        fields = {"unit": self.unit, "since": since, "until": until, **changes}
        return urlencode({name: value for name, value in fields.items() if value})


@dataclass(frozen=True)
class Row:
    """One entry as the page shows it."""

    line: AccountLine
    place: str
    text: str
    link: str
    recorded: str
    mirror: str

    @classmethod
    def of(cls, line: AccountLine, asked: Asked) -> Row:
        place, text, link = entry_place(line), entry_text(line), entry_link(line)
        return cls(line, place, text, link, recorded_text(line), _mirror(line, asked))


@page
@require_safe
def account(request: HttpRequest, slug: str, player_id: int) -> HttpResponseBase:
    """Every entry of a player, the newest first."""
    club, standing = club_for(request, slug, Action.SEE_MONEY)
    player = player_of(club, player_id)
    if player.merged_into_id:
        return redirect("player_account", slug, player.merged_into_id)
    asked = Asked.of(request.GET, units_of(player))
    context = _context(club, standing, player, asked)
    shown = account_page(player, asked.unit, span=asked.span, before=asked.before)
    context |= {"account": shown, "rows": [Row.of(line, asked) for line in shown.lines]}
    context["total"] = shown.closing + context["provisional"]
    context |= {"older": asked.address(before=shown.older) if shown.older else ""}
    context |= {"seasons": _seasons(club, asked), "units": _choices(units_of(player), asked)}
    return render(request, "chouette/account.html", context)


@page
@require_safe
def printed(request: HttpRequest, slug: str, player_id: int) -> HttpResponseBase:
    """One span on paper: entry by entry, or what each night came to."""
    club, standing = club_for(request, slug, Action.SEE_MONEY)
    player = player_of(club, player_id)
    if player.merged_into_id:
        return redirect("player_account_print", slug, player.merged_into_id)
    asked = Asked.of(request.GET, units_of(player))
    context = _context(club, standing, player, asked) | _printed(player, asked)
    return render(request, "chouette/account_print.html", context)


def player_of(club: Club, player_id: int) -> Player:
    """A player of the club, merged or not. Raises NotFound."""
    found = player_in(club, player_id)
    if found is None:
        raise NotFound
    return found


def _context(club: Club, standing: Standing, player: Player, asked: Asked) -> dict[str, Any]:
    """`provisional` is money of an unfinished night, which comes on top of what is booked."""
    unfinished = unfinished_of(player, asked.unit, span=asked.span)
    in_points = asked.unit == POINTS
    return {
        "club": club,
        "may": club_rights(standing),
        "player": player,
        "asked": asked,
        "unit_name": unit_name(asked.unit),
        "in_points": in_points,
        "counts_tonight": unfinished is not None if in_points else bool(unfinished),
        "provisional": 0 if in_points else unfinished or 0,
    }


def _printed(player: Player, asked: Asked) -> dict[str, Any]:
    """The entries, the oldest first; too many of them are told by night."""
    shown = account_page(player, asked.unit, span=asked.span, limit=PRINTED_MOST)
    too_many = shown.older is not None
    context: dict[str, Any] = {"account": shown, "too_many": too_many and not asked.by_night}
    context["nights"] = None
    if asked.by_night or too_many:
        return context | {"nights": account_nights(player, asked.unit, span=asked.span)}
    return context | {"rows": [Row.of(line, asked) for line in reversed(shown.lines)]}


def _choices(units: list[str], asked: Asked) -> list[dict[str, object]]:
    return [
        {"label": unit_name(unit), "address": asked.address(unit=unit), "on": unit == asked.unit}
        for unit in units
    ]


def _seasons(club: Club, asked: Asked) -> list[dict[str, object]]:
    return [
        {
            "label": name,
            "address": asked.address(since=span.since, until=span.until),
            "on": span == asked.span,
        }
        for name, span in spans_of_seasons(club.pk)
    ]


def _mirror(line: AccountLine, asked: Asked) -> str:
    """Where the entry stands that this one takes back, or that takes this one back."""
    number = line.entry.reverses or line.entry.reversed_by
    return f"?{asked.address(before=number + 1)}#entry-{number}" if number else ""


def _usual(units: list[str]) -> str:
    """Money where there is any: that is what people ask about."""
    return next((unit for unit in units if unit != POINTS), POINTS)


def _date(text: str) -> date | None:
    return date.fromisoformat(text) if text else None


def _number(text: str) -> int | None:
    try:
        return number_of(text)
    except ValueError:
        return None
