"""Who is chosen when the form of a night is opened, and what it folds away."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from django.contrib.auth.models import User
from django.test import Client

from chouette.selectors.clubs import club_today
from tests.builders import open_table
from tests.people import People
from tests.web.test_night_new import URL, form_now, night_form

LogIn = Callable[[User], Client]

pytestmark = pytest.mark.django_db


@pytest.fixture
def bogdan(people: People, logged_in: LogIn) -> Client:
    return logged_in(people.bogdan)


def test_it_begins_with_everybody_of_the_last_night_after_a_split_and_a_merger(
    bogdan: Client, people: People
) -> None:
    table = open_table(people, "ana", "bogdan", "carla", "radu", "mira", actor=people.ana)
    table.send("split_table", table="Table 2", players=people.numbers("radu", "mira"))
    table.send("merge_table", from_table="Table 2")
    table.close()
    everybody = people.numbers("ana", "bogdan", "carla", "radu", "mira")
    assert sorted(form_now(bogdan).fields["players"]) == sorted(everybody)


def test_it_chooses_nobody_who_sits_at_an_open_table(bogdan: Client, people: People) -> None:
    open_table(people, "ana", "radu", night_on=club_today(people.club))
    html = bogdan.get(URL).content.decode()
    assert "players" not in night_form(html)
    assert f'value="{people.number("ana")}" disabled' in html


def test_it_can_begin_with_other_people(bogdan: Client, people: People) -> None:
    open_table(people, "ana", "radu", actor=people.ana).close()
    assert "players" in form_now(bogdan)
    assert "players" not in night_form(bogdan.get(f"{URL}?players=none").content.decode())


def test_it_folds_every_set_of_rules_but_the_usual_one(bogdan: Client) -> None:
    html = bogdan.get(URL).content.decode()
    assert html.index('value="keith-many-cubes" checked') < html.index('class="other-rules">')
    assert "8 other sets of rules" in html


def test_it_unfolds_them_where_another_was_chosen(bogdan: Client) -> None:
    sent = form_now(bogdan).values(rules="keith-one-cube", stake="a lot")
    assert 'class="other-rules" open' in bogdan.post(URL, sent).content.decode()


def test_it_leads_who_throws_himself_to_the_fields_for_dice(bogdan: Client, people: People) -> None:
    sent = form_now(bogdan).values(players=people.numbers("ana", "bogdan"), how="later")
    html = bogdan.post(URL, sent, follow=True).content.decode()
    assert "<details open><summary>We threw ourselves" in html
