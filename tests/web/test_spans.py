"""The spans of nights that standings and a player's page can be about."""

from __future__ import annotations

from datetime import date, timedelta

import pytest

from chouette.models import Season
from chouette.selectors.clubs import club_today
from chouette.web.spans import chosen_nights, nights_choices
from tests.people import People

pytestmark = pytest.mark.django_db


def season(people: People, name: str, starts: int, ends: int | None) -> Season:
    """A season by days from today."""
    today = club_today(people.club)
    return Season.objects.create(
        club=people.club,
        name=name,
        starts_on=today + timedelta(days=starts),
        ends_on=None if ends is None else today + timedelta(days=ends),
    )


def chosen(people: People, asked: str = "", **usual: str) -> str:
    return chosen_nights(nights_choices(people.club, asked, **usual)).value


def test_it_is_this_year_where_there_is_no_season(people: People) -> None:
    nights = chosen_nights(nights_choices(people.club, ""))
    today = club_today(people.club)
    assert (nights.value, nights.label) == ("year", str(today.year))
    assert (nights.since, nights.until) == (date(today.year, 1, 1), None)


def test_it_is_the_season_that_runs(people: People) -> None:
    season(people, "Before", -400, -31)
    now = season(people, "Now", -30, None)
    assert chosen(people) == f"season-{now.pk}"


def test_it_is_the_year_between_two_seasons(people: People) -> None:
    season(people, "Before", -400, -31)
    season(people, "Next", 5, None)
    assert chosen(people) == "year"


def test_it_begins_and_ends_with_the_season(people: People) -> None:
    before = season(people, "Before", -400, -31)
    nights = chosen_nights(nights_choices(people.club, f"season-{before.pk}"))
    assert (nights.label, nights.since, nights.until) == (
        "Before",
        before.starts_on,
        before.ends_on,
    )
    assert nights.has(before.starts_on)
    assert not nights.has(before.starts_on - timedelta(days=1))


def test_it_may_be_all_nights_or_twelve_months(people: People) -> None:
    everything = chosen_nights(nights_choices(people.club, "all"))
    assert (everything.since, everything.until) == (None, None)
    months = chosen_nights(nights_choices(people.club, "months"))
    assert months.since == club_today(people.club) - timedelta(days=365)


def test_it_is_what_a_page_is_used_to_unless_asked(people: People) -> None:
    assert chosen(people, usual="all") == "all"
    assert chosen(people, "year", usual="all") == "year"


@pytest.mark.parametrize(
    "asked", ["season-0", "season-x", "2019", "<b>", "\x00", "season-" + "9" * 50]
)
def test_it_does_not_know_what_was_never_offered(people: People, asked: str) -> None:
    assert chosen(people, asked) == "year"


def test_it_knows_no_season_of_another_club(people: People, strangers: People) -> None:
    theirs = season(strangers, "Theirs", -30, None)
    assert chosen(people, f"season-{theirs.pk}") == "year"
    assert "Theirs" not in [choice.label for choice in nights_choices(people.club, "")]
