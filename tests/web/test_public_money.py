"""A club that shows everything but money shows the public no stake, no currency, no amount."""

from __future__ import annotations

import pytest
from django.conf import settings
from django.shortcuts import resolve_url

from chouette.models import PublicView
from tests.builders import Table
from tests.people import People
from tests.web.pages import Reader, reader, without_times

PAGES = ("", "live/", "sheet/", "log/", "games/1/")
AMOUNTS = ("EUR", "0.50", "0.75", "1.00", "a point", "points only", "provisional", "squaring/")


@pytest.fixture
def told(people: People, table: Table) -> Table:
    """A game was won at 0.50 and the stake was changed to 0.75."""
    people.club.public_view = PublicView.ALL
    people.club.save()
    table.quick(bogdan=2, carla=-1, elena=0)
    table.send("change_stake", stake_minor=75)
    return table


@pytest.fixture
def public(told: Table) -> Reader:
    return reader(None, told)


@pytest.mark.parametrize("path", PAGES)
def test_it_shows_the_public_points_and_no_money(public: Reader, path: str) -> None:
    html = without_times(public.page(path))
    assert "bogdan" in html
    assert [amount for amount in AMOUNTS if amount in html] == []


@pytest.mark.parametrize("path", ["", "sheet/", "log/"])
def test_it_shows_members_the_stake(people: People, told: Table, path: str) -> None:
    assert "0.75" in without_times(reader(people.carla, told).page(path))


def test_it_tells_the_public_that_the_stake_was_changed_and_taken_back(
    public: Reader, told: Table
) -> None:
    assert "The stake was changed." in public.page("log/")
    told.send("void")
    html = without_times(public.page("log/"))
    assert "Undone: The stake was changed." in html
    assert "0.75" not in html


def test_it_shows_the_public_no_money_once_the_night_is_closed(public: Reader, told: Table) -> None:
    told.close()
    for path in PAGES:
        html = without_times(public.page(path))
        assert [amount for amount in AMOUNTS if amount in html] == [], path


@pytest.mark.parametrize("name", ["close", "stake", "cube-1", "undo", "result-box-single", "x"])
def test_it_asks_the_public_to_log_in_for_a_slip(public: Reader, name: str) -> None:
    response = public.client.get(f"{public.url}slips/{name}/")
    assert response.status_code == 302
    assert response["Location"].startswith(resolve_url(settings.LOGIN_URL))


@pytest.mark.parametrize("name", ["close", "stake", "cube-1", "undo", "result-box-single"])
def test_it_opens_no_slip_for_a_member_who_cannot_send_it(
    people: People, told: Table, name: str
) -> None:
    carla = reader(people.carla, told)
    assert carla.client.get(f"{carla.url}slips/{name}/").status_code == 403


def test_it_opens_no_slip_of_a_closed_table_for_a_scorer(people: People, told: Table) -> None:
    told.close()
    bogdan, elena = reader(people.bogdan, told), reader(people.elena, told)
    assert bogdan.client.get(f"{bogdan.url}slips/join/").status_code == 403
    assert "Open the night again" in elena.slip("reopen")
