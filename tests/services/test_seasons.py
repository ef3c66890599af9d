"""Seasons are begun and changed: names once, days in one season only, gaps as one likes."""

from __future__ import annotations

from datetime import date
from typing import Any

import pytest

from chouette.models import Season
from chouette.refusals import (
    BadName,
    BadPeriod,
    NameTaken,
    NotAllowed,
    NotFound,
    SeasonClosed,
    SeasonsOverlap,
)
from chouette.services.seasons import begin_season, change_season, close_season
from tests.people import People

pytestmark = pytest.mark.django_db

SPRING, SUMMER = (date(2026, 1, 1), date(2026, 3, 31)), (date(2026, 4, 1), date(2026, 6, 30))


def begun(people: People, name: str = "Spring", days: Any = SPRING, **options: Any) -> Season:
    options.setdefault("actor", people.elena)
    starts_on, ends_on = days
    return begin_season(
        club_id=people.club.pk, name=name, starts_on=starts_on, ends_on=ends_on, **options
    )


def changed(people: People, season: Season, **changes: Any) -> Season:
    fields: dict[str, Any] = {
        "name": season.name,
        "starts_on": season.starts_on,
        "ends_on": season.ends_on,
    }
    return change_season(
        club_id=people.club.pk, actor=people.elena, season_id=season.pk, **(fields | changes)
    )


def test_it_begins_with_a_clean_name_and_its_days(people: People) -> None:
    season = begun(people, "  Spring   2026 ")
    assert (season.name, season.starts_on, season.ends_on) == ("Spring 2026", *SPRING)
    assert (season.club, season.closed_at) == (people.club, None)


def test_it_may_have_no_end(people: People) -> None:
    assert begun(people, days=(date(2026, 1, 1), None)).ends_on is None


def test_it_is_one_however_often_it_is_sent(people: People) -> None:
    assert begun(people) == begun(people)
    assert Season.objects.count() == 1


def test_it_is_for_directors_and_owners(people: People, strangers: People) -> None:
    for actor in (people.bogdan, people.carla):
        with pytest.raises(NotAllowed):
            begun(people, actor=actor)
    for actor in (people.dinu, strangers.ana):
        with pytest.raises(NotFound):
            begun(people, actor=actor)
    assert begun(people, actor=people.ana)


@pytest.mark.parametrize("name", ["", " ", "x" * 81, "\0"])
def test_it_has_a_name(people: People, name: str) -> None:
    with pytest.raises(BadName):
        begun(people, name)


def test_it_has_its_name_alone(people: People, strangers: People) -> None:
    begun(people)
    with pytest.raises(NameTaken):
        begun(people, days=SUMMER)
    begun(strangers, days=SUMMER)


def test_it_does_not_end_before_it_begins(people: People) -> None:
    with pytest.raises(BadPeriod):
        begun(people, days=(SPRING[1], SPRING[0]))
    assert begun(people, days=(SPRING[0], SPRING[0]))


@pytest.mark.parametrize(
    "days",
    [
        SPRING,
        (date(2025, 12, 1), date(2026, 1, 1)),
        (date(2026, 3, 31), None),
        (date(2025, 1, 1), None),
        (date(2026, 2, 1), date(2026, 2, 2)),
        (date(2025, 1, 1), date(2027, 1, 1)),
    ],
)
def test_no_day_is_in_two_seasons(people: People, days: Any) -> None:
    begun(people)
    with pytest.raises(SeasonsOverlap):
        begun(people, "Other", days)


def test_an_endless_season_leaves_room_only_before_it(people: People) -> None:
    begun(people, "Endless", (date(2026, 5, 1), None))
    with pytest.raises(SeasonsOverlap):
        begun(people, "Later", (date(2030, 1, 1), None))
    begun(people, "Before", (date(2026, 1, 1), date(2026, 4, 30)))


def test_seasons_may_touch_and_may_leave_gaps(people: People) -> None:
    begun(people)
    begun(people, "Summer", SUMMER)
    begun(people, "Winter", (date(2026, 11, 1), None))
    assert Season.objects.count() == 3


def test_it_may_be_changed(people: People) -> None:
    season = changed(people, begun(people), name="First", ends_on=None)
    season.refresh_from_db()
    assert (season.name, season.ends_on) == ("First", None)


def test_it_is_changed_by_the_same_rules(people: People) -> None:
    season = begun(people)
    begun(people, "Summer", SUMMER)
    with pytest.raises(NameTaken):
        changed(people, season, name="Summer")
    with pytest.raises(SeasonsOverlap):
        changed(people, season, ends_on=None)
    with pytest.raises(BadPeriod):
        changed(people, season, ends_on=date(2025, 1, 1))


def test_a_closed_one_is_not_changed(people: People) -> None:
    season = begun(people)
    close_season(club_id=people.club.pk, actor=people.ana, season_id=season.pk)
    with pytest.raises(SeasonClosed):
        changed(people, season, name="Other")


def test_a_season_of_another_club_is_not_there(people: People, strangers: People) -> None:
    theirs = begun(strangers)
    with pytest.raises(NotFound):
        changed(people, theirs, name="Mine")
