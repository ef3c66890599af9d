"""Requests made from the API's own document, good ones and such as break it: none breaks the
service, and every answer is one that the document promises (R11)."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error
from schemathesis.generation import GenerationMode
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.fuzz.conftest import real_parts, taken_back
from tests.fuzz.schema import by_resource, document, operations
from tests.matrix.world import World

pytestmark = pytest.mark.django_db

SHORT, LONG = 12, 1_000
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]
MODES = {"good": GenerationMode.POSITIVE, "broken": GenerationMode.NEGATIVE}


@pytest.mark.parametrize("kind", MODES)
def test_no_request_breaks_it(
    resource: str, kind: str, cookies: dict[str, str], world: World, soak: bool
) -> None:
    wrong: list[BaseException] = []
    for operation in by_resource()[resource]:
        if kind == "good" or _asks(operation):
            try:
                _try(operation, MODES[kind], cookies, real_parts(operation, world), soak=soak)
            except (Exception, BaseExceptionGroup) as fault:  # noqa: BLE001  # try the others
                wrong.append(fault)
    if wrong:
        raise BaseExceptionGroup(f"{len(wrong)} operations of {resource}", wrong)


def _asks(operation: str) -> bool:
    """Whether it takes a body or a query: where it does not, there is nothing to be broken."""
    method, path = operation.split(" ")
    told = document()["paths"][path][method.lower()]
    queries = [one for one in told.get("parameters", ()) if one["in"] == "query"]
    return "requestBody" in told or bool(queries)


def _try(
    operation: str,
    mode: GenerationMode,
    cookies: dict[str, str],
    parts: dict[str, Any],
    *,
    soak: bool,
) -> None:
    @settings(
        max_examples=(LONG if soak else SHORT) // 2,
        deadline=None,
        derandomize=not soak,
        database=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(case=operations()[operation].as_strategy(generation_mode=mode), real=st.booleans())
    def ask(case: Any, real: bool) -> None:
        if real:
            case.path_parameters = {n: parts[n] for n in case.path_parameters or {}}
        headers = {"X-CSRFToken": cookies["csrftoken"], "Accept-Encoding": "identity"}
        with taken_back():
            case.call_and_validate(headers=headers, cookies=cookies, checks=CHECKS)

    ask()
