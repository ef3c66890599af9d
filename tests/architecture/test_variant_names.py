"""A rule set is data: what plays, scores, tells and draws it asks for its parts, not for its name.

Its name stands in its declaration, and in the text that explains it to people.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator

import pytest

from games.engine import variants
from tests.architecture.source import PACKAGES, Source, python_files, text_files

DECLARATIONS = "games.engine.variants"
CONSTANTS = ("long", "short", "emir")
"""The modules of the declarations that hold a constant for each rule set."""

ALLOWED = re.compile(r"^games/engine/variants/|/migrations/")
"""The declarations, with what their guide tells people of each, and what Django wrote down."""

ORDINARY = {
    "emir": re.compile(r"^games/(engine/parallel/extra_objects\.py|api/long_schema\.py)$"),
}
"""A name that is also what the marked checker is called in JSON."""

WORDS_OF_PAGES = frozenset({variants.USUAL})
"""On a page it is any short text or list."""

IN_MARKUP = re.compile(f"[\"']({'|'.join(set(variants.VARIANTS) - WORDS_OF_PAGES)})[\"']")


def names_in(tree: ast.AST, place: str = "") -> Iterator[str]:
    """Each place where a rule set is named: its name as a text of its own, or its constant."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and is_name(node.value, place):
            yield f"{place}:{node.lineno}: {node.value!r}"
        if isinstance(node, ast.ImportFrom) and is_of_declarations(node):
            yield f"{place}:{node.lineno}: {ast.unparse(node)}"


def is_name(value: object, place: str) -> bool:
    """Whether this is the name of a rule set and not, there, another word of the game."""
    if value not in variants.VARIANTS:
        return False
    word = ORDINARY.get(str(value))
    return word is None or not word.search(place)


def is_of_declarations(node: ast.ImportFrom) -> bool:
    package, _, module = (node.module or "").rpartition(".")
    if node.module == DECLARATIONS:
        return any(alias.name in CONSTANTS for alias in node.names)
    return package == DECLARATIONS and module in CONSTANTS


def others() -> list[Source]:
    return [source for source in python_files(*PACKAGES) if not ALLOWED.search(source.place)]


def test_no_module_names_a_rule_set_but_its_declaration() -> None:
    assert len(others()) > 300
    found = [one for source in others() for one in names_in(source.tree, source.place)]
    assert not found, "\n".join(found)


def test_no_template_asks_for_one() -> None:
    pages = [source for source in text_files() if source.path.suffix in (".html", ".js")]
    assert pages
    found = [
        f"{page.place}:{number}"
        for page in pages
        if not ALLOWED.search(page.place)
        for number, line in enumerate(page.lines, 1)
        if IN_MARKUP.search(line)
    ]
    assert not found, "\n".join(found)


@pytest.mark.parametrize(
    "line",
    [
        'if variant.name == "fevga": pass',
        'special = {"kaftar": 3, "one_six": 4}',
        "match name:\n    case 'gulbar': pass",
        "def f(variant='short'): pass",
        "from games.engine.variants.long import KARZAR",
        "from games.engine.variants import long",
    ],
)
def test_it_would_find(line: str) -> None:
    assert list(names_in(ast.parse(line)))


@pytest.mark.parametrize(
    "line",
    [
        '"""The emir and fevga are told of here."""',
        "text = 'a short game'",
        "from games.engine.variants.components import Runner",
        "short = 1",
    ],
)
def test_it_would_let_be(line: str) -> None:
    assert not list(names_in(ast.parse(line)))


def test_it_would_find_one_in_a_template() -> None:
    assert IN_MARKUP.search('{% if variant.name == "long_classic" %}')
    assert not IN_MARKUP.search("{% translate 'In short' %}")
