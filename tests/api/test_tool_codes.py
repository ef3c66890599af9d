"""Every code with which the tools refuse an object is in the list of codes."""

from __future__ import annotations

from typing import Any

import pytest
from rest_framework.test import APIClient

from chouette.api.codes import NEVER_ANSWERED, TOLD_OTHERWISE, codes
from games.engine.errors import EngineError

LISTED = {each.code for each in codes()}
HEAD = "0" * 24 + "f"
START = {"variant": "long_classic", "me": HEAD, "opp": HEAD, "dice": "65"}
REFUSED: list[tuple[dict[str, Any], str]] = [
    ({"options": {"koks": 2}}, "bad_option"),
    ({"options": {"murphy": True}}, "unknown_option"),
    ({"variant": "tavla"}, "unknown_rule"),
    ({"dice": "70"}, "bad_dice"),
    ({"me": "0"}, "bad_position"),
    ({"me": None}, "bad_json"),
    ({"me": "f" + "0" * 24}, "game_over"),
]


def engine_codes() -> set[str]:
    """The codes of the engine's refusals, whoever derives them."""
    found, left = set[str](), [EngineError]
    while left:
        kind = left.pop()
        left += kind.__subclasses__()
        if kind.__module__.startswith("games."):
            found.add(kind.code)
    return found


def test_every_code_of_the_engine_is_listed_or_never_answered() -> None:
    assert engine_codes() - LISTED == TOLD_OTHERWISE | {EngineError.code}
    assert NEVER_ANSWERED.isdisjoint(LISTED)


@pytest.mark.parametrize(("changes", "code"), REFUSED)
def test_what_is_refused_over_http_has_a_listed_code(changes: dict[str, Any], code: str) -> None:
    answer = APIClient().post("/api/v1/tools/legal-plays/", {**START, **changes}, format="json")
    assert (answer.status_code, answer.json()["code"]) == (422, code)
    assert code in LISTED
