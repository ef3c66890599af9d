"""R10: whatever the clock does, the same night comes to the same order, points and money."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from typing import Any

import pytest

from tests.racers import database_url
from tests.reliability.clock import Clock
from tests.reliability.figures import TellFigure

pytestmark = pytest.mark.django_db(transaction=True)

CLOCKS = {
    "as it is": ["+0"],
    "a day ahead": ["+24h"],
    "a day behind": ["-24h"],
    "backwards in mid-session": ["+0", "-10m", "-24h", "+24h", "-2d"],
    "over the spring change": [f"@2026-03-29 00:{minute}:00" for minute in (58, 59)]
    + [f"@2026-03-29 01:{minute:02}:00" for minute in range(3)],
    "over the autumn change": [f"@2026-10-25 00:{minute}:00" for minute in (58, 59)]
    + [f"@2026-10-25 01:{minute:02}:00" for minute in range(3)],
}
"""Europe/Rome, where the clubs are, changes at one o'clock UTC."""


def played(clock: Clock, steps: int) -> list[dict[str, Any]]:
    """All that came of the night, under each clock."""
    ran = subprocess.run(
        [sys.executable, "-m", "tests.reliability.clocked_night", str(clock.file), str(steps)],
        env={
            **os.environ,
            **clock.variables,
            "DATABASE_URL": database_url(),
            "REDIS_URL": "",
            "DJANGO_ENV": "test",
        },
        input="".join(f"{json.dumps(settings)}\n" for settings in CLOCKS.values()),
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    return [json.loads(line) for line in ran.stdout.splitlines()]


def test_it_plays_the_same_night_under_every_clock(
    clock: Clock, soak: bool, figure: TellFigure
) -> None:
    steps = 400 if soak else 60
    plain, *moved = played(clock, steps)
    same = sum(night == plain for night in moved)
    text = f"{steps} steps of a night ({plain['done']} done) under {len(CLOCKS)} clocks"
    figure("R10", f"{text}: order, rotation and balances identical under {same + 1}")
    assert plain["faults"] == []
    assert plain["balances"]["points"]
    for name, night in zip(list(CLOCKS)[1:], moved, strict=True):
        assert night == plain, name
