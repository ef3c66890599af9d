"""Words that have no place in what is committed, each with where it may stand all the same."""

from __future__ import annotations

import re
from dataclasses import dataclass

import pytest

from tests.architecture.source import text_files


@dataclass(frozen=True)
class Banned:
    """`pattern` may stand only in files whose place matches `allowed`."""

    why: str
    pattern: str
    within: str = r"."
    allowed: str = r"(?!)"


# Files that write to a terminal on purpose: commands, benchmarks, and tests that report figures.
SPEAKS = r"/management/commands/|^benchmarks/|^tests/(servers|simulator|reliability)|^\.ci/"
HERE = r"^tests/architecture/test_words\.py$"

BANNED = (
    Banned("leftover marker: do it or write it down for people", r"\b(TODO|FIXME|XXX|HACK)\b"),
    Banned("print outside commands", r"^\s*print\(", r"\.py$", SPEAKS),
    Banned("debugger left in", r"\bbreakpoint\(\)|\bimport i?pdb\b", r"\.py$"),
    Banned("a test that sleeps is slow and still wrong", r"\btime\.sleep\(", r"^tests/"),
    Banned("a path of one machine", r"(?<![\w.])/(root|home|Users|work)/\w"),
    Banned("a package registry's host", r"\b(pypi\.org|pythonhosted\.org|npmjs\.(com|org))\b"),
    Banned("half of a merge", r"^(<{7}|>{7}) "),
    Banned("a lock that does not lock between processes", r"\bthreading\.Lock\(", r"/services/"),
    Banned("a request that waits for Celery", r"\.delay\([^)]*\)\.get\(|AsyncResult", r"\.py$"),
)


@pytest.mark.parametrize("banned", BANNED, ids=lambda banned: banned.why)
def test_it_is_nowhere(banned: Banned) -> None:
    found = [
        f"{source.place}:{number}"
        for source in text_files()
        if re.search(banned.within, source.place) and not re.search(HERE, source.place)
        if not re.search(banned.allowed, source.place)
        for number, line in enumerate(source.lines, 1)
        if re.search(banned.pattern, line)
    ]
    assert not found, "\n".join(found)


@pytest.mark.parametrize(
    ("why", "line"),
    [
        ("leftover marker: do it or write it down for people", "# TODO: later"),
        ("print outside commands", "    print(x)"),
        ("a test that sleeps is slow and still wrong", "time.sleep(1)"),
        ("a path of one machine", 'open("/home/ana/x")'),
        ("a request that waits for Celery", "drain.delay(1).get()"),
    ],
)
def test_it_would_find(why: str, line: str) -> None:
    banned = next(banned for banned in BANNED if banned.why == why)
    assert re.search(banned.pattern, line)
