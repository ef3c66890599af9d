"""What the README shows is what the program does."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from chouette.rules import score_game

README = (Path(__file__).parents[1] / "README.md").read_text(encoding="utf-8")


def test_it_scores_the_game_of_the_readme_as_the_readme_says() -> None:
    asked = re.search(r"echo '(\{.*?\})' \|", README, re.DOTALL)
    told = re.search(r'`"points": (\{.*?\})`, `"order":\s+(\[.*?\])`', README, re.DOTALL)
    assert asked
    assert told
    score = score_game(json.loads(asked[1])).to_json()
    assert score["points"] == json.loads(told[1])
    assert score["order"] == json.loads(told[2])


EXAMPLES = re.findall(r"```python\n(.*?)```", README, re.DOTALL)


@pytest.mark.parametrize("example", EXAMPLES)
def test_it_runs_the_python_of_the_readme(example: str) -> None:
    exec(compile(example, "README.md", "exec"), {})


def test_it_has_an_example_of_each_pure_core() -> None:
    imported = [re.findall(r"^from (\S+) import", example, re.MULTILINE) for example in EXAMPLES]
    assert imported == [["chouette.rules"], ["games.engine"]]


def test_it_shows_pictures_that_exist() -> None:
    pictures = re.findall(r'src="(.*?)"', README)
    assert pictures
    assert [p for p in pictures if not (Path(__file__).parents[1] / p).exists()] == []
