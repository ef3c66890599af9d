"""Sizes: a file or function beyond its budget is to be split by noun."""

from __future__ import annotations

import ast
from statistics import median

from tests.architecture.source import PACKAGES, Function, Source, body_length, length, python_files

MODULE_MAX, MODULE_MEDIAN = 300, 90
TEST_FILE_MAX = 150
FUNCTION_MAX, FUNCTION_MEDIAN = 50, 8
VIEW_BODY_MAX = 15
LINE_MAX = 100
VIEW_PACKAGES = ("chouette/web", "chouette/api", "games/web", "games/api", "clubsite")

modules = python_files(*PACKAGES)
everything = python_files(*PACKAGES, "tests", "benchmarks")


def views(source: Source) -> list[Function]:
    """Functions and methods that turn a request into an answer."""
    return [
        function
        for function in source.functions
        if "request" in [argument.arg for argument in function.args.args[:2]]
        and function.returns
        and "Response" in ast.unparse(function.returns)
    ]


def within(budget: int, sizes: dict[str, int]) -> None:
    """Fails with one line for each place whose size is beyond the budget."""
    over = "\n".join(f"{place}: {size}" for place, size in sizes.items() if size > budget)
    assert not over, f"\n{over}"


def test_it_keeps_modules_short() -> None:
    within(MODULE_MAX, {source.place: len(source.lines) for source in everything})


def test_it_keeps_test_files_short() -> None:
    tests = [source for source in everything if source.path.name.startswith("test_")]
    within(TEST_FILE_MAX, {source.place: len(source.lines) for source in tests})


def test_it_keeps_the_usual_module_short() -> None:
    assert median(len(source.lines) for source in modules if source.lines) <= MODULE_MEDIAN


def test_it_keeps_functions_short() -> None:
    functions = {f"{s.place}:{f.name}": length(f) for s in everything for f in s.functions}
    within(FUNCTION_MAX, functions)


def test_it_keeps_the_usual_function_short() -> None:
    assert median(length(f) for source in modules for f in source.functions) <= FUNCTION_MEDIAN


def test_it_keeps_views_to_parse_authorise_call_render() -> None:
    sizes = {
        f"{source.place}:{view.name}": body_length(view)
        for source in python_files(*VIEW_PACKAGES)
        for view in views(source)
    }
    within(VIEW_BODY_MAX, sizes)


def test_it_keeps_lines_short() -> None:
    sizes = {
        f"{source.place}:{number}": len(line)
        for source in everything
        for number, line in enumerate(source.lines, 1)
    }
    within(LINE_MAX, sizes)
