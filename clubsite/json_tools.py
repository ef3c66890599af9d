"""Tools that turn one JSON object into another: as a command that reads lines, and over HTTP.

A tool is a function of an object and the exceptions by which it refuses; each has a stable `code`
and a `detail` for people. The object's `id` is kept. In JSON Lines, and for one object of a list,
a refusal is the answer `{"id": ..., "error": {"code": ..., "detail": ...}}`.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, Protocol

from django.core.management.base import BaseCommand

from clubsite.parsers import parse_json

Json = dict[str, Any]


class Refusal(Protocol):
    """An exception of a tool."""

    code: ClassVar[str]

    @property
    def detail(self) -> str: ...


@dataclass(frozen=True)
class Tool:
    """`honour` answers one object, without its id, or raises one of `refusals`. `rows` counts what
    an answer is made of, where one object may be answered by many."""

    honour: Callable[[Mapping[str, Any]], Json]
    refusals: type[Exception]
    rows: Callable[[Json], int] = lambda answer: 1

    def answer(self, obj: Any) -> Json:
        """The answer to one object, which may be a refusal. Raises nothing."""
        if not isinstance(obj, dict):
            return refused(None, "bad_json", "Malformed input: an object is needed.")
        try:
            return {"id": obj.get("id"), **self.honour(obj)}
        except self.refusals as refusal:
            return refused(obj.get("id"), *code_and_detail(refusal))

    def answer_line(self, line: bytes | str) -> Json:
        """The answer to one line of JSON in UTF-8. Raises nothing."""
        try:
            # Some programs begin a file with a byte order mark.
            obj = parse_json(line.decode("utf-8-sig") if isinstance(line, bytes) else line)
        except UnicodeDecodeError:
            return refused(None, "bad_json", "Malformed input: this line is not UTF-8.")
        except ValueError as fault:
            return refused(None, "bad_json", f"Malformed input: this line is no JSON ({fault}).")
        return self.answer(obj)


def code_and_detail(refusal: Any) -> tuple[str, str]:
    """What a tool's exception says, to programs and to people."""
    known: Refusal = refusal
    return known.code, known.detail


def is_refusal(answer: Json) -> bool:
    """Whether the object could not be honoured."""
    return "error" in answer


class JsonLinesCommand(BaseCommand):
    """Reads JSON Lines from standard input and answers each in turn; touches no database. Exit
    status 1 if any line could not be honoured."""

    tool: ClassVar[Tool]
    requires_system_checks = []
    stealth_options = ("lines",)

    def handle(self, *args: Any, lines: Iterable[bytes] | None = None, **options: Any) -> None:
        """Answer every line that is not blank."""
        try:
            failed = self._answer(sys.stdin.buffer if lines is None else lines)
        except BrokenPipeError:
            # Whoever reads has had enough. What is left in the buffer can be told to nobody.
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            failed = True
        if failed:
            sys.exit(1)

    def _answer(self, lines: Iterable[bytes]) -> bool:
        """Whether a line could not be honoured."""
        failed = False
        for line in lines:
            if line.strip():
                answer = self.tool.answer_line(line)
                failed |= is_refusal(answer)
                self.stdout.write(json.dumps(answer))
        return failed


def refused(key: Any, code: str, detail: str) -> Json:
    """The answer to an object that was not honoured; `key` is its id."""
    return {"id": key, "error": {"code": code, "detail": detail}}
