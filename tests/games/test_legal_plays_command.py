"""`manage.py legal_plays`: every distinct legal result of a position and dice (contract 2.2)."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from .lines import code, run

START = "XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:10"
ROLLED = START.replace(":00:", ":31:", 1)
ROOT = Path(__file__).parents[2]
DATA = ROOT / "tests" / "data" / "engine"

CASES = [
    json.loads(line)
    for name in ("legal", "legal_edge")
    for line in (DATA / f"{name}.jsonl").read_text("utf-8").splitlines()
]


def test_it_answers_every_shared_case_exactly() -> None:
    answers, status = run(
        "legal_plays", *[{k: c[k] for k in ("id", "xgid", "dice")} for c in CASES]
    )
    assert status == 0
    for case, answer in zip(CASES, answers, strict=True):
        ids = [row["position_id"] for row in answer["plays"]]
        expected = (case["id"], case["dice_played"], case["expect"])
        assert (answer["id"], answer["dice_played"], ids) == expected


def test_it_takes_the_cases_whole_with_what_is_expected_of_them() -> None:
    answers, status = run("legal_plays", *CASES[-60:])
    assert status == 0
    assert [answer["dice_played"] for answer in answers] == [c["dice_played"] for c in CASES[-60:]]


def test_it_takes_an_id_of_gnu_backgammon_as_well() -> None:
    (own, given, told), _ = run(
        "legal_plays",
        {"xgid": ROLLED},
        {"gnubg_id": "4HPwATDgc/ABMA", "dice": [3, 1]},
        {"gnubg_id": "4HPwATDgc/ABMA:cInlAAAAAAAE"},
    )
    assert own == given == told


def test_it_names_what_is_misspelt_and_what_was_meant() -> None:
    (answer,), _ = run("legal_plays", {"xgid": ROLLED, "dise": "66"})
    assert answer["error"]["detail"] == ("Malformed input: 'dise' is no name here; dice is.")


def test_it_lets_remarks_be() -> None:
    (plain, remarked), _ = run(
        "legal_plays", {"xgid": ROLLED}, {"xgid": ROLLED, "source": "a book", "options": {}}
    )
    assert plain == remarked


def test_it_writes_each_play_in_its_one_notation() -> None:
    (answer,), _ = run("legal_plays", {"id": 1, "xgid": START, "dice": [6, 5]})
    by_hand = {"24/18 13/8", "24/18 8/3", "24/13", "13/8 13/7", "13/7 8/3", "13/2", "8/3 8/2"}
    assert {row["play"] for row in answer["plays"]} == by_hand


def test_it_takes_the_dice_of_the_xgid_when_none_are_given() -> None:
    (own, given), _ = run("legal_plays", {"xgid": ROLLED}, {"xgid": START, "dice": [1, 3]})
    assert own == given
    assert len(own["plays"]) == 16


def test_it_takes_given_dice_before_those_of_the_xgid() -> None:
    (answer,), _ = run("legal_plays", {"xgid": ROLLED, "dice": [6, 6]})
    assert answer["dice_played"] == 4


def test_it_shows_a_dance_as_no_play() -> None:
    closed_out = "XGID=----EDE------------cbccbbA:0:0:1:63:0:0:0:0:10"
    (answer,), status = run("legal_plays", {"id": "dance", "xgid": closed_out})
    assert (answer, status) == ({"id": "dance", "dice_played": 0, "plays": []}, 0)


def test_it_goes_on_after_a_line_it_cannot_honour() -> None:
    answers, status = run("legal_plays", "{", {"id": 2, "xgid": ROLLED})
    assert ["error" in answer for answer in answers] == [True, False]
    assert status == 1


@pytest.mark.parametrize(
    ("fault", "obj"),
    [
        ("bad_dice", {"xgid": START}),
        ("bad_dice", {"xgid": START, "dice": [7, 1]}),
        ("bad_dice", {"xgid": START, "dice": [3]}),
        ("bad_dice", {"xgid": START, "dice": [True, 1]}),
        ("bad_dice", {"xgid": START, "dice": [3.0, 1]}),
        ("bad_dice", {"xgid": START, "dice": {"a": 1}}),
        ("bad_dice", {"xgid": START, "dice": 31}),
        ("game_over", {"xgid": f"XGID={'-' * 24}A-:0:0:1:00:0:0:0:0:10", "dice": [3, 1]}),
        ("game_over", {"xgid": f"XGID={'-' * 24}A-:0:0:1:00:0:0:0:0:10"}),
        ("bad_json", {"xgid": ROLLED, "dise": [6, 6]}),
        ("bad_json", {"xgid": ROLLED, "Dice": [6, 6]}),
        ("bad_json", {"xgid": ROLLED, "gnubg_id": "4HPwATDgc/ABMA"}),
        ("bad_json", {"gnubg_id": 5}),
        ("bad_json", {"dice": [3, 1]}),
        ("bad_json", {"xgid": None, "dice": [3, 1]}),
        ("bad_json", {"xgid": ROLLED, "variant": 3}),
        ("bad_position", {"xgid": ROLLED.replace("E", "P", 1)}),
        ("bad_position", {"xgid": ROLLED.replace("E", "Q", 1)}),
        ("bad_position", {"xgid": "XGID="}),
        ("unknown_rule", {"xgid": ROLLED, "variant": "tavla"}),
        ("bad_json", []),
        ("bad_json", "nonsense"),
        ("bad_json", '{"id": 1' + "0" * 5000 + "}"),
        ("bad_json", "[" * 60_000),
    ],
)
def test_it_refuses_with_a_code(fault: str, obj: Any) -> None:
    assert code("legal_plays", obj) == fault


def test_it_stops_without_a_word_when_nobody_reads_on() -> None:
    line = json.dumps({"xgid": ROLLED})
    command = f"yes '{line}' | head -n 20000 | {sys.executable} manage.py legal_plays | head -c 1"
    left = subprocess.run(["sh", "-c", command], capture_output=True, cwd=ROOT, timeout=60)
    assert (left.stdout, left.stderr) == (b"{", b"")
