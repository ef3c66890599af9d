"""Who plays, by which rules, for what, and who begins."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from django.contrib.auth.models import User
from django.test import Client

from chouette.models import ChouetteSession
from chouette.selectors.clubs import club_today
from chouette.selectors.logs import state_of
from chouette.services.house_rules import save_house_rules
from tests.builders import open_table
from tests.people import People
from tests.web.pages import Form, forms

LogIn = Callable[[User], Client]
URL = "/clubs/club-test/night/"

pytestmark = pytest.mark.django_db


@pytest.fixture
def bogdan(people: People, logged_in: LogIn) -> Client:
    return logged_in(people.bogdan)


def night_form(html: str) -> Form:
    return next(form for form in forms(html) if "rules" in form)


def form_now(client: Client) -> Form:
    return night_form(client.get(URL).content.decode())


def test_it_begins_with_nobody_and_the_clubs_usual_stake(bogdan: Client, people: People) -> None:
    open_table(people, "ana", "carla", "radu").close()
    form = form_now(bogdan)
    assert "players" not in form
    assert form.fields["stake"] == ["0.50"]
    assert form.fields["currency"] == ["EUR"]
    assert form.fields["rules"] == ["keith-many-cubes"]


def test_it_opens_the_table_and_throws_the_dice(bogdan: Client, people: People) -> None:
    form = form_now(bogdan)
    response = bogdan.post(URL, form.values(players=people.numbers("ana", "bogdan", "mira")))
    row = ChouetteSession.objects.get()
    assert (response.status_code, response["Location"]) == (303, f"/sessions/{row.pk}/")
    state = state_of(row)
    assert sorted(state.seating.line) == people.numbers("ana", "bogdan", "mira")
    assert (state.stake_minor, state.currency) == (50, "EUR")


def test_it_counts_a_double_tap_once(bogdan: Client, people: People) -> None:
    sent = form_now(bogdan).values(players=people.numbers("ana", "bogdan"))
    first, second = bogdan.post(URL, sent), bogdan.post(URL, sent)
    assert first["Location"] == second["Location"]
    assert ChouetteSession.objects.get().commands.count() == 2


def test_it_leads_to_the_dice_when_people_throw_themselves(bogdan: Client, people: People) -> None:
    sent = form_now(bogdan).values(players=people.numbers("ana", "bogdan"), how="later")
    row_url = bogdan.post(URL, sent)["Location"]
    assert row_url.endswith("/slips/draw-dice/")
    assert state_of(ChouetteSession.objects.get()).seating.line == ()


def test_it_adds_a_guest_and_keeps_what_was_typed(bogdan: Client, people: People) -> None:
    sent = form_now(bogdan).values(
        players=people.numbers("ana"), guest="Horia", stake="2", do="guest"
    )
    form = night_form(bogdan.post(URL, sent).content.decode())
    horia = people.club.players.get(name="Horia")
    assert sorted(form.fields["players"]) == sorted([people.number("ana"), str(horia.pk)])
    assert form.fields["stake"] == ["2"]


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"players": ["1"]}, "Choose at least two players."),
        ({"stake": "a lot"}, "An amount is written like 0.50"),
        ({"rules": "moon"}, "There is no such house rule, value or preset"),
        ({"table": ""}, "The name of the table is 1 to 40 characters on one line."),
        ({"command_id": "x"}, "This form is out of date."),
        ({"guest": "ana", "do": "guest"}, "ana is a member already."),
    ],
)
def test_it_says_in_a_sentence_what_is_wrong(
    bogdan: Client, people: People, changes: dict[str, str], sentence: str
) -> None:
    sent = form_now(bogdan).values(players=people.numbers("ana", "bogdan"))
    response = bogdan.post(URL, {**sent, **changes})
    html = response.content.decode()
    assert response.status_code == 422
    assert sentence in html
    assert html.count('role="alert"') == 1
    assert ChouetteSession.objects.count() == 0


def test_it_refuses_somebody_who_sits_elsewhere_by_name(bogdan: Client, people: People) -> None:
    open_table(people, "ana", "radu", night_on=club_today(people.club))
    sent = form_now(bogdan).values(players=people.numbers("ana", "bogdan"))
    html = bogdan.post(URL, sent).content.decode()
    assert "At another table of this night already: ana." in html


def test_it_calls_the_next_table_by_the_next_number(bogdan: Client, people: People) -> None:
    open_table(people, "ana", "radu")
    assert form_now(bogdan).fields["table"] == ["Table 2"]


def test_it_explains_in_words_how_each_preset_differs(bogdan: Client) -> None:
    html = bogdan.get(URL).content.decode()
    assert "11 differences from the usual rules" in html
    assert "one cube for the table" in html


def test_it_takes_a_level_for_each_player_where_the_rules_have_them(
    bogdan: Client, people: People
) -> None:
    save_house_rules(
        club_id=people.club.pk,
        actor=people.ana,
        name="Stakes",
        base="keith-many-cubes",
        values={"level_agreement": "multiples"},
    )
    ana, carla = people.numbers("ana", "carla")
    sent = form_now(bogdan).values(players=[ana, carla], rules="stakes", **{f"level-{carla}": "3"})
    bogdan.post(URL, sent)
    assert state_of(ChouetteSession.objects.get()).levels == {ana: 1, carla: 3}


def test_it_plays_for_points_only_without_a_stake(bogdan: Client, people: People) -> None:
    sent = form_now(bogdan).values(players=people.numbers("ana", "bogdan"), stake="")
    bogdan.post(URL, sent)
    state = state_of(ChouetteSession.objects.get())
    assert (state.stake_minor, state.currency) == (0, "")
