"""R6: kill -9 of web workers in the midst of eight scorers' work loses nothing and doubles nothing.

Each phone writes an acknowledged command to a file before it goes on. A command whose connection
broke is sent again with its id: whether it had been written or not, it is there once.
"""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from chouette.models import Command
from tests.people import PASSWORD, People
from tests.racers import Race
from tests.reliability.acks import Acks
from tests.reliability.figures import TellFigure
from tests.reliability.ground import lay, play
from tests.reliability.gunicorn import Gunicorn
from tests.reliability.listening import Listening, acknowledged
from tests.reliability.soundness import assert_sound

pytestmark = pytest.mark.django_db(transaction=True)


def recorded() -> dict[str, float]:
    """When each command was recorded."""
    stored = Command.objects.values_list("command_id", "recorded_at")
    return {str(command_id): at.timestamp() for command_id, at in stored}


def test_it_loses_nothing_when_workers_are_killed_under_load(
    people: People, phones: Race, web: Gunicorn, tmp_path: Path, figure: TellFigure, *, soak: bool
) -> None:
    kills, chance = 200 if soak else 6, random.Random(6)
    places, before = lay(people), recorded()
    phones.give(play(places, web.url, PASSWORD, tmp_path))
    with Listening(phones, tmp_path / "stop") as listening:
        for _ in range(kills):
            # Work has gone on, and is hit at whatever it is at after some more of it.
            listening.until(acknowledged, chance.randint(1, 12))
            while not web.kill_worker():
                listening.until(acknowledged)
        listening.until(acknowledged)
    statuses = listening.statuses()
    acks = Acks.compare(tmp_path, {k: v for k, v in recorded().items() if k not in before})
    figure("R6", f"{kills} kills of a worker, {statuses[0]} requests cut off, {acks.text()}")
    assert len(web.killed) == kills
    assert set(statuses) == {200, 409, 0}
    assert (acks.missing, acks.unheard, acks.doubled) == (set(), set(), 0)
    assert_sound()
    assert web.faults() == []
