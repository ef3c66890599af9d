"""A form belongs to the game it was opened for: it never becomes part of another unasked."""

from __future__ import annotations

from typing import Any

import pytest

from tests.builders import Table
from tests.people import People
from tests.web.pages import Form, Reader, form_of

TOLD = "This was opened for game 1, and the table is at game 2 now."


@pytest.fixture
def moved_on(bogdan: Reader, table: Table, people: People) -> dict[str, Form]:
    """Forms that Bogdan opened for game 1, which Ana ended meanwhile."""
    elena = people.number("elena")
    opened = {
        "result": form_of(bogdan.slip("result-team-gammon"), kind="result"),
        "double": form_of(bogdan.slip("double-box"), kind="double"),
        "quick_result": form_of(bogdan.slip("quick"), kind="quick_result"),
        "settle": form_of(bogdan.slip(f"cube-{elena}"), kind="settle"),
        "automatic_double": form_of(bogdan.slip("automatic"), kind="automatic_double"),
    }
    opened["settle"].fields["points"] = ["2"]
    table.send("result", winner="box", result="single", actor=people.ana)
    return opened


KINDS = ("result", "double", "quick_result", "settle", "automatic_double")


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("script", [True, False])
def test_it_tells_that_another_game_is_on(
    bogdan: Reader, table: Table, moved_on: dict[str, Form], kind: str, script: bool
) -> None:
    seq = table.seq
    response = (bogdan.htmx if script else bogdan.send)(moved_on[kind])
    html = response.content.decode()
    assert response.status_code == 409
    assert TOLD in html
    assert "Nothing was written down." in html
    assert "The box won, single. Game 1: ana +3" in html
    assert table.seq == seq


@pytest.mark.parametrize("kind", KINDS)
def test_it_asks_once_more_before_it_counts_for_the_other_game(
    bogdan: Reader, table: Table, moved_on: dict[str, Form], kind: str
) -> None:
    again = form_of(bogdan.htmx(moved_on[kind]).content.decode(), kind=kind)
    unanswered = bogdan.htmx(again)
    assert unanswered.status_code == 409
    html = unanswered.content.decode()
    assert TOLD in html
    assert "Yes, this is for game 2." in html
    answered = bogdan.htmx(form_of(html, kind=kind), game=["1", "2"])
    assert answered.status_code == 200
    assert TOLD not in answered.content.decode()


def test_it_names_the_game_that_a_result_would_be_of(
    bogdan: Reader, moved_on: dict[str, Form]
) -> None:
    assert "Game 2: team wins a gammon?" in bogdan.htmx(moved_on["result"]).content.decode()


def test_it_knows_a_tap_that_waited_for_its_own_game(
    bogdan: Reader, table: Table, moved_on: dict[str, Form]
) -> None:
    """Behind another tap that waited it is sent as if it knew what that one led to."""
    response = bogdan.htmx(moved_on["result"], expected_seq=str(table.seq))
    assert response.status_code == 409
    assert TOLD in response.content.decode()
    assert "Game 1: ana +3" in response.content.decode()


def test_it_answers_a_tap_again_whose_answer_was_lost(bogdan: Reader, table: Table) -> None:
    form = form_of(bogdan.slip("result-team-single"), kind="result")
    answers = [bogdan.send(form), bogdan.send(form), bogdan.send(form, expected_seq="9")]
    assert [answer.status_code for answer in answers] == [303, 303, 303]
    assert table.row.commands.filter(kind="result").count() == 1


def test_it_tells_as_well_when_the_game_before_is_on_again(
    bogdan: Reader, table: Table, people: People
) -> None:
    bogdan.tap("result")
    form = form_of(bogdan.slip("result-box-single"), kind="result")
    table.send("void", actor=people.ana)
    html = bogdan.htmx(form).content.decode()
    assert "This was opened for game 2, and the table is at game 1 now." in html
    assert "Undone: The box won, single." in html


def test_it_asks_nothing_while_the_same_game_goes_on(
    bogdan: Reader, table: Table, people: People
) -> None:
    form = form_of(bogdan.slip("result-box-single"), kind="result")
    table.send("double", side="team", answers={people.number("carla"): "take"}, actor=people.ana)
    response = bogdan.htmx(form)
    assert response.status_code == 409
    assert "Yes, this is for game" not in response.content.decode()
    assert bogdan.send(form_of(response.content.decode(), kind="result")).status_code == 303


def test_it_tells_what_changed_to_whoever_mistyped_meanwhile(
    bogdan: Reader, moved_on: dict[str, Form]
) -> None:
    """Corrected and sent again it would otherwise be of game 2, and nobody had said so."""
    response = bogdan.htmx(moved_on["settle"], points="a lot")
    html = response.content.decode()
    assert response.status_code == 422
    assert TOLD in html
    assert "Points are whole or half numbers" in html
    assert form_of(html, kind="settle").fields["game"] == ["1"]


@pytest.mark.parametrize("changes", [{"kind": "join", "guest": "Horia"}, {"kind": "start_game"}])
def test_it_binds_nothing_else_to_a_game(
    bogdan: Reader, table: Table, moved_on: dict[str, Form], changes: dict[str, Any]
) -> None:
    sent = {**changes, "expected_seq": str(table.seq)}
    assert bogdan.send(moved_on["result"], **sent).status_code == 303


def test_it_takes_no_nonsense_for_the_number_of_a_game(bogdan: Reader) -> None:
    form = form_of(bogdan.slip("result-box-single"), kind="result")
    response = bogdan.htmx(form, game="²")
    assert response.status_code == 422
    assert "This form is out of date." in response.content.decode()
