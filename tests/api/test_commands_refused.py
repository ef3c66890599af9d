"""`sessions/{id}/commands/`: what is not done, and what its sender is told."""

from __future__ import annotations

from typing import Any
from uuid import uuid4

import pytest

from chouette.models import Club
from tests.api.conftest import Caller, browser_of, device_of
from tests.api.shapes import is_answer
from tests.api.states import address, command
from tests.builders import Table
from tests.people import People

PATH = "sessions/{session_id}/commands/"

pytestmark = pytest.mark.django_db


def test_a_rule_that_is_broken_is_named(people: People, table: Table) -> None:
    refused = browser_of(people.bogdan).send(address(table), command(table.seq, "start_game"), 422)
    is_answer(refused, "POST", PATH, 422)
    assert refused["code"] == "rotation_not_drawn"


@pytest.mark.parametrize(
    "body",
    [
        [],
        "close",
        {},
        {"kind": "close"},
        {"command_id": "no uuid", "expected_seq": 1, "kind": "close"},
        {"command_id": str(uuid4()), "expected_seq": "1", "kind": "close"},
        {"command_id": str(uuid4()), "expected_seq": -1, "kind": "close"},
    ],
)
def test_what_is_no_command_is_invalid(people: People, table: Table, body: Any) -> None:
    device = device_of(people)
    refused = device.send(address(table), body, 400)
    is_answer(refused, "POST", PATH, 400)
    assert refused["code"] == "invalid"


@pytest.mark.parametrize(
    "fields",
    [
        {"kind": "no_such_kind"},
        {"kind": "open_table", "night_on": "2026-01-01", "table": "1", "ruleset": {}},
        {"kind": "merge_into", "to_table": "2"},
        {"kind": "close", "why": "it is late"},
        {"kind": "leave"},
        {"kind": "draw_rotation", "rolls": 7},
    ],
)
def test_a_kind_or_a_field_that_is_none_is_bad_json(
    people: People, table: Table, fields: Any
) -> None:
    body = {"command_id": str(uuid4()), "expected_seq": table.seq, **fields}
    refused = browser_of(people.ana).send(address(table), body, 422)
    assert refused["code"] == "bad_json"


def test_a_member_does_not_score(people: People, table: Table) -> None:
    body = command(table.seq, "draw_rotation")
    assert browser_of(people.carla).send(address(table), body, 403)["code"] == "not_allowed"


def test_a_scorer_does_not_close_the_night(people: People, table: Table) -> None:
    body = command(table.seq, "close")
    assert browser_of(people.bogdan).send(address(table), body, 403)["code"] == "not_allowed"
    browser_of(people.elena).send(address(table), body)


@pytest.mark.parametrize("kind", ["start_game", "join", "void", "change_stake"])
def test_a_closed_table_says_that_it_is_closed_to_whoever_may_score(
    people: People, table: Table, kind: str
) -> None:
    seq = browser_of(people.elena).send(address(table), command(table.seq, "close"))["seq"]
    fields = {"join": {"player": 1}, "change_stake": {"stake_minor": 5}}.get(kind, {})
    for caller in (browser_of(people.ana), browser_of(people.bogdan), device_of(people)):
        refused = caller.send(address(table), command(seq, kind, **fields), 422)
        assert refused["code"] == "table_closed"
    refused = browser_of(people.carla).send(address(table), command(seq, kind, **fields), 403)
    assert refused["code"] == "not_allowed"


def test_a_scorer_corrects_nothing_at_a_closed_table(people: People, table: Table) -> None:
    seq = browser_of(people.elena).send(address(table), command(table.seq, "close"))["seq"]
    body = command(seq, "correct_game", game=1, events=[])
    assert browser_of(people.bogdan).send(address(table), body, 403)["code"] == "not_allowed"


def test_a_token_of_another_club_is_told_that_it_has_no_role_here(
    people: People, strangers: People, table: Table
) -> None:
    Club.objects.filter(pk=people.club.pk).update(public_view="all")
    body = command(table.seq, "draw_rotation")
    refused = device_of(strangers).send(address(table), body, 403)
    assert refused["code"] == "not_allowed"
    assert refused["detail"] == (
        "You have no role in this club, so you may only look."
        " Who may do this: owner, director, scorer."
    )


def test_another_club_finds_no_table(people: People, strangers: People, table: Table) -> None:
    body = command(table.seq, "draw_rotation")
    assert browser_of(strangers.ana).send(address(table), body, 404)["code"] == "not_found"
    assert Caller().send(address(table), body, 401)["code"] == "not_authenticated"
