"""The page with the code of a table: made, shown, replaced; phones listed and taken away."""

from __future__ import annotations

import re

import pytest
from django.utils import timezone

from chouette.models import Club, GuestPass, JoinCode
from tests.builders import Table
from tests.guests import joins, let_guests_in
from tests.people import People
from tests.web.pages import Reader, form_of, reader

pytestmark = pytest.mark.django_db


@pytest.fixture(autouse=True)
def welcoming(people: People) -> None:
    Club.objects.filter(pk=people.club.pk).update(guests_join=True)


def posts(who: Reader, **fields: str) -> int:
    return int(who.client.post(f"{who.url}join-code/", fields).status_code)


def test_it_is_in_the_menu_of_whoever_scores(bogdan: Reader, people: People) -> None:
    assert "Guests join by code" in bogdan.page()
    assert "Guests join by code" not in reader(people.carla, bogdan.table).page()


def test_it_is_in_no_menu_where_guests_do_not_join(bogdan: Reader) -> None:
    Club.objects.update(guests_join=False)
    assert "Guests join by code" not in bogdan.page()
    assert "An owner can change that" in bogdan.page("join-code/")
    assert posts(bogdan, do="make") == 422


def test_it_shows_a_code_its_address_and_a_picture_of_it(bogdan: Reader, table: Table) -> None:
    assert form_of(bogdan.page("join-code/"))
    assert posts(bogdan, do="make") == 303
    code = JoinCode.objects.get(chouette_session=table.session_id).code
    page = bogdan.page("join-code/")
    assert f"{code[:3]} {code[3:]}" in page
    assert f"http://testserver/join/{code}/" in page
    assert re.search(r'<svg[^>]* class="qr"', page)
    assert " style=" not in page


def test_it_replaces_the_code(bogdan: Reader, table: Table) -> None:
    first = let_guests_in(table).code
    posts(bogdan, do="make")
    assert first not in bogdan.page("join-code/").replace(" ", "")


def test_it_withdraws_the_code(bogdan: Reader, table: Table) -> None:
    let_guests_in(table)
    assert posts(bogdan, do="withdraw") == 303
    assert not JoinCode.objects.exists()
    assert "Make a code" in bogdan.page("join-code/")


def test_it_lists_the_phones_and_takes_them_away(bogdan: Reader, table: Table) -> None:
    let_guests_in(table)
    phone = joins(table, "Ion").guest_pass
    assert "Ion" in bogdan.page("join-code/")
    assert posts(bogdan, phone=str(phone.pk)) == 303
    assert "Guests joined by a code; no phone of theirs works here any more." in bogdan.page(
        "join-code/"
    )
    assert not GuestPass.live().exists()
    assert posts(bogdan, phone=str(phone.pk)) == 422


def test_it_says_that_nobody_joined_only_where_nobody_did(bogdan: Reader, table: Table) -> None:
    let_guests_in(table)
    assert "Nobody joined by a code yet." in bogdan.page("join-code/")
    joins(table, "Ion")
    Club.objects.update(guests_join=False)
    page = bogdan.page("join-code/")
    assert "Guests joined by a code; no phone of theirs works here any more." in page
    assert "Nobody joined" not in page
    Club.objects.update(guests_join=True)
    table.close()
    GuestPass.objects.update(revoked_at=timezone.now())
    assert "Nobody joined" not in bogdan.page("join-code/")


def test_it_says_where_the_letters_are_typed_and_what_a_lost_phone_sees(
    bogdan: Reader, table: Table
) -> None:
    let_guests_in(table)
    joins(table, "Ion")
    page = bogdan.page("join-code/")
    assert "or type the letters under “Join with a code”:" in page
    assert "sees no more than everybody does" in page


@pytest.mark.parametrize("phone", ["x", "9" * 40, "-1"])
def test_it_takes_no_phone_away_that_is_none(bogdan: Reader, phone: str) -> None:
    assert posts(bogdan, phone=phone) == 422


@pytest.mark.parametrize(("who", "status"), [("carla", 403), ("dinu", 404), (None, 302)])
def test_it_is_for_nobody_else(table: Table, people: People, who: str | None, status: int) -> None:
    let_guests_in(table)
    before = JoinCode.objects.get().code
    other = reader(getattr(people, who) if who else None, table)
    assert other.client.get(f"{other.url}join-code/").status_code == status
    assert posts(other, do="make") == status
    assert JoinCode.objects.get().code == before


def test_it_is_over_with_the_night(bogdan: Reader, table: Table) -> None:
    table.close()
    assert "its code leads nowhere any more" in bogdan.page("join-code/")
    assert posts(bogdan, do="make") == 422
