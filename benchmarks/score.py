"""Games scored as the command `score_games` does it, line by line, without its process."""

from __future__ import annotations

import json
from typing import Any

from benchmarks.timing import RUNS, time_of
from chouette.tools import SCORE
from clubsite.json_tools import is_refusal

REPEATS = 200

TAKES = dict.fromkeys("BCDE", "take")
GAMES: tuple[dict[str, Any], ...] = (
    {
        "order": list("ABCDE"),
        "events": [{"type": "result", "winner": "box", "kind": "single"}],
        "rules": {"cubes": "single", "jacoby": "off"},
    },
    {
        "order": list("ABCDE"),
        "events": [
            {"type": "double", "side": "team", "answers": TAKES},
            {"type": "result", "winner": "team", "kind": "gammon"},
        ],
        "rules": {"cubes": "multi", "jacoby": "off", "seat": "captain"},
    },
    {
        "order": list("ABCDE"),
        "events": [
            {"type": "double", "side": "box", "answers": {**TAKES, "C": "drop"}},
            {"type": "result", "winner": "box", "kind": "single"},
        ],
        "rules": {"cubes": "multi"},
    },
)
"""A game without a cube, one with every cube turned, one with a drop."""


def report(repeats: int = REPEATS, runs: int = RUNS) -> str:
    """The line of figures."""
    lines = [json.dumps(game).encode() for game in GAMES] * repeats
    refused = [line for line in lines[: len(GAMES)] if is_refusal(SCORE.answer_line(line))]
    assert not refused, refused
    timing = time_of(lambda: [SCORE.answer_line(line) for line in lines], runs)
    return (
        f"score: {len(lines):,} games of five in {timing.median * 1000:.1f} ms "
        f"(median of {runs}; best {timing.best * 1000:.1f} ms), "
        f"{len(lines) / timing.median:,.0f} games a second"
    )
