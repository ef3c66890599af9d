"""The shared cases of the long games: complete sets of results, and how a roll is passed on."""

from __future__ import annotations

from typing import Any

import pytest

from games.engine import variants
from games.engine.parallel import counts
from games.engine.parallel.game import LongGame
from games.engine.sides import Side
from games.engine.tool import legal_plays_of
from tests.engine.cases import rows
from tests.engine.long.positions import text

Row = dict[str, Any]
ROWS = [*rows("nardy_legal.jsonl"), *rows("variants.jsonl")]
OTHER_ANSWERS = {
    "legal_if_block_checked_each_step": {"block_when": "step"},
    "legal_if_head_exception_unconditional": {"exception_clear": False},
}
STATES_MAX = 100


def those_with(key: str) -> list[Any]:
    return [pytest.param(row, id=row["id"]) for row in ROWS if key in row]


def test_there_are_as_many_as_there_were() -> None:
    assert len(ROWS) == 235
    assert [len(those_with(key)) for key in ("legal", "flow", *OTHER_ANSWERS)] == [226, 9, 6, 1]


@pytest.mark.parametrize("row", those_with("legal"))
def test_it_finds_every_result_and_no_other(row: Row) -> None:
    answer = legal_plays_of(row)
    assert answer["legal"] == sorted(row["legal"])
    assert answer["played"] == row.get("played", answer["played"])


@pytest.mark.parametrize(("key", "options"), OTHER_ANSWERS.items())
def test_an_option_changes_the_answer_as_the_files_say(key: str, options: Row) -> None:
    for row in ROWS:
        if key in row:
            assert legal_plays_of({**row, "options": options})["legal"] == sorted(row[key])


@pytest.mark.parametrize("row", those_with("flow"))
def test_a_roll_is_passed_on(row: Row) -> None:
    """Every state that the segments so far can lead to; `*` is any of them."""
    sides = counts.from_hex(row["me"]), counts.from_hex(row["opp"])
    game = LongGame(variant=variants.get(row["variant"]), sides=sides, rolls=(1, 1))
    states = [game.throw(row["dice"])]
    for segment in row["flow"]:
        if segment["who"] == "lost":
            assert all(state.roller is Side.BLACK and not state.rounds for state in states)
            continue
        found = {after.sides: after for state in states for after in played(state, segment)}
        assert found, segment
        # Of very many, some from everywhere.
        states = list(found.values())[:: len(found) // STATES_MAX + 1]
    again = Side.WHITE if row["roll_again"] else Side.BLACK
    ended = [state for state in states if not state.rounds]
    assert {state.roller for state in ended} == {again}


def played(state: LongGame, segment: Row) -> list[LongGame]:
    """What the segment leads to from this state; it is as the row says."""
    assert state.actor is (Side.WHITE if segment["who"] == "own" else Side.BLACK)
    assert list(state.numbers) == [int(number) for number in segment["numbers"].split()]
    plays = state.plays()
    if segment["played"] != "*":
        used = len(segment["played"].split())
        assert {len(play.steps) for play in plays} == {used}
    if segment["then"] != "*":
        plays = tuple(play for play in plays if text(play.after) == segment["then"])
    return [state.play(play) for play in plays]
