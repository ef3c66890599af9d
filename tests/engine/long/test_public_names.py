"""What whoever plays long games in Python imports, and where he is told of it."""

from __future__ import annotations

import doctest
import subprocess
import sys
from types import ModuleType

import pytest

import games.engine
from games.engine import parallel, variants

FIRST = [
    *("games.engine.parallel.counts", "games.engine.parallel.cubed"),
    *("games.engine.drawing.long_view", "games.engine.drawing.long_words"),
    *("games.engine.tool", "games.engine.variants.guide"),
]
"""Modules of each corner; some import the others."""


def test_it_has_all_that_a_game_needs_in_one_place() -> None:
    assert parallel.__all__ == sorted(parallel.__all__)
    assert set(parallel.__all__) == {
        *("CubedGame", "Kind", "LongGame", "LongPlay", "PreMove", "Verdict"),
        *("opened", "white_next"),
    }
    assert all(getattr(parallel, name).__doc__ for name in parallel.__all__)


@pytest.mark.parametrize("module", [parallel, variants])
def test_it_works_as_its_docstring_shows(module: ModuleType) -> None:
    results = doctest.testmod(module)
    assert results.attempted > 3
    assert results.failed == 0


def test_the_board_game_and_the_rule_sets_say_where_long_games_are() -> None:
    for module in (games.engine, variants):
        assert "games.engine.parallel" in (module.__doc__ or "")
    assert "games.engine.variants" in (games.engine.__doc__ or "")


@pytest.mark.parametrize("module", FIRST)
def test_whatever_is_imported_first_can_be(module: str) -> None:
    run = subprocess.run([sys.executable, "-c", f"import {module}"], capture_output=True, text=True)
    assert run.returncode == 0, run.stderr


def test_it_says_which_word_is_for_what() -> None:
    told = parallel.__doc__ or ""
    assert all(f"*{word}*" in told for word in ("Long", "Parallel", "Nardy"))
