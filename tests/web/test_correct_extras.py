"""Extras in the form of a correction: only where the game was played with them."""

from __future__ import annotations

import pytest

from tests.builders import open_table
from tests.people import People
from tests.web.pages import Reader, reader
from tests.web.test_correct import PATH, event_form, post


def played_by(people: People, ruleset: str) -> Reader:
    """Carla dropped what Bogdan took, and the box won."""
    table = open_table(people, "ana", "bogdan", "carla", "elena", ruleset=ruleset)
    bogdan, carla, elena = people.numbers("bogdan", "carla", "elena")
    answers = {bogdan: "take", carla: "drop", elena: "drop"}
    table.send("double", side="box", answers=answers)
    table.send("result", winner="box", result="single")
    return reader(people.bogdan, table)


@pytest.mark.parametrize(
    ("ruleset", "offered"), [("keith-many-cubes", False), ("los-angeles", True)]
)
def test_it_offers_them_by_the_rules_of_the_game(
    people: People, ruleset: str, offered: bool
) -> None:
    page = played_by(people, ruleset)
    html = post(page, **{"e1-out": "1", "do": "look"})
    assert ("an extra" in html) is offered


def test_it_adds_none_where_there_are_none(people: People) -> None:
    page = played_by(people, "keith-many-cubes")
    bogdan, carla = people.numbers("bogdan", "carla")
    before = event_form(page.page(PATH))
    html = post(page, **{"e1-out": "1", "add": f"extra-{carla}-{bogdan}", "do": "look"})
    assert len(event_form(html).fields) == len(before.fields) + 1  # the event that is out
