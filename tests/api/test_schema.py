"""`/api/v1/schema/`: the OpenAPI document, read as a program's author reads it."""

from __future__ import annotations

from typing import Any

import pytest
from drf_spectacular.generators import SchemaGenerator

from tests.api.shapes import faults

Json = dict[str, Any]


@pytest.fixture(scope="module")
def document() -> Json:
    """The document as it is served."""
    made: Json = SchemaGenerator().get_schema(request=None, public=True)
    return made


def operations(document: Json) -> dict[str, Json]:
    """`GET /api/v1/clubs/` -> what the document says of it."""
    return {
        f"{method.upper()} {path}": operation
        for path, methods in document["paths"].items()
        for method, operation in methods.items()
    }


def test_every_operation_has_a_name_of_its_own_a_heading_and_a_summary(document: Json) -> None:
    found = operations(document)
    names = [operation["operationId"] for operation in found.values()]
    assert len(set(names)) == len(names)
    for address, operation in found.items():
        assert operation["summary"], address
        assert len(operation["tags"]) == 1, address


def test_every_operation_says_which_problems_it_answers_with(document: Json) -> None:
    known = set(document["components"]["responses"])
    for address, operation in operations(document).items():
        answers = operation["responses"]
        assert "503" in answers, address
        for status, answer in answers.items():
            if status[0] not in "45":
                continue
            if "$ref" in answer:
                assert answer["$ref"].rpartition("/")[2] in known, address
            else:
                assert "application/problem+json" in answer["content"], address


def lacks_an_example(content: Json) -> bool:
    return not all(media.get("example") or media.get("examples") for media in content.values())


def test_every_body_and_every_answer_is_shown_by_an_example(document: Json) -> None:
    bare = []
    for address, operation in operations(document).items():
        if lacks_an_example(operation.get("requestBody", {}).get("content", {})):
            bare.append(f"{address} body")
        for status, answer in operation["responses"].items():
            if status in ("200", "201") and lacks_an_example(answer.get("content", {})):
                bare.append(f"{address} {status}")
    assert bare == []


def test_a_page_is_shown_and_asked_for_as_a_page(document: Json) -> None:
    tables = operations(document)["GET /api/v1/clubs/{slug}/sessions/"]
    assert tables["operationId"] == "list_club_sessions"
    shown = tables["responses"]["200"]["content"]["application/json"]["examples"]
    assert [set(each["value"]) for each in shown.values()] == [{"next", "previous", "results"}]
    asked = {each["name"] for each in tables["parameters"]}
    assert asked == {"slug", "cursor", "page_size", "night_on", "status"}


def test_what_is_shown_is_of_the_shape_that_is_told(document: Json) -> None:
    wrong = []
    for address, operation in operations(document).items():
        answers = [answer for answer in operation["responses"].values() if "$ref" not in answer]
        for part in (operation.get("requestBody", {}), *answers):
            for media in part.get("content", {}).values():
                for name, example in media.get("examples", {}).items():
                    found = faults(example["value"], media["schema"])
                    wrong += [f"{address} {name}: {fault}" for fault in found]
    assert wrong == []


def test_names_of_operations_read_well(document: Json) -> None:
    found = operations(document)
    assert found["GET /api/v1/clubs/{slug}/"]["operationId"] == "get_club"
    assert found["POST /api/v1/clubs/"]["operationId"] == "create_club"
    assert found["PATCH /api/v1/clubs/{slug}/"]["operationId"] == "change_club"
    assert found["POST /api/v1/tools/score/"]["operationId"] == "score_game"


def test_a_problem_has_one_shape(document: Json) -> None:
    problem = document["components"]["schemas"]["Problem"]
    assert problem["required"] == ["type", "title", "status", "code", "detail"]
