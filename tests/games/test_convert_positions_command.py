"""`manage.py convert_positions`: a position in every notation (contract 2.3)."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from .lines import code, run

DATA = Path(__file__).parents[1] / "data" / "engine" / "ids.jsonl"
ROWS = [json.loads(line) for line in DATA.read_text("utf-8").splitlines()]
AS_WRITTEN = [row for row in ROWS if not row.get("commands")]
NAMES = ("position_id", "match_id", "gnubg_id", "decoded")


def test_it_converts_every_xgid_of_the_cases() -> None:
    answers, status = run("convert_positions", *[{"xgid": row["xgid"]} for row in AS_WRITTEN])
    assert status == 0
    for row, answer in zip(AS_WRITTEN, answers, strict=True):
        assert {name: answer[name] for name in NAMES} == {name: row[name] for name in NAMES}
        assert answer["xgid"] == row["xgid"]


def test_it_reads_every_id_back() -> None:
    answers, status = run("convert_positions", *[{"gnubg_id": row["gnubg_id"]} for row in ROWS])
    assert status == 0
    for row, answer in zip(ROWS, answers, strict=True):
        assert {name: answer[name] for name in NAMES} == {name: row[name] for name in NAMES}


def test_it_writes_the_larger_die_first_and_no_beavers_from_an_id() -> None:
    (answer,), _ = run("convert_positions", {"id": 7, "gnubg_id": "4HPwATDgc/ABMA:cInlAAAAAAAE"})
    assert answer["id"] == 7
    assert answer["xgid"] == "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:7:10"


@pytest.mark.parametrize(
    ("fault", "obj"),
    [
        ("bad_json", {}),
        ("bad_json", {"xgid": AS_WRITTEN[0]["xgid"], "gnubg_id": "4HPwATDgc/ABMA"}),
        ("bad_json", {"xgid": 5}),
        ("bad_json", {"xgid": AS_WRITTEN[0]["xgid"], "gnubgid": "4HPwATDgc/ABMA"}),
        ("bad_position", {"gnubg_id": "4HPwATDgc/ABM"}),
        ("bad_position", {"gnubg_id": "4HPwATDgc/ABMA:cInl"}),
        ("bad_position", {"xgid": "-b----E-C---eE---c-e----B:0:0:1:31:0:0:0:7:10"}),
        ("bad_position", {"xgid": "-b----E-C---eE---c-e----B--:0:0:1:31:0:0:0:7:10"}),
        ("bad_position", {"xgid": "-b----E-C---eE---c-e----B-:0:0:1:31:7:0:0:7:10"}),
        ("bad_position", {"xgid": "-b----E-C---eE---c-e----B-:0:0:1:31:0:0:2:7:10"}),
        ("bad_dice", {"xgid": "-b----E-C---eE---c-e----B-:0:0:1:71:0:0:0:7:10"}),
    ],
)
def test_it_refuses_with_a_code(fault: str, obj: Any) -> None:
    assert code("convert_positions", obj) == fault
