"""Record a new golden sitting: `python -m tests.golden.record NAME SEED`.

A golden sitting is a log as it was once stored, and the state it folds to. Those already recorded
are never written again: a change that makes one differ would rewrite somebody's night.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

from chouette.rules.events import Event
from chouette.rules.log import event_json
from chouette.rules.state import ChouetteState, state_json
from tests.simulator.sitting import Sitting

HERE = Path(__file__).parent
STEPS = 40


def state_text(state: ChouetteState) -> str:
    """The state as it is compared: byte for byte."""
    return json.dumps(state_json(state), ensure_ascii=False, indent=1) + "\n"


def write(name: str, events: list[Event], state: ChouetteState) -> None:
    """Store a new pair of files; refuses to touch one that is there."""
    lines = "".join(json.dumps(event_json(event), ensure_ascii=False) + "\n" for event in events)
    for suffix, text in ((".events.jsonl", lines), (".state.json", state_text(state))):
        with (HERE / f"{name}{suffix}").open("x", encoding="utf-8") as file:
            file.write(text)


def main(name: str, seed: str) -> None:
    """Record a random sitting."""
    sitting = Sitting(int(seed))
    for _ in range(STEPS):
        sitting.step()
    write(name, sitting.log, sitting.state)


if __name__ == "__main__":
    main(*sys.argv[1:])
