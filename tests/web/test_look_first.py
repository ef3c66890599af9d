"""Whatever would settle a game is shown first: points, next seats and why; then it is confirmed."""

from __future__ import annotations

import pytest
from django.test import RequestFactory

from chouette.web.previews import Look, Preview
from chouette.web.submitting import LookFirst, refused
from chouette.web.table_loading import load_table
from tests.builders import Table, open_table
from tests.people import People
from tests.web.pages import Form, Reader, form_of, reader


def double(page: Reader, people: People, *answers: str) -> Form:
    """The form of the box's double with these answers of Bogdan, Carla and Elena."""
    form = form_of(page.page(), kind="double", side="box")
    members = people.numbers("bogdan", "carla", "elena")
    given = {f"answer-{m}": [word] for m, word in zip(members, answers, strict=True)}
    form.fields.update(given)
    return form


def shown(response: object) -> str:
    """The answer of somebody who is asked to look first."""
    assert getattr(response, "status_code", 0) == 200
    return str(getattr(response, "content", b"").decode())


def test_it_plays_on_after_a_double_in_one_confirmation(
    bogdan: Reader, table: Table, people: People
) -> None:
    assert bogdan.send(double(bogdan, people, "drop", "take", "drop")).status_code == 303
    assert table.row.commands.filter(kind="double").count() == 1


def test_it_shows_a_double_that_all_drop_before_the_game_ends(
    bogdan: Reader, table: Table, people: People
) -> None:
    seq = table.seq
    html = shown(bogdan.htmx(double(bogdan, people, "drop", "drop", "drop")))
    assert "This ends game 1" in html
    assert "ana keeps the box, carla is captain." in html
    assert table.seq == seq
    again = form_of(html, kind="double", side="box")
    assert "seen" in again
    assert bogdan.send(again, **dict.fromkeys(_fields(again), "drop")).status_code == 303
    assert "Game 2" in bogdan.page()


def test_it_shows_a_lone_taker_who_must_drop(people: People) -> None:
    rules = {"lone_taker": "must_drop", "lone_taker_from": 4}
    table = open_table(people, "ana", "bogdan", "carla", "elena", ruleset=rules)
    page = reader(people.bogdan, table)
    html = shown(page.htmx(double(page, people, "drop", "take", "drop")))
    assert "This ends game 1" in html
    assert "Game 1" in page.page()


def test_it_shows_again_what_was_changed_after_the_look(
    bogdan: Reader, table: Table, people: People
) -> None:
    points = {f"points-{number}": "1" for number in people.numbers("bogdan", "carla", "elena")}
    form = form_of(bogdan.slip("quick"), kind="quick_result")
    looked = form_of(shown(bogdan.htmx(form, **points)), kind="quick_result")
    changed = points | {f"points-{people.number('elena')}": "8"}
    html = shown(bogdan.htmx(looked, **changed))
    assert "+8" in html.partition("data-look")[2]
    assert table.row.commands.filter(kind="quick_result").count() == 0
    last = form_of(html, kind="quick_result")
    assert bogdan.send(last, **changed).status_code == 303
    assert table.row.commands.filter(kind="quick_result").count() == 1


@pytest.mark.parametrize("script", [True, False])
def test_it_shows_the_last_agreement(
    bogdan: Reader, table: Table, people: People, script: bool
) -> None:
    bogdan.send(double(bogdan, people, "drop", "drop", "take"))
    form = form_of(bogdan.slip(f"cube-{people.number('elena')}"), kind="settle")
    html = shown((bogdan.htmx if script else bogdan.send)(form, points="1.5", direction="pays"))
    assert "−1.5" in html
    assert "Change it" in html
    assert bogdan.send(form_of(html, kind="settle")).status_code == 303
    assert "Game 2" in bogdan.page()


def test_it_shows_the_last_answer(bogdan: Reader, table: Table, people: People) -> None:
    table.send("offer", side="box", members=people.numbers("bogdan", "carla", "elena"))
    for name in ("bogdan", "carla"):
        table.send("answer", member=people.number(name), answer="drop")
    slip = bogdan.slip("answers")
    form = form_of(slip, kind="answer", member=people.number("elena"))
    html = shown(bogdan.htmx(form, answer="drop"))
    assert "This ends game 1" in html
    assert bogdan.send(form_of(html, kind="answer")).status_code == 303
    assert "Game 2" in bogdan.page()


def test_it_asks_again_when_the_table_moved_on_meanwhile(
    bogdan: Reader, table: Table, people: People
) -> None:
    bogdan.send(double(bogdan, people, "drop", "drop", "take"))
    form = form_of(bogdan.slip(f"cube-{people.number('elena')}"), kind="settle")
    looked = form_of(shown(bogdan.htmx(form, points="1")), kind="settle")
    table.send("join", player=people.number("mira"), actor=people.ana)
    late = bogdan.htmx(looked)
    assert late.status_code == 409
    html = shown(bogdan.htmx(form_of(late.content.decode(), kind="settle")))
    assert bogdan.send(form_of(html, kind="settle")).status_code == 303


def test_it_sends_a_look_for_the_table_it_was_taken_at(
    bogdan: Reader, table: Table, people: People, rf: RequestFactory
) -> None:
    """What happens while it is being shown makes it stale, whatever it is sent with."""
    request = rf.post("/", {"kind": "quick_result", "slip": "quick"})
    request.user = people.bogdan
    looked_at = load_table(request, table.session_id)
    table.send("result", winner="box", result="single", actor=people.ana)
    answer = refused(request, table.session_id, LookFirst(Look(Preview(), "0"), looked_at))
    form = form_of(answer.content.decode(), kind="quick_result")
    assert (form.fields["expected_seq"], form.fields["game"]) == ([str(looked_at.seq)], ["1"])
    assert bogdan.htmx(form).status_code == 409


def _fields(form: Form) -> list[str]:
    return [name for name in form.fields if name.startswith("answer-")]
