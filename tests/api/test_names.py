"""Names over the API: one line, and nothing in them that is no letter."""

from __future__ import annotations

import pytest

from tests.api.conftest import browser_of, device_of
from tests.people import People

pytestmark = pytest.mark.django_db


@pytest.mark.parametrize("name", ["a\nb", "a\tb", "a\r\nb", "a\u2028b", "a\x85b"])
def test_a_name_with_a_control_character_is_refused(people: People, name: str) -> None:
    club, device = f"clubs/{people.club.slug}/", device_of(people)
    assert device.send(f"{club}players/", {"name": name}, 422)["code"] == "bad_name"
    refused = browser_of(people.ana).send(club, {"name": name}, 422, method="patch")
    assert refused["code"] == "bad_name"


def test_spaces_around_and_between_are_tidied(people: People) -> None:
    device = device_of(people)
    made = device.send(f"clubs/{people.club.slug}/players/", {"name": "  Ion   Popa \n"})
    assert made["name"] == "Ion Popa"
