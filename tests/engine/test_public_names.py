"""The names other code relies on: what the contract promises of `games.engine`."""

from __future__ import annotations

import ast
import doctest
import inspect
import pkgutil
import sys
from pathlib import Path

import pytest

import games.engine
from games.engine import Board, Game, Match, Position, Rules, variants
from games.engine.drawing import words
from games.engine.parallel.cubed import CubedGame
from games.engine.parallel.game import LongGame
from games.engine.variants import Variant

PROMISED = {
    *("Board", "Position", "Play", "Roll", "Cube", "Match", "Outcome", "Game", "variants"),
    *("InvalidNotation", "IllegalPlay", "AmbiguousPlay", "CubeNotAvailable"),
}
"""Contract section 3."""
OF_A_POSITION = {
    *("start", "from_xgid", "xgid", "from_gnubg_id", "gnubg_id", "legal_plays", "play"),
    *("board", "cube", "roll", "on_roll", "match"),
}
FOLDER = Path(games.engine.__file__).parent
MODULES = sorted(FOLDER.rglob("*.py"))


def test_it_offers_what_the_contract_names() -> None:
    assert set(games.engine.__all__) >= PROMISED
    assert dir(Position) >= sorted(OF_A_POSITION) or set(dir(Position)) >= OF_A_POSITION
    assert callable(variants.get)


def test_it_lists_its_names_in_order_and_has_them() -> None:
    assert games.engine.__all__ == sorted(games.engine.__all__)
    for name in games.engine.__all__:
        assert getattr(games.engine, name) is not None


def test_it_works_as_its_docstring_shows() -> None:
    results = doctest.testmod(games.engine)
    assert results.attempted > 5
    assert results.failed == 0


def test_it_needs_nothing_but_the_standard_library() -> None:
    for path in MODULES:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            if isinstance(node, ast.ImportFrom) and not node.level:
                names.append(node.module or "")
            for name in names:
                root = name.split(".")[0]
                assert root in sys.stdlib_module_names or name.startswith("games.engine")


@pytest.mark.parametrize("banned", ["random", "secrets", "time", "datetime", "os", "socket"])
def test_it_throws_no_dice_and_knows_no_time(banned: str) -> None:
    for path in MODULES:
        assert f"import {banned}" not in path.read_text("utf-8").split()


def test_it_documents_everything_public() -> None:
    """An error's docstring is its message."""
    missing = []
    for path in MODULES:
        tree = ast.parse(path.read_text("utf-8"))
        named = [n for n in ast.walk(tree) if isinstance(n, (ast.ClassDef, ast.FunctionDef))]
        public = [node for node in named if not node.name.startswith("_")]
        missing += [f"{path.name}: {n.name}" for n in public if not ast.get_docstring(n)]
        assert ast.get_docstring(tree), path.name
    assert missing == []


def test_it_says_what_each_action_raises() -> None:
    """What it brings about of itself; `test_what_is_raised` asks what comes from elsewhere."""
    for kind in (Position, Game, LongGame, CubedGame, Variant):
        for name, method in inspect.getmembers(kind, inspect.isfunction):
            if not name.startswith("_") and "raise" in inspect.getsource(method):
                assert "Raises" in (inspect.getdoc(method) or ""), f"{kind.__name__}.{name}"


def test_it_imports_each_of_its_modules() -> None:
    found = {name for _, name, _ in pkgutil.walk_packages([str(FOLDER)], "games.engine.")}
    assert {"games.engine.board", "games.engine.drawing.svg", "games.engine.variants"} <= found
    assert len(found) == len(MODULES) - 1


def test_it_is_short_to_use() -> None:
    position = Position.start(Match(7)).play("8/5 6/5", "31").double().take()
    assert position.cube.level == 2
    assert len(position.legal_plays("64")) > 10
    game = Game.start(Match(rules=Rules(jacoby=True))).open(4, 2).play("8/4 6/4")
    assert game.undo().position
    assert Board.start().pips == 167


def test_it_gives_its_texts_to_whoever_translates() -> None:
    assert len(words.TEXTS) > 25
    assert all(isinstance(text, str) and text for text in words.TEXTS)
