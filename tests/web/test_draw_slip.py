"""Drawing the order: the way that was asked for stands first."""

from __future__ import annotations

import pytest

from tests.builders import Table, open_table
from tests.people import People
from tests.web.pages import Reader, form_of, reader


@pytest.fixture
def undrawn(people: People) -> Table:
    return open_table(people, "ana", "bogdan", "carla", "elena", drawn=False)


@pytest.fixture
def page(people: People, undrawn: Table) -> Reader:
    return reader(people.bogdan, undrawn)


def leads_to(page: Reader) -> str:
    """The slip behind the button of the table page."""
    return page.page().partition('id="open-draw" href="')[2].partition('"')[0]


def first_way(html: str) -> str:
    """How the first form of the slip draws."""
    return form_of(html, kind="draw_rotation").fields["how"][0]


def test_it_asks_those_who_throw_themselves_for_their_dice(page: Reader) -> None:
    assert leads_to(page).endswith("/slips/draw-dice/")
    html = page.slip("draw-dice")
    assert first_way(html) == "dice"
    assert "Throw for us" not in html.partition('name="dice-')[0]
    assert "Let the dice be thrown for us" in html


def test_it_keeps_that_order_when_a_die_was_wrong(page: Reader, people: People) -> None:
    form = form_of(page.slip("draw-dice"), how="dice")
    html = page.htmx(form, **{f"dice-{people.number('ana')}": "9"}).content.decode()
    assert first_way(html) == "dice"


def test_it_still_throws_for_them_on_request(page: Reader, undrawn: Table) -> None:
    assert page.send(form_of(page.slip("draw-dice"), how="throw")).status_code == 303
    assert "Dice: " in page.page()


def test_it_throws_first_for_a_table_that_was_split_off(page: Reader, undrawn: Table) -> None:
    undrawn.send("draw_rotation")
    players = undrawn.outcome.state.seating.line[2:]
    split = undrawn.send("split_table", table="Table 2", players=list(players))
    page.table.session_id = split.other_session_id or 0
    assert leads_to(page).endswith("/slips/draw/")
    assert first_way(page.slip("draw")) == "throw"


def test_it_throws_first_where_a_throw_was_undone(page: Reader, undrawn: Table) -> None:
    undrawn.send("draw_rotation")
    undrawn.send("void")
    assert leads_to(page).endswith("/slips/draw/")
