"""Requests made from the API's own document, good ones and such as break it: none breaks the
service, and every answer is one that the document promises (R11)."""

from __future__ import annotations

from typing import Any

import pytest
from django.db import transaction
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from hypothesis.errors import Unsatisfiable
from schemathesis.checks import not_a_server_error
from schemathesis.generation import GenerationMode
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.fuzz.schema import document, operations

pytestmark = pytest.mark.django_db

SHORT, LONG = 20, 2_000
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]
MODES = {"good": GenerationMode.POSITIVE, "broken": GenerationMode.NEGATIVE}


@pytest.mark.parametrize("kind", MODES)
def test_no_request_breaks_it(
    operation: str,
    kind: str,
    cookies: dict[str, str],
    real_parts: dict[str, Any],
    soak: bool,
) -> None:
    cases = operations()[operation].as_strategy(generation_mode=MODES[kind])

    @settings(
        max_examples=(LONG if soak else SHORT) // 2,
        deadline=None,
        derandomize=not soak,
        database=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(case=cases, real=st.booleans())
    def ask(case: Any, real: bool) -> None:
        if real:
            case.path_parameters = {n: real_parts[n] for n in case.path_parameters or {}}
        mark = transaction.savepoint()
        try:
            headers = {"X-CSRFToken": cookies["csrftoken"], "Accept-Encoding": "identity"}
            case.call_and_validate(headers=headers, cookies=cookies, checks=CHECKS)
        finally:
            transaction.savepoint_rollback(mark)

    try:
        ask()
    except Unsatisfiable:
        # Where nothing is asked for but the address, there is nothing that could be broken.
        assert kind == "broken"
        assert not _asks(operation)


def _asks(operation: str) -> bool:
    """Whether an operation takes a body or a query."""
    method, path = operation.split(" ")
    told = document()["paths"][path][method.lower()]
    queries = [one for one in told.get("parameters", ()) if one["in"] == "query"]
    return "requestBody" in told or bool(queries)
