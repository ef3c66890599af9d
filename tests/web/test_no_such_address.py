"""Names in an address that nothing has, and numbers of people whom nobody knows."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from django.contrib.auth.models import User
from django.test import Client

from chouette.refusals import NotOfThisClub
from chouette.rules.table_errors import NotSeated
from chouette.web.people import People as Names
from chouette.web.people import Person
from chouette.web.reasons import Refusal, refusal_sentence
from tests.people import People
from tests.web.pages import Reader

pytestmark = pytest.mark.django_db


@pytest.mark.parametrize("name", ["nope", "cube-0", "cube-x", "cube", "double-x", "result-x-y"])
def test_it_has_no_slip_of_a_name_that_none_has(bogdan: Reader, name: str) -> None:
    assert bogdan.client.get(f"{bogdan.url}slips/{name}/").status_code == 404


def test_it_says_that_the_table_moved_on_where_there_was_such_a_slip(
    bogdan: Reader, people: People
) -> None:
    carla = people.number("carla")
    assert "The table has moved on" not in bogdan.slip(f"cube-{carla}")
    bogdan.table.send("leave", player=carla)
    bogdan.table.quick(bogdan=2, elena=2)
    assert "The table has moved on" in bogdan.slip(f"cube-{carla}")


@pytest.mark.parametrize(("base", "status"), [("nope", 404), ("", 200), ("keith-one-cube", 200)])
def test_it_begins_rules_from_a_preset_there_is(
    people: People, logged_in: Callable[[User], Client], base: str, status: int
) -> None:
    elena = logged_in(people.elena)
    assert elena.get(f"/clubs/club-test/rules/new/?base={base}").status_code == status


@pytest.mark.parametrize(
    ("refusal", "sentence"),
    [
        (NotSeated(player="1"), "Somebody unknown to this club does not sit at this table."),
        (NotSeated(player="7"), "ana does not sit at this table."),
        (
            NotOfThisClub(player=1),
            "One of those who were chosen is no active player of this club.",
        ),
    ],
)
def test_it_says_no_number_of_somebody_unknown(refusal: Refusal, sentence: str) -> None:
    assert refusal_sentence(refusal, Names([Person("7", "ana")])) == sentence
