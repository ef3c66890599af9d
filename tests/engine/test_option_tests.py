"""Each choice of each option is shown by a test, or is the same as one that is."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from itertools import combinations

import pytest

from games.engine import variants
from games.engine.variants import Option, Variant
from games.engine.variants.guide import as_written
from games.engine.variants.variant import Value
from tests.engine.option_tests import IN, SAME, TABLE
from tests.engine.showing import fails_where

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
        plays = self.plays(variant) or self.option in SAME
        return plays and (self.values == "*" or value in self.values.split(","))

    def plays(self, variant: str) -> bool:
        sets = self.sets.split(",")
        return variant in sets or ("*" in sets and f"-{variant}" not in sets)


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
def test_it_shows_them_in_every_rule_set_that_is_said(row: Shown) -> None:
    """It fails where another choice is given to whoever makes that one."""
    apart = told_apart(row)
    told = {(name, value) for name, value, _ in apart}
    said = {(name, as_written(value)) for name, value in choices_of(row)}
    assert told == said


@pytest.mark.parametrize(("variant", "option"), OPTIONS)
def test_every_two_choices_are_told_apart(variant: Variant, option: Option) -> None:
    apart = {
        frozenset(pair)
        for row in ROWS
        if row.option == option.name
        for name, *pair in told_apart(row)
        if name == variant.name or option.name in SAME
    }
    written = map(as_written, option.choices)
    assert not [pair for pair in combinations(written, 2) if frozenset(pair) not in apart]


@cache
def told_apart(row: Shown) -> frozenset[tuple[str, str, str]]:
    """The rule sets in which its test fails where, of these two choices, the second is given for
    the first."""
    test = getattr(import_module(IN[row.module]), row.test)
    return frozenset(
        (name, as_written(value), as_written(given))
        for name, value in choices_of(row)
        for given in variants.get(name).options[row.option].choices
        if given != value and fails_where(test, name, row.option, value, given)
    )


def choices_of(row: Shown) -> list[tuple[str, Value]]:
    """The rule sets and the choices that the row tells of."""
    return [
        (name, value)
        for name, variant in variants.VARIANTS.items()
        if row.option in variant.options and row.plays(name)
        for value in variant.options[row.option].choices
        if row.values == "*" or as_written(value) in row.values.split(",")
    ]


def test_nothing_is_told_of_options_that_are_none() -> None:
    known = {name for variant in variants.VARIANTS.values() for name in variant.options}
    assert {row.option for row in ROWS} | set(SAME) == known
    sets = {name.removeprefix("-") for row in ROWS for name in row.sets.split(",")}
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


@pytest.mark.parametrize(
    "row",
    [
        Shown("ends", "*", "*", "deadlock", "test_it_is_a_draw"),
        Shown("deadlock", "draw", "gulbar", "deadlock", "test_it_is_a_draw"),
        Shown("block", "*", "*", "blocks", "test_where_he_is_not_shut_in_nothing_need_be_opened"),
    ],
    ids=lambda row: f"{row.option}-{row.sets}",
)
def test_a_test_of_something_else_shows_nothing(row: Shown) -> None:
    assert choices_of(row)
    assert not told_apart(row)
