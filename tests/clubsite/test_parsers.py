"""JSON as the service accepts it."""

from __future__ import annotations

import json
from contextlib import suppress
from typing import Any

import pytest
from django.test import Client
from hypothesis import given
from hypothesis import strategies as st

from clubsite.parsers import DEPTH_MAX, parse_json

plain_text = st.text(st.characters(exclude_characters="\x00", exclude_categories=["Cs"]))
values = st.recursive(
    st.none() | st.booleans() | st.integers(-(10**17), 10**17) | st.floats(-1e9, 1e9) | plain_text,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(plain_text, inner, max_size=4),
    max_leaves=20,
)


def nested(depth: int) -> str:
    return "[" * depth + "]" * depth


@given(values)
def test_it_reads_what_json_writes(value: Any) -> None:
    assert parse_json(json.dumps(value)) == value


@given(st.text())
def test_it_reads_or_refuses_anything_else(text: str) -> None:
    with suppress(ValueError):
        parse_json(text)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "Expecting value"),
        ("{", "Expecting"),
        ("{'a': 1}", "Expecting"),
        ("[1,]", "Expecting|Illegal"),
        ("NaN", "NaN is not a number"),
        ("[Infinity]", "Infinity is not a number"),
        ("[-Infinity]", "-Infinity is not a number"),
        ('{"a": 1, "b": [{"c": 1, "c": 1}]}', "one name twice"),
        ("[1e999]", "too large"),
        ("[-1e999]", "too large"),
        ("1" + "0" * 18, "integer is too large"),
        ("-" + "9" * 5_000, "integer is too large"),
        ('{"name": "a\\u0000"}', "NUL"),
        ('{"a\\u0000": 1}', "NUL"),
        ('"\\ud800"', "surrogate"),
        ('{"\\udfff": 1}', "surrogate"),
        (nested(DEPTH_MAX + 1), "nested too deeply"),
        (nested(100_000), "nested too deeply"),
        ('{"a":' * 40 + "1" + "}" * 40, "nested too deeply"),
    ],
)
def test_it_refuses(text: str, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        parse_json(text)


@pytest.mark.parametrize("text", [nested(DEPTH_MAX), "9" * 18, "-" + "9" * 18, '"\\ud83c\\udfb2"'])
def test_it_accepts_what_is_just_within_the_limits(text: str) -> None:
    parse_json(text)


@pytest.mark.urls("tests.clubsite.urls_for_tests")
@pytest.mark.parametrize(
    "body", [b"{", b"\xff\xfe", b"NaN", nested(100_000).encode(), b'"\\u0000"', b""]
)
def test_it_answers_400_over_http(body: bytes, client: Client) -> None:
    response = client.post("/api/echo/", body, content_type="application/json")
    if body:
        assert (response.status_code, response.json()["code"]) == (400, "parse_error")
    else:
        assert response.status_code == 200


@pytest.mark.urls("tests.clubsite.urls_for_tests")
def test_it_hands_good_json_to_the_view(client: Client) -> None:
    body = {"players": ["Ana", "Șerban"], "points": 1.5}
    response = client.post("/api/echo/", json.dumps(body), content_type="application/json")
    assert response.json() == body
