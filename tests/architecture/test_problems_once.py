"""What an exception says over HTTP is written in one place: of two the later import would win."""

from __future__ import annotations

import ast
from collections import Counter

from tests.architecture.source import PACKAGES, Function, python_files


def registered() -> Counter[str]:
    """The classes of exceptions that `problem_for` was told of, and how often."""
    functions = (f for source in python_files(*PACKAGES) for f in source.functions)
    return Counter(
        ast.unparse(kind)
        for function in functions
        if is_registered(function) and (kind := function.args.args[0].annotation)
    )


def is_registered(function: Function) -> bool:
    return any(ast.unparse(one) == "problem_for.register" for one in function.decorator_list)


def test_no_exception_is_told_of_twice() -> None:
    found = registered()
    assert found["RuleViolation"] == 1
    assert {kind: times for kind, times in found.items() if times > 1} == {}
