"""Whether a test shows what a choice of an option does.

It does if it fails where, in that rule set, whoever makes that choice is given another one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from itertools import product

import pytest

from games.engine.errors import EngineError
from games.engine.variants import Variant
from games.engine.variants.refusals import UnknownOption
from games.engine.variants.variant import Value

Test = Callable[..., None]


def fails_where(test: Test, name: str, option: str, value: Value, given: Value) -> bool:
    """Whether the test fails, with some of its arguments, where another choice is given than was
    made. Nothing is shown by an option that means nothing beside another."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Variant, "having", exchanging(name, option, value, given))
        return any(fails(test, arguments) for arguments in arguments_of(test))


def exchanging(
    name: str, option: str, value: Value, given: Value
) -> Callable[[Variant, Mapping[str, Value]], Variant]:
    """`Variant.having` that gives this rule set another choice than was made, or not made."""
    usual = Variant.having

    def having(variant: Variant, chosen: Mapping[str, Value]) -> Variant:
        if variant.name == name and option in variant.options:
            default = variant.options[option].default
            if repr({**variant.chosen, **chosen}.get(option, default)) == repr(value):
                chosen = {**chosen, option: given}
        return usual(variant, chosen)

    return having


def arguments_of(test: Test) -> Iterator[dict[str, object]]:
    """Every combination of arguments that the test is run with."""
    marks = [mark.args[:2] for mark in getattr(test, "pytestmark", ())]
    for rows in product(*(rows for _, rows in marks)):
        arguments: dict[str, object] = {}
        for (written, _), row in zip(marks, rows, strict=True):
            names = written.split(",") if isinstance(written, str) else written
            arguments |= zip(names, row if len(names) > 1 else (row,), strict=True)
        yield arguments


def fails(test: Test, arguments: Mapping[str, object]) -> bool:
    try:
        test(**arguments)
    except UnknownOption:
        return False
    except (AssertionError, EngineError, ValueError, pytest.fail.Exception):
        return True
    return False
