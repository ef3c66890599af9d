"""A season is closed on its page after a look at what hinders it and what would be written."""

from __future__ import annotations

from collections.abc import Callable
from datetime import timedelta

import pytest
from django.contrib.auth.models import User
from django.test import Client

from chouette.models import Season
from chouette.services.disputes import dispute_game
from chouette.services.seasons import begin_season, close_season
from tests.builders import NIGHT, Table, open_table
from tests.people import People
from tests.web.pages import forms

LogIn = Callable[[User], Client]
URL = "/clubs/club-test/seasons/"

pytestmark = pytest.mark.django_db


@pytest.fixture
def elena(people: People, logged_in: LogIn) -> Client:
    """A director."""
    return logged_in(people.elena)


@pytest.fixture
def night(people: People) -> Table:
    """Ana lost 1.50, Bogdan won 1.00 and Carla 0.50; still open."""
    table = open_table(people, "ana", "bogdan", "carla")
    table.quick(bogdan=2, carla=1)
    return table


@pytest.fixture
def season(people: People) -> Season:
    return begin_season(
        club_id=people.club.pk, actor=people.ana, name="Autumn", starts_on=NIGHT, ends_on=NIGHT
    )


def page(client: Client, path: str = "", status: int = 200) -> str:
    response = client.get(f"{URL}{path}")
    assert response.status_code == status
    return str(response.content.decode())


def test_it_tells_what_hinders_the_closing(
    elena: Client, season: Season, night: Table, people: People
) -> None:
    html = page(elena, f"{season.pk}/close/")
    assert "What must be settled first" in html
    assert f"/sessions/{night.session_id}/" in html
    assert not any(
        form.fields.get("ends_on") and "csrfmiddlewaretoken" in form for form in forms(html)
    )
    night.close()
    dispute_game(session_id=night.session_id, game=1, actor=people.carla)
    html = page(elena, f"{season.pk}/close/")
    assert f"/sessions/{night.session_id}/games/1/" in html
    response = elena.post(f"{URL}{season.pk}/close/", {"ends_on": NIGHT.isoformat()})
    assert response.status_code == 422
    assert "cannot be closed yet: 1 of its" in response.content.decode()


def test_it_is_closed_after_a_look(elena: Client, season: Season, night: Table) -> None:
    night.close()
    html = page(elena, f"{season.pk}/close/")
    assert "2 payments of these nights are not made yet." in html
    assert "+2" in html
    response = elena.post(f"{URL}{season.pk}/close/", {"ends_on": NIGHT.isoformat()})
    assert (response.status_code, response["Location"]) == (303, f"{URL}{season.pk}/")
    html = page(elena, f"{season.pk}/")
    assert "Final table" in html
    assert "by elena." in html
    assert elena.get(f"{URL}{season.pk}/close/").status_code == 303


@pytest.mark.parametrize(
    ("typed", "why"),
    [("soon", "A date is written like"), ("2020-01-01", "The last day is before the first.")],
)
def test_it_tells_what_is_wrong_with_a_last_day(
    elena: Client, season: Season, typed: str, why: str
) -> None:
    for answer in (
        elena.get(f"{URL}{season.pk}/close/?ends_on={typed}"),
        elena.post(f"{URL}{season.pk}/close/", {"ends_on": typed}),
    ):
        assert answer.status_code == 422
        assert why in answer.content.decode()


def test_it_cannot_be_closed_before_its_last_day(elena: Client, people: People) -> None:
    endless = begin_season(
        club_id=people.club.pk, actor=people.ana, name="Endless", starts_on=NIGHT
    )
    later = (NIGHT + timedelta(days=30_000)).isoformat()
    html = page(elena, f"{endless.pk}/close/?ends_on={later}")
    assert "A season is closed on its last day or later." in html
    assert elena.post(f"{URL}{endless.pk}/close/", {"ends_on": later}).status_code == 422


def test_it_leads_to_opening_it_again_without_a_fold(
    elena: Client, season: Season, people: People, logged_in: LogIn
) -> None:
    assert "#again" not in page(elena, f"{season.pk}/")
    close_season(club_id=people.club.pk, actor=people.ana, season_id=season.pk)
    html = page(elena, f"{season.pk}/")
    assert 'href="#again"' in html
    section = html.split('id="again"')[1].split("</section>")[0]
    assert "Open the season again" in section
    assert "<details" not in section
    assert "again" not in page(logged_in(people.carla), f"{season.pk}/")


def test_it_is_opened_again(elena: Client, season: Season, people: People) -> None:
    close_season(club_id=people.club.pk, actor=people.ana, season_id=season.pk)
    form = next(f for f in forms(page(elena, f"{season.pk}/")) if f.action.endswith("/reopen/"))
    assert elena.post(form.action).status_code == 303
    assert "As it stands now" in page(elena, f"{season.pk}/")
