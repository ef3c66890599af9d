"""House rules in the back office: an address once, and JSON that a table can read."""

from __future__ import annotations

import pytest
from django.test import Client

from chouette.models import HouseRules
from tests.admin.addresses import address
from tests.people import People

pytestmark = pytest.mark.django_db


def add(office: Client, people: People, **changes: object) -> int:
    form = {"club": people.club.pk, "name": "Ours", "slug": "ours", "base": "amsterdam"}
    return office.post(
        address(HouseRules, "add"), {**form, "values": "{}", "is_active": "on", **changes}
    ).status_code


def test_it_takes_an_empty_object_for_the_preset_as_it_is(office: Client, people: People) -> None:
    assert add(office, people) == 302
    assert HouseRules.objects.get(slug="ours").values["seat"]


@pytest.mark.parametrize(
    "values",
    ["[" * 30_000, '{"beavers":"\\ud800"}', '{"a":' * 40 + "1" + "}" * 40, "NaN", '"\\u0000"', ""],
)
def test_it_answers_json_that_is_none_with_a_sentence(
    office: Client, people: People, values: str
) -> None:
    assert add(office, people, values=values) == 200
    assert not HouseRules.objects.filter(slug="ours").exists()


@pytest.mark.parametrize("slug", ["ours", "amsterdam", "keith-many-cubes", "new"])
def test_it_gives_an_address_once(office: Client, people: People, slug: str) -> None:
    assert add(office, people) == 302
    count = HouseRules.objects.count()
    assert add(office, people, slug=slug) == 200
    assert HouseRules.objects.count() == count


def test_it_takes_no_name_that_is_none(office: Client, people: People) -> None:
    assert add(office, people, name="\u200b") == 200
