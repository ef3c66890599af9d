"""A guest's phone finds back to its table, and learns why it is none any more."""

from __future__ import annotations

from collections.abc import Callable
from datetime import timedelta

import pytest
from django.test import Client
from django.utils import timezone

from chouette.models import Club, GuestPass, Player
from tests.builders import Table
from tests.guests import browser_with, joins, let_guests_in
from tests.web.pages import Reader

pytestmark = pytest.mark.django_db


@pytest.fixture
def ion(table: Table) -> Reader:
    """Ion's own phone; he sits at the table."""
    let_guests_in(table)
    return Reader(browser_with(joins(table, "Ion")), table)


def join_page(client: Client, start: str = "/join/") -> str:
    response = client.get(start, follow=True)
    assert response.status_code == 200
    return str(response.content.decode())


@pytest.mark.parametrize("start", ["/", "/join/"])
def test_it_finds_back_to_its_table(ion: Reader, start: str) -> None:
    page = join_page(ion.client, start)
    assert "You sit at Table 1 as Ion." in page
    assert f'href="{ion.url}"' in page


def test_it_is_told_where_it_played_when_the_night_is_over(ion: Reader) -> None:
    ion.table.close()
    page = join_page(ion.client)
    assert "You played at Table 1 as Ion." in page
    assert f'href="{ion.url}"' in page


@pytest.mark.parametrize(
    ("end", "told"),
    [
        (lambda: GuestPass.objects.update(revoked_at=timezone.now()), "It was taken away."),
        (lambda: Club.objects.update(guests_join=False), "does not let guests join by a code"),
        (lambda: Player.objects.filter(name="Ion").update(is_guest=False), "Ion has a log-in now."),
        (
            lambda: GuestPass.objects.update(expires_at=timezone.now() - timedelta(hours=1)),
            "It ended by itself after a day and a half.",
        ),
    ],
    ids=["taken", "guests stay out", "an account", "over"],
)
def test_it_is_told_why_it_works_no_more(ion: Reader, end: Callable[[], object], told: str) -> None:
    end()
    page = join_page(ion.client, ion.url)
    assert "This phone was that of Ion at Table 1." in page
    assert told in page
    assert f'href="{ion.url}"' not in page


def test_it_is_told_of_no_other_table(ion: Reader) -> None:
    GuestPass.objects.update(revoked_at=timezone.now())
    assert ion.client.get("/sessions/999999/")["Location"].startswith("/log-in/")
    assert ion.client.get("/clubs/club-test/")["Location"].startswith("/log-in/")


def test_it_says_nothing_of_it_to_others(ion: Reader) -> None:
    page = join_page(Client())
    assert "Ion" not in page
    assert Client().get("/")["Location"].startswith("/log-in/")
