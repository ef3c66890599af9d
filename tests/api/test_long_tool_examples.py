"""What docs/api.md tells of long games is what the tool answers, in the document's own shapes."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from tests.api.conftest import Caller
from tests.api.shapes import is_answer, is_body

PATH = "tools/legal-plays/"
DOCUMENT = (Path(__file__).parents[2] / "docs" / "api.md").read_text("utf-8")
SECTION = DOCUMENT.split("\n## Long games\n")[1].split("\n## ")[0]
_BLOCK = re.compile(r"^    (\{.*?\}\n)\n", re.MULTILINE | re.DOTALL)
ASKED = [json.loads(block) for block in _BLOCK.findall(SECTION)]
PLAIN, EMIR = ASKED

pytestmark = pytest.mark.django_db


def answered(asked: dict[str, Any]) -> dict[str, Any]:
    is_body(asked, "POST", PATH)
    answer = Caller().send(PATH, asked, 200)
    is_answer(answer, "POST", PATH)
    return answer


def test_a_long_game_is_answered_as_it_is_written() -> None:
    answer = answered(PLAIN)
    del answer["id"]
    assert f"`{json.dumps(answer)}`" in SECTION


def test_in_emir_a_play_changes_both_sides() -> None:
    """The checker on 15 is captured, or passed by: the opponent's 3."""
    answer = answered(EMIR)
    assert len(answer["results"]) == len(answer["legal"]) == 3
    captured = [result for result in answer["results"] if result["opp"] != EMIR["opp"]]
    (result,) = captured
    assert result["extra_opp"] == {**EMIR["extra_opp"], "bar": 0, "prisoners": [3]}
    assert (result["extra_me"]["emir"], result["winner"]) == ("off", None)


def test_a_list_may_mix_them_with_what_is_refused() -> None:
    without = {name: value for name, value in EMIR.items() if name != "extra_me"}
    answers = Caller().send(PATH, [PLAIN, EMIR, without], 200)
    is_answer(answers, "POST", PATH)
    assert [answer.get("error", {}).get("code") for answer in answers] == [
        None,
        None,
        "bad_position",
    ]
