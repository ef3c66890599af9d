"""The commands that the document shows: one of each kind, and a table takes what they say."""

from __future__ import annotations

from typing import Any

import pytest

from chouette.api.command_examples import COMMANDS
from chouette.api.command_schema import kinds
from chouette.api.numbers import numbered
from chouette.rules.commands import command_from_json
from tests.api.shapes import is_body, operation

PATH = "sessions/{session_id}/commands/"
UUID = "5a0c9a3e-53a1-4bd2-9f0a-2e6f8a1c7d01"
LEFT_TO_THE_SERVICE = {"merge_table", "change_rules"}
"""What the service completes: the people of the other table, the rules of a slug."""


def body(kind: str, **fields: Any) -> dict[str, Any]:
    return {"command_id": UUID, "expected_seq": 3, "kind": kind, **fields}


def test_there_is_one_of_every_kind() -> None:
    assert set(COMMANDS) == set(kinds())


@pytest.mark.parametrize("kind", COMMANDS)
def test_it_is_a_command_by_the_rules_and_by_the_document(kind: str) -> None:
    _, fields = COMMANDS[kind]
    is_body(body(kind, **fields), "POST", PATH)
    if kind not in LEFT_TO_THE_SERVICE and "guest" not in fields:
        command_from_json(numbered({"kind": kind, **fields}))


def test_the_document_shows_each_of_them() -> None:
    sent = operation("POST", PATH)["requestBody"]["content"]["application/json"]["examples"]
    assert {example["value"]["kind"] for example in sent.values()} == set(COMMANDS)


@pytest.mark.parametrize(
    ("kind", "fields"),
    [
        ("no_such_kind", {}),
        ("leave", {}),
        ("leave", {"player": None}),
        ("leave", {"player": 4, "why": "late"}),
        ("result", {"winner": "nobody", "result": "single"}),
        ("answer", {"answer": "perhaps"}),
        ("draw_rotation", {"order": 4}),
        ("change_stake", {"stake_minor": 1.5}),
    ],
)
def test_the_document_refuses_what_the_rules_refuse(kind: str, fields: dict[str, Any]) -> None:
    with pytest.raises(AssertionError):
        is_body(body(kind, **fields), "POST", PATH)
