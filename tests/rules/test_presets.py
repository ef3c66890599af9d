"""The presets are exactly those published, and no two of them play alike."""

from __future__ import annotations

import json
from itertools import combinations
from pathlib import Path

import pytest

from chouette.rules.advice import advice
from chouette.rules.errors import RuleViolation, UnknownRule
from chouette.rules.ruleset import PRESET_LABELS, PRESETS, Ruleset
from chouette.rules.scoring import score_game

from .games import box, extra, played, refused, result, row, settle, team

DATA = Path(__file__).parents[1] / "data"
PUBLISHED = json.loads((DATA / "presets.json").read_text())

PROBES = [
    row("ABCDE", box(B="drop", C="drop", D="take", E="drop"), result("team")),
    row("ABCD", box(C="take"), result("box")),
    row("ABCD", team(B="drop", C="take"), result("box")),
    row("ABCDE", team(B="take", C="drop", D="drop", E="drop"), result("box")),
    row("ABC", box(B="beaver"), result("team")),
    row("ABC", settle("B", 1), result("box")),
    row("ABCDE", box(B="drop", C="drop", D="take", E="take"), extra("BD"), result("team")),
    row("ABCD", box(B="drop", C="take", D="take"), result("box")),
    row("ABC", result("box"), auto_doubles=2),
]


def seen(preset: str) -> list[object]:
    """Everything a table with this preset would see of the probes and of the advice."""
    answers: list[object] = []
    for probe in PROBES:
        try:
            answers.append(score_game({**probe, "rules": preset}).to_json())
        except RuleViolation as fault:
            answers.append(fault.code)
    return [*answers, *[advice(PRESETS[preset], players) for players in range(2, 11)]]


def test_they_are_exactly_the_published_ones() -> None:
    assert {slug: preset.to_json() for slug, preset in PRESETS.items()} == PUBLISHED


@pytest.mark.parametrize(("one", "other"), list(combinations(PUBLISHED, 2)))
def test_no_two_of_them_play_alike(one: str, other: str) -> None:
    """They differ in points, order, warnings or advice on one of a few games or seatings."""
    assert seen(one) != seen(other)


def test_they_have_names() -> None:
    assert list(PRESET_LABELS) == list(PRESETS)


@pytest.mark.parametrize("slug", PUBLISHED)
def test_it_is_read_by_its_slug_and_by_its_object(slug: str) -> None:
    assert Ruleset.from_json(slug) == PRESETS[slug]
    assert Ruleset.from_json(PUBLISHED[slug]) == PRESETS[slug]


@pytest.mark.parametrize("slug", ["", "Cambridge", "keith", "../presets"])
def test_it_knows_no_other_slug(slug: str) -> None:
    with pytest.raises(UnknownRule):
        Ruleset.from_json(slug)


def test_it_is_changed_field_by_field() -> None:
    """A club takes a preset and changes what it plays differently."""
    base = PRESETS["keith-one-cube"]
    changed = Ruleset.from_json({"beavers": 0, "cubes": "multi"}, base=base)
    assert changed.beavers == 0
    assert changed.acting_captain == base.acting_captain
    assert Ruleset.from_json(None, base=base) == base
    assert Ruleset.from_json({}, base=base) == base


def test_it_scores_by_the_preset_named() -> None:
    """W22 by Keith, who makes a lone taker drop; Cambridge does not, nor does it beaver."""
    alone = box(B="drop", C="drop", D="take", E="drop")
    assert played("ABCDE", alone, preset="keith-many-cubes").points == "A+4 B-1 C-1 D-1 E-1"
    assert refused("ABCDE", alone, preset="cambridge") == "unfinished_game"
    assert refused("AB", box(B="beaver"), preset="cambridge") == "beaver_not_allowed"
