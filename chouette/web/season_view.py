"""What the pages of seasons show: the list, one season's table, what its closing would write."""

from __future__ import annotations

from datetime import date
from typing import Any

from django import forms
from django.utils.translation import gettext_lazy as _

from chouette.models import Club, Season
from chouette.permissions import Action, Standing
from chouette.refusals import BadPeriod
from chouette.selectors.clubs import club_today
from chouette.selectors.season_lines import (
    closing_of,
    last_day_asked,
    season_lines,
    usual_last_day,
)
from chouette.selectors.seasons import closer_of, seasons_of
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


def list_context(club: Club, standing: Standing, form: SeasonForm) -> dict[str, Any]:
    """Every season, and the form that begins one for whoever may."""
    return {
        "club": club,
        "may": club_rights(standing),
        "seasons": seasons_of(club),
        "today": club_today(club),
        "form": form,
    }


def season_context(
    club: Club, standing: Standing, season: Season, form: SeasonForm | None = None
) -> dict[str, Any]:
    """The table of a season: as it was written down, or as it stands now."""
    return {
        "club": club,
        "may": club_rights(standing),
        "season": season,
        "closed_by": closer_of(season) if standing.may(Action.SEE_MONEY) else "",
        "me": standing.player_id,
        "form": form or SeasonForm.of(season),
        **vars(season_lines(club, standing, season)),
    }


def closing_context(
    club: Club, standing: Standing, season: Season, typed: str = ""
) -> dict[str, Any]:
    """What closing on the day asked for would write down, and what hinders it.

    `typed` is the last day as it was typed; by default the season's own, today at the latest.
    """
    last_day, problem = day_asked(club, season, typed)
    closing = closing_of(club, standing, season, last_day)
    return {
        "club": club,
        "may": club_rights(standing),
        "season": season,
        "today": club_today(club),
        "problem": problem,
        "hindrances": closing.hindrances,
        "due": closing.due,
        **vars(closing.lines),
    }


def day_asked(club: Club, season: Season, typed: str) -> tuple[date, str]:
    """The day to close on, and what is wrong with what was typed."""
    usual = usual_last_day(club, season)
    if not typed:
        return usual, ""
    try:
        return last_day_asked(club, season, date.fromisoformat(typed)), ""
    except ValueError:
        return usual, str(_("A date is written like 2026-11-30."))
    except BadPeriod:
        return usual, str(_("The last day is before the first."))
