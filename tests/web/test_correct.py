"""An earlier game put right: its own events, what will change, asked once."""

from __future__ import annotations

from typing import Any

import pytest

from chouette.selectors.logs import state_of
from tests.builders import Table, net_points
from tests.people import People
from tests.web.pages import Form, Reader, forms, reader

PATH = "games/1/correct/"


@pytest.fixture
def played(table: Table, people: People) -> Table:
    """Game 1: Carla's cube at 2, the box won a gammon. Game 2: a single."""
    table.send("double", side="box", answers={people.number("carla"): "take"})
    table.send("result", winner="box", result="gammon")
    table.send("result", winner="box", result="single")
    return table


@pytest.fixture
def page(people: People, played: Table) -> Reader:
    return reader(people.bogdan, played)


def event_form(html: str) -> Form:
    return next(form for form in forms(html) if "auto_doubles" in form)


def post(page: Reader, **changes: Any) -> str:
    form = event_form(page.page(PATH))
    response = page.client.post(f"{page.url}{PATH}", form.values(**changes))
    return str(response.content.decode() or response["Location"])


def test_it_shows_the_games_own_events(page: Reader, people: People) -> None:
    html = page.page(PATH)
    form = event_form(html)
    assert form.fields["e0-side"] == ["box"]
    assert form.fields["e1-winner"] == ["box"]
    assert form.fields["e1-kind"] == ["gammon"]
    assert form.fields[f"e0-answer-{people.number('carla')}"] == ["take"]
    assert form.fields[f"e0-answer-{people.number('elena')}"] == [""]
    assert "Nothing yet." in html


def test_it_saves_and_leaves_the_order_alone(page: Reader, played: Table, people: People) -> None:
    before = state_of(played.row)
    post(page, **{"e1-kind": "single", "do": "save"})
    after = state_of(played.row)
    assert after.records[0].revision == 2
    assert after.seating == before.seating
    carla = people.players["carla"].pk
    assert net_points(played.session_id)[carla] == -2 * 2 - 2


def test_it_leads_to_the_game_and_says_what_changed(page: Reader) -> None:
    where = post(page, **{"e1-kind": "single", "do": "save"})
    assert where == f"{page.url}games/1/"
    html = page.page("games/1/")
    assert "Game 1 is corrected: ana +6 → +4, carla −4 → −2." in html
    assert "corrected</span>" in html


def test_it_changes_an_answer(page: Reader, played: Table, people: People) -> None:
    carla, elena = people.numbers("carla", "elena")
    post(page, **{f"e0-answer-{carla}": "drop", f"e0-answer-{elena}": "take", "do": "save"})
    points = state_of(played.row).records[0].points
    assert (points[carla], points[elena]) == (-2, -8)


def test_it_lets_the_other_side_double(page: Reader, played: Table, people: People) -> None:
    post(page, **{"e0-side": "team", "e1-winner": "team", "do": "save"})
    record = state_of(played.row).records[0]
    assert record.points[people.number("carla")] == 8
    assert record.contracts[1].level == 2


def test_it_says_when_the_events_make_no_game(page: Reader) -> None:
    html = post(page, **{"e1-out": "1", "do": "look"})
    assert "note bad" in html
    assert "Save the correction" not in html


def test_it_saves_nothing_that_makes_no_game(page: Reader, played: Table) -> None:
    seq = played.seq
    html = post(page, **{"e1-out": "1", "do": "save"})
    assert html.count('role="alert"') == 1
    assert played.seq == seq


@pytest.mark.parametrize(
    "changes",
    [
        {"e0": "{"},
        {"e0": "[]"},
        {"e0": '{"type": 1}'},
        {"auto_doubles": "x"},
        {"e0": '{"type": "x"}'},
    ],
    ids=str,
)
def test_it_refuses_what_is_no_form_of_ours(
    page: Reader, played: Table, changes: dict[str, str]
) -> None:
    form = event_form(page.page(PATH))
    response = page.client.post(f"{page.url}{PATH}", form.values(**changes, do="save"))
    assert response.status_code == 422
    assert state_of(played.row).records[0].revision == 1


def test_it_is_told_when_the_table_moved_on(page: Reader, played: Table) -> None:
    form = event_form(page.page(PATH))
    played.send("start_game", actor=played.people.ana)
    fields = form.values(**{"e1-kind": "single", "do": "save"})
    response = page.client.post(f"{page.url}{PATH}", fields)
    html = response.content.decode()
    assert response.status_code == 422
    assert "Somebody was faster: look at what changes now, then save it again." in html
    assert event_form(html).fields["e1-kind"] == ["single"], "what was entered is kept"


def test_it_is_not_for_members(people: People, played: Table) -> None:
    form = event_form(reader(people.bogdan, played).page(PATH))
    fields = form.values(**{"e1-kind": "single", "do": "save"})
    carla = reader(people.carla, played)
    assert carla.client.get(f"{carla.url}{PATH}").status_code == 403
    assert carla.client.post(f"{carla.url}{PATH}", fields).status_code == 403


def test_it_saves_nothing_where_nothing_was_changed(page: Reader, played: Table) -> None:
    html = post(page, do="save")
    assert "That is so already: nothing was changed." in html
    assert state_of(played.row).records[0].revision == 1


def test_it_answers_a_correction_that_is_sent_twice_as_saved(page: Reader, played: Table) -> None:
    form = event_form(page.page(PATH)).values(**{"e1-kind": "single", "do": "save"})
    answers = [page.client.post(f"{page.url}{PATH}", form) for _ in range(2)]
    assert {answer.status_code for answer in answers} == {303}
    assert state_of(played.row).records[0].revision == 2
