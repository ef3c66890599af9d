"""What the README shows is what the program does."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from chouette.rules import score_game
from tests.site import Site

README = (Path(__file__).parents[1] / "README.md").read_text(encoding="utf-8")


def test_it_scores_the_game_of_the_readme_as_the_readme_says() -> None:
    asked = re.search(r"echo '(\{.*?\})' \|", README, re.DOTALL)
    told = re.search(r'`"points": (\{.*?\})`, `"order":\s+(\[.*?\])`', README, re.DOTALL)
    assert asked
    assert told
    score = score_game(json.loads(asked[1])).to_json()
    assert score["points"] == json.loads(told[1])
    assert score["order"] == json.loads(told[2])


BLOCKS = re.findall(r"```python\n(.*?)```", README, re.DOTALL)
EXAMPLES = [block for block in BLOCKS if "/api/v1/" not in block]
(PROGRAM,) = (block for block in BLOCKS if "/api/v1/" in block)


@pytest.mark.parametrize("example", EXAMPLES)
def test_it_runs_the_python_of_the_readme(example: str) -> None:
    exec(compile(example, "README.md", "exec"), {})


def test_its_program_plays_a_game_against_what_make_run_serves() -> None:
    with Site() as site:
        environment = {"PATH": os.environ["PATH"], "SITE": site.url}
        program = [sys.executable, "-c", PROGRAM]
        played = subprocess.run(program, env=environment, capture_output=True, text=True)
    assert played.returncode == 0, played.stderr
    assert played.stdout.startswith("The team won a gammon")


def test_its_program_is_short_and_needs_the_standard_library_only() -> None:
    assert len(PROGRAM.splitlines()) <= 40
    imported = re.findall(r"^(?:from|import) ([a-z]+)", PROGRAM, re.MULTILINE)
    assert set(imported) <= sys.stdlib_module_names


def test_it_has_an_example_of_each_pure_core() -> None:
    imported = [re.findall(r"^from (\S+) import", example, re.MULTILINE) for example in EXAMPLES]
    long_games = ["games.engine", "games.engine.parallel"]
    assert imported == [["chouette.rules"], ["games.engine"], long_games]


def test_it_shows_pictures_that_exist() -> None:
    pictures = re.findall(r'src="(.*?)"', README)
    assert pictures
    assert [p for p in pictures if not (Path(__file__).parents[1] / p).exists()] == []
