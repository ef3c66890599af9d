"""Every address that takes a `command_id` says what is answered to the same sent again."""

from __future__ import annotations

from typing import Any

import pytest

from tests.api.shapes import document

TAKING = [
    (path, told)
    for path, methods in document()["paths"].items()
    for told in [methods.get("post", {})]
    if not path.endswith("/preview/")  # writes nothing, whatever is sent
    if "command_id" in str(told.get("requestBody", {}))
    or any(
        "command_id" in document()["components"]["schemas"][name]["properties"]
        for media in told.get("requestBody", {}).get("content", {}).values()
        for name in [media["schema"].get("$ref", "").rpartition("/")[2]]
        if name and "properties" in document()["components"]["schemas"][name]
    )
]


@pytest.mark.parametrize(("path", "told"), TAKING, ids=[path for path, _ in TAKING])
def test_it_is_200_with_a_header(path: str, told: dict[str, Any]) -> None:
    assert {"200", "201"} <= told["responses"].keys()
    assert "Idempotency-Replayed" in told["responses"]["200"]["headers"]


def test_there_are_some() -> None:
    assert len(TAKING) >= 12
