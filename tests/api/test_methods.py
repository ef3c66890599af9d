"""Methods that an address does not take, at every address of the document."""

from __future__ import annotations

import re

import pytest

from clubsite.api_document import document
from tests.api.conftest import Caller, browser_of
from tests.people import People

pytestmark = pytest.mark.django_db
METHODS = ("get", "post", "put", "patch", "delete")


def others(path: str) -> list[str]:
    """The methods that the document does not tell of this address."""
    return [method for method in METHODS if method not in document()["paths"][path]]


def refused(caller: Caller, method: str, path: str) -> None:
    """That the answer is a problem, and names what the address takes instead."""
    answer = caller.generic(method.upper(), re.sub(r"{\w+}", "1", path), "{}", "application/json")
    assert (answer.status_code, answer["Content-Type"]) == (405, "application/problem+json"), path
    assert answer.json()["code"] == "method_not_allowed", path
    taken = set(answer["Allow"].split(", ")) - {"HEAD", "OPTIONS"}
    assert taken == {each.upper() for each in document()["paths"][path]}, path


def test_another_method_is_told_which_the_address_takes(people: People) -> None:
    ana = browser_of(people.ana)
    for path in document()["paths"]:
        for method in others(path):
            refused(ana, method, path)


def test_the_document_says_so_at_every_operation_and_in_one_place() -> None:
    told = document()["components"]["responses"]["OtherMethod"]
    assert set(told["headers"]) == {"Allow"}
    for path, methods in document()["paths"].items():
        for operation in methods.values():
            same = {"$ref": "#/components/responses/OtherMethod"}
            assert operation["responses"]["405"] == same, path
