"""What keeps a season from being closed: what is not settled yet, and days that are to come."""

from __future__ import annotations

from datetime import date, timedelta
from typing import Any

import pytest

from chouette.models import Season, SeasonLine
from chouette.refusals import SeasonHindered, SeasonNotOver
from chouette.selectors.clubs import club_today
from chouette.services.disputes import decide_dispute, dispute_game
from chouette.services.seasons import begin_season, close_season
from tests.builders import NIGHT, Table, open_table
from tests.people import People

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


def test_an_open_table_hinders_it(people: People, season: Season, night: Table) -> None:
    with pytest.raises(SeasonHindered):
        closed(people, season)
    assert not SeasonLine.objects.exists()
    assert Season.objects.get().closed_at is None


def test_a_table_without_its_statement_hinders_it(
    people: People, season: Season, night: Table
) -> None:
    night.send("close", actor=people.ana)
    with pytest.raises(SeasonHindered):
        closed(people, season)


def test_a_game_in_doubt_hinders_it(people: People, season: Season, night: Table) -> None:
    night.close()
    doubt = dispute_game(session_id=night.session_id, game=1, actor=people.carla)
    with pytest.raises(SeasonHindered):
        closed(people, season)
    decide_dispute(dispute_id=doubt.pk, actor=people.ana)
    assert closed(people, season).closed_at


def test_it_is_not_closed_before_its_last_day(people: People, season: Season) -> None:
    today = club_today(people.club)
    with pytest.raises(SeasonNotOver):
        closed(people, season, ends_on=today + timedelta(days=1))
    assert closed(people, season, ends_on=today).ends_on == today


def test_an_endless_one_gets_its_last_day_when_it_is_closed(people: People) -> None:
    endless = begin_season(
        club_id=people.club.pk, actor=people.ana, name="Endless", starts_on=date(2026, 1, 1)
    )
    with pytest.raises(SeasonNotOver):
        closed(people, endless)
    assert closed(people, endless, ends_on=NIGHT).ends_on == NIGHT
