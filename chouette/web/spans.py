"""Which nights a page of sums is about, as its reader chooses them."""

from __future__ import annotations

from dataclasses import dataclass

from django.utils.translation import gettext as _

from chouette.models import Club
from chouette.selectors.club_spans import ClubSpan, spans_of_club, usual_span


@dataclass(frozen=True)
class NightsChoice(ClubSpan):
    """One span to choose, as `value` in the address."""

    label: str = ""
    chosen: bool = False


def nights_choices(club: Club, asked: str, *, usual: str = "") -> list[NightsChoice]:
    """All spans of a club, one of them chosen: what was asked for, else `usual`, else the season
    that runs, else this year. One query."""
    spans = spans_of_club(club)
    known = {span.value for span in spans}
    value = next(
        (value for value in (asked, usual) if value in known), usual_span(club, spans).value
    )
    return [
        NightsChoice(s.value, s.since, s.until, s.season, span_label(s), chosen=s.value == value)
        for s in spans
    ]


def span_label(span: ClubSpan) -> str:
    """What its reader calls it; days named are what they are."""
    if span.value == "days":
        return "–".join(day.isoformat() if day else "" for day in (span.since, span.until))
    if span.value == "year" and span.since:
        return str(span.since.year)
    return span.season or {"months": _("last 12 months"), "all": _("all nights")}[span.value]


def chosen_nights(choices: list[NightsChoice]) -> NightsChoice:
    """The one that is chosen."""
    return next(choice for choice in choices if choice.chosen)
