"""Canonical JSON, hashes, and the chain that a log makes of them."""

from __future__ import annotations

import json
from typing import Any
from uuid import UUID

import pytest
from hypothesis import given
from hypothesis import strategies as st

from chouette.chain import canonical, digest, next_head
from chouette.rules.errors import BadJson

TEXT = st.text(st.characters(codec="utf-8", exclude_characters="\0"))
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | TEXT,
    lambda inner: st.lists(inner) | st.dictionaries(TEXT, inner),
    max_leaves=10,
)


@given(JSON)
def test_it_is_the_same_after_a_database_kept_it(value: Any) -> None:
    assert canonical(json.loads(canonical(value))) == canonical(value)


def test_it_keeps_the_letters_that_json_writes_a_nul_with() -> None:
    assert json.loads(canonical(["\\u0000", "a\\\\u0000"])) == ["\\u0000", "a\\\\u0000"]


@given(st.dictionaries(TEXT, st.integers(), min_size=2))
def test_it_does_not_depend_on_the_order_of_keys(value: dict[str, int]) -> None:
    other = dict(reversed(list(value.items())))
    assert digest(value) == digest(other)


@pytest.mark.parametrize(
    "value",
    [
        "\0",
        {"a": ["b\0c"]},
        {"\0": 1},
        "\ud800",
        {"\udfff": 1},
        float("nan"),
        float("inf"),
        {1, 2},
        pytest.param(object(), id="object"),
        b"bytes",
    ],
    ids=repr,
)
def test_it_refuses_what_a_database_could_not_keep(value: Any) -> None:
    with pytest.raises(BadJson):
        canonical(value)


def test_it_refuses_what_is_nested_without_end() -> None:
    deep: list[Any] = []
    for _ in range(100_000):
        deep = [deep]
    with pytest.raises(BadJson):
        canonical(deep)


def test_it_tells_values_apart() -> None:
    values = [None, False, 0, "0", "", [], {}, [0], ["0"], {"a": 0}, {"a": None}]
    assert len({digest(value) for value in values}) == len(values)
    assert digest("a", "b") != digest("ab") != digest(["a", "b"])


FIRST, SECOND = UUID(int=1), UUID(int=2)
EVENT = {"kind": "stake_changed", "version": 1, "stake_minor": 5}


def test_it_links_every_part_of_a_command() -> None:
    heads = {
        next_head("", FIRST, "body", [EVENT]),
        next_head("x", FIRST, "body", [EVENT]),
        next_head("", SECOND, "body", [EVENT]),
        next_head("", FIRST, "other", [EVENT]),
        next_head("", FIRST, "body", [{**EVENT, "stake_minor": 6}]),
        next_head("", FIRST, "body", [EVENT, EVENT]),
        next_head("", FIRST, "body", []),
    }
    assert len(heads) == 7
    assert all(len(head) == 64 for head in heads)
