"""Practice on the pages: chosen when a night is started, and told wherever the table is shown."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from django.contrib.auth.models import User
from django.test import Client

from chouette.models import ChouetteSession
from tests.builders import Table, open_table
from tests.people import People
from tests.web.pages import Form, Reader, forms, reader

LogIn = Callable[[User], Client]
URL = "/clubs/club-test/night/"
TOLD = "nothing of it reaches balances or standings"

pytestmark = pytest.mark.django_db


@pytest.fixture
def practice(people: People) -> Reader:
    table = open_table(people, "ana", "bogdan", "carla", practice=True)
    table.quick(bogdan=2, carla=1)
    return reader(people.bogdan, table)


def night_form(client: Client) -> Form:
    html = client.get(URL).content.decode()
    return next(form for form in forms(html) if "rules" in form)


@pytest.fixture
def bogdan(people: People, logged_in: LogIn) -> Client:
    return logged_in(people.bogdan)


def test_it_counts_unless_practice_is_chosen(bogdan: Client, people: People) -> None:
    form = night_form(bogdan)
    assert "practice" not in form
    bogdan.post(URL, form.values(players=people.numbers("ana", "bogdan")))
    assert not ChouetteSession.objects.get().is_practice


@pytest.mark.parametrize("stake", ["0.50", "no number"])
def test_it_opens_practice_for_points_only(bogdan: Client, people: People, stake: str) -> None:
    sent = night_form(bogdan).values(
        players=people.numbers("ana", "bogdan"), practice="1", stake=stake
    )
    assert bogdan.post(URL, sent).status_code == 303
    row = ChouetteSession.objects.get()
    assert (row.is_practice, row.stake_minor, row.currency) == (True, 0, "")


def test_it_keeps_the_choice_beside_a_new_guest(bogdan: Client, people: People) -> None:
    sent = night_form(bogdan).values(practice="1", guest="Horia", do="guest")
    html = bogdan.post(URL, sent).content.decode()
    form = next(form for form in forms(html) if "rules" in form)
    assert form.fields["practice"] == ["1"]


def test_it_does_not_make_the_last_stake_nothing(bogdan: Client, people: People) -> None:
    people.club.stake_minor = 0
    people.club.save()
    open_table(people, "ana", "carla", stake_minor=200).close()
    open_table(people, "radu", "mira", table="Table 2", practice=True)
    assert night_form(bogdan).fields["stake"] == ["2.00"]


@pytest.mark.parametrize("path", ["", "sheet/", "log/", "games/1/"])
def test_it_is_told_at_the_table(practice: Reader, path: str) -> None:
    assert '<span class="tag">practice</span>' in practice.page(path)


def test_it_is_told_on_the_printed_sheet(practice: Reader) -> None:
    assert TOLD in practice.page("sheet/")


def test_it_says_that_nobody_pays(practice: Reader) -> None:
    assert "This was practice: nobody pays anybody." in practice.page("squaring/")


@pytest.mark.parametrize("url", ["/clubs/club-test/", "/"])
def test_it_is_told_where_tables_are_listed(practice: Reader, url: str) -> None:
    assert '<span class="tag">practice</span>' in practice.client.get(url).content.decode()
    practice.table.close()
    club = practice.client.get("/clubs/club-test/").content.decode()
    assert '<span class="tag">practice</span>' in club


def test_it_is_not_told_of_a_table_that_counts(bogdan: Client, table: Table) -> None:
    for path in ("", "sheet/", "log/"):
        page = bogdan.get(f"/sessions/{table.session_id}/{path}").content.decode()
        assert "practice" not in page.casefold()


def test_it_offers_no_stake_to_change(practice: Reader) -> None:
    assert "slips/stake/" not in practice.page()
    assert 'name="stake"' not in practice.slip("stake")


def test_it_offers_only_tables_of_its_sort_to_merge(practice: Reader, people: People) -> None:
    open_table(people, "elena", "sorin", table="Counting", night_on=practice.table.row.night_on)
    open_table(
        people, "radu", "mira", table="Trying", night_on=practice.table.row.night_on, practice=True
    )
    slip = practice.slip("merge")
    assert "Trying" in slip
    assert "Counting" not in slip


def test_it_is_closed_without_a_word_about_paying(practice: Reader, people: People) -> None:
    elena = reader(people.elena, practice.table)
    slip = elena.slip("close")
    assert "The practice ends at this table. The sheet is summed up" in slip
    assert "squared" not in slip
    practice.table.close()
    pair = elena.page().split('<div class="pair">')[-1].split("</div>")[0]
    assert "Score sheet" in pair
    assert "squaring/" not in pair
