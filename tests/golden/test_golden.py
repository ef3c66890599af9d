"""Golden sittings: stored logs fold, byte for byte, to the states they once folded to."""

from __future__ import annotations

import dataclasses
import json
from itertools import accumulate

import pytest

from chouette.rules.evolve import evolve, fold
from chouette.rules.log import EVENT_KINDS, event_from_json, event_json
from chouette.rules.state import ChouetteState

from .record import HERE, state_text

NAMES = sorted(path.name.removesuffix(".events.jsonl") for path in HERE.glob("*.events.jsonl"))


def stored(name: str) -> list[str]:
    return (HERE / f"{name}.events.jsonl").read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize("name", NAMES)
def test_it_folds_a_stored_log_to_the_state_it_once_had(name: str) -> None:
    events = [event_from_json(json.loads(line)) for line in stored(name)]
    expected = (HERE / f"{name}.state.json").read_text(encoding="utf-8")
    assert state_text(fold(events)) == expected


@pytest.mark.parametrize("name", NAMES)
def test_it_writes_a_log_as_it_was_stored(name: str) -> None:
    for line in stored(name):
        event = event_from_json(json.loads(line))
        assert json.dumps(event_json(event), ensure_ascii=False) == line


@pytest.mark.parametrize("name", NAMES)
def test_it_gives_no_state_of_a_log_anything_but_its_fields(name: str) -> None:
    events = [event_from_json(json.loads(line)) for line in stored(name)]
    fields = {field.name for field in dataclasses.fields(ChouetteState)}
    for state in accumulate(events, evolve, initial=ChouetteState()):
        assert vars(state).keys() == fields


def test_it_keeps_a_golden_event_of_every_kind() -> None:
    kinds = {json.loads(line)["kind"] for name in NAMES for line in stored(name)}
    assert kinds == set(EVENT_KINDS)
