"""Seasons on the pages: begun, changed, shown as they stand."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from django.contrib.auth.models import User
from django.test import Client

from chouette.models import Season
from chouette.services.seasons import begin_season
from tests.builders import NIGHT, Table, open_table
from tests.people import People
from tests.web.pages import Form, forms

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


def form_with(html: str, field: str) -> Form:
    return next(form for form in forms(html) if field in form)


def test_it_says_that_there_are_none(elena: Client) -> None:
    html = page(elena)
    assert "This club has no seasons" in html
    assert "Begin the season" in html


def test_it_is_begun_with_a_form(elena: Client) -> None:
    form = form_with(page(elena), "starts_on")
    response = elena.post(URL, form.values(name="Autumn", starts_on="2026-09-01"))
    season = Season.objects.get()
    assert (response.status_code, response["Location"]) == (303, f"{URL}{season.pk}/")
    assert (str(season.starts_on), season.ends_on) == ("2026-09-01", None)
    assert "from 1 September 2026" in page(elena)


def test_on_paper_it_names_the_club_and_leaves_out_what_is_for_a_reader(
    people: People, logged_in: LogIn, season: Season, night: Table
) -> None:
    html = logged_in(people.ana).get(f"{URL}{season.pk}/").content.decode()
    assert '<span class="onlypaper">Club Test: </span>Autumn' in html
    assert '<th scope="col" class="noprint">Statement</th>' in html
    assert '<span class="tag noprint">you</span>' in html


@pytest.mark.parametrize(
    ("fields", "why"),
    [
        ({"name": ""}, "This field is required."),
        ({"starts_on": "yesterday"}, "Enter a valid date."),
        ({"ends_on": "2020-01-01"}, "The last day is before the first."),
        ({"name": "Autumn", "starts_on": "2020-01-01", "ends_on": "2020-01-01"}, "Autumn already"),
        ({"starts_on": str(NIGHT)}, "Autumn has some of these"),
        ({"name": "\0"}, "Null characters are not allowed."),
    ],
)
def test_it_says_why_not(elena: Client, season: Season, fields: dict[str, str], why: str) -> None:
    sent = {"name": "Other", "starts_on": "2020-05-01", "ends_on": "", **fields}
    response = elena.post(URL, sent)
    assert response.status_code == 422
    assert why in response.content.decode()
    assert Season.objects.count() == 1


def test_it_shows_how_it_stands_and_where_the_statements_are(
    elena: Client, season: Season, night: Table, people: People
) -> None:
    html = page(elena, f"{season.pk}/")
    assert "As it stands now" in html
    assert html.index("bogdan") < html.index("carla") < html.index(">ana<")
    day = NIGHT.isoformat()
    account = f"/players/{people.number('carla')}/account/?since={day}&amp;until={day}"
    assert account in html


def test_it_is_changed_with_a_form(elena: Client, season: Season) -> None:
    form = form_with(page(elena, f"{season.pk}/"), "name")
    assert form.fields["ends_on"] == [NIGHT.isoformat()]
    elena.post(f"{URL}{season.pk}/", form.values(name="Winter", ends_on=""))
    season.refresh_from_db()
    assert (season.name, season.ends_on) == ("Winter", None)
    refused = elena.post(f"{URL}{season.pk}/", form.values(ends_on="2020-01-01"))
    assert refused.status_code == 422
