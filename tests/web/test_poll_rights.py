"""A poll knows at once that its reader may no longer what he might when his page was made."""

from __future__ import annotations

import re
from collections.abc import Callable
from contextlib import AbstractContextManager
from typing import Any

import pytest
from django.contrib.auth.models import User
from django.test import Client

from chouette.models import Club, Membership
from tests.builders import Table
from tests.people import PASSWORD, People
from tests.web.pages import Reader, reader

Queries = Callable[[int], AbstractContextManager[object]]


def polled_address(html: str) -> str:
    found = re.search(r'data-url="([^"]+)"', html)
    assert found is not None
    return found[1]


@pytest.fixture
def carla(people: People, table: Table) -> Reader:
    """A member before the table, logged in with her password."""
    carla = reader(None, table)
    assert carla.client.login(username="carla", password=PASSWORD)
    return carla


@pytest.fixture
def poll(carla: Reader) -> Callable[[], Any]:
    """What the page that Carla has open is told, while nothing happens at the table."""
    url, seq = polled_address(carla.page()), carla.table.seq
    headers = {"HX-Request": "true", "HX-Current-URL": f"http://testserver{carla.url}"}
    return lambda: carla.client.get(f"{url}?seq={seq}", headers=headers)


def test_it_says_nothing_in_two_queries_while_all_is_as_it_was(
    poll: Callable[[], Any], django_assert_max_num_queries: Queries
) -> None:
    with django_assert_max_num_queries(2):
        assert poll().status_code == 304


def test_it_sends_away_whose_account_was_closed(poll: Callable[[], Any], people: People) -> None:
    User.objects.filter(pk=people.carla.pk).update(is_active=False)
    assert poll()["HX-Redirect"].startswith("/log-in/")


def test_it_sends_away_whose_password_was_changed(poll: Callable[[], Any], people: People) -> None:
    people.carla.set_password("quite-another-one")
    people.carla.save()
    assert poll()["HX-Redirect"].startswith("/log-in/")


def test_it_keeps_who_changed_his_password_himself(poll: Callable[[], Any], carla: Reader) -> None:
    fresh = "quite-another-one"
    fields = {"old_password": PASSWORD, "new_password1": fresh, "new_password2": fresh}
    assert carla.client.post("/password/", fields).status_code == 302
    assert poll().status_code == 304


def test_it_finds_nothing_for_whom_the_club_took_out(
    poll: Callable[[], Any], people: People
) -> None:
    Membership.objects.filter(user=people.carla).delete()
    assert poll().status_code == 404


@pytest.mark.parametrize(
    "change",
    [
        lambda club: Membership.objects.filter(user__username="carla").update(role="scorer"),
        lambda club: Membership.objects.filter(user__username="carla").update(player=None),
        lambda club: Club.objects.filter(pk=club.pk).update(members_act=True),
    ],
    ids=["role", "player", "members act"],
)
def test_it_loads_the_page_anew_for_whoever_may_more_or_less(
    poll: Callable[[], Any], carla: Reader, people: People, change: Callable[[Club], object]
) -> None:
    change(people.club)
    assert poll()["HX-Redirect"] == carla.url
    url = polled_address(carla.page())
    assert carla.client.get(f"{url}?seq={carla.table.seq}").status_code == 304


def test_it_says_why_the_page_is_loaded_anew(poll: Callable[[], Any], carla: Reader) -> None:
    Membership.objects.filter(user__username="carla").update(role="scorer")
    poll()
    told = '<p class="note info">What you may do at this table has changed.</p>'
    assert told in carla.page()
    assert told not in carla.page()


def test_it_loads_the_page_anew_for_whoever_else_logged_in_on_the_device(
    poll: Callable[[], Any], carla: Reader, people: People
) -> None:
    Membership.objects.filter(user__username="bogdan").update(role="member")
    Membership.objects.filter(user__username__in=["bogdan", "carla"]).update(player=None)
    assert poll()["HX-Redirect"] == carla.url
    url = polled_address(carla.page())
    assert carla.client.login(username="bogdan", password=PASSWORD)
    headers = {"HX-Request": "true", "HX-Current-URL": f"http://testserver{carla.url}"}
    answer = carla.client.get(f"{url}?seq={carla.table.seq}", headers=headers)
    assert answer["HX-Redirect"] == carla.url


@pytest.mark.parametrize("is_active", [True, False])
def test_it_shows_whom_a_public_club_took_out_what_the_public_sees(
    poll: Callable[[], Any], carla: Reader, people: People, is_active: bool
) -> None:
    Club.objects.filter(pk=people.club.pk).update(public_view="all")
    assert poll().status_code == 304
    if is_active:
        Membership.objects.filter(user=people.carla).delete()
    User.objects.filter(pk=people.carla.pk).update(is_active=is_active)
    assert poll()["HX-Redirect"] == carla.url
    url = polled_address(carla.page())
    assert url.endswith("/public/")
    assert carla.client.get(f"{url}?seq={carla.table.seq}").status_code == 304


def test_it_says_nothing_to_the_public_in_one_query(
    people: People, table: Table, django_assert_max_num_queries: Queries
) -> None:
    Club.objects.filter(pk=people.club.pk).update(public_view="all")
    url = f"/sessions/{table.session_id}/live/?seq={table.seq}"
    with django_assert_max_num_queries(1):
        assert Client().get(url).status_code == 304
    Club.objects.filter(pk=people.club.pk).update(public_view="standings")
    assert Client().get(url).status_code == 302


def test_it_finds_nothing_in_a_club_that_was_closed(
    poll: Callable[[], Any], people: People
) -> None:
    Club.objects.filter(pk=people.club.pk).update(is_active=False)
    assert poll().status_code == 404
