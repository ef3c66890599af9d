"""The codes of the API: each listed once, with the status it is answered with, and none unused."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from io import StringIO
from pathlib import Path

import pytest
from django.core.management import call_command
from rest_framework import exceptions

from chouette.api.codes import NEVER_ANSWERED, OTHERS, codes, refusals_of_ours
from chouette.refusals import Refused
from chouette.rules.errors import RuleViolation
from clubsite.problems import problem_for
from games.refusals import NotDone

ROOT = Path(__file__).parents[2]
FOLDERS = ("chouette", "clubsite", "games")
SOURCES = [path for folder in FOLDERS for path in (ROOT / folder).rglob("*.py")]
KEPT = {"UnknownOption"}
"""Named by the format of the tools; no option of today is refused by it."""
BY_CODE = {each.code: each for each in codes()}


def families(kind: type[Exception]) -> Iterator[type[Exception]]:
    """A class and all that are derived from it."""
    yield kind
    for derived in kind.__subclasses__():
        yield from families(derived)


def own(kind: type[Exception]) -> list[type[Exception]]:
    """The refusals of the product; tests may derive some of their own."""
    return [each for each in families(kind) if each.__module__.startswith(("chouette.", "games."))]


def test_each_is_listed_once() -> None:
    listed = [each.code for each in codes()]
    assert len(listed) == len(set(listed))


@pytest.mark.parametrize("family", [Refused, RuleViolation, NotDone])
def test_every_refusal_is_listed_with_its_status(family: type[Exception]) -> None:
    for refusal in own(family):
        code = vars(refusal)["code"]
        if code not in NEVER_ANSWERED:
            assert BY_CODE[code].status == getattr(refusal, "status", 422), refusal


@pytest.mark.parametrize(
    "error",
    [
        exceptions.ParseError(),
        exceptions.ValidationError("?"),
        exceptions.NotAuthenticated(),
        exceptions.AuthenticationFailed(),
        exceptions.PermissionDenied(),
        exceptions.NotFound(),
        exceptions.MethodNotAllowed("PUT"),
        exceptions.NotAcceptable(),
        exceptions.UnsupportedMediaType("text/plain"),
        exceptions.Throttled(3),
    ],
    ids=lambda error: type(error).__name__,
)
def test_what_the_framework_refuses_is_listed_with_its_status(error: Exception) -> None:
    problem = problem_for(error)
    assert problem is not None
    assert BY_CODE[problem.code].status == problem.status


def literal_problems() -> Iterator[tuple[int, str]]:
    """Status and code of every `Problem(404, "night_open", ...)` that stands in the sources."""
    for path in SOURCES:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            match node:
                case ast.Call(
                    func=ast.Name(id="Problem"),
                    args=[ast.Constant(value=int(status)), ast.Constant(value=str(code)), *_],
                ):
                    yield status, code


def test_what_is_answered_without_a_refusal_is_listed_too() -> None:
    for status, code in literal_problems():
        assert BY_CODE[code].status == status


def told_elsewhere() -> Iterator[str]:
    """Codes of answers that are written out in full, before there is a request."""
    for path in SOURCES:
        if path.is_relative_to(ROOT / "clubsite"):
            yield from re.findall(r'"code": "([a-z_]+)"', path.read_text("utf-8"))


def test_what_is_answered_before_there_is_a_request_is_listed_too() -> None:
    assert "unsupported_charset" in set(told_elsewhere())
    assert set(told_elsewhere()) - BY_CODE.keys() == set()


def test_none_of_them_is_unused() -> None:
    text = "\n".join(path.read_text("utf-8") for path in SOURCES if path.name != "codes.py")
    unused = {each.__name__ for each in refusals_of_ours() if text.count(each.__name__) < 2}
    assert unused <= KEPT
    answered = {code for _, code in literal_problems()} | set(told_elsewhere())
    framework = {vars(each).get("default_code") for each in families(exceptions.APIException)}
    assert {each.code for each in OTHERS} - answered - framework == set()


def test_the_list_of_the_documentation_is_this_one() -> None:
    written = StringIO()
    call_command("list_api_codes", stdout=written)
    listed = (ROOT / "docs" / "api-codes.md").read_text("utf-8")
    assert listed == written.getvalue(), "manage.py list_api_codes > docs/api-codes.md"
