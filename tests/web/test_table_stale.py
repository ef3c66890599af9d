"""Somebody was faster: what changed is told, what was entered is kept."""

from __future__ import annotations

from chouette.selectors.logs import state_of
from tests.builders import Table
from tests.people import People
from tests.web.pages import Form, Reader, form_of, forms


def double_form(page: Reader) -> Form:
    return next(f for f in forms(page.page()) if f.fields.get("side") == ["box"])


def test_it_tells_what_changed_and_keeps_the_answers(
    bogdan: Reader, table: Table, people: People
) -> None:
    form = double_form(bogdan)
    table.send("double", side="team", answers={people.number("elena"): "drop"}, actor=people.ana)
    carla = f"answer-{people.number('carla')}"
    response = bogdan.htmx(form, **{carla: "drop"})
    html = response.content.decode()
    assert response.status_code == 409
    assert "Somebody was faster: the table has moved on." in html
    assert "The team doubled, the box answered: drop to elena." in html
    again = form_of(html, kind="double", side="box")
    assert again.fields[carla] == ["drop"]
    assert f"answer-{people.number('elena')}" not in again


def test_it_can_be_confirmed_again_after_a_look(
    bogdan: Reader, table: Table, people: People
) -> None:
    form = form_of(bogdan.page(), kind="result")
    table.send("double", side="box", answers={people.number("carla"): "take"}, actor=people.ana)
    response = bogdan.htmx(form)
    again = form_of(response.content.decode(), kind="result")
    assert again.fields["expected_seq"] == [str(table.seq)]
    assert again.fields["command_id"] != form.fields["command_id"]
    assert bogdan.send(again).status_code == 303


def test_it_undoes_nothing_that_it_did_not_name(bogdan: Reader, table: Table) -> None:
    bogdan.tap("result")
    undo = form_of(bogdan.page(), kind="void")
    table.send("quick_result", points=dict.fromkeys(_members(table), 1), actor=table.people.ana)
    response = bogdan.htmx(undo)
    html = response.content.decode()
    assert response.status_code == 409
    assert 'id="undo"' in html
    assert "Score: " in html, "it names what it would undo now"
    assert table.row.commands.filter(kind="void").count() == 0


def test_it_shows_a_page_to_whoever_has_no_script(bogdan: Reader, table: Table) -> None:
    form = form_of(bogdan.page(), kind="result")
    table.send("start_game", actor=table.people.ana)
    response = bogdan.send(form)
    html = response.content.decode()
    assert response.status_code == 409
    assert "<html" in html
    assert "Game 1 began." in html
    assert form_of(html, kind="result").fields["winner"] == ["box"]


def test_it_says_when_what_the_form_was_about_is_gone(
    bogdan: Reader, table: Table, people: People
) -> None:
    form = form_of(bogdan.slip("quick"), kind="quick_result")
    table.send("double", side="box", answers={people.number("carla"): "take"}, actor=people.ana)
    points = {f"points-{number}": "1" for number in people.numbers("bogdan", "carla", "elena")}
    response = bogdan.htmx(form, **points)
    assert response.status_code == 409
    assert "The table has moved on" in response.content.decode()


def _members(table: Table) -> tuple[str, ...]:
    return state_of(table.row).seating.rotation.order[1:]
