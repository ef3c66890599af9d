"""The shared vectors, made with gnubg 1.07.001: XGIDs and IDs of the same positions.

A row with `commands` gives the ID of what came of its XGID by them; `match_id_swapped` is the match
ID with White's and Black's parts exchanged, as gnubg shows an XGID with White on roll; a `lossy`
row is kept by us all the same.
"""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from games.engine.gnubg_id import from_gnubg_id, gnubg_id
from games.engine.match_id import decoded, from_match_id, match_id
from games.engine.position_id import board_from_position_id, position_id
from games.engine.setup import DROPPED, Setup
from games.engine.sides import Side
from games.engine.snowie import from_snowie_line, snowie_line
from games.engine.xgid import from_xgid, xgid
from tests.engine.setups import rolled_as_in_an_id, with_sides_exchanged

Case = dict[str, Any]

FILE = Path(__file__).parent.parent / "data" / "engine" / "ids.jsonl"
CASES: list[Case] = [json.loads(line) for line in FILE.read_text("utf-8").splitlines()]

every_case = pytest.mark.parametrize("case", CASES, ids=lambda case: case["id"])
swapped_case = pytest.mark.parametrize(
    "case", [case for case in CASES if "match_id_swapped" in case], ids=lambda case: case["id"]
)


def setup_of(case: Case) -> Setup:
    """What the case is about: its XGID, and what the commands made of it."""
    setup = from_xgid(case["xgid"])
    match case.get("commands", []):
        case ["double"]:
            return replace(setup, offer="double", decides=setup.on_roll.other)
        case ["double", "take"]:
            return replace(setup, cube_level=2, cube_owner=setup.on_roll.other)
        case ["double", "drop"]:
            scores = (setup.scores[0], setup.scores[1] + 1)
            loser = setup.on_roll.other
            return replace(setup, game_state=DROPPED, decides=loser, scores=scores)
        case ["resign gammon" | "resign backgammon" as command]:
            points = 2 if command.endswith(" gammon") else 3
            return replace(setup, resigned=points, decides=setup.on_roll.other)
        case commands:
            assert not commands
            return setup


def as_an_id_carries(setup: Setup) -> Setup:
    return replace(setup, beavers=False, roll=rolled_as_in_an_id(setup.roll))


def test_it_has_every_case() -> None:
    assert len(CASES) == 30
    assert sum("match_id_swapped" in case for case in CASES) == 6


@every_case
def test_it_writes_the_ids(case: Case) -> None:
    setup = setup_of(case)
    assert position_id(setup.board) == case["position_id"]
    assert match_id(setup) == case["match_id"]
    assert gnubg_id(setup) == case["gnubg_id"]


@every_case
def test_it_names_the_fields_of_the_match_id(case: Case) -> None:
    assert decoded(setup_of(case)) == case["decoded"]
    assert decoded(from_gnubg_id(case["gnubg_id"])) == case["decoded"]


@every_case
def test_it_reads_the_ids(case: Case) -> None:
    setup = as_an_id_carries(setup_of(case))
    assert from_gnubg_id(case["gnubg_id"]) == setup
    assert gnubg_id(from_gnubg_id(case["gnubg_id"])) == case["gnubg_id"]
    board = board_from_position_id(case["position_id"])
    assert from_match_id(case["match_id"], board) == setup


@every_case
def test_it_writes_the_xgid_it_read(case: Case) -> None:
    assert xgid(from_xgid(case["xgid"])) == case["xgid"]


@every_case
def test_it_writes_the_xgid_of_an_id(case: Case) -> None:
    assert xgid(from_gnubg_id(case["gnubg_id"])) == xgid(as_an_id_carries(setup_of(case)))


@every_case
def test_it_goes_through_a_line_of_snowie(case: Case) -> None:
    setup = from_xgid(case["xgid"])
    assert from_snowie_line(snowie_line(setup))[0] == replace(setup, beavers=False)


@swapped_case
def test_it_knows_what_gnubg_shows_with_the_sides_exchanged(case: Case) -> None:
    exchanged = with_sides_exchanged(from_xgid(case["xgid"]))
    assert exchanged.on_roll is Side.BLACK
    assert match_id(exchanged) == case["match_id_swapped"]
    assert from_match_id(case["match_id_swapped"], exchanged.board) == as_an_id_carries(exchanged)
    assert with_sides_exchanged(exchanged) == from_xgid(case["xgid"])


@pytest.mark.parametrize("prefix", ["XGID=", "xgid=", "Xgid=", "", " xgid="])
def test_it_reads_the_prefix_in_any_case_or_none(prefix: str) -> None:
    told = "-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:7:10"
    assert xgid(from_xgid(prefix + told)) == f"XGID={told}"
