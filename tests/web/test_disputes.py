"""A game in doubt on the pages: one tap to say so, one to decide."""

from __future__ import annotations

import pytest

from chouette.models import Dispute
from chouette.services.disputes import dispute_game
from chouette.services.erasing import erase_player
from tests.builders import Table, open_table
from tests.people import People
from tests.web.pages import Form, forms, reader

TAG = '<span class="tag">in doubt</span>'

pytestmark = pytest.mark.django_db


@pytest.fixture
def table(people: People) -> Table:
    table = open_table(people, "ana", "bogdan", "carla")
    for _game in range(2):
        table.send("result", winner="box", result="single")
    return table


@pytest.fixture
def doubt(table: Table, people: People) -> Dispute:
    return dispute_game(
        session_id=table.session_id, game=1, actor=people.carla, note="I <had> dropped"
    )


def form_to(html: str, ending: str) -> Form:
    return next(form for form in forms(html) if form.action.endswith(ending))


def test_it_is_one_tap_with_a_note(table: Table, people: People) -> None:
    carla = reader(people.carla, table)
    form = form_to(carla.page("games/1/"), "/games/1/dispute/")
    response = carla.client.post(form.action, form.values(note="I had dropped"))
    assert (response.status_code, response["Location"]) == (303, f"{carla.url}games/1/")
    html = carla.page("games/1/")
    assert "Game 1 is in doubt until somebody decides." in html
    assert "carla says: I had dropped" in html
    assert TAG in html
    assert "/games/1/dispute/" not in html


def test_it_needs_no_note(table: Table, people: People) -> None:
    carla = reader(people.carla, table)
    carla.client.post(f"{carla.url}games/2/dispute/")
    assert "carla says that it was scored wrongly." in carla.page("games/2/")


def test_a_second_tap_is_the_same_doubt(table: Table, people: People) -> None:
    carla = reader(people.carla, table)
    for _tap in range(2):
        assert carla.client.post(f"{carla.url}games/1/dispute/").status_code == 303
    assert Dispute.objects.count() == 1


def test_somebody_elses_doubt_is_told_instead(doubt: Dispute, table: Table, people: People) -> None:
    bogdan = reader(people.bogdan, table)
    response = bogdan.client.post(f"{bogdan.url}games/1/dispute/", follow=True)
    assert "Game 1 is in doubt already." in response.content.decode()


@pytest.mark.parametrize("number", [3, 99999])
def test_there_is_no_doubt_about_no_game(table: Table, people: People, number: int) -> None:
    carla = reader(people.carla, table)
    assert carla.client.post(f"{carla.url}games/{number}/dispute/").status_code == 404


def test_it_is_decided_where_it_stands(doubt: Dispute, table: Table, people: People) -> None:
    bogdan = reader(people.bogdan, table)
    form = form_to(bogdan.page("games/1/"), "/decide/")
    bogdan.client.post(form.action, form.values(verdict="stands", word="Ana saw it too"))
    html = bogdan.page("games/1/")
    assert "bogdan decided: it stands as it was scored. Ana saw it too" in html
    assert TAG not in html
    response = bogdan.client.post(form.action, {"verdict": "corrected"}, follow=True)
    assert "was decided already" in response.content.decode()


def test_it_leads_to_the_correction_that_was_not_made(
    doubt: Dispute, table: Table, people: People
) -> None:
    bogdan = reader(people.bogdan, table)
    form = form_to(bogdan.page("games/1/"), "/decide/")
    html = bogdan.client.post(form.action, {"verdict": "corrected"}, follow=True).content.decode()
    told = html.split('id="messages"')[1].split("</div>")[0]
    assert "Game 1 was not corrected since somebody doubted it" in told
    assert f'href="{bogdan.url}games/1/correct/"' in told
    assert TAG in html


def test_it_names_who_was_erased_as_everywhere(table: Table, people: People) -> None:
    player = people.players["carla"]
    for game in (1, 2):
        dispute_game(session_id=table.session_id, game=game, actor=people.carla)
    table.send("leave", player=people.number("carla"))
    erase_player(club_id=people.club.pk, player_id=player.pk, actor=people.ana)
    ana = reader(people.ana, table)
    html = ana.page("games/1/")
    assert f"Player {player.pk} says that it was scored wrongly." in html
    assert "erased-" not in html


def test_it_names_who_was_erased_in_the_log(people: People) -> None:
    table = open_table(people, "ana", "carla", actor=people.bogdan)
    bogdan = people.players["bogdan"]
    erase_player(club_id=people.club.pk, player_id=bogdan.pk, actor=people.ana)
    html = reader(people.ana, table).page("log/")
    assert f"Player {bogdan.pk}" in html
    assert "erased-" not in html


def test_a_member_sees_no_decision_to_make(doubt: Dispute, table: Table, people: People) -> None:
    html = reader(people.carla, table).page("games/1/")
    assert "/decide/" not in html
    assert "/withdraw/" in html
    assert "/withdraw/" not in reader(people.ana, table).page("games/1/")


def test_it_is_withdrawn_in_one_tap(doubt: Dispute, table: Table, people: People) -> None:
    carla = reader(people.carla, table)
    carla.client.post(form_to(carla.page("games/1/"), "/withdraw/").action)
    assert "carla took that back." in carla.page("games/1/")
