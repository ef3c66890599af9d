"""The project's own files, read once, for the tests of its style."""

from __future__ import annotations

import ast
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PACKAGES = ("chouette", "clubsite", "games")
CODE = (*PACKAGES, "tests", "benchmarks", "templates", "locale")
TEXT = frozenset({".py", ".html", ".js", ".css", ".md", ".toml", ".yaml", ".txt", ".in", ".po"})
Function = ast.FunctionDef | ast.AsyncFunctionDef


@dataclass(frozen=True)
class Source:
    path: Path

    @property
    def place(self) -> str:
        return self.path.relative_to(ROOT).as_posix()

    @cached_property
    def text(self) -> str:
        return self.path.read_text("utf-8")

    @cached_property
    def lines(self) -> list[str]:
        return self.text.splitlines()

    @cached_property
    def tree(self) -> ast.Module:
        return ast.parse(self.text)

    @cached_property
    def nodes(self) -> list[ast.AST]:
        return list(ast.walk(self.tree))

    @cached_property
    def functions(self) -> list[Function]:
        return [node for node in self.nodes if isinstance(node, Function)]


@cache
def source(path: Path) -> Source:
    """The file, which is read and parsed once for all tests."""
    return Source(path)


def python_files(*packages: str) -> list[Source]:
    """Every module of the packages except migrations, which Django writes."""
    found = [path for package in packages for path in sorted((ROOT / package).rglob("*.py"))]
    return [source(path) for path in found if "migrations" not in path.parts]


def text_files() -> list[Source]:
    """Everything people write here, in any language; not the data that tests compare with."""
    at_root = [path for path in sorted(ROOT.iterdir()) if path.is_file()]
    below = [path for folder in CODE for path in sorted((ROOT / folder).rglob("*"))]
    files = [*at_root, *below, ROOT / ".ci" / "run"]
    written = TEXT | {"", ".example"}
    return [
        source(path)
        for path in files
        if path.is_file() and path.suffix in written and not {"data", "vendor"} & set(path.parts)
    ]


def length(function: Function) -> int:
    """Lines from `def` to the end, decorators not counted."""
    return (function.end_lineno or function.lineno) - function.lineno + 1


def body_length(function: Function) -> int:
    """Lines of the body without its docstring."""
    body = function.body[1:] if ast.get_docstring(function, clean=False) else function.body
    return (body[-1].end_lineno or 0) - body[0].lineno + 1 if body else 0
