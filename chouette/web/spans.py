"""Which nights a page of sums is about: a season, this year, the last twelve months, or all."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date, timedelta

from django.utils.translation import gettext as _

from chouette.models import Club, Season
from chouette.selectors.clubs import club_today

MONTHS_12 = timedelta(days=365)


@dataclass(frozen=True)
class NightsChoice:
    """One span to choose, as `value` in the address; None leaves a side open."""

    value: str
    label: str
    since: date | None = None
    until: date | None = None
    chosen: bool = False

    def has(self, day: date) -> bool:
        """Whether this day lies in it."""
        return (self.since is None or self.since <= day) and (
            self.until is None or day <= self.until
        )


def nights_choices(club: Club, asked: str, *, usual: str = "") -> list[NightsChoice]:
    """All spans of a club, one of them chosen: what was asked for, else `usual`, else the season
    that runs, else this year. One query."""
    today = club_today(club)
    seasons = [
        NightsChoice(f"season-{season.pk}", season.name, season.starts_on, season.ends_on)
        for season in Season.objects.filter(club=club)
    ]
    plain = [
        NightsChoice("year", str(today.year), date(today.year, 1, 1)),
        NightsChoice("months", _("last 12 months"), today - MONTHS_12),
        NightsChoice("all", _("all nights")),
    ]
    choices = [*seasons, *plain]
    known = {choice.value for choice in choices}
    running = (season.value for season in seasons if season.has(today))
    value = next((value for value in (asked, usual) if value in known), next(running, "year"))
    return [
        NightsChoice(c.value, c.label, c.since, c.until, chosen=c.value == value) for c in choices
    ]


def chosen_nights(choices: list[NightsChoice]) -> NightsChoice:
    """The one that is chosen."""
    return next(choice for choice in choices if choice.chosen)
