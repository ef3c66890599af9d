"""Which nights a sum is about: a season, this year, the last twelve months, all, or days named."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date, timedelta

from chouette.models import Club, Season
from chouette.refusals import BadPeriod, NotFound
from chouette.selectors.clubs import club_today

MONTHS_12 = timedelta(days=365)
PLAIN = ("year", "months", "all")
"""Spans that every club has: this year, the last twelve months, all nights."""


@dataclass(frozen=True)
class ClubSpan:
    """One span by its short name: `season-3`, `year`, `months`, `all`, or `days` for others.

    `season` is the name of a season; None leaves a side open.
    """

    value: str
    since: date | None = None
    until: date | None = None
    season: str = ""

    def has(self, day: date) -> bool:
        """Whether this day lies in it."""
        return (self.since is None or self.since <= day) and (
            self.until is None or day <= self.until
        )


def spans_of_club(club: Club) -> list[ClubSpan]:
    """The club's seasons, the latest first, and the plain ones. One query."""
    today = club_today(club)
    seasons = Season.objects.filter(club=club)
    return [
        *(ClubSpan(f"season-{s.pk}", s.starts_on, s.ends_on, s.name) for s in seasons),
        ClubSpan("year", date(today.year, 1, 1)),
        ClubSpan("months", today - MONTHS_12),
        ClubSpan("all"),
    ]


def usual_span(club: Club, spans: list[ClubSpan]) -> ClubSpan:
    """The season that runs, else this year."""
    today = club_today(club)
    running = (span for span in spans if span.season and span.has(today))
    year = next(span for span in spans if span.value == "year")
    return next(running, year)


def span_asked(
    club: Club,
    *,
    value: str | None = None,
    since: date | None = None,
    until: date | None = None,
    usual: str = "",
) -> ClubSpan:
    """The span from `since` to `until` if one of them is named, else the one called `value`, else
    `usual` or what is usual in the club. Raises NotFound, BadPeriod."""
    if since is not None or until is not None:
        if since and until and until < since:
            raise BadPeriod
        return ClubSpan("days", since, until)
    spans = spans_of_club(club)
    wanted = value or usual
    if not wanted:
        return usual_span(club, spans)
    found = next((span for span in spans if span.value == wanted), None)
    if found is None:
        raise NotFound
    return found
