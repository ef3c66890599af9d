"""`join/{code}/` with a code that is wrong, shut or tried too often."""

from __future__ import annotations

import pytest
from django.test import Client

from chouette.models import Club, Player
from tests.api.programs import Program
from tests.builders import open_table
from tests.guests import let_guests_in
from tests.people import People

pytestmark = pytest.mark.django_db


@pytest.fixture
def path(people: People) -> str:
    """Where a table's code leads."""
    return f"join/{let_guests_in(open_table(people, 'ana', 'bogdan')).code}/"


@pytest.mark.parametrize("wrong", ["BBBBBB", "x", "B" * 300, "%F0%9D%95%8F", "admin"])
def test_it_knows_no_table_of_a_wrong_code(path: str, wrong: str) -> None:
    program = Program()
    assert program.ask(f"join/{wrong}/", 404)["code"] == "no_such_code"
    assert program.send(f"join/{wrong}/", {"name": "Ion"}, 404)["code"] == "no_such_code"


def test_it_knows_no_table_of_a_club_where_guests_stay_out(path: str) -> None:
    Club.objects.update(guests_join=False)
    assert Program().ask(path, 404)["code"] == "no_such_code"


def test_wrong_codes_count_with_those_of_the_page(path: str) -> None:
    program, page = Program(REMOTE_ADDR="192.0.2.60"), Client(REMOTE_ADDR="192.0.2.60")
    for _ in range(2):
        page.get("/join/BBBBBB/")
    assert program.tries("join/BBBBBB/", {"name": "Ion"}, 3) == [404] * 3
    for answer in (program.get(f"/api/v1/{path}"), program.post(f"/api/v1/{path}", {"name": "I"})):
        assert answer.status_code == 429
        assert answer.json()["code"] == "too_many_codes"
        assert 0 < int(answer["Retry-After"]) <= 30
    assert page.get(f"/{path}").status_code == 429
    assert Program().ask(path)["club"] == "Club Test"


@pytest.mark.parametrize("name", ["0lga", "oIga", "O|ga"])
def test_nobody_sits_down_by_a_name_that_looks_like_anothers(
    people: People, path: str, name: str
) -> None:
    Player.objects.create(club=people.club, name="Olga")
    assert Program().send(path, {"name": name}, 422)["code"] == "name_taken"
    assert not Player.objects.filter(name=name).exists()
