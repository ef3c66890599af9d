"""`clubs/{slug}/openings/`: lists that are at fault, and who may bring one in."""

from __future__ import annotations

from typing import Any

import pytest

from chouette.models import Club, LedgerEntry
from tests.api.conftest import Caller, browser_of, device_of
from tests.api.openings import bring_in, look
from tests.people import People

pytestmark = pytest.mark.django_db


def test_what_is_wrong_is_told_by_line(people: People) -> None:
    text = "Name;Points\nana;lots\nana;1\nRadu;0.3\nMira;1\n"
    seen = look(people, text)
    assert seen["faults"] == [
        {"line": 2, "code": "unknown_number", "written": "lots"},
        {"line": 3, "code": "duplicate_name", "written": "ana"},
        {"line": 4, "code": "not_half_points", "written": "0.3"},
    ]
    assert [line["name"] for line in seen["lines"]] == ["Mira"]
    refused = bring_in(people, 422, text=text)
    assert (refused["code"], refused["faults"]) == ("lines_at_fault", seen["faults"])
    assert not LedgerEntry.objects.exists()


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("text", None),
        ("text", ""),
        ("text", ["ana;1"]),
        ("command_id", None),
        ("columns.name", {"name": True}),
        ("columns.points", {"name": 0, "points": 1.5}),
        ("choices.ana", {"ana": "perhaps"}),
        ("choices.ana", {"ana": True}),
        ("replace", "perhaps"),
        ("lines", []),
    ],
)
def test_a_body_that_means_nothing_is_refused(people: People, field: str, value: object) -> None:
    changed: dict[str, Any] = {field.partition(".")[0]: value}
    refused = bring_in(people, 400, **changed)
    assert (refused["code"], list(refused["fields"])) == ("invalid", [field])


def test_a_text_without_a_name_is_no_list(people: People) -> None:
    refused = bring_in(people, 422, text="Name;Points\n")
    assert refused["code"] == "nothing_in_it"


def test_members_read_and_directors_bring_in(
    people: People, strangers: People, nobody: Caller
) -> None:
    bring_in(people)
    Club.objects.update(public_view="all")
    address = f"clubs/{people.club.slug}/openings/"
    assert nobody.ask(address, 401)["code"] == "not_authenticated"
    assert browser_of(people.dinu).ask(address, 404)["code"] == "not_found"
    assert device_of(people, "member").ask(address)["results"]
    assert bring_in(people, 401, caller=nobody)["code"] == "not_authenticated"
    for caller in (browser_of(people.bogdan), device_of(people), browser_of(strangers.ana)):
        assert bring_in(people, 403, caller=caller)["code"] == "not_allowed"
    Club.objects.update(public_view="nothing")
    foreign = browser_of(strangers.ana)
    assert foreign.ask(address, 404)["code"] == "not_found"
    assert bring_in(people, 404, caller=foreign)["code"] == "not_found"
