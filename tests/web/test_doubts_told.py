"""A game in doubt is told on the sheet, when squaring up, on the club’s page: in words."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from django.contrib.auth.models import User
from django.test import Client
from pytest_django import DjangoAssertNumQueries

from chouette.models import Dispute
from chouette.services.disputes import decide_dispute, dispute_game
from tests.builders import Table, open_table
from tests.people import People
from tests.web.pages import Reader, reader

LogIn = Callable[[User], Client]
TAG = '<span class="tag">in doubt</span>'

pytestmark = pytest.mark.django_db


@pytest.fixture
def table(people: People) -> Table:
    table = open_table(people, "ana", "bogdan", "carla")
    for _game in range(2):
        table.send("result", winner="box", result="single")
    return table


@pytest.fixture
def doubt(table: Table, people: People) -> Dispute:
    return dispute_game(
        session_id=table.session_id, game=1, actor=people.carla, note="I <had> dropped"
    )


def test_the_sheet_says_it_in_words(doubt: Dispute, table: Table, people: People) -> None:
    assert reader(people.ana, table).page("sheet/").count(TAG) == 1
    decide_dispute(dispute_id=doubt.pk, actor=people.ana)
    assert TAG not in reader(people.ana, table).page("sheet/")


def test_squaring_up_says_who_doubts_what(doubt: Dispute, table: Table, people: People) -> None:
    html = reader(people.ana, table).page("squaring/")
    assert "Game 1 is in doubt" in html
    assert "carla says: I &lt;had&gt; dropped" in html


def test_the_club_lists_doubts_for_those_who_decide(
    doubt: Dispute, people: People, logged_in: LogIn
) -> None:
    def club(user: User) -> str:
        return logged_in(user).get("/clubs/club-test/").content.decode()

    assert "Games in doubt" in club(people.bogdan)
    assert "carla says: I &lt;had&gt; dropped" in club(people.elena)
    assert "Games in doubt" not in club(people.carla)
    decide_dispute(dispute_id=doubt.pk, actor=people.ana)
    assert "Games in doubt" not in club(people.bogdan)


def test_the_public_sees_the_mark_and_no_words(
    doubt: Dispute, table: Table, people: People
) -> None:
    people.club.public_view = "all"
    people.club.save()
    html = Reader(Client(), table).page("games/1/")
    assert TAG in html
    assert "dropped" not in html
    assert "/dispute/" not in html


def test_it_takes_the_same_queries_however_many_doubts(
    doubt: Dispute, table: Table, people: People, logged_in: LogIn,
    django_assert_max_num_queries: DjangoAssertNumQueries,
) -> None:  # fmt: skip
    client = logged_in(people.ana)
    url = f"/sessions/{table.session_id}/squaring/"
    client.get(url)
    counts = []
    for _more in range(2):
        with django_assert_max_num_queries(60) as counted:
            client.get(url)
        counts.append(len(counted))
        dispute_game(session_id=table.session_id, game=2, actor=people.ana)
    assert counts[0] == counts[1]
