"""A season is closed with everybody's balance; nothing is posted."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import pytest

from chouette.models import Command, LedgerEntry, Season, SeasonLine
from chouette.refusals import NotAllowed, NotFound
from chouette.selectors.balances import club_balances
from chouette.selectors.standings import standings
from chouette.services.seasons import begin_season, close_season, reopen_season
from tests.builders import NIGHT, Table, open_table
from tests.people import People
from tests.services.squaring import pay

pytestmark = pytest.mark.django_db


@pytest.fixture
def season(people: People) -> Season:
    return begin_season(
        club_id=people.club.pk,
        actor=people.elena,
        name="Autumn",
        starts_on=NIGHT - timedelta(days=30),
        ends_on=NIGHT,
    )


@pytest.fixture
def night(people: People, season: Season) -> Table:
    """Ana lost 1.50, Bogdan won 1.00 and Carla 0.50; not closed yet."""
    table = open_table(people, "ana", "bogdan", "carla")
    table.quick(bogdan=2, carla=1)
    return table


def closed(people: People, season: Season, **options: Any) -> Season:
    options.setdefault("actor", people.elena)
    return close_season(club_id=people.club.pk, season_id=season.pk, **options)


def frozen(people: People, season: Season) -> dict[str, tuple[Any, ...]]:
    names = {player.pk: name for name, player in people.players.items()}
    lines = SeasonLine.objects.filter(season=season)
    return {
        names[line.player_id]: (line.rank, line.nights, line.games, line.points, line.balances)
        for line in lines
    }


def test_it_writes_down_how_everybody_stood(people: People, season: Season, night: Table) -> None:
    night.close()
    season = closed(people, season)
    assert (season.closed_by, season.closed_at is not None) == (people.elena, True)
    assert frozen(people, season) == {
        "bogdan": (1, 1, 1, 4, {"points": 4, "EUR": 100}),
        "carla": (2, 1, 1, 2, {"points": 2, "EUR": 50}),
        "ana": (3, 1, 1, -6, {"points": -6, "EUR": -150}),
    }


def test_it_writes_down_what_the_pages_say(people: People, season: Season, night: Table) -> None:
    night.close()
    season = closed(people, season)
    told = {
        line.player_id: (line.rank, line.nights, line.games, line.points)
        for line in standings(people.club.pk, since=season.starts_on, until=season.ends_on)
    }
    lines = SeasonLine.objects.filter(season=season)
    assert {s.player_id: (s.rank, s.nights, s.games, s.points) for s in lines} == told
    balances = {b.player_id: b for b in club_balances(people.club.pk).balances}
    for line in lines:
        mine = balances[line.player_id]
        assert line.balances == {"points": mine.points, **mine.money}


def test_it_posts_nothing(people: People, season: Season, night: Table) -> None:
    night.close()
    before = list(LedgerEntry.objects.order_by("pk").values())
    closed(people, season)
    assert list(LedgerEntry.objects.order_by("pk").values()) == before


def test_it_counts_its_own_nights_and_all_balances_up_to_its_end(
    people: People, season: Season, night: Table
) -> None:
    night.close()
    for days, name in ((-60, "Before"), (1, "After")):
        other = open_table(people, "ana", "radu", table=name, night_on=NIGHT + timedelta(days=days))
        other.quick(radu=1)
        other.close()
    found = frozen(people, closed(people, season))
    assert found["ana"] == (3, 1, 1, -6, {"points": -8, "EUR": -200})
    assert found["radu"] == (None, 0, 0, 0, {"points": 2, "EUR": 50})


def test_it_counts_what_was_paid(people: People, season: Season, night: Table) -> None:
    night.close()
    pay(night, "ana", "bogdan")
    assert frozen(people, closed(people, season))["bogdan"][4] == {"points": 4}


def test_it_is_closed_once(people: People, season: Season, night: Table) -> None:
    night.close()
    first = closed(people, season)
    again = closed(people, season, actor=people.ana)
    assert (again.closed_at, again.closed_by) == (first.closed_at, people.elena)
    assert SeasonLine.objects.count() == 3
    assert Command.objects.filter(kind="close_season").count() == 1


def test_opening_it_again_forgets_its_lines(people: People, season: Season, night: Table) -> None:
    night.close()
    closed(people, season)
    for _tap in range(2):
        opened = reopen_season(club_id=people.club.pk, actor=people.elena, season_id=season.pk)
    assert (opened.closed_at, opened.closed_by) == (None, None)
    assert not SeasonLine.objects.exists()
    kinds = Command.objects.filter(kind__in=["close_season", "reopen_season"]).order_by("pk")
    assert list(kinds.values_list("kind", "actor")) == [
        ("close_season", people.elena.pk),
        ("reopen_season", people.elena.pk),
    ]


def test_it_is_closed_and_opened_by_directors(people: People, season: Season) -> None:
    for actor, refusal in ((people.bogdan, NotAllowed), (people.dinu, NotFound)):
        for service in (close_season, reopen_season):
            with pytest.raises(refusal):
                service(club_id=people.club.pk, actor=actor, season_id=season.pk)
