"""The scoring tool: a line of JSON in, a line of JSON out, whatever stands on it."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from chouette.tools import SCORE
from clubsite.json_tools import is_refusal

from .games import (
    box,
    buy,
    double_bought,
    double_extra,
    extra,
    quick,
    result,
    row,
    settle,
    team,
)

W13 = row(
    "ABCD",
    *[team(B="take"), box(B="drop"), team(C="take"), result("team")],
    cubes="multi",
    jacoby="cube",
    seat="captain",
)


def test_it_answers_with_points_order_and_the_reason() -> None:
    answer = SCORE.answer({"id": "W13", **W13})
    assert {
        key: answer[key] for key in ("id", "points", "order", "partner", "why", "warnings")
    } == {
        "id": "W13",
        "points": {"A": -1, "B": -2, "C": 2, "D": 1},
        "order": ["A", "C", "D", "B"],
        "partner": None,
        "why": "B dropped at 2, so the box beat the captain and stays; C is captain next.",
        "warnings": [],
    }


def test_it_adds_the_reason_as_a_code_and_the_transfers() -> None:
    answer = SCORE.answer(W13)
    assert answer["reason"] == {
        "code": "captain_beaten.captain_next",
        "args": {"next_box": "A", "next_captain": "C", "told": "early"},
    }
    assert answer["transfers"][0] == {
        "payer": "B",
        "payee": "A",
        "points": 2,
        "kind": "contract",
    }


def test_it_gives_warnings_a_code_and_a_sentence() -> None:
    events = [box(B="drop", C="take"), extra("BC"), result("box")]
    assert SCORE.answer(row("ABC", *events))["warnings"] == [
        {
            "code": "extra_not_agreed",
            "detail": "Extras are not agreed at this table: B gave one to C.",
        }
    ]


@pytest.mark.parametrize("key", ["W13", 13, None, 1.5, ["a"], {"b": 1}])
def test_it_keeps_the_id_whatever_it_is(key: Any) -> None:
    assert SCORE.answer({**W13, "id": key})["id"] == key
    assert SCORE.answer({"id": key, "order": []})["id"] == key


def test_it_answers_without_an_id() -> None:
    assert SCORE.answer(W13)["id"] is None


@pytest.mark.parametrize(
    "line",
    [
        *["", "{", "nonsense", "[]", "null", "7", '"W13"', '{"order": NaN}', '{"id": Infinity}'],
        *[b"\xff\xfe", b'{"id": "\xff"}', "[" * 100_000, '{"a":' * 100_000, "9" * 5_000],
    ],
)
def test_it_answers_a_line_it_cannot_read(line: str | bytes) -> None:
    answer = SCORE.answer_line(line)
    assert answer["id"] is None
    assert answer["error"]["code"] == "bad_json"
    assert is_refusal(answer)


def test_it_says_that_a_line_is_not_utf_8() -> None:
    detail = SCORE.answer_line(b'{"id": "\xff"}')["error"]["detail"]
    assert detail == "Malformed input: this line is not UTF-8."


def test_it_reads_a_line_that_begins_with_a_byte_order_mark() -> None:
    assert SCORE.answer_line(b"\xef\xbb\xbf" + json.dumps(W13).encode()) == SCORE.answer(W13)


def test_it_reads_bytes_and_text_alike() -> None:
    text = json.dumps({"id": "Ștefan", **W13}, ensure_ascii=False)
    answer = SCORE.answer({"id": "Ștefan", **W13})
    assert SCORE.answer_line(text) == SCORE.answer_line(text.encode()) == answer
    assert not is_refusal(answer)


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner),
    max_leaves=8,
)


@given(st.dictionaries(st.sampled_from(sorted(W13)), JSON))
def test_it_never_breaks_on_a_spoilt_game(spoilt: dict[str, Any]) -> None:
    answer = SCORE.answer({**W13, **spoilt})
    assert is_refusal(answer) or sum(answer["points"].values()) == 0


EVENTS = [
    *[box(B="take"), team(C="drop"), extra("BC"), buy("DB"), settle("B", 1), result("box")],
    *[double_extra("team", "BC", "take"), double_bought("box", "D", "drop"), quick(B=1, C=1, D=1)],
]


@given(st.sampled_from(EVENTS), st.data())
def test_it_never_breaks_on_a_spoilt_event(event: dict[str, Any], data: st.DataObject) -> None:
    spoilt = data.draw(st.dictionaries(st.sampled_from(sorted(event)), JSON, min_size=1))
    assert SCORE.answer({**W13, "events": [{**event, **spoilt}]})
