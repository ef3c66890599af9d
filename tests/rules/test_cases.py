"""The shared cases: 93 worked games, 600 generated ones, 26 faults, each as it must come out."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from chouette.tools import SCORE

DATA = Path(__file__).parents[1] / "data"
GIVEN = ("id", "order", "partner", "rules", "auto_doubles", "start_levels", "events")


def cases(name: str) -> list[dict[str, Any]]:
    lines = (DATA / f"{name}.jsonl").read_text(encoding="utf-8").splitlines()
    return [json.loads(line) for line in lines]


def answer(case: dict[str, Any]) -> dict[str, Any]:
    return SCORE.answer({key: case[key] for key in GIVEN if key in case})


def test_they_are_all_there() -> None:
    counted = {name: len(cases(name)) for name in ("chouette", "chouette_more", "chouette_errors")}
    assert counted == {"chouette": 93, "chouette_more": 600, "chouette_errors": 26}


@pytest.mark.parametrize("case", cases("chouette"), ids=lambda case: case["id"])
def test_it_scores_the_worked_game(case: dict[str, Any]) -> None:
    got = answer(case)
    assert {key: got.get(key) for key in case["expect"]} == case["expect"]


def test_it_scores_the_generated_games() -> None:
    wrong = []
    for case in cases("chouette_more"):
        got = answer(case)
        if {key: got.get(key) for key in case["expect"]} != case["expect"]:
            wrong.append((case["id"], got))
    assert wrong == []


@pytest.mark.parametrize("case", cases("chouette_errors"), ids=lambda case: case["id"])
def test_it_refuses_the_faulty_game(case: dict[str, Any]) -> None:
    got = answer(case)
    assert got["error"]["code"] == case["expect"]["error"]
    assert got["id"] == case["id"]
    assert got["error"]["detail"].endswith(".")


def test_it_prints_whole_points_as_integers() -> None:
    """1 and not 1.0, so that the answer equals the case byte for byte."""
    for case in cases("chouette"):
        printed = json.dumps(answer(case)["points"], sort_keys=True)
        assert printed == json.dumps(case["expect"]["points"], sort_keys=True)
