"""Events leave the API in points and with players' numbers, whatever the log counts in."""

from __future__ import annotations

import pytest

from chouette.api.event_body import POINTS, event_body
from chouette.rules.log import EVENT_KINDS, event_json
from tests.api.conftest import device_of
from tests.api.states import address, command
from tests.builders import Table, open_table
from tests.people import People
from tests.rules.every_event import eventful_night

HALVES_IN_THE_LOG = ["points", "amount"]
"""The names under which the log has half-points; an action says `points` in points already."""


def test_every_kind_of_event_is_known_to_the_table_of_points() -> None:
    assert set(POINTS) == set(EVENT_KINDS)


def test_no_event_of_a_whole_night_leaves_in_half_points() -> None:
    for event in eventful_night().log:
        stored = event_json(event)
        told = event_body(stored)
        for name in HALVES_IN_THE_LOG:
            assert _sum_of(told, name) * 2 == _sum_of(stored, name), event.kind


def _sum_of(value: object, name: str, *, counts: bool = False) -> float:
    """What all numbers called `name` add up to, those of actions left out."""
    if isinstance(value, dict):
        return sum(
            _sum_of(inner, name, counts=counts or key == name)
            for key, inner in value.items()
            if key not in ("action", "actions")
        )
    if isinstance(value, list):
        return sum(_sum_of(inner, name, counts=counts) for inner in value)
    return abs(value) if counts and isinstance(value, (int, float)) else 0


@pytest.mark.django_db
def test_the_log_the_answer_and_the_game_say_the_same_points(people: People) -> None:
    table = open_table(people, "ana", "bogdan", "carla")
    ana, bogdan, carla = people.numbers("ana", "bogdan", "carla")
    device = device_of(people)
    agreed = command(table.seq, "settle", member=bogdan, points=1.5)
    first = device.send(address(table), agreed)
    done = device.send(
        address(table), command(first["seq"], "result", winner="box", result="gammon")
    )
    settled = done["events"][-1]
    game = device.ask(f"sessions/{table.session_id}/games/1/")
    assert settled["points"] == game["points"] == {ana: -0.5, bogdan: 1.5, carla: -1}
    assert [(each["payer"], each["amount"]) for each in settled["transfers"]] == [
        (ana, 1.5),
        (carla, 1),
    ]
    for name in ("holder", "other", "level", "points", "winner"):
        told = [each[name] for each in settled["contracts"]]
        assert told == [each[name] for each in game["contracts"]], name
    log = device.ask(f"sessions/{table.session_id}/events/")["events"]
    assert log[-1] == settled


@pytest.mark.django_db
def test_whoever_comes_late_is_told_in_points(people: People, table: Table) -> None:
    known = table.seq
    table.draw("ana", "bogdan", "carla")
    table.send("result", winner="box", result="single")
    late = device_of(people).send(address(table), command(known, "start_game"), 409)
    assert sorted(late["events"][-1]["points"].values()) == [-1, -1, 2]
