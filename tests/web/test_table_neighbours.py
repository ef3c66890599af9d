"""Tables that were split or merged: each says where its people went, and the way there."""

from __future__ import annotations

import pytest

from chouette.models import ChouetteSession
from tests.builders import Table, open_table
from tests.people import People
from tests.web.pages import Reader, form_of, reader


@pytest.fixture
def split(people: People) -> Table:
    """Four at the first table after two went to another."""
    names = ("ana", "bogdan", "carla", "mira", "elena", "radu")
    table = open_table(people, *names, actor=people.ana)
    table.send("split_table", table="Table 2", players=people.numbers("elena", "radu"))
    return table


def test_it_tells_who_went_and_links_the_new_table(people: People) -> None:
    table = open_table(people, "ana", "bogdan", "carla", "mira", "elena", actor=people.ana)
    page = reader(people.ana, table)
    form = form_of(page.slip("split"), kind="split_table")
    changed = page.htmx(form, players=people.numbers("mira", "elena")).content.decode()
    assert "Mira, elena went to Table 2." in changed.partition('id="notice"')[2]
    other = ChouetteSession.objects.get(split_from=table.session_id)
    html = page.page()
    assert f'href="/sessions/{other.pk}/"' in html


def test_it_says_why_nothing_can_be_undone(people: People, split: Table) -> None:
    html = reader(people.ana, split).page()
    assert "Splitting and merging tables cannot be undone." in html
    split.send("result", winner="box", result="single")
    assert "cannot be undone." not in reader(people.ana, split).page()


def test_it_sends_readers_of_a_merged_table_on(people: People, split: Table) -> None:
    split.send("merge_table", from_table="Table 2")
    gone = Reader(reader(people.ana, split).client, split)
    away = gone.client.get(f"/sessions/{split.outcome.other_session_id}/").content.decode()
    assert "This table went to Table 1" in away
    assert "Everybody went to Table 1." in away
    assert f'href="/sessions/{split.session_id}/"' in away
    assert "Nobody sits here yet" not in away


def test_it_says_what_a_split_does(people: People, split: Table) -> None:
    html = reader(people.ana, split).slip("split")
    assert "at the new one the order is drawn next" in html
