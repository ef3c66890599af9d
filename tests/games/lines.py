"""Runs a JSON Lines command as a shell would."""

from __future__ import annotations

import io
import json
from typing import Any

from django.core.management import call_command


def run(command: str, *objects: Any) -> tuple[list[dict[str, Any]], int]:
    """The answers to the objects (texts are sent as they are), and the exit status."""
    lines = [obj if isinstance(obj, str) else json.dumps(obj) for obj in objects]
    written, status = io.StringIO(), 0
    try:
        call_command(command, lines=[line.encode() for line in lines], stdout=written)
    except SystemExit as left:
        status = int(left.code or 0)
    return [json.loads(line) for line in written.getvalue().splitlines()], status


def code(command: str, obj: Any) -> str:
    """The code by which one object is refused."""
    (answer,), status = run(command, obj)
    assert status == 1, answer
    assert answer["error"]["detail"]
    return str(answer["error"]["code"])
