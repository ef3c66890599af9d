"""A game of a closed season: why it cannot be corrected, and where the season is opened again."""

from __future__ import annotations

from html import unescape

import pytest

from chouette.models import Season
from chouette.services.seasons import begin_season, close_season, reopen_season
from tests.builders import NIGHT, Table, open_table
from tests.people import People
from tests.web.pages import reader

WHY = "The season Autumn is closed, so this game cannot be corrected."
CORRECT = "games/1/correct/"

pytestmark = pytest.mark.django_db


@pytest.fixture
def night(people: People) -> Table:
    table = open_table(people, "ana", "bogdan", "carla")
    table.quick(bogdan=2, carla=1)
    table.close()
    return table


@pytest.fixture
def season(people: People, night: Table) -> Season:
    """Closed, with that one night."""
    begun = begin_season(
        club_id=people.club.pk, actor=people.ana, name="Autumn", starts_on=NIGHT, ends_on=NIGHT
    )
    return close_season(club_id=people.club.pk, actor=people.ana, season_id=begun.pk)


def game(people: People, night: Table, who: str) -> str:
    return unescape(reader(getattr(people, who), night).page("games/1/"))


def test_it_says_why_and_leads_a_director_to_the_season(
    people: People, night: Table, season: Season
) -> None:
    html = game(people, night, "elena")
    assert WHY in html
    assert f'href="/clubs/club-test/seasons/{season.pk}/#again"' in html
    assert CORRECT not in html


@pytest.mark.parametrize("who", ["bogdan", "carla"])
def test_it_leads_nobody_else_there(people: People, night: Table, season: Season, who: str) -> None:
    html = game(people, night, who)
    assert WHY in html
    assert "#again" not in html


def test_it_can_be_corrected_once_the_season_is_open(
    people: People, night: Table, season: Season
) -> None:
    reopen_season(club_id=people.club.pk, actor=people.ana, season_id=season.pk)
    html = game(people, night, "elena")
    assert WHY not in html
    assert CORRECT in html
