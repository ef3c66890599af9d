"""Closing a night: the last question, or the ways out of a game that is open."""

from __future__ import annotations

import pytest

from tests.builders import Table
from tests.people import People
from tests.web.pages import Reader, form_of, forms, reader


@pytest.fixture
def elena(people: People, table: Table) -> Reader:
    """The director, who may close."""
    return reader(people.elena, table)


def closing(html: str) -> bool:
    return any(form.fields.get("kind") == ["close"] for form in forms(html))


def test_it_asks_once_between_two_games(elena: Reader) -> None:
    html = elena.slip("close")
    assert closing(html)
    assert "Close the night" in html


def test_it_says_that_a_game_is_open_and_offers_two_ways_out(
    elena: Reader, table: Table, people: People
) -> None:
    table.send("result", winner="box", result="single")
    table.send("double", side="box", answers={people.number("elena"): "take"})
    html = elena.slip("close")
    assert "Game 2 is open" in html
    assert not closing(html), "it would be refused"
    assert f'href="{elena.url}" data-close data-focus>Give game 2 its result</a>' in html
    assert f'href="{elena.url}slips/undo/" data-slip' in html
    assert "Undo: The box doubled: elena take." in html
    assert "Undo goes back one step at a time" in html


def test_it_takes_back_the_start_alone_in_one_step(elena: Reader, table: Table) -> None:
    table.send("start_game")
    html = elena.slip("close")
    assert "Undo: Game 1 began." in html
    assert "one step at a time" not in html
    elena.send(form_of(elena.slip("undo"), kind="void"))
    assert closing(elena.slip("close"))


def test_it_leads_to_the_answers_that_a_double_waits_for(
    elena: Reader, table: Table, people: People
) -> None:
    table.send("offer", side="box", members=people.numbers("carla"))
    html = elena.slip("close")
    assert f'href="{elena.url}slips/answers/" data-slip>Enter the answer of carla</a>' in html
    assert "its result</a>" not in html


def test_it_tells_the_same_when_a_game_began_meanwhile(elena: Reader, table: Table) -> None:
    form = form_of(elena.slip("close"), kind="close")
    table.send("start_game")
    response = elena.htmx(form)
    html = response.content.decode()
    assert response.status_code == 409
    assert "Game 1 began." in html
    assert "Game 1 is open" in html
    assert not closing(html)
