"""What the document says may be null, left out or empty is taken so, and nothing else."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from rest_framework import serializers
from rest_framework.exceptions import ValidationError
from rest_framework.fields import SkipField, empty

from clubsite.api.inputs import Input
from tests.api.shapes import document, faults

Field = serializers.Field[Any, Any, Any, Any]


def inputs(kind: type[Input] = Input) -> Iterator[type[Input]]:
    """Every body that the document describes."""
    for derived in kind.__subclasses__():
        if derived.__name__ in document()["components"]["schemas"]:
            yield derived
        yield from inputs(derived)


assert document()["paths"], "reading it imports every view"
CASES = [(kind, name) for kind in inputs() for name in kind().fields]


def takes(field: Field, value: Any) -> bool:
    """Whether a field reads this."""
    try:
        field.run_validation(value)
    except SkipField:
        return True
    except ValidationError:
        return False
    return True


@pytest.mark.parametrize(("kind", "name"), CASES, ids=lambda case: getattr(case, "__name__", case))
def test_a_field_takes_what_the_document_says(kind: type[Input], name: str) -> None:
    told = document()["components"]["schemas"][kind.__name__]
    field = kind().fields[name]
    assert takes(field, None) == (faults(None, told["properties"][name]) == []), "null"
    if type(field) is serializers.CharField:
        for blank in ("", " \n"):
            fits = faults(blank, told["properties"][name]) == []
            assert takes(field, blank) == fits, "nothing in it"
    assert takes(field, empty) == (name not in told.get("required", [])), "left out"


def test_a_list_that_is_brought_in_is_a_command() -> None:
    told = document()["components"]["schemas"]["NewOpenings"]
    for body in ({"text": "a;1"}, {"text": "a;1", "preview": False}):
        assert faults(body, told) != []
    assert faults({"text": "a;1", "preview": True}, told) == []


def test_there_are_bodies_to_look_at() -> None:
    assert len(CASES) > 60
