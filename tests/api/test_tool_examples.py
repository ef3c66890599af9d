"""What the document shows of the tools is what they answer."""

from __future__ import annotations

import pytest

from chouette.api.views import SHAPE
from clubsite.tool_schema import ToolShape
from games.api.views import LEGAL, NOTATIONS
from tests.api.conftest import Caller
from tests.api.shapes import is_answer, is_body

TOOLS = {"tools/score/": SHAPE, "tools/legal-plays/": LEGAL, "tools/positions/": NOTATIONS}

pytestmark = pytest.mark.django_db


@pytest.mark.parametrize(("path", "shape"), TOOLS.items())
def test_one_object_gets_its_answer(path: str, shape: ToolShape) -> None:
    is_body(shape.asked, "POST", path)
    answer = Caller().send(path, shape.asked, 200)
    is_answer(answer, "POST", path)
    assert answer == shape.answered


@pytest.mark.parametrize(("path", "shape"), TOOLS.items())
def test_a_refusal_is_a_problem_by_itself_and_an_error_in_a_list(
    path: str, shape: ToolShape
) -> None:
    wrong, code, detail = shape.refused
    problem = Caller().send(path, wrong, 422)
    is_answer(problem, "POST", path, 422)
    assert (problem["id"], problem["code"], problem["detail"]) == (wrong["id"], code, detail)
    both = Caller().send(path, [shape.asked, wrong], 200)
    is_answer(both, "POST", path)
    assert both[0] == shape.answered
    assert both[1] == {"id": wrong["id"], "error": {"code": code, "detail": detail}}
