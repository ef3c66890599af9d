"""Who is chosen when the form of a night is opened, and what it folds away."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date, timedelta

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


def last_week(people: People) -> date:
    return club_today(people.club) - timedelta(days=7)


def same_players(client: Client) -> list[str]:
    """Who is ticked for whoever asked for the players of the last night."""
    form = night_form(client.get(f"{URL}?players=last").content.decode())
    return sorted(form.fields.get("players", []))


def test_it_ticks_everybody_of_the_last_night_after_a_split_and_a_merger(
    bogdan: Client, people: People
) -> None:
    everybody = ("ana", "bogdan", "carla", "radu", "mira")
    table = open_table(people, *everybody, actor=people.ana, night_on=last_week(people))
    table.send("split_table", table="Table 2", players=people.numbers("radu", "mira"))
    table.send("merge_table", from_table="Table 2")
    table.close()
    assert same_players(bogdan) == sorted(people.numbers(*everybody))


def test_it_chooses_nobody_who_sits_at_an_open_table(bogdan: Client, people: People) -> None:
    open_table(people, "ana", "bogdan", "mira", night_on=last_week(people)).close()
    open_table(people, "ana", "radu", night_on=club_today(people.club))
    assert same_players(bogdan) == sorted(people.numbers("bogdan", "mira"))
    html = bogdan.get(URL).content.decode()
    assert f'value="{people.number("ana")}" disabled' in html


def test_it_ticks_nobody_but_the_reader_who_played_the_last_time(
    bogdan: Client, people: People, logged_in: LogIn
) -> None:
    open_table(people, "ana", "bogdan", "radu", night_on=last_week(people)).close()
    assert form_now(bogdan).fields["players"] == [people.number("bogdan")]
    assert "players" not in form_now(logged_in(people.elena))


def test_it_offers_the_players_of_the_last_night_by_its_date(
    bogdan: Client, people: People
) -> None:
    then = last_week(people)
    open_table(people, "ana", "radu", night_on=then).close()
    offer = f"The same players as on {then:%A} {then.day} "
    assert offer in bogdan.get(URL).content.decode()
    assert offer not in bogdan.get(f"{URL}?players=last").content.decode()


def test_it_offers_them_no_more_once_they_all_sit_at_a_table(
    bogdan: Client, people: People
) -> None:
    open_table(people, "ana", "radu", night_on=last_week(people)).close()
    open_table(people, "ana", "radu", night_on=club_today(people.club))
    assert "The same players" not in bogdan.get(URL).content.decode()


def test_it_takes_tonight_for_the_last_night_once_all_its_tables_are_closed(
    bogdan: Client, people: People
) -> None:
    today = club_today(people.club)
    open_table(people, "carla", "radu", night_on=last_week(people)).close()
    tonight = open_table(people, "ana", "mira", night_on=today)
    assert same_players(bogdan) == sorted(people.numbers("carla", "radu"))
    tonight.close()
    assert same_players(bogdan) == sorted(people.numbers("ana", "mira"))


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
    assert html.index('name="dice-') < html.index("Throw for us")
    assert html.index("Let the dice be thrown for us") < html.index("Throw for us")
