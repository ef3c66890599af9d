"""Pages of the back office ask the same few queries however many rows there are."""

from __future__ import annotations

from operator import le
from typing import Any

import pytest
from django.db import connection, models
from django.test import Client
from django.test.utils import CaptureQueriesContext

from chouette.services.members import create_device_token, invite
from games.api.record_examples import A_FILE
from games.models import MatchRecord
from games.services.records import keep_record
from tests.admin.addresses import MODELS, address
from tests.builders import Table, open_table
from tests.games.boards import play_a_board
from tests.people import People, make_people

pytestmark = pytest.mark.django_db

LISTS: tuple[dict[str, str], ...] = ({}, {"q": "a"}, {"o": "-2.1"}, {"_facets": "True"})
PAGES = ("change", "history")


@pytest.fixture
def table(people: People) -> Table:
    """A table with one game, an invitation and a device: a row of everything but a statement."""
    opened = open_table(people, "ana", "bogdan", "carla")
    play(opened, 1)
    write_more(people)
    return opened


def play(table: Table, games: int) -> None:
    for _ in range(games):
        table.play("ana", "bogdan", "carla", bogdan=2, carla=-1)


def write_more(people: People) -> None:
    play_a_board(people.ana)
    another = A_FILE + "\n" * MatchRecord.objects.count()
    keep_record(user=people.ana, name="The final", text=another)
    guest = people.players["radu"].pk
    invite(club_id=people.club.pk, actor=people.ana, player_id=guest)
    create_device_token(club_id=people.club.pk, actor=people.ana, label="Tablet")


def grow(people: People, table: Table) -> None:
    """Several times as many rows of everything."""
    play(table, 5)
    table.close()
    open_table(people, "radu", "mira", table="Table 2")
    write_more(people)
    make_people("Club Elsewhere", prefix="x-")


def asked(office: Client, url: str, query: dict[str, Any]) -> int:
    with CaptureQueriesContext(connection) as queries:
        assert office.get(url, query).status_code == 200
    return len(queries)


@pytest.mark.parametrize("model", MODELS, ids=lambda model: model.__name__)
def test_it_asks_no_more_of_more_rows(
    office: Client, people: People, table: Table, model: type[models.Model]
) -> None:
    url, row = address(model, "changelist"), model._default_manager.order_by("pk").first()
    asked(office, url, {})
    lists = [asked(office, url, query) for query in LISTS]
    pages = [asked(office, address(model, page, row.pk), {}) for page in PAGES if row]
    grow(people, table)
    # Where there was nothing to show at first, the first row may cost one query.
    few = [max(count, 5) + 1 for count in lists]
    assert all(map(le, [asked(office, url, query) for query in LISTS], few))
    more = [asked(office, address(model, page, row.pk), {}) for page in PAGES if row]
    assert all(map(le, more, pages))
