"""Commands and events as JSON: exact, and one clear sentence for what does not fit."""

from __future__ import annotations

from dataclasses import FrozenInstanceError
from typing import Any

import pytest

from chouette.rules import events, log
from chouette.rules.commands import COMMAND_KINDS, command_from_json
from chouette.rules.errors import BadJson, RuleViolation
from chouette.rules.log import EVENT_KINDS, event_from_json, event_json


@pytest.mark.parametrize(
    ("command", "sentence"),
    [
        ({}, "no command of kind ''"),
        ({"kind": "dance"}, "no command of kind 'dance'"),
        ({"kind": "play", "action": {}}, "no command of kind 'play'"),
        ({"kind": "join"}, "join needs 'player'"),
        ({"kind": "join", "player": 7}, "player must be text"),
        ({"kind": "join", "player": None}, "player must be text"),
        ({"kind": "join", "player": "A", "level": True}, "level must be a whole number"),
        ({"kind": "join", "player": "A", "level": 1.5}, "level must be a whole number"),
        ({"kind": "join", "player": "A", "colour": "red"}, "join has no field 'colour'"),
        ({"kind": "join", "player": "A", "levle": 1}, "join has no field 'levle'"),
        ({"kind": "join", "level": 1, "colour": "red"}, "join has no field 'colour'"),
        ({"kind": "set_order", "order": "AB", "reason": "x"}, "order must be a list"),
        ({"kind": "offer", "side": "left"}, "side must be one of box, team"),
        ({"kind": "draw_rotation", "rolls": [1]}, "rolls must be an object"),
        (
            {"kind": "draw_rotation", "rolls": {"A": [["six"]]}},
            "rolls: a value must be a whole number",
        ),
        ({"kind": "answer_partner", "player": "A", "accept": 1}, "accept must be true or false"),
    ],
)
def test_it_says_which_field_of_a_command_does_not_fit(
    command: dict[str, Any], sentence: str
) -> None:
    with pytest.raises(BadJson) as fault:
        command_from_json(command)
    assert sentence in fault.value.detail


def test_it_knows_every_command_kind_of_the_contract() -> None:
    kinds = [
        "draw_rotation",
        "set_order",
        "start_game",
        "automatic_double",
        "offer",
        "answer",
        "offer_partner",
        "answer_partner",
        "draw_partner",
        "join",
        "leave",
        "sit_out",
        "return",
        "decline_box",
        "name_proxy",
        "change_stake",
        "change_rules",
        "void",
        "correct_game",
        "split_table",
        "merge_table",
        "close",
        "reopen",
    ]
    assert set(kinds) <= set(COMMAND_KINDS)


def test_it_refuses_an_event_of_a_kind_or_version_it_does_not_know() -> None:
    stored = event_json(events.StakeChanged(stake_minor=5))
    assert stored == {"kind": "stake_changed", "version": 1, "first": False, "stake_minor": 5}
    with pytest.raises(RuleViolation):
        event_from_json({**stored, "version": 2})
    with pytest.raises(RuleViolation):
        event_from_json({**stored, "kind": "stake_eaten"})


def test_it_lifts_an_event_of_an_older_version_when_it_is_read(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A field renamed between versions: the stored event stays as it is."""
    old = {"kind": "stake_changed", "version": 0, "first": True, "cents": 25}

    def lift(stored: dict[str, Any]) -> dict[str, Any]:
        cents = stored.pop("cents")
        return {**stored, "version": 1, "stake_minor": cents}

    monkeypatch.setitem(log.UPCASTERS, ("stake_changed", 0), lift)
    assert event_from_json(old) == events.StakeChanged(stake_minor=25, first=True)
    assert old["cents"] == 25


def test_it_fills_in_what_an_event_may_leave_out() -> None:
    stored = event_json(events.StakeChanged(stake_minor=5))
    del stored["first"]
    assert event_from_json(stored) == events.StakeChanged(stake_minor=5)


def test_it_decodes_a_value_that_nobody_can_change_and_that_equals_one_made_here() -> None:
    made = events.PartnerAsked(player="A", first=True)
    read = event_from_json(event_json(made))
    assert (read, hash(read), repr(read)) == (made, hash(made), repr(made))
    with pytest.raises(FrozenInstanceError):
        read.first = False  # type: ignore[misc]  # that it is refused is what is tested


def test_it_gives_every_event_a_kind_of_its_own() -> None:
    assert len(EVENT_KINDS) == len({kind.__name__ for kind in EVENT_KINDS.values()}) > 20
