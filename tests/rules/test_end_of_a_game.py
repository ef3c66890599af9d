"""A game is over exactly when nothing is open any more, whatever was played."""

from __future__ import annotations

import pytest

from chouette.rules.errors import RuleViolation

from .games import Event, box, buy, double_bought, extra, result, settle, team, under_way
from .random_games import rows, scored


@pytest.mark.parametrize("event", [{"type": "result", "winner": "box", "kind": "single"}, {}, None])
def test_it_is_over_when_it_is_over(event: object) -> None:
    for row in rows(8):
        with pytest.raises(RuleViolation) as fault:
            scored(row, events=[*row["events"], event])
        assert fault.value.code == "game_over"


def test_it_is_not_over_before() -> None:
    """Without its last event a game has something open, or nobody to answer a double."""
    for row in rows(9, lambda row: len(row["events"]) > 1):
        with pytest.raises(RuleViolation) as fault:
            scored(row, events=row["events"][:-1])
        assert fault.value.code in ("unfinished_game", "answers_missing")


@pytest.mark.parametrize(
    ("events", "over"),
    [
        ([], False),
        ([result("box")], True),
        ([box(B="drop", C="drop")], True),
        ([box(B="drop")], False),
        ([settle("B", 1), settle("C", -1)], True),
        # An extra and a bought cube run on when every contract with the box is closed.
        ([box(B="drop", C="take"), extra("BC"), team(C="drop")], False),
        ([box(B="drop", C="take"), extra("BC"), team(C="drop"), result("box")], True),
        ([buy("CB"), box(B="drop")], False),
        ([buy("CB"), box(B="drop"), double_bought("team", "C", "drop")], True),
    ],
)
def test_it_is_over_when_the_last_cube_is_done(events: list[Event], over: bool) -> None:
    assert under_way("ABC", *events).is_over == over
