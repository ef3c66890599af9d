"""The document describes every kind of event with its fields, as the API sends them."""

from __future__ import annotations

from typing import Any

import pytest

from chouette.api.event_body import event_body
from chouette.rules.log import EVENT_KINDS, event_json
from tests.api.shapes import document, faults, is_answer, operation
from tests.rules.every_event import eventful_night, one_of_each

PATH = "sessions/{session_id}/events/"
NUMBERS = {letter: str(number) for number, letter in enumerate("ABCDEFG", start=1)}


def numbered(value: Any) -> Any:
    """The same with players' numbers in place of the letters that the rules' tests call them by."""
    if isinstance(value, dict):
        return {NUMBERS.get(key, key): numbered(inner) for key, inner in value.items()}
    if isinstance(value, list):
        return [numbered(inner) for inner in value]
    return NUMBERS.get(value, value) if isinstance(value, str) else value


NIGHT = eventful_night().log
EVENTS = [{"seq": 1, **numbered(event_body(event_json(event)))} for event in NIGHT]


def schema_of(kind: str) -> Any:
    mapping = document()["components"]["schemas"]["Event"]["discriminator"]["mapping"]
    return document()["components"]["schemas"][mapping[kind].rpartition("/")[2]]


def test_every_kind_is_described() -> None:
    kinds = document()["components"]["schemas"]["Event"]["discriminator"]["mapping"]
    assert set(kinds) == set(EVENT_KINDS) == set(one_of_each(NIGHT))


@pytest.mark.parametrize("event", EVENTS, ids=lambda event: event["kind"])
def test_it_is_sent_as_it_is_described(event: dict[str, Any]) -> None:
    is_answer({"seq": 1, "events": [event]}, "GET", PATH)
    assert set(event) == set(schema_of(event["kind"])["properties"])


def test_an_event_without_one_of_its_fields_is_none() -> None:
    answer = operation("GET", PATH)["responses"]["200"]["content"]["application/json"]["schema"]
    for event in EVENTS:
        for name in event.keys() - {"seq"}:
            less = {key: value for key, value in event.items() if key != name}
            assert faults({"seq": 1, "events": [less]}, answer), (event["kind"], name)


def test_whoever_sees_no_money_is_sent_events_of_the_same_shape() -> None:
    opened = {**EVENTS[0], "stake_minor": None, "currency": None}
    is_answer({"seq": 1, "events": [opened]}, "GET", PATH)


def test_the_codes_of_reasons_and_warnings_are_listed() -> None:
    settled = schema_of("game_settled")["properties"]
    assert "captain_beaten.captain_next" in settled["reason"]["properties"]["code"]["enum"]
    assert "too_few_taken" in settled["warnings"]["items"]["properties"]["code"]["enum"]
    contract = settled["contracts"]["items"]["properties"]
    assert "dropped_by_holder" in contract["reason"]["properties"]["code"]["enum"]
    assert settled["transfers"]["items"]["properties"]["amount"]["multipleOf"] == 0.5
