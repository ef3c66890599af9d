"""The templates of what the core can say: one a code, with gaps that are known."""

from __future__ import annotations

import string

import pytest

from chouette.rules.templates import (
    ADVICE,
    CONTRACTS,
    FRAMES,
    JACOBY,
    SEATS,
    SIDE_CONTRACTS,
    TEMPLATES,
    WARNINGS,
)
from chouette.rules.wording import PLAYER_ARGS


def test_it_has_one_template_for_each_code() -> None:
    groups = [SEATS, CONTRACTS, SIDE_CONTRACTS, FRAMES, JACOBY, WARNINGS, ADVICE]
    assert len(TEMPLATES) == sum(len(group) for group in groups)


@pytest.mark.parametrize("code", TEMPLATES)
def test_it_has_named_gaps_only(code: str) -> None:
    parts = string.Formatter().parse(TEMPLATES[code])
    gaps = {gap for _, gap, _, _ in parts if gap is not None}
    numbers_and_texts = {
        "value",
        "level",
        "points",
        "price",
        "players",
        "most",
        "taken",
        "offered",
    }
    texts = {"contracts", "seat", "items", "gain", "loss"}
    assert gaps <= PLAYER_ARGS | numbers_and_texts | texts
