"""Every transaction says whether it is the outermost one or part of another.

A nested `atomic` makes a savepoint nobody asked for, and hides who owns the transaction.
"""

from __future__ import annotations

import ast

import pytest

from tests.architecture.source import PACKAGES, python_files


def faults(tree: ast.AST) -> list[int]:
    """Lines of each `atomic` that says neither durable=True nor savepoint=False."""
    called = {id(node.func): node for node in ast.walk(tree) if isinstance(node, ast.Call)}
    return [
        node.lineno
        for node in ast.walk(tree)
        if isinstance(node, ast.Attribute) and node.attr == "atomic"
        if id(node) not in called or not says_which(called[id(node)])
    ]


def says_which(call: ast.Call) -> bool:
    said = {(word.arg, getattr(word.value, "value", None)) for word in call.keywords}
    return bool(said & {("durable", True), ("savepoint", False)})


def test_it_says_which_in_every_module() -> None:
    sources = python_files(*PACKAGES)
    found = [f"{source.place}:{line}" for source in sources for line in faults(source.tree)]
    assert not found, "\n".join(found)


@pytest.mark.parametrize(
    ("code", "lines"),
    [
        ("with transaction.atomic(durable=True): pass", []),
        ("with transaction.atomic(savepoint=False): pass", []),
        ("@transaction.atomic(durable=True)\ndef f(): pass", []),
        ("with transaction.atomic(): pass", [1]),
        ("with transaction.atomic(durable=False): pass", [1]),
        ("with transaction.atomic('default'): pass", [1]),
        ("@transaction.atomic\ndef f(): pass", [1]),
    ],
)
def test_it_would_find(code: str, lines: list[int]) -> None:
    assert faults(ast.parse(code)) == lines


def test_it_is_always_written_in_full() -> None:
    """`from django.db.transaction import atomic` would slip past this test."""
    for source in python_files(*PACKAGES):
        for node in source.nodes:
            if isinstance(node, ast.ImportFrom) and node.module == "django.db.transaction":
                raise AssertionError(f"{source.place}:{node.lineno}")
