"""What the pages of seasons show: the list, one season's table, what its closing would write."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import date
from typing import Any

from django import forms
from django.utils.translation import gettext_lazy as _

from chouette.models import Club, Player, Season
from chouette.models.ledger import POINTS
from chouette.permissions import Action, Standing
from chouette.refusals import NotFound
from chouette.selectors.clubs import club_today
from chouette.selectors.seasons import (
    FinalLine,
    closer_of,
    final_lines,
    frozen_lines,
    hindrances,
    payments_due,
    season_in,
    seasons_of,
)
from chouette.web.club_home import club_rights


class SeasonForm(forms.Form):
    """A name and the days of a season; no last day: it goes on."""

    name = forms.CharField(label=_("Name"), max_length=80)
    starts_on = forms.DateField(
        label=_("First day"),
        input_formats=["%Y-%m-%d"],
        widget=forms.DateInput(attrs={"type": "date"}, format="%Y-%m-%d"),
    )
    ends_on = forms.DateField(
        label=_("Last day"),
        input_formats=["%Y-%m-%d"],
        required=False,
        help_text=_("It belongs to the season. Empty: the season goes on."),
        widget=forms.DateInput(attrs={"type": "date"}, format="%Y-%m-%d"),
    )

    @classmethod
    def of(cls, season: Season) -> SeasonForm:
        names = ("name", "starts_on", "ends_on")
        return cls(initial={name: getattr(season, name) for name in names})


@dataclass(frozen=True)
class SeasonRow:
    """A player in the table of a season: half-points, balances in the order of the columns."""

    player_id: int
    name: str
    line: FinalLine
    points_carried: int
    money: tuple[tuple[str, int], ...]


def list_context(club: Club, standing: Standing, form: SeasonForm) -> dict[str, Any]:
    """Every season, and the form that begins one for whoever may."""
    return {
        "club": club,
        "may": club_rights(standing),
        "seasons": seasons_of(club),
        "today": club_today(club),
        "form": form,
    }


def found_season(club: Club, season_id: int) -> Season:
    """Raises NotFound."""
    season = season_in(club, season_id)
    if season is None:
        raise NotFound
    return season


def season_context(
    club: Club, standing: Standing, season: Season, form: SeasonForm | None = None
) -> dict[str, Any]:
    """The table of a season: as it was written down, or as it stands now."""
    last_day = season.ends_on or club_today(club)
    lines = (
        frozen_lines(season)
        if season.closed_at
        else final_lines(club.pk, season.starts_on, last_day)
    )
    return {
        "club": club,
        "may": club_rights(standing),
        "season": season,
        "last_day": last_day,
        "closed_by": closer_of(season) if standing.may(Action.SEE_MONEY) else "",
        "me": standing.player_id,
        "form": form or SeasonForm.of(season),
        **_table(club, standing, lines),
    }


def closing_context(
    club: Club, standing: Standing, season: Season, typed: str = ""
) -> dict[str, Any]:
    """What closing on the day asked for would write down, and what hinders it.

    `typed` is the last day as it was typed; by default the season's own, today at the latest.
    """
    last_day, problem = day_asked(club, season, typed)
    found = hindrances(club.pk, season.starts_on, last_day)
    lines = final_lines(club.pk, season.starts_on, last_day)
    return {
        "club": club,
        "may": club_rights(standing),
        "season": season,
        "last_day": last_day,
        "today": club_today(club),
        "problem": problem,
        "hindrances": found,
        "due": payments_due(club.pk, season.starts_on, last_day),
        **_table(club, standing, lines),
    }


def day_asked(club: Club, season: Season, typed: str) -> tuple[date, str]:
    """The day to close on, and what is wrong with what was typed."""
    today = club_today(club)
    usual = max(min(season.ends_on or today, today), season.starts_on)
    if not typed:
        return usual, ""
    try:
        asked = date.fromisoformat(typed)
    except ValueError:
        return usual, str(_("A date is written like 2026-11-30."))
    if asked < season.starts_on:
        return usual, str(_("The last day is before the first."))
    return asked, ""


def _table(club: Club, standing: Standing, lines: Iterable[FinalLine]) -> dict[str, Any]:
    """Rows and columns; balances only for whoever may see money."""
    listed = list(lines)
    names = dict(
        Player.objects.filter(club=club, pk__in=[line.player_id for line in listed]).values_list(
            "pk", "name"
        )
    )
    money = standing.may(Action.SEE_MONEY)
    units = sorted({unit for line in listed for unit in line.balances} - {POINTS})
    shown = listed if money else [line for line in listed if line.rank is not None]
    return {
        "units": units if money else [],
        "rows": [
            SeasonRow(
                player_id=line.player_id,
                name=names.get(line.player_id, f"#{line.player_id}"),
                line=line,
                points_carried=line.balances.get(POINTS, 0),
                money=tuple((unit, line.balances.get(unit, 0)) for unit in units),
            )
            for line in shown
        ],
    }
