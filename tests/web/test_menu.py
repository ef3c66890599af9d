"""The menu of a table offers only what can be done there now."""

from __future__ import annotations

import re

import pytest

from tests.builders import Table, open_table
from tests.people import People
from tests.web.pages import reader


def offered(people: People, table: Table) -> set[str]:
    html = reader(people.bogdan, table).page()
    return set(re.findall(r'id="menu-([a-z]+)"', html))


def test_it_offers_everything_at_a_table_that_plays(people: People, table: Table) -> None:
    assert {"quick", "automatic", "partner", "order", "split"} <= offered(people, table)


def test_it_offers_no_game_and_no_order_before_anybody_sits(people: People) -> None:
    table = open_table(people, "ana", "bogdan", "carla", "elena", drawn=False)
    assert offered(people, table) == {"join", "seats", "stake", "rules", "merge"}


def test_it_offers_no_split_of_three(people: People) -> None:
    table = open_table(people, "ana", "bogdan", "carla")
    assert "split" not in offered(people, table)
    assert "order" in offered(people, table)


@pytest.mark.parametrize("drawn", [True, False])
def test_it_leads_to_nothing_that_has_moved_on(people: People, drawn: bool) -> None:
    table = open_table(people, "ana", "bogdan", "carla", drawn=drawn)
    for name in offered(people, table):
        slip = reader(people.bogdan, table).slip(name)
        assert "The table has moved on" not in slip, name
