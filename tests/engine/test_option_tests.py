"""Each choice of each option is shown by a test, or is the same as one that is."""

from __future__ import annotations

import inspect
from collections.abc import Iterator
from dataclasses import dataclass
from importlib import import_module

import pytest

from games.engine import variants
from games.engine.variants import Option, Variant
from games.engine.variants.guide import as_written
from tests.engine.option_tests import IN, SAME, TABLE

OPTIONS = [
    pytest.param(variant, option, id=f"{variant.name}-{option.name}")
    for variant in variants.VARIANTS.values()
    for option in variant.options.values()
]


@dataclass(frozen=True)
class Shown:
    option: str
    values: str
    sets: str
    module: str
    test: str

    def is_of(self, variant: str, value: str) -> bool:
        """Whether the test shows this choice in this rule set, itself or as good as itself."""
        plays = self.sets == "*" or variant in self.sets.split(",") or self.option in SAME
        return plays and (self.values == "*" or value in self.values.split(","))


ROWS = [Shown(*line.split()) for line in TABLE.strip().splitlines()]


def missing(variant: Variant, option: Option, rows: list[Shown]) -> Iterator[str]:
    """The choices that none of these tests shows."""
    rows = [row for row in rows if row.option == option.name]
    for value in map(as_written, option.choices):
        if not any(row.is_of(variant.name, value) for row in rows):
            yield f"{variant.name}: {option.name} = {value}"


@pytest.mark.parametrize(("variant", "option"), OPTIONS)
def test_every_choice_is_shown(variant: Variant, option: Option) -> None:
    assert not list(missing(variant, option, ROWS))


@pytest.mark.parametrize("row", ROWS, ids=lambda row: f"{row.option}-{row.values}-{row.sets}")
def test_there_is_such_a_test_and_it_chooses_that_option(row: Shown) -> None:
    module = import_module(IN[row.module])
    assert callable(getattr(module, row.test))
    assert row.test.startswith("test_")
    assert row.option in inspect.getsource(module)


def test_nothing_is_told_of_options_that_are_none() -> None:
    known = {name for variant in variants.VARIANTS.values() for name in variant.options}
    assert {row.option for row in ROWS} | set(SAME) == known
    sets = {name for row in ROWS for name in row.sets.split(",")}
    assert sets <= {"*", *variants.VARIANTS}


def test_a_choice_that_nobody_shows_is_missed() -> None:
    fevga, kaftar = variants.get("fevga"), variants.get("kaftar")
    unblock, blocked = fevga.options["unblock"], kaftar.options["jump_blocked"]
    some = [Shown("unblock", "off", "*", "blocks", "test_x")]
    assert list(missing(fevga, unblock, some)) == [
        "fevga: unblock = single_point",
        "fevga: unblock = immobile",
    ]
    other = [Shown("jump_blocked", "*", "kabutar", "heads", "test_x")]
    assert len(list(missing(kaftar, blocked, other))) == len(blocked.choices)
