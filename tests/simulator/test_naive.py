"""The naive scorer against the shared cases, and what its generator promises."""

from __future__ import annotations

import copy
import json
import random
from collections import Counter
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

from tests.simulator.generate import legal_row, spoilt_row
from tests.simulator.naive import naive_score
from tests.simulator.naive_game import CHOICES, Fault, open_game, read_rules

DATA = Path(__file__).parents[1] / "data"
GAMES = 2_000

# One seed, so that every test looks at the same games.
LEGAL = [legal_row(rng) for rng in [random.Random(1)] for _ in range(GAMES)]
SPOILT = [spoilt_row(rng) for rng in [random.Random(2)] for _ in range(GAMES)]


def cases(name: str) -> list[dict[str, Any]]:
    lines = (DATA / name).read_text(encoding="utf-8").splitlines()
    return [json.loads(line) for line in lines]


@pytest.mark.parametrize(
    ("name", "count"),
    [("chouette.jsonl", 93), ("chouette_more.jsonl", 600), ("chouette_errors.jsonl", 26)],
)
def test_it_scores_every_shared_case_exactly(name: str, count: int) -> None:
    rows = cases(name)
    assert len(rows) == count
    assert [(r["id"], naive_score(r)) for r in rows] == [(r["id"], r["expect"]) for r in rows]


def test_it_leaves_the_row_as_it_was() -> None:
    for row in [*LEGAL[:200], *SPOILT[:200]]:
        before = copy.deepcopy(row)
        naive_score(row)
        assert row == before


def test_it_reads_a_quick_score_by_its_signs_with_one_cube() -> None:
    quick = {"type": "quick", "points": {"B": -1, "C": 2, "D": 2}}
    row = {"order": ["A", "B", "C", "D"], "rules": {"cubes": "single"}, "events": [quick]}
    assert naive_score(row) == {
        "points": {"A": -3, "B": -1, "C": 2, "D": 2},
        "order": ["C", "D", "B", "A"],
        "partner": None,
    }


def test_it_reads_a_quick_score_by_its_signs_with_many_cubes() -> None:
    quick = {"type": "quick", "points": {"B": -2, "C": 2, "D": 0}}
    row = {"order": ["A", "B", "C", "D"], "rules": {"seat": "last_man"}, "events": [quick]}
    assert naive_score(row) == {
        "points": {"A": 0, "B": -2, "C": 2, "D": 0},
        "order": ["C", "D", "B", "A"],
        "partner": None,
    }


def test_it_lets_a_quick_score_declare_who_won() -> None:
    quick = {"type": "quick", "points": {"B": -2, "C": 1}, "winner": "team"}
    row = {"order": ["A", "B", "C"], "events": [quick]}
    assert naive_score(row)["order"] == ["B", "C", "A"]


def test_it_generates_only_games_that_end() -> None:
    faults = [row for row in LEGAL if "error" in naive_score(row)]
    assert faults == []


def test_it_generates_games_whose_points_sum_to_zero() -> None:
    for row in LEGAL:
        points = naive_score(row)["points"]
        assert sum(Fraction(value) for value in points.values()) == 0
        assert all((2 * Fraction(value)).denominator == 1 for value in points.values())


def test_it_seats_everybody_again_and_nobody_twice() -> None:
    for row in LEGAL:
        score = naive_score(row)
        seated = score["order"] + ([score["partner"]] if score["partner"] else [])
        players = row["order"] + ([row["partner"]] if row.get("partner") else [])
        assert sorted(seated) == sorted(players)
        assert (score["partner"] is not None) <= (score["order"][0] == row["order"][0])


def test_it_generates_the_same_games_from_the_same_seed() -> None:
    one, two = random.Random(7), random.Random(7)
    assert [legal_row(one) for _ in range(50)] == [legal_row(two) for _ in range(50)]
    assert [spoilt_row(one) for _ in range(50)] == [spoilt_row(two) for _ in range(50)]


def test_it_generates_rows_that_json_can_carry() -> None:
    for row in [*LEGAL, *SPOILT]:
        assert json.loads(json.dumps(row)) == row


def test_it_generates_every_value_of_every_rule_that_scores() -> None:
    for field, values in CHOICES.items():
        assert {read_rules(row["rules"])[field] for row in LEGAL} == set(values)
    assert {len(row["order"]) for row in LEGAL} == set(range(2, 13))
    assert {open_game(row)["partner"] is None for row in LEGAL} == {True, False}


def test_it_generates_every_kind_of_event_and_answer() -> None:
    events = [event for row in LEGAL for event in row["events"]]
    kinds = Counter(event["type"] for event in events)
    assert min(kinds.values()) > GAMES / 50
    assert set(kinds) == {"double", "extra", "buy", "settle", "result", "quick"}
    doubles = [event for event in events if event["type"] == "double"]
    answers = Counter(a for event in doubles for a in event.get("answers", {}).values())
    assert len(answers) == 8
    assert min(answers.values()) > GAMES / 100
    for named in ("extra", "bought"):
        assert {event["side"] for event in doubles if named in event} == {"box", "team"}


def test_it_generates_endings_with_and_without_a_result() -> None:
    last = Counter(row["events"][-1]["type"] for row in LEGAL)
    assert min(last[kind] for kind in ("result", "double", "settle", "quick")) > GAMES / 50


def test_it_spoils_games_in_every_way_that_has_a_code() -> None:
    codes = Counter(naive_score(row).get("error") for row in SPOILT)
    expected = {row["expect"]["error"] for row in cases("chouette_errors.jsonl")}
    assert set(codes) - {None} == expected | {"unbalanced_points"}
    assert codes[None] < GAMES / 2


def test_it_names_a_fault_by_its_code() -> None:
    with pytest.raises(Fault, match="duplicate_player"):
        open_game({"order": ["A", "A"], "events": []})
