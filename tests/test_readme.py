"""What the README shows is what the program does."""

from __future__ import annotations

import json
import re
from pathlib import Path

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


def test_it_runs_the_python_of_the_readme() -> None:
    (example,) = re.findall(r"```python\n(.*?)```", README, re.DOTALL)
    exec(compile(example, "README.md", "exec"), {})


def test_it_shows_pictures_that_exist() -> None:
    pictures = re.findall(r'src="(.*?)"', README)
    assert pictures
    assert [p for p in pictures if not (Path(__file__).parents[1] / p).exists()] == []
