"""Forms of the table page as they are sent: results, undo, replay, refusals."""

from __future__ import annotations

from uuid import uuid4

import pytest

from chouette.models import Command
from tests.builders import Table
from tests.people import People
from tests.web.pages import Reader, form_of, reader


def test_it_books_a_result_and_goes_back_to_the_table(bogdan: Reader, table: Table) -> None:
    response = bogdan.tap("result", winner="team", result_kind="gammon")
    assert (response.status_code, response["Location"]) == (303, bogdan.url)
    table.outcome = table.send("void", actor=table.people.ana)
    assert Command.objects.filter(kind="result").count() == 1


def test_it_answers_htmx_with_the_changed_parts(bogdan: Reader, table: Table) -> None:
    response = bogdan.htmx(form_of(bogdan.page(), kind="result"))
    assert response.status_code == 200
    assert response["HX-Reswap"] == "none"
    assert response["X-Chouette-Seq"] == str(table.seq)
    assert 'id="part-seats"' in response.content.decode()


def test_it_sends_a_slip_that_stood_alone_back_to_the_table(bogdan: Reader) -> None:
    form = form_of(bogdan.slip("automatic"), kind="automatic_double")
    headers = {"HX-Request": "true", "HX-Current-URL": f"http://testserver{bogdan.url}slips/x/"}
    response = bogdan.client.post(f"{bogdan.url}commands/", form.values(), headers=headers)
    assert response["HX-Redirect"] == bogdan.url


def test_it_counts_a_double_tap_once(bogdan: Reader, table: Table) -> None:
    form = form_of(bogdan.page(), kind="result")
    first, second = bogdan.send(form), bogdan.send(form)
    assert (first.status_code, second.status_code) == (303, 303)
    assert len(table.row.commands.filter(kind="result")) == 1


def test_it_refuses_the_same_id_for_something_else(bogdan: Reader) -> None:
    form = form_of(bogdan.page(), kind="result")
    bogdan.send(form)
    response = bogdan.htmx(form, winner="team")
    assert response.status_code == 422
    assert "This command id was used for something else." in response.content.decode()


def test_it_writes_down_the_device(bogdan: Reader, table: Table) -> None:
    form = form_of(bogdan.page(), kind="result")
    agent = "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)"
    bogdan.client.post(f"{bogdan.url}commands/", form.values(), headers={"User-Agent": agent})
    assert table.row.commands.latest("pk").device == "iPhone"
    assert "bogdan, iPhone" in bogdan.page()


def test_it_undoes_in_one_tap(bogdan: Reader, table: Table) -> None:
    bogdan.tap("result")
    assert bogdan.tap("void").status_code == 303
    assert "sum 0" in bogdan.page()
    assert not table.row.statements.exists()
    assert "Game 1" in bogdan.page()


@pytest.mark.parametrize(
    ("field", "value"),
    [("command_id", "x"), ("expected_seq", "soon"), ("kind", "dance"), ("winner", "crew")],
)
def test_it_says_in_a_sentence_what_it_cannot_read(
    bogdan: Reader, table: Table, field: str, value: str
) -> None:
    seq = table.seq
    form = form_of(bogdan.page(), kind="result")
    response = bogdan.send(form, **{field: value})
    html = response.content.decode()
    assert response.status_code == 422
    assert html.count('role="alert"') == 1
    assert "<html" in html, "without script it is a page"
    assert table.seq == seq


def test_it_keeps_what_was_typed_when_the_rules_refuse(bogdan: Reader, people: People) -> None:
    carla = people.number("carla")
    slip = form_of(bogdan.slip(f"cube-{carla}"), kind="settle")
    response = bogdan.htmx(slip, points="1.3", direction="pays")
    html = response.content.decode()
    assert response.status_code == 422
    assert "Points are whole or half numbers, like 3 or 1.5." in html
    again = form_of(html, kind="settle")
    assert again.fields["points"] == ["1.3"]
    assert again.fields["direction"] == ["pays"]
    assert "<html" not in html


def test_it_lets_a_member_write_nothing(table: Table, people: People) -> None:
    carla = reader(people.carla, table)
    fields = {"kind": "result", "winner": "box", "result_kind": "single"}
    ids = {"command_id": str(uuid4()), "expected_seq": str(table.seq)}
    response = carla.client.post(f"{carla.url}commands/", {**fields, **ids})
    assert response.status_code == 403


def test_it_is_for_posts_only(bogdan: Reader) -> None:
    assert bogdan.client.get(f"{bogdan.url}commands/").status_code == 405
